// One colour of seamless paper, lit hard from the side: what stands before it throws its shadow there.
float castShadow(vec3 p) {
  vec3 toSun = normalize(SUN - p);
  vec3 off = p - CENTRE;
  float b = dot(off, toSun);
  float inside = b * b - dot(off, off) + RADIUS * RADIUS;
  if (inside <= 0.0) return 1.0;
  float t = max(0.03, -b - sqrt(inside)), end = -b + sqrt(inside);
  float lit = 1.0;
  for (int i = 0; i < 56; i++) {
    float d = map(p + toSun * t).x;
    lit = min(lit, 46.0 * d / (t + 0.3));
    if (lit < 0.02 || t > end) break;
    t += clamp(0.75 * d, 0.02, 0.5);
  }
  return smoothstep(0.0, 1.0, clamp(lit, 0.0, 1.0));
}

// Also the floor: the paper turns into it without an edge.
vec3 wall(vec3 p) {
  float bend = 0.5 * smoothstep(WALL + 1.3, WALL, p.z) + 0.5 * smoothstep(FLOOR, FLOOR + 1.1, p.y);
  vec3 n = normalize(mix(vec3(0.0, 1.0, 0.0), vec3(0.0, 0.0, 1.0), bend));
  vec3 toSun = normalize(SUN - p);
  float contact = 1.0;
  float h = 0.045;
  for (int i = 0; i < 4 && length(p - CENTRE) < RADIUS + 0.2; i++) {
    contact -= max(0.0, h - map(p + n * h).x) * 1.5;
    h *= 1.55;
  }
  vec2 off = (p.xy - RING.xy) / RING.z;
  float pool = 0.34 + 0.66 * exp(-dot(off, off));
  float lit = max(dot(n, toSun), 0.0) * castOnWall(p, castShadow(p + n * 0.01));
  // The shadow keeps the paper's colour, only deeper.
  vec3 shaded = PAPER * (0.05 + 0.15 * PAPER) * (0.5 + 0.5 * pool);
  return (PAPER * 0.95 * lit * pool + shaded) * clamp(contact, 0.12, 1.0);
}
