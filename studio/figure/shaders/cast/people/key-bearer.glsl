// A key as long as a forearm, and he looks through its bow at whoever has lost one.
const vec3 HAND_AT = vec3(0.80, -0.97, 1.15);
const vec3 AXIS = vec3(-0.420, 0.9075, 0.0);

vec2 own(vec3 p, vec3 h) {
  vec2 result = trunk(p);
  result = nearer(result, vec2(limb(p, vec3(-0.92, -1.86, -0.12), vec3(-1.24, -2.90, -0.05), vec3(-1.12, -3.90, 0.30), vec3(0.42, 0.32, 0.26), 0.055), CLOTH));
  mat3 holds = holding(AXIS, vec3(0.75, -0.45, -0.3));
  result = nearer(result, arm(p, vec3(0.92, -1.86, -0.12), vec3(1.84, -2.14, 0.30), HAND_AT, holds, 0.11));
  vec3 q = p - HAND_AT;
  q.xy = vec2(dot(q, vec3(0.9075, 0.420, 0.0)), dot(q, AXIS));
  float d = rod(q, vec3(0.0, -1.06, 0.0), vec3(0.0, 0.66, 0.0), 0.105, 0.090);
  d = min(d, length(vec2(length(q.xy - vec2(0.0, 1.05)) - 0.40, q.z)) - 0.085);
  float bits = block(q - vec3(-0.30, -0.95, 0.0), vec3(0.28, 0.10, 0.075), 0.02);
  bits = min(bits, block(q - vec3(-0.24, -0.56, 0.0), vec3(0.22, 0.085, 0.075), 0.02));
  return nearer(result, vec2(min(d, bits), KEY));
}
