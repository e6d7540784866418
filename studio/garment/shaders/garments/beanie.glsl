uniform sampler2D uPrint0;

vec4 printAt(vec3 p) {
  if (p.z < 0.0 || p.y > -0.10) return vec4(0.0);
  float angle = atan(p.x, p.z);
  return printed(uPrint0, vec2(angle * 1.06, p.y + 0.46) / 1.05);
}

vec2 map(vec3 world) {
  vec3 p = toGarment(world);
  float angle = atan(p.x, p.z);
  float warp = noise(p * 1.6 + 2.0);
  // Knit stitches run down each rib.
  float knit = 0.5 + 0.5 * abs(sin(p.y * 46.0 + step(0.0, sin(angle * 26.0)) * 1.57));
  float rib = pow(ribs(angle + 0.02 * sin(p.y * 3.0), 52.0), 0.7) * (0.85 + 0.15 * knit);
  vec3 q = p - vec3(0.0, -0.18, 0.0);
  q.xz += vec2(0.12, 0.14) * smoothstep(0.3, 1.2, q.y);
  float crown = ellipsoid(q, vec3(0.99, 1.28, 0.99));
  float gather = smoothstep(0.55, 1.25, q.y);
  crown -= 0.045 * rib * mix(1.0, 0.5, gather) + 0.05 * fold(angle * 8.0 + warp * 3.0) * gather * smoothstep(0.10, 0.4, length(q.xz));
  crown -= 0.10 * (noise(p * vec3(1.3, 2.0, 1.3) + 2.0) - 0.5) * smoothstep(0.1, 0.5, q.y);
  crown = max(crown, -p.y - 0.72);
  vec2 result = vec2(crown * 0.62, CLOTH);
  // The turn-up: thicker, a rolled edge above and below.
  vec2 wall_ = vec2(length(p.xz) - 1.04 - 0.03 * sin(angle * 3.0 + 1.0), p.y + 0.47 + 0.025 * sin(angle * 2.0 + 0.6));
  float flat_ = length(max(abs(wall_) - vec2(0.035, 0.26), 0.0)) - 0.075;
  flat_ -= 0.032 * pow(ribs(angle, 52.0), 0.7) * (0.85 + 0.15 * knit);
  result = nearer(result, vec2(flat_ * 0.7, RIB));
  // A woven label on the edge.
  vec3 label = p;
  label.xz = turn(-0.80) * label.xz;
  result = nearer(result, vec2(block(label - vec3(0.0, -0.56, 1.17), vec3(0.085, 0.055, 0.012), 0.012), GOLD));
  // The halo over it.
  vec3 halo = world - vec3(0.0, 1.52, -0.05);
  halo.yz = turn(0.30) * halo.yz;
  halo.xy = turn(-0.12) * halo.xy;
  result = nearer(result, vec2(ringY(halo, 0.86, 0.036), GLOW));
  // A wire from behind holds it: nobody here was born with one.
  float wire = blend(rod(world, vec3(1.21, -0.76, -0.48), vec3(1.21, 1.36, -0.42), 0.030, 0.030), rod(world, vec3(1.21, 1.36, -0.42), vec3(0.79, 1.55, -0.25), 0.030, 0.030), 0.10);
  result = nearer(result, vec2(wire, GOLD));
  float plinth = drumY(world - vec3(0.0, (FLOOR - 0.76) * 0.5, 0.0), 1.34, (-0.76 - FLOOR) * 0.5 - 0.02) - 0.02;
  result = nearer(result, vec2(plinth, GLOSS));
  return nearer(result, vec2(ringY(world - vec3(0.0, -0.90, 0.0), 1.365, 0.014), GOLD));
}
