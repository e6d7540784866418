// A padlock hangs on the zip of his mouth; he holds the key himself.
const vec3 LOCK_AT = vec3(0.205, -1.15, 0.90);
const vec3 BITTEN_AT = BITE + vec3(-0.33, -0.010, 0.325);

vec3 toLock(vec3 q) {
  q -= LOCK_AT;
  q.xy = turn(0.10) * q.xy;
  return q;
}

vec2 padlock(vec3 q) {
  vec3 k = toLock(q);
  float far = length(k - vec3(0.0, 0.08, 0.0)) - 0.48;
  if (far > 0.2) return vec2(far, LOCK);
  float body = block(k, vec3(0.26, 0.20, 0.11), 0.075);
  vec3 s = k - vec3(0.0, 0.28, -0.15);
  float hoop = length(vec2(length(vec2(s.x, max(s.y, 0.0))) - 0.135, s.z)) - 0.036;
  return nearer(vec2(body, LOCK), vec2(max(hoop, -s.y - 0.14), KEY));
}

// Across his teeth: its bow outside, its bits inside.
float key(vec3 q) {
  vec3 k = q - BITTEN_AT;
  k.xy = turn(-0.10) * k.xy;
  float far = length(k) - 0.72;
  if (far > 0.2) return far;
  float d = rod(k, vec3(-0.30, 0.0, 0.0), vec3(0.40, 0.0, 0.0), 0.034, 0.030);
  d = min(d, length(vec2(length(k.xy + vec2(0.46, 0.0)) - 0.155, k.z)) - 0.042);
  d = min(d, length(vec2(length(k.yz) - 0.035, k.x + 0.24)) - 0.022);
  return min(d, block(vec3(abs(k.x - 0.31) - 0.055, k.y + 0.095, k.z), vec3(0.034, 0.085, 0.026), 0.01));
}

vec2 own(vec3 p, vec3 h) {
  vec3 q = toSkull(h);
  return nearer(padlock(q), vec2(key(q), KEY)) * vec2(SKULL_SCALE, 1.0);
}

void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material != LOCK) return;
  vec2 k = toLock(toSkull(h)).xy - vec2(0.0, 0.03);
  float hole = min(length(k) - 0.062, max(abs(k.x) - 0.028 + 0.12 * k.y, abs(k.y + 0.07) - 0.07));
  if (hole < 0.0) skin = Skin(vec3(0.004), 0.0, 0.1, 0.0, 0.0);
}
