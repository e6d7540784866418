// The plug that should be in the wall, in his fist; the other hand scratches his head.
const vec3 HAND_AT = vec3(1.30, -1.38, 1.25);
const vec3 AXIS = vec3(0.156, 0.988, 0.0);
const vec3 WRIST = vec3(-1.34, 0.36, 0.86);
const vec3 LEAD_AT = HAND_AT + vec3(-0.48, -0.92, 0.0);
const float LEAD_THICK = 0.085, LEAD_END = 0.16;
const vec4 REACH_OF = vec4(0.30, 0.34, 0.33, 0.27);

// The frame of a hand: where its fingers point, where its back looks.
mat3 aim(vec3 fingers, vec3 back) {
  vec3 y = normalize(fingers);
  vec3 z = normalize(back - y * dot(back, y));
  return mat3(cross(y, z), y, z);
}

vec3 toHand(vec3 p) {
  return (p - WRIST) * aim(vec3(0.80, 0.52, -0.06), vec3(-0.15, 0.15, 1.0));
}

// Along y from the wrist, the fingers a little apart and bent round what they scratch, the thumb out beside them.
float scratching(vec3 q) {
  float d = block(q - vec3(0.02, 0.36, 0.0), vec3(0.27, 0.25, 0.10), 0.09);
  d = blend(d, rod(q, vec3(-0.02, 0.19, 0.03), vec3(0.0, -0.10, 0.0), 0.17, 0.13), 0.12);
  for (int i = 0; i < 4; i++) {
    float lean = 0.14 * (float(i) - 1.5);
    vec3 way = vec3(sin(lean), cos(lean), 0.0);
    vec3 root = vec3(-0.225 + 0.157 * float(i), 0.54, 0.0);
    vec3 joint = root + REACH_OF[i] * (way + vec3(0.0, 0.0, 0.14));
    vec3 tip = joint + REACH_OF[i] * (0.95 * way - vec3(0.0, 0.0, 0.42));
    float own = blend(rod(q, root, joint, 0.096, 0.090), rod(q, joint, tip, 0.090, 0.070), 0.02);
    d = blend(d, own, 0.008);
  }
  vec3 bend = vec3(-0.42, 0.34, 0.08);
  float thumb = blend(rod(q, vec3(-0.12, 0.12, 0.0), bend, 0.120, 0.100), rod(q, bend, vec3(-0.56, 0.62, 0.04), 0.100, 0.078), 0.02);
  return blend(d, thumb, 0.06);
}

// It leaves the fist, swings up again before his chest and is torn off: two wires.
vec2 lead(vec3 p) {
  vec3 q = p - LEAD_AT;
  float far = length(q) - 1.1;
  if (far > 0.3) return vec2(far, LEAD);
  vec3 end = vec3(-0.40, LEAD_END, 0.0);
  float d = rod(q, vec3(0.43, 0.64, 0.0), vec3(0.40, 0.0, 0.0), LEAD_THICK, LEAD_THICK);
  d = min(d, rod(q, vec3(-0.40, 0.0, 0.0), end, LEAD_THICK, LEAD_THICK));
  d = min(d, length(vec2(length(vec2(q.x, max(q.y, -2.0))) - 0.40, q.z)) - LEAD_THICK + max(q.y, 0.0) * 2.0);
  vec3 m = vec3(abs(q.x - end.x), q.yz - end.yz);
  vec3 bend = vec3(0.10, 0.22, 0.0);
  d = min(d, min(rod(m, vec3(0.05, 0.0, 0.0), bend, 0.026, 0.026), rod(m, bend, vec3(0.27, 0.40, 0.0), 0.026, 0.026)));
  return vec2(d * 0.8, LEAD);
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = trunk(p);
  vec3 m = vec3(abs(p.x), p.yz);
  if (result.y == CLOTH) result.x = blend(result.x, rod(m, vec3(0.62, -2.2, -0.1), vec3(0.76, -3.8, -0.1), 0.30, 0.34), 0.15);
  result = nearer(result, softCuff(p, vec3(-0.92, -1.86, -0.12), vec3(-1.96, -0.86, 0.30), WRIST));
  vec3 hand = toHand(p);
  float far = length(hand - vec3(0.0, 0.5, 0.0)) - 1.0;
  result = nearer(result, vec2(far > 0.3 ? far : scratching(hand), GLOVE));
  mat3 holds = holding(AXIS, vec3(0.75, -0.45, -0.3));
  result = nearer(result, softClasp(p, vec3(0.92, -1.86, -0.12), vec3(1.72, -2.78, 0.35), HAND_AT, holds, 0.13));
  vec3 q = p - HAND_AT;
  q.xy = vec2(dot(q, vec3(AXIS.y, -AXIS.x, 0.0)), dot(q, AXIS));
  float body = rod(q, vec3(0.0, -0.34, 0.0), vec3(0.0, 0.44, 0.0), 0.115, 0.13);
  body = blend(body, block(q - vec3(0.0, 0.72, 0.0), vec3(0.40, 0.26, 0.22), 0.09), 0.10);
  result = nearer(result, vec2(body, PLUG));
  m = vec3(abs(q.x) - 0.20, q.y - 1.20, q.z);
  float prongs = max(block(m, vec3(0.065, 0.30, 0.085), 0.02), 0.04 - length(m.xy - vec2(0.0, 0.16)));
  result = nearer(result, vec2(prongs, ZIP));
  return nearer(result, lead(p));
}

// Two grooves run round the plug, a black end round the lead; where the hand lies on the hood is black.
void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material == PLUG && abs(abs(dot(p - HAND_AT, AXIS) - 0.70) - 0.07) < 0.018) skin.tint = vec3(0.004);
  if (material == LEAD && p.x < LEAD_AT.x && abs(p.y - LEAD_AT.y - LEAD_END - 0.01) < 0.05) skin.tint = vec3(0.0);
  if (material == CLOTH && h.y > 0.0 && scratching(toHand(p)) < 0.085) skin.tint = vec3(0.0);
}
