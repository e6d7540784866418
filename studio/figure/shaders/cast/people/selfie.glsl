// The one with the longest arm takes the picture: it runs past the camera. The other hand says victory.
const vec3 SIGN_HAND = vec3(1.30, -1.26, 1.20);

float victory(vec3 q) {
  float d = block(q - vec3(0.0, 0.03, 0.0), vec3(0.30, 0.25, 0.14), 0.13);
  for (int i = 0; i < 4; i++) {
    float x = -0.235 + 0.157 * float(i);
    vec3 root = vec3(x, 0.24, 0.02);
    vec3 way = vec3(i == 0 ? -0.32 : 0.14, 0.95, 0.06);
    vec3 joint = i < 2 ? root + 0.36 * way : vec3(1.06 * x, 0.25, 0.28);
    vec3 tip = i < 2 ? root + 0.70 * way : vec3(0.92 * x, -0.04, 0.27);
    d = blend(d, blend(bone(q, root, joint, 0.105, 0.098), bone(q, joint, tip, 0.098, 0.086), 0.015), 0.018);
  }
  vec3 bend = vec3(-0.22, -0.06, 0.34);
  float thumb = blend(bone(q, vec3(-0.22, -0.24, 0.08), bend, 0.115, 0.105), bone(q, bend, vec3(0.08, 0.02, 0.42), 0.105, 0.090), 0.015);
  return blend(d, thumb, 0.02);
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = trunk(p);
  result = nearer(result, vec2(limb(p, vec3(-0.92, -1.86, -0.12), vec3(-1.62, -1.95, 1.70), vec3(-1.90, -1.55, 4.20), vec3(0.44, 0.38, 0.32), 0.06), CLOTH));
  result = nearer(result, sleeve(p, vec3(0.92, -1.86, -0.12), vec3(1.78, -2.55, 0.70), SIGN_HAND - vec3(-0.08, 0.46, 0.06)));
  vec3 q = p - SIGN_HAND;
  q.xy = turn(0.16) * q.xy;
  float far = length(q) - 1.1;
  return nearer(result, vec2(far > 0.3 ? far : victory(q), GLOVE));
}
