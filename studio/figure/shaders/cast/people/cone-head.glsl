// The cone is his hat now, the road sign his flag; he hops.
const vec3 SIGN_HAND = vec3(1.75, -0.40, 0.45);
const vec3 SIGN_AXIS = vec3(0.22, 0.96, 0.05);

vec3 toSign(vec3 p) {
  return (p - SIGN_HAND) * holding(SIGN_AXIS, vec3(0.7, -0.7, 0.0)) - vec3(0.0, 1.65, 0.0);
}

vec3 toChest(vec3 p) {
  vec3 q = p - vec3(0.0, -1.3, 0.0);
  q.xz = turn(-0.22) * q.xz;
  q.xy = turn(0.16) * q.xy;
  return q + vec3(0.0, -1.3, 0.0);
}

float cone(vec3 h) {
  vec3 q = h - vec3(0.0, 0.62, -0.10);
  q.yz = turn(0.10) * q.yz;
  float d = max(length(q.xz) - mix(0.70, 0.10, clamp(q.y / 1.75, 0.0, 1.0)), abs(q.y - 0.86) - 0.88) * 0.92;
  return min(d, block(q, vec3(0.92, 0.08, 0.92), 0.08));
}

vec2 shod(vec3 p, vec3 foot, float yaw, float heel) {
  vec3 q = p - foot;
  q.xz = turn(yaw) * q.xz;
  q.yz = turn(-heel) * q.yz;
  return sneaker(q);
}

vec2 own(vec3 p, vec3 h) {
  vec3 c = toChest(p);
  vec2 result = trunk(c);
  mat3 waves = holding(SIGN_AXIS, vec3(0.7, -0.7, 0.0));
  result = nearer(result, softArm(p, vec3(0.80, -1.72, -0.05), vec3(1.78, -1.72, 0.10), SIGN_HAND, waves, 0.07));
  mat3 swings = mat3(vec3(0.12, 0.46, -0.88), vec3(0.0, 0.88, 0.46), vec3(-0.986, 0.055, -0.106));
  vec3 m = vec3(-c.x, c.yz);
  result = nearer(result, softArm(m, vec3(0.92, -1.86, -0.12), vec3(1.80, -2.35, -0.25), vec3(2.15, -2.05, 0.62), swings, 0.03));
  mat3 hops = mat3(vec3(-0.06, -3.15, -0.05), vec3(-0.32, -4.30, 0.10), vec3(-0.55, -5.10, -0.30));
  mat3 kicks = mat3(vec3(0.60, -3.15, 0.0), vec3(1.25, -3.72, 0.95), vec3(1.25, -4.52, 0.70));
  result = nearer(result, jeans(p, hops, kicks));
  result = nearer(result, shod(p, vec3(-0.55, -5.55, -0.40), 0.20, 0.45));
  result = nearer(result, shod(p, vec3(1.25, -4.98, 0.78), -0.25, 0.15));
  result = nearer(result, vec2(cone(h), CONE));
  vec3 s = toSign(p);
  result = nearer(result, vec2(rod(s, vec3(0.0, -2.4, 0.0), vec3(0.0, -0.6, 0.0), 0.07, 0.07), POLE));
  return nearer(result, vec2(max(length(s.xy) - 0.88, abs(s.z) - 0.04) - 0.02, SIGN));
}

// White rings on the cone; the bar of the sign has teeth.
void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material == CONE && abs(abs(h.y - 1.38) - 0.33) < 0.15) skin.tint = vec3(0.85, 0.80, 0.74);
  if (material != SIGN) return;
  vec2 q = toSign(p).xy;
  float cell = abs(fract(q.x / 0.19 + (q.y > 0.0 ? 0.5 : 0.0)) - 0.5) * 0.19;
  bool isBar = abs(q.y) < 0.20 && abs(q.x) < 0.62;
  if (isBar && (cell < 0.070 || abs(q.y) < 0.03) || abs(length(q) - 0.80) < 0.04) skin.tint = vec3(0.86, 0.80, 0.74);
}
