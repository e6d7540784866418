// His flag in one hand, the other a fist: the street answers.
vec2 flag(vec3 p) {
  vec3 q = p - vec3(-2.98, 0.98, 0.95);
  float far = length(q) - 1.45;
  if (far > 0.4) return vec2(far, FLAG);
  float slack = smoothstep(1.0, -1.1, q.x);
  q.z += slack * (0.16 * sin(q.x * 3.1 + 0.6) + 0.05 * sin(q.x * 5.3 + q.y * 2.0));
  q.y += slack * (0.14 * sin(q.x * 2.4 + 1.0) + 0.10);
  float d = block(q, vec3(1.10, 0.70, 0.02), 0.012);
  d = carve(d, max(abs(q.y + 0.05) - 0.32 * smoothstep(-0.62, -1.15, q.x), q.x + 0.62), 0.02);
  return vec2(d * 0.6, FLAG);
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = trunk(p);
  mat3 carries = holding(vec3(-0.044, 1.0, -0.015), vec3(0.72, -0.3, -0.45));
  result = nearer(result, arm(p, vec3(-0.92, -1.86, -0.12), vec3(-1.66, -2.36, 0.42), vec3(-1.762, -1.20, 0.99), carries, 0.055));
  mat3 raised = mat3(vec3(0.0, -1.0, 0.0), vec3(-1.0, 0.0, 0.0), vec3(0.0, 0.0, 1.0));
  result = nearer(result, arm(p, vec3(0.92, -1.84, -0.12), vec3(1.92, -1.62, 0.05), vec3(1.66, 0.26, 0.35), raised, 0.02));
  result = nearer(result, vec2(rod(p, vec3(-1.60, -5.0, 1.05), vec3(-1.90, 1.86, 0.95), 0.055, 0.045), POLE));
  result = nearer(result, vec2(length(p - vec3(-1.90, 1.90, 0.95)) - 0.10, ZIP));
  return nearer(result, flag(p));
}
