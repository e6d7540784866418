// One of the crowd who has painted a sign: two eyes and a zip.
const vec3 SIGN_HAND = vec3(1.34, -0.62, -0.30);

vec3 toSign(vec3 p) {
  vec3 q = p - SIGN_HAND - vec3(0.08, 2.02, -0.05);
  q.xy = turn(-0.05) * q.xy;
  return q;
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = nearer(trunk(p), vec2(hoodBehind(h, 0.6), CLOTH));
  result = nearer(result, vec2(limb(p, vec3(-0.92, -1.86, -0.12), vec3(-1.24, -2.90, -0.05), vec3(-1.12, -3.90, 0.30), vec3(0.42, 0.32, 0.26), 0.055), CLOTH));
  mat3 holds = holding(vec3(0.03, 1.0, 0.0), vec3(0.5, -0.6, 0.3));
  result = nearer(result, arm(p, vec3(0.92, -1.86, -0.12), vec3(1.80, -1.80, 0.0), SIGN_HAND, holds, 0.06));
  result = nearer(result, vec2(rod(p, SIGN_HAND - vec3(0.03, 0.7, 0.0), SIGN_HAND + vec3(0.08, 2.2, 0.0), 0.05, 0.05), WOOD));
  return nearer(result, vec2(block(toSign(p), vec3(0.92, 0.68, 0.03), 0.02), CARD));
}

void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material != CARD) return;
  vec2 q = toSign(p).xy;
  vec2 e = vec2(abs(q.x) - 0.36, q.y - 0.16);
  float eye = max(length(e) - 0.24, dot(e - vec2(0.0, 0.08), normalize(vec2(-0.5, 1.0))));
  float y = q.y + 0.30 - 0.20 * q.x * q.x;
  float cell = abs(fract(q.x / 0.17 + (y > 0.0 ? 0.5 : 0.0)) - 0.5) * 0.17;
  float zip = max(max(abs(y) - 0.13, abs(q.x) - 0.66), -max(0.02 - abs(y), 0.055 - cell));
  if (min(eye, zip) < 0.0) skin.tint *= 0.04;
}
