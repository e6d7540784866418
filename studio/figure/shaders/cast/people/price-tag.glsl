// Dressed to frighten, and the tag is still on his zip: what he was to cost is struck out, a grin is what he costs now.
const vec3 HAND_AT = vec3(1.70, -1.26, 1.10);
const vec3 ALONG = vec3(0.9888, 0.1494, 0.0);
const vec3 ACROSS = vec3(-0.1494, 0.9888, 0.0);
const vec3 PULL = vec3(-0.01, -1.66, 1.08);
const vec2 EYELET = vec2(-0.55, 0.0);

// Its middle; the hand holds the wide end, the other one points at the zip.
vec2 toTag(vec3 p) {
  vec3 q = p - HAND_AT;
  return vec2(dot(q, ALONG) + 0.62, dot(q, ACROSS));
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = trunk(p);
  result = nearer(result, vec2(limb(p, vec3(-0.92, -1.86, -0.12), vec3(-1.24, -2.90, -0.05), vec3(-1.12, -3.90, 0.30), vec3(0.42, 0.32, 0.26), 0.055), CLOTH));
  mat3 holds = holding(ACROSS, vec3(0.9, -0.5, -0.3));
  result = nearer(result, arm(p, vec3(0.92, -1.86, -0.12), vec3(2.06, -2.60, 0.40), HAND_AT, holds, 0.05));
  vec3 q = vec3(toTag(p), p.z - HAND_AT.z);
  float far = length(q + vec3(0.2, 0.0, 0.0)) - 1.15;
  if (far > 0.3) return nearer(result, vec2(far, TAG));
  float tag = max(block(q, vec3(0.74, 0.44, 0.025), 0.02), dot(vec2(-q.x, abs(q.y)), vec2(0.7071)) - 0.63);
  tag = max(tag, 0.055 - length(q.xy - EYELET));
  vec3 eyelet = HAND_AT + (EYELET.x - 0.62) * ALONG;
  vec3 slack = mix(PULL, eyelet, 0.5) - vec3(0.0, 0.10, 0.0);
  float thread = length(p - PULL) - 0.055;
  thread = min(thread, rod(p, PULL, slack, 0.028, 0.028));
  thread = min(thread, rod(p, slack, eyelet + vec3(0.0, 0.0, 0.03), 0.028, 0.028));
  return nearer(nearer(result, vec2(tag * 0.9, TAG)), vec2(thread, THREAD));
}

float nine(vec2 q) {
  return min(abs(length(q - vec2(0.0, 0.06)) - 0.085), segment(q, vec2(0.085, 0.06), vec2(0.03, -0.17))) - 0.036;
}

void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material != TAG) return;
  vec2 q = toTag(p);
  vec2 digit = q - vec2(-0.32, 0.18);
  float price = min(nine(digit), min(nine(digit - vec2(0.26, 0.0)), nine(digit - vec2(0.52, 0.0))));
  float struck = segment(q, vec2(-0.44, 0.175), vec2(0.38, 0.05));
  // The grin is a zip, shut.
  vec2 grin = q - vec2(0.0, -0.21);
  float lip = abs(grin.y - 1.1 * grin.x * grin.x + 0.04);
  bool isGrin = abs(grin.x) < 0.34 && (abs(lip - 0.085) < 0.018 || lip < 0.012 || (lip < 0.085 && abs(fract(grin.x / 0.10) - 0.5) > 0.40));
  isGrin = isGrin || (lip < 0.103 && abs(abs(grin.x) - 0.34) < 0.018);
  bool isEyelet = abs(length(q - EYELET) - 0.105) < 0.018;
  bool isPrice = price < 0.0 && struck > 0.036;
  if (isPrice || struck < 0.020 || isGrin || isEyelet) skin.tint = vec3(0.0);
}
