// He looks for it under his hand, and it is nowhere.
const vec3 WRIST = vec3(1.20, 0.42, 1.06);
const vec3 CUFF = vec3(1.31, 0.20, 0.98);
const vec3 FINGERS = normalize(vec3(-0.98, 0.06, -0.02));
const vec3 BACK = normalize(cross(cross(FINGERS, vec3(0.0, 0.60, 0.80)), FINGERS));
const vec4 REACH_OF = vec4(0.255, 0.285, 0.270, 0.215);

vec3 toHand(vec3 p) {
  return (p - WRIST) * mat3(cross(FINGERS, BACK), FINGERS, BACK);
}

// Along y from the wrist: the index finger lies on the brow, the little one stands out before it, and all roof the eyes.
float visor(vec3 q) {
  float d = block(q - vec3(0.0, 0.34, -0.02), vec3(0.25, 0.22, 0.075), 0.07);
  d = blend(d, rod(q, vec3(0.0, 0.18, 0.0), vec3(0.04, -0.08, -0.06), 0.15, 0.125), 0.10);
  for (int i = 0; i < 4; i++) {
    float lean = 0.05 * (float(i) - 1.5);
    float reach = REACH_OF[i];
    vec3 way = vec3(sin(lean), cos(lean), 0.0);
    vec3 root = vec3(-0.225 + 0.150 * float(i), 0.56 - 0.02 * abs(float(i) - 1.0), 0.02);
    vec3 joint = root + reach * (way + vec3(0.0, 0.0, 0.10));
    vec3 last = joint + 0.80 * reach * (way - vec3(0.0, 0.0, 0.22));
    vec3 tip = last + 0.66 * reach * (way - vec3(0.0, 0.0, 0.46));
    float own = blend(bone(q, root, joint, 0.092, 0.088), bone(q, joint, last, 0.088, 0.078), 0.012);
    own = blend(own, bone(q, last, tip, 0.078, 0.068), 0.012);
    d = blend(d, blend(own, rod(q, vec3(0.45 * root.x, 0.10, 0.02), root, 0.06, 0.082), 0.02), 0.012);
  }
  return d;
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = nearer(trunk(p), sleeve(p, vec3(0.92, -1.86, -0.12), vec3(1.80, -0.80, 0.58), CUFF));
  vec3 hand = toHand(p);
  float far = length(hand - vec3(0.0, 0.6, 0.0)) - 1.0;
  return nearer(result, vec2(far > 0.3 ? far : visor(hand), GLOVE));
}

// What the hand keeps the lamp from is black, and two strokes cross each finger where it bends.
void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material == BONE) skin.tint *= mix(1.0, 0.3, smoothstep(-0.15, 0.0, h.y));
  if (material != GLOVE) return;
  vec3 q = toHand(p);
  float i = clamp(floor(q.x / 0.150 + 2.0), 0.0, 3.0);
  float from = q.y - 0.56 + 0.02 * abs(i - 1.0);
  float reach = REACH_OF[int(i)];
  float bend = abs(from - reach), last = abs(from - 1.80 * reach);
  bool isFold = abs(bend - 0.020) < 0.0075 || last < 0.0075;
  if (q.z > 0.0 && isFold && abs(q.x - 0.150 * (i - 1.5) - 0.05 * (i - 1.5) * from) < 0.045) skin.tint = vec3(0.0);
}
