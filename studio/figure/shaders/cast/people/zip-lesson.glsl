// A padlock hangs on the zip under his chin; he holds the key himself.
const vec3 LOCK_AT = vec3(0.0, -1.66, 1.10);
const vec3 HAND_AT = vec3(-1.34, -0.98, 1.15);
// From the bits to the bow.
const vec3 AXIS = vec3(-0.34, 0.94, 0.0);

vec3 toLock(vec3 p) {
  vec3 k = (p - LOCK_AT) / 1.15;
  k.xy = turn(0.09) * k.xy;
  return k;
}

vec2 padlock(vec3 p) {
  vec3 k = toLock(p);
  float far = length(k - vec3(0.0, 0.10, 0.0)) - 0.56;
  if (far > 0.2) return vec2(far, LOCK);
  float body = block(k, vec3(0.30, 0.24, 0.13), 0.085);
  vec3 s = k - vec3(0.0, 0.34, 0.0);
  float hoop = length(vec2(length(vec2(s.x, max(s.y, 0.0))) - 0.165, s.z)) - 0.045;
  return nearer(vec2(body, LOCK), vec2(max(hoop, -s.y - 0.16), KEY)) * vec2(1.15, 1.0);
}

float key(vec3 p) {
  vec3 q = p - HAND_AT;
  q.xy = vec2(dot(q, vec3(0.94, 0.34, 0.0)), dot(q, AXIS));
  float far = length(q - vec3(0.0, 0.2, 0.0)) - 1.2;
  if (far > 0.3) return far;
  float d = rod(q, vec3(0.0, -0.92, 0.0), vec3(0.0, 0.46, 0.0), 0.085, 0.085);
  d = min(d, rod(q, vec3(0.0, 0.36, 0.0), vec3(0.0, 0.42, 0.0), 0.13, 0.13));
  d = min(d, length(vec2(length(q.xy - vec2(0.0, 0.80)) - 0.32, q.z)) - 0.085);
  d = min(d, block(q - vec3(-0.22, -0.84, 0.0), vec3(0.22, 0.085, 0.06), 0.02));
  return min(d, block(q - vec3(-0.17, -0.56, 0.0), vec3(0.17, 0.075, 0.06), 0.02));
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = trunk(p);
  result = nearer(result, vec2(softSleeve(p, vec3(0.92, -1.86, -0.12), vec3(1.24, -2.90, -0.05), vec3(1.12, -3.90, 0.30)), CLOTH));
  mat3 holds = holding(AXIS, vec3(-0.75, -0.60, -0.3));
  result = nearer(result, softArm(p, vec3(-0.92, -1.86, -0.12), vec3(-1.86, -2.20, 0.25), HAND_AT, holds, 0.09));
  result = nearer(result, vec2(key(p), KEY));
  return nearer(result, padlock(p));
}

void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material != LOCK) return;
  vec2 k = toLock(p).xy - vec2(0.0, 0.03);
  float hole = min(length(k) - 0.072, max(abs(k.x) - 0.032 + 0.12 * k.y, abs(k.y + 0.08) - 0.08));
  if (hole < 0.0) skin = Skin(vec3(0.004), 0.0, 0.1, 0.0, 0.0);
}
