vec2 flag(vec3 p) {
  vec3 q = p - vec3(-2.98, 0.98, 0.95);
  if (length(q) - 1.6 > 0.5) return vec2(length(q) - 1.6, CLOTH);
  float slack = smoothstep(1.0, -1.1, q.x);
  q.z += slack * (0.20 * sin(q.x * 3.1 + 0.6) + 0.08 * sin(q.x * 6.3 + q.y * 3.0));
  q.y += slack * (0.16 * sin(q.x * 2.4 + 1.0) + 0.12);
  float d = block(q, vec3(1.10, 0.70, 0.02), 0.012);
  d = carve(d, max(abs(q.y + 0.05) - 0.32 * smoothstep(-0.62, -1.15, q.x), q.x + 0.62), 0.02);
  return vec2(d * 0.6, CLOTH);
}

vec2 pose(vec3 p) {
  vec2 result = sleevedArm(p, vec3(1.02, -1.95, -0.1), vec3(1.82, -1.42, 0.2), vec3(1.62, -0.02, 0.35), vec3(-0.2, 0.0, 1.0));
  result = nearer(result, sleevedArm(p, vec3(-1.02, -2.0, -0.1), vec3(-1.85, -2.55, 0.5), vec3(-1.72, -1.55, 0.9), vec3(0.6, 0.0, 0.8)));
  result = nearer(result, vec2(rod(p, vec3(-1.60, -5.0, 1.05), vec3(-1.90, 1.86, 0.95), 0.055, 0.045), CHROME));
  result = nearer(result, vec2(length(p - vec3(-1.90, 1.90, 0.95)) - 0.10, GOLD));
  return nearer(result, flag(p));
}
