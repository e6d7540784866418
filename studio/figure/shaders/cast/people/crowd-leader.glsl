// He goes before the crowd of the plate: the flag flies close beside him, so that a narrow screen shows both.
const vec3 POLE_HAND = vec3(1.56, -1.02, 0.95);
const vec3 POLE_WAY = normalize(vec3(0.020, 1.0, -0.015));

vec2 flag(vec3 p) {
  vec3 q = p - vec3(2.50, 0.66, 0.92);
  float far = length(q) - 1.25;
  if (far > 0.4) return vec2(far, FLAG);
  float slack = smoothstep(-0.9, 0.9, q.x);
  q.z += slack * 0.16 * sin(q.x * 3.1 + 0.6);
  q.y += slack * (0.12 * sin(q.x * 2.6 + 1.4));
  float d = block(q, vec3(0.92, 0.54, 0.02), 0.012);
  d = carve(d, max(abs(q.y) - 0.30 * smoothstep(0.48, 0.95, q.x), 0.48 - q.x), 0.02);
  return vec2(d * 0.6, FLAG);
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = trunk(p);
  mat3 carries = holding(POLE_WAY, vec3(-0.72, -0.3, -0.45));
  result = nearer(result, softArm(p, vec3(0.92, -1.86, -0.12), vec3(1.80, -2.50, 0.30), POLE_HAND, carries, 0.07));
  mat3 raised = mat3(vec3(0.0, -1.0, 0.0), vec3(1.0, 0.0, 0.0), vec3(0.0, 0.0, 1.0));
  result = nearer(result, softArm(p, vec3(-0.92, -1.84, -0.12), vec3(-1.78, -1.60, 0.05), vec3(-1.50, 0.55, 0.35), raised, 0.02));
  result = nearer(result, vec2(rod(p, POLE_HAND - 4.0 * POLE_WAY, POLE_HAND + 2.24 * POLE_WAY, 0.07, 0.06), POLE));
  result = nearer(result, vec2(length(p - POLE_HAND - 2.29 * POLE_WAY) - 0.13, ZIP));
  return nearer(result, flag(p));
}
