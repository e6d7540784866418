// Hands that hold nothing, in a frame of their own: the wrist lies below, the fingers point up, the viewer looks along -z.

// A sleeve down to its cuff, and as much of the glove as comes out of it.
vec2 sleeve(vec3 p, vec3 shoulder, vec3 elbow, vec3 wrist) {
  vec3 along = normalize(wrist - elbow);
  float d = limb(p, shoulder, elbow, wrist - 0.2 * along, vec3(0.42, 0.31, 0.25), 0.055);
  float beyond = dot(p - wrist, along);
  float side = length(p - wrist - along * beyond);
  float band = max(abs(side - 0.185) - 0.03 - cuffRibs(p - wrist, along), abs(beyond + 0.06) - 0.10) - 0.015;
  vec2 result = vec2(blend(d, band, 0.02), CLOTH);
  return nearer(result, vec2(rod(p, wrist - 0.1 * along, wrist + 0.22 * along, 0.13, 0.15), GLOVE));
}

// Fingers folded over the palm; `raised` of them from the thumb on stand up.
float folded(vec3 q, int raised) {
  float d = block(q - vec3(0.0, 0.03, 0.0), vec3(0.30, 0.25, 0.14), 0.13);
  d = blend(d, rod(q, vec3(0.0, -0.08, -0.02), vec3(0.0, -0.27, -0.05), 0.19, 0.13), 0.10);
  for (int i = 0; i < 4; i++) {
    float x = -0.235 + 0.157 * float(i);
    float short_ = 0.03 * abs(float(i) - 1.2);
    vec3 root = vec3(x, 0.26 - short_, 0.02);
    vec3 joint = i < raised ? vec3(x - 0.02, 0.56, 0.05) : vec3(1.06 * x, 0.28 - short_, 0.28);
    vec3 tip = i < raised ? vec3(x - 0.03, 0.86, 0.03) : vec3(x * 0.92, -0.06 + short_, 0.27);
    float own = blend(bone(q, root, joint, 0.100, 0.098), bone(q, joint, tip, 0.098, 0.084), 0.015);
    d = blend(d, own, 0.018);
  }
  return d;
}

float pointing(vec3 q) {
  float thumb = bone(q, vec3(-0.24, -0.22, 0.08), vec3(-0.29, -0.02, 0.32), 0.110, 0.105);
  thumb = blend(thumb, bone(q, vec3(-0.29, -0.02, 0.32), vec3(0.02, 0.06, 0.40), 0.105, 0.090), 0.015);
  return blend(folded(q, 1), thumb, 0.02);
}

// The thumb points along x, away from the fist.
float thumbUp(vec3 q) {
  float thumb = bone(q, vec3(-0.20, -0.12, 0.10), vec3(-0.52, 0.02, 0.16), 0.160, 0.145);
  thumb = blend(thumb, bone(q, vec3(-0.52, 0.02, 0.16), vec3(-0.90, -0.05, 0.10), 0.145, 0.125), 0.02);
  return blend(folded(q, 0), thumb, 0.06);
}

float openHand(vec3 q, float curl) {
  float d = block(q - vec3(0.0, 0.04, 0.0), vec3(0.22, 0.25, 0.085), 0.08);
  d = blend(d, rod(q, vec3(0.0, -0.10, 0.0), vec3(0.0, -0.42, 0.0), 0.15, 0.12), 0.12);
  for (int i = 0; i < 4; i++) {
    float lean = 0.19 * (float(i) - 1.5);
    float reach = 0.36 - 0.035 * abs(float(i) - 1.2);
    float thick = 0.086 - 0.004 * abs(float(i) - 1.0);
    vec3 root = vec3(-0.225 + 0.15 * float(i), 0.24, 0.0);
    vec3 joint = root + reach * vec3(sin(lean), cos(lean) * cos(curl), sin(curl));
    vec3 tip = joint + 0.85 * reach * vec3(sin(lean), cos(lean) * cos(2.2 * curl), sin(2.2 * curl));
    d = blend(d, rod(q, vec3(0.35 * root.x, -0.24, -0.02), root, 0.10, 0.9 * thick), 0.03);
    d = blend(d, blend(bone(q, root, joint, 1.06 * thick, thick), bone(q, joint, tip, thick, 0.85 * thick), 0.012), 0.010);
  }
  vec3 bend = vec3(-0.46, 0.06, 0.12 + 0.10 * curl);
  float own = bone(q, vec3(-0.27, -0.12, 0.05), bend, 0.105, 0.098);
  own = blend(own, rod(q, vec3(-0.06, -0.26, 0.02), vec3(-0.27, -0.12, 0.05), 0.13, 0.115), 0.04);
  own = blend(own, bone(q, bend, vec3(-0.52, 0.32, 0.14 + 0.25 * curl), 0.098, 0.082), 0.012);
  return blend(d, own, 0.03);
}
