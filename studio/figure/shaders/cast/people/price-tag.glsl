// Dressed to frighten, and the tag is still on his zip: it grins as he does, with its code.
const vec3 HAND_AT = vec3(1.98, -1.14, 1.16);
const vec3 ALONG = vec3(0.9888, 0.1494, 0.0);
const vec3 ACROSS = vec3(-0.1494, 0.9888, 0.0);
const vec3 PULL = vec3(-0.01, -1.66, 1.08);
const vec3 WRIST = vec3(2.38, -1.62, 0.96);
const vec2 EYELET = vec2(-0.74, 0.0);
const vec2 HALF = vec2(0.94, 0.60);
const vec3 GRASP_AT = vec3(1.00, -0.09, 0.0);
// The middle of what is drawn on it, and of the tag, from the hand.
const float FACE = -0.06, MIDDLE = 0.80;
// Bars and gaps of the code; three at each end are longer.
const uint CODE = 0xB19A6C65u;
const float BAR = 0.029;

// Its middle; the hand holds the wide end, the other one points at the zip.
vec2 toTag(vec3 p) {
  vec3 q = p - HAND_AT;
  return vec2(dot(q, ALONG) + MIDDLE, dot(q, ACROSS));
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = trunk(p);
  result = nearer(result, vec2(limb(p, vec3(-0.92, -1.86, -0.12), vec3(-1.24, -2.90, -0.05), vec3(-1.12, -3.90, 0.30), vec3(0.44, 0.35, 0.26), 0.05), CLOTH));
  result = nearer(result, softCuff(p, vec3(0.92, -1.86, -0.12), vec3(1.90, -2.36, 0.40), WRIST));
  vec3 q = vec3(toTag(p), p.z - HAND_AT.z);
  vec3 hand = q - GRASP_AT;
  vec3 wrist = vec3(toTag(WRIST) - GRASP_AT.xy, WRIST.z - HAND_AT.z);
  float reach = length(hand - vec3(0.1, 0.0, 0.0)) - 0.75;
  result = nearer(result, vec2(reach > 0.3 ? reach : grasp(hand, wrist), GLOVE));
  float far = length(q) - 1.15;
  if (far > 0.3) return nearer(result, vec2(far, TAG));
  float tag = max(block(q, vec3(HALF, 0.025), 0.02), dot(vec2(-q.x, abs(q.y)), vec2(0.7071)) - 0.80);
  tag = max(tag, 0.055 - length(q.xy - EYELET));
  vec3 eyelet = HAND_AT + (EYELET.x - MIDDLE) * ALONG;
  vec3 slack = mix(PULL, eyelet, 0.45) - vec3(0.0, 0.30, -0.05);
  float thread = length(p - PULL) - 0.055;
  vec3 from = PULL;
  for (int i = 1; i < 6; i++) {
    float t = 0.2 * float(i);
    vec3 to = mix(mix(PULL, slack, t), mix(slack, eyelet + vec3(0.0, 0.0, 0.05), t), t);
    thread = min(thread, rod(p, from, to, 0.036, 0.036));
    from = to;
  }
  return nearer(nearer(result, vec2(tag * 0.9, TAG)), vec2(thread, THREAD));
}

void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  // In the shadow of the tag, and the side of the hood away from the lamp.
  bool isUnder = p.x > 0.95 && p.x < 1.34 + 0.06 * sin(6.0 * p.y) && p.y < -1.5;
  bool isHood = h.y > -0.95 && h.x > 0.50 + 0.06 * sin(5.0 * h.y);
  bool isFlank = p.x < 1.0 && p.x > 0.34 + 0.06 * sin(4.0 * p.y) && p.y < -1.5;
  if (material == CLOTH && (isUnder || isHood || isFlank)) skin.tint = vec3(0.0);
  if (material != TAG) return;
  vec2 q = toTag(p);
  // Two angry eyes over the code.
  vec2 eye = vec2(abs(q.x - FACE) - 0.23, q.y - 0.23);
  float brow = eye.y - 0.55 * eye.x;
  bool isEye = length(eye) < 0.19 && brow < 0.02 && length(eye + vec2(0.03, 0.06)) > 0.05;
  vec2 grin = q - vec2(FACE, -0.24);
  int bar = int(floor(grin.x / BAR)) + 16;
  float height = bar < 3 || bar > 28 ? 0.20 : 0.16;
  bool isCode = bar >= 0 && bar < 32 && ((CODE >> uint(clamp(bar, 0, 31))) & 1u) == 1u && abs(grin.y - grin.x * grin.x + 0.06) < height;
  // A line runs round inside the edge.
  vec2 inside = HALF - abs(q);
  float edge = min(min(inside.x, inside.y), 0.80 - dot(vec2(-q.x, abs(q.y)), vec2(0.7071)));
  bool isFrame = abs(edge - 0.085) < 0.014 && length(q - EYELET) > 0.17;
  bool isEyelet = abs(length(q - EYELET) - 0.105) < 0.018;
  if (isEye || isCode || isFrame || isEyelet) skin.tint = vec3(0.0);
}
