// The one with the longest arm takes the picture: its hand is where the camera is. The other hand says victory.
const vec3 CAMERA_HAND = vec3(-1.66, -0.98, 2.34);
const vec3 CAMERA_WRIST = vec3(-1.45, -1.38, 2.06);
const mat3 CAMERA_FRAME = mat3(vec3(-0.62, -0.76, 0.19), vec3(-0.76, 0.64, 0.10), vec3(0.20, 0.08, 0.98));
const vec3 SIGN_HAND = vec3(1.08, -1.36, 1.30);

// One finger of a soft glove: it only swells a little over its joints.
float finger(vec3 q, vec3 root, vec3 joint, vec3 tip, float thick) {
  float d = blend(rod(q, root, joint, 1.12 * thick, 0.96 * thick), rod(q, joint, tip, 0.96 * thick, 0.80 * thick), 0.05);
  return blend(d, length(q - joint) - 0.98 * thick, 0.05);
}

float victory(vec3 q) {
  float d = block(q - vec3(0.0, 0.02, 0.0), vec3(0.30, 0.27, 0.13), 0.13);
  d = blend(d, rod(q, vec3(0.02, -0.16, 0.0), vec3(0.05, -0.46, -0.03), 0.20, 0.15), 0.14);
  d = blend(d, finger(q, vec3(-0.20, 0.22, 0.02), vec3(-0.31, 0.66, 0.04), vec3(-0.40, 1.06, 0.00), 0.122), 0.07);
  d = blend(d, finger(q, vec3(-0.03, 0.25, 0.02), vec3(0.11, 0.72, 0.04), vec3(0.23, 1.14, 0.00), 0.126), 0.07);
  d = blend(d, finger(q, vec3(0.12, 0.22, 0.04), vec3(0.14, 0.30, 0.30), vec3(0.10, 0.00, 0.30), 0.118), 0.03);
  d = blend(d, finger(q, vec3(0.26, 0.15, 0.04), vec3(0.27, 0.22, 0.26), vec3(0.22, -0.06, 0.26), 0.108), 0.03);
  d = blend(d, rod(q, vec3(-0.16, -0.20, 0.04), vec3(-0.24, -0.08, 0.20), 0.17, 0.14), 0.10);
  return blend(d, finger(q, vec3(-0.24, -0.10, 0.18), vec3(-0.12, 0.08, 0.40), vec3(0.13, 0.12, 0.44), 0.122), 0.025);
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = trunk(p);
  result = nearer(result, sleeve(p, vec3(-0.92, -1.86, -0.12), vec3(-1.90, -2.30, 1.00), CAMERA_WRIST));
  float away = length(p - CAMERA_HAND) - 1.0;
  float holds = away > 0.3 ? away : openHand((p - CAMERA_HAND) * CAMERA_FRAME, 0.3);
  holds = blend(holds, rod(p, CAMERA_WRIST, CAMERA_HAND - 0.25 * CAMERA_FRAME[1], 0.14, 0.18), 0.12);
  result = nearer(result, vec2(holds, GLOVE));
  result = nearer(result, sleeve(p, vec3(0.92, -1.86, -0.12), vec3(1.66, -2.60, 0.75), SIGN_HAND - vec3(-0.08, 0.46, 0.06)));
  vec3 q = p - SIGN_HAND;
  q.xy = turn(0.16) * q.xy;
  float far = length(q) - 1.1;
  return nearer(result, vec2(far > 0.3 ? far : victory(q), GLOVE));
}
