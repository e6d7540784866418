// The plug that should be in the wall, in his fist; the other hand scratches his head.
const vec3 HAND_AT = vec3(1.22, -1.66, 1.25);
const vec3 AXIS = vec3(0.156, 0.988, 0.0);
const vec3 WRIST = vec3(-1.34, 0.36, 0.86);
const vec4 REACH_OF = vec4(0.30, 0.34, 0.33, 0.27);

// The frame of a hand: where its fingers point, where its back looks.
mat3 aim(vec3 fingers, vec3 back) {
  vec3 y = normalize(fingers);
  vec3 z = normalize(back - y * dot(back, y));
  return mat3(cross(y, z), y, z);
}

// Along y from the wrist, the fingers apart and bent round what they scratch, the thumb up beside them.
float scratching(vec3 q) {
  float d = block(q - vec3(0.02, 0.36, 0.0), vec3(0.27, 0.24, 0.10), 0.09);
  d = blend(d, rod(q, vec3(-0.09, 0.19, 0.06), vec3(0.0, -0.08, 0.0), 0.18, 0.14), 0.10);
  for (int i = 0; i < 4; i++) {
    float lean = 0.17 * (float(i) - 1.5);
    vec3 way = vec3(sin(lean), cos(lean), 0.0);
    vec3 root = vec3(-0.225 + 0.160 * float(i), 0.54, 0.0);
    vec3 joint = root + REACH_OF[i] * (way + vec3(0.0, 0.0, 0.16));
    vec3 tip = joint + REACH_OF[i] * (0.85 * way - vec3(0.0, 0.0, 0.62));
    float own = blend(bone(q, root, joint, 0.092, 0.088), bone(q, joint, tip, 0.088, 0.070), 0.015);
    d = blend(d, blend(own, rod(q, vec3(0.45 * root.x, 0.10, 0.04), root + vec3(0.0, 0.0, 0.03), 0.06, 0.082), 0.02), 0.012);
  }
  vec3 bend = vec3(-0.50, 0.30, 0.10);
  float thumb = blend(rod(q, vec3(-0.10, 0.10, -0.01), bend, 0.110, 0.096), bone(q, bend, vec3(-0.60, 0.62, 0.02), 0.100, 0.080), 0.015);
  return blend(d, thumb, 0.05);
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = trunk(p);
  result = nearer(result, sleeve(p, vec3(-0.92, -1.86, -0.12), vec3(-1.96, -0.86, 0.30), WRIST));
  vec3 hand = (p - WRIST) * aim(vec3(0.80, 0.52, -0.06), vec3(-0.15, 0.15, 1.0));
  float far = length(hand - vec3(0.0, 0.5, 0.0)) - 1.0;
  result = nearer(result, vec2(far > 0.3 ? far : scratching(hand), GLOVE));
  mat3 holds = holding(AXIS, vec3(0.75, -0.45, -0.3));
  result = nearer(result, arm(p, vec3(0.92, -1.86, -0.12), vec3(1.86, -2.52, 0.35), HAND_AT, holds, 0.13));
  vec3 q = p - HAND_AT;
  q.xy = vec2(dot(q, vec3(AXIS.y, -AXIS.x, 0.0)), dot(q, AXIS));
  float body = rod(q, vec3(0.0, -0.34, 0.0), vec3(0.0, 0.44, 0.0), 0.115, 0.13);
  body = blend(body, block(q - vec3(0.0, 0.72, 0.0), vec3(0.40, 0.26, 0.22), 0.09), 0.10);
  result = nearer(result, vec2(body, PLUG));
  vec3 m = vec3(abs(q.x) - 0.20, q.y - 1.20, q.z);
  float prongs = max(block(m, vec3(0.065, 0.30, 0.085), 0.02), 0.04 - length(m.xy - vec2(0.0, 0.16)));
  result = nearer(result, vec2(prongs, ZIP));
  // The lead leaves the fist and swings out of the picture.
  float sway = (0.30 * sin(q.y * 1.6 + 0.5) + 0.16) * smoothstep(-0.4, -1.3, q.y);
  return nearer(result, vec2(max(length(vec2(q.x + sway, q.z)) - 0.075, q.y + 0.3) * 0.8, LEAD));
}

// Two grooves run round the plug.
void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material == PLUG && abs(abs(dot(p - HAND_AT, AXIS) - 0.70) - 0.07) < 0.018) skin.tint = vec3(0.004);
}
