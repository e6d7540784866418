// A fist as a pen draws it: four fingers side by side over what is held, the thumb above them. The frame is that of a grip.
const vec4 CLASP_THICK = vec4(0.084, 0.088, 0.084, 0.074);

float clasp(vec3 p, float r, vec3 wrist) {
  float d = block(p - vec3(r + 0.15, 0.0, -0.05), vec3(0.11, 0.27, 0.16), 0.11);
  d = blend(d, rod(p, vec3(r + 0.17, -0.02, -0.05), wrist, 0.17, 0.13), 0.12);
  for (int i = 0; i < 4; i++) {
    float thick = CLASP_THICK[i];
    float y = 0.225 - 0.150 * float(i);
    float short_ = 0.03 * abs(float(i) - 1.2);
    float over = r + 0.9 * thick;
    vec3 knuckle = vec3(r + 0.20, 0.94 * y, 0.07);
    vec3 bend = vec3(0.6 * r + 0.06, y + 0.01, over + 0.02);
    vec3 joint = vec3(short_ - 0.80 * r - 0.03, y - 0.03, over - 0.01);
    vec3 tip = vec3(short_ - r - 0.07, y - 0.04, 0.02);
    float own = blend(rod(p, knuckle, bend, 1.06 * thick, thick), rod(p, bend, joint, thick, 0.96 * thick), 0.015);
    d = blend(d, blend(own, rod(p, joint, tip, 0.96 * thick, 0.80 * thick), 0.015), 0.004);
  }
  vec3 bend = vec3(0.5 * r + 0.08, 0.37, 0.7 * r + 0.09);
  float own = blend(rod(p, vec3(r + 0.16, 0.14, 0.04), bend, 0.120, 0.102), rod(p, bend, vec3(-0.6 * r - 0.08, 0.42, r + 0.03), 0.102, 0.080), 0.02);
  return blend(d, own, 0.008);
}

// A soft sleeve, and the fist that comes out of it, bent at the wrist.
vec2 softClasp(vec3 p, vec3 shoulder, vec3 elbow, vec3 at, mat3 frame, float r) {
  vec3 heel = at + frame * vec3(r + 0.20, -0.02, -0.06);
  vec3 along = normalize(heel - elbow);
  vec3 wrist = heel - 0.20 * along;
  vec2 result = vec2(softSleeve(p, shoulder, elbow, wrist), CLOTH);
  vec3 q = p - at;
  float far = length(q) - 0.75 - r;
  if (far > 0.3) return nearer(result, vec2(far, GLOVE));
  return nearer(result, vec2(clasp(q * frame, r, (wrist - at) * frame), GLOVE));
}
