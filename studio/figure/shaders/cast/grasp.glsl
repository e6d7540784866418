// A hand at the edge of something flat, x away from it: four fingers lie before it, the thumb stays behind.
float grasp(vec3 q, vec3 wrist) {
  float d = block(q - vec3(0.22, 0.0, -0.04), vec3(0.13, 0.29, 0.15), 0.12);
  d = blend(d, rod(q, vec3(0.24, -0.06, -0.06), wrist, 0.18, 0.14), 0.14);
  for (int i = 0; i < 4; i++) {
    float y = 0.245 - 0.163 * float(i);
    float short_ = 0.045 * abs(float(i) - 1.2);
    vec3 knuckle = vec3(0.25, y, 0.06), bend = vec3(0.07, y + 0.01, 0.17);
    vec3 joint = vec3(-0.20 + short_, y + 0.02, 0.14), tip = vec3(-0.40 + short_, y + 0.02, 0.06);
    float own = blend(rod(q, knuckle, bend, 0.098, 0.092), bone(q, bend, joint, 0.096, 0.090), 0.015);
    d = blend(d, blend(own, bone(q, joint, tip, 0.090, 0.078), 0.012), 0.006);
  }
  vec3 bend = vec3(0.15, 0.46, -0.04);
  return blend(d, blend(rod(q, vec3(0.26, 0.16, -0.02), bend, 0.12, 0.105), rod(q, bend, vec3(-0.10, 0.58, -0.10), 0.105, 0.085), 0.02), 0.02);
}
