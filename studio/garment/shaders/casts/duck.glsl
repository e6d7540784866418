// The dummy has no head; its shadow has the duck's, and its temper.
float castOnWall(vec3 p, float lit) {
  float grown = (SUN.z - WALL) / SUN.z;
  vec2 q = (p.xy - mix(SUN.xy, vec2(0.02, 1.50), grown)) / grown;
  if (max(abs(q.x), abs(q.y)) > 1.2 || p.z > WALL + 0.2) return lit;
  float head = blend(length(q * vec2(1.0, 1.04)) - 0.50, segment(q, vec2(-0.06, -0.3), vec2(-0.10, -0.9)) - 0.34, 0.2);
  vec2 b = q - vec2(0.40, -0.09);
  b.y -= 0.45 * b.x * b.x;
  float beak = min(segment(b, vec2(0.0, 0.05), vec2(0.36, 0.02)) - 0.085 + 0.08 * b.x, segment(b, vec2(0.0, -0.10), vec2(0.26, -0.15)) - 0.055);
  vec2 t = q - vec2(-0.34, 0.44);
  float tuft = max(length(t) - 0.20, 0.17 - length(t - vec2(-0.04, 0.13)));
  float shape = min(min(head, beak), tuft);
  vec2 e = q - vec2(0.17, 0.12);
  shape = max(shape, -max(length(e) - 0.115, e.y - 0.045 + 0.42 * e.x));
  return min(lit, smoothstep(-0.012, 0.012, shape));
}
