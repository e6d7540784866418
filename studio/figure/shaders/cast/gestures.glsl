// Hands that hold nothing, in a frame of their own: the wrist lies below, the fingers point up, the viewer looks along -z.

// A sleeve down to its cuff, and as much of the glove as comes out of it.
vec2 sleeve(vec3 p, vec3 shoulder, vec3 elbow, vec3 wrist) {
  vec3 along = normalize(wrist - elbow);
  float d = limb(p, shoulder, elbow, wrist - 0.2 * along, vec3(0.42, 0.31, 0.25), 0.055);
  float beyond = dot(p - wrist, along);
  float side = length(p - wrist - along * beyond);
  float band = max(abs(side - 0.185) - 0.03, abs(beyond + 0.06) - 0.10) - 0.015;
  vec2 result = vec2(blend(d, band, 0.02), CLOTH);
  return nearer(result, vec2(rod(p, wrist - 0.1 * along, wrist + 0.22 * along, 0.13, 0.15), GLOVE));
}

// Fingers folded over the palm; `raised` of them from the thumb on stand up.
float folded(vec3 q, int raised) {
  float d = block(q, vec3(0.31, 0.28, 0.15), 0.13);
  for (int i = 0; i < 4; i++) {
    float x = -0.235 + 0.157 * float(i);
    vec3 root = vec3(x, 0.24, 0.02);
    vec3 joint = i < raised ? vec3(x - 0.02, 0.56, 0.05) : vec3(x, 0.25, 0.26);
    vec3 tip = i < raised ? vec3(x - 0.03, 0.84 - 0.04 * float(i), 0.03) : vec3(x * 0.95, -0.04, 0.27);
    float own = blend(rod(q, root, joint, 0.092, 0.090), rod(q, joint, tip, 0.090, 0.080), 0.03);
    d = blend(d, own, 0.018);
  }
  return d;
}

float pointing(vec3 q) {
  float thumb = rod(q, vec3(-0.30, -0.20, 0.10), vec3(-0.26, 0.02, 0.34), 0.105, 0.095);
  thumb = blend(thumb, rod(q, vec3(-0.26, 0.02, 0.34), vec3(0.06, 0.08, 0.40), 0.095, 0.080), 0.03);
  return blend(folded(q, 1), thumb, 0.02);
}

// The thumb points along x, away from the fist.
float thumbUp(vec3 q) {
  float thumb = rod(q, vec3(-0.20, -0.12, 0.10), vec3(-0.52, 0.02, 0.16), 0.150, 0.130);
  thumb = blend(thumb, rod(q, vec3(-0.52, 0.02, 0.16), vec3(-0.90, -0.05, 0.10), 0.130, 0.112), 0.05);
  return blend(folded(q, 0), thumb, 0.06);
}

float openHand(vec3 q, float curl) {
  float d = block(q, vec3(0.30, 0.29, 0.13), 0.12);
  for (int i = 0; i < 4; i++) {
    float lean = 0.15 * (float(i) - 1.5);
    float reach = 0.36 - 0.035 * abs(float(i) - 1.2);
    vec3 root = vec3(-0.225 + 0.15 * float(i), 0.24, 0.0);
    vec3 joint = root + reach * vec3(sin(lean), cos(lean) * cos(curl), sin(curl));
    vec3 tip = joint + 0.85 * reach * vec3(sin(lean), cos(lean) * cos(2.2 * curl), sin(2.2 * curl));
    d = blend(d, blend(rod(q, root, joint, 0.090, 0.086), rod(q, joint, tip, 0.086, 0.072), 0.02), 0.025);
  }
  float thumb = rod(q, vec3(-0.20, -0.14, 0.04), vec3(-0.46, 0.06, 0.12 + 0.10 * curl), 0.115, 0.098);
  thumb = blend(thumb, rod(q, vec3(-0.46, 0.06, 0.12 + 0.10 * curl), vec3(-0.56, 0.32, 0.14 + 0.25 * curl), 0.098, 0.082), 0.03);
  return blend(d, thumb, 0.03);
}
