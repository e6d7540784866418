// He looks for it under his hand, and it is nowhere.
const vec3 WRIST = vec3(1.30, 0.36, 0.92);
const vec4 REACH_OF = vec4(0.33, 0.37, 0.35, 0.28);

// A flat hand whose fingers stand apart: along y from the wrist, the index finger lowest, the thumb below it.
float visor(vec3 q) {
  float d = block(q - vec3(0.02, 0.40, 0.0), vec3(0.25, 0.26, 0.085), 0.08);
  d = blend(d, rod(q, vec3(0.0, 0.20, 0.0), vec3(0.0, -0.05, 0.0), 0.16, 0.125), 0.10);
  for (int i = 0; i < 4; i++) {
    float lean = 0.10 * (float(i) - 1.5);
    vec3 way = vec3(sin(lean), cos(lean), 0.0);
    vec3 root = vec3(-0.215 + 0.150 * float(i), 0.60, 0.0);
    vec3 joint = root + REACH_OF[i] * (way + vec3(0.0, 0.0, 0.12));
    vec3 tip = joint + 0.9 * REACH_OF[i] * (way - vec3(0.0, 0.0, 0.16));
    d = blend(d, blend(bone(q, root, joint, 0.076, 0.074), bone(q, joint, tip, 0.074, 0.060), 0.015), 0.02);
  }
  vec3 bend = vec3(-0.42, 0.40, 0.12);
  float thumb = blend(bone(q, vec3(-0.14, 0.12, 0.05), bend, 0.115, 0.098), bone(q, bend, vec3(-0.56, 0.70, 0.10), 0.092, 0.074), 0.015);
  return blend(d, thumb, 0.03);
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = nearer(trunk(p), sleeve(p, vec3(0.92, -1.86, -0.12), vec3(1.80, -1.05, 0.50), WRIST));
  const vec3 Y = normalize(vec3(-0.97, 0.12, 0.10));
  const vec3 Z = normalize(cross(cross(Y, vec3(0.0, -0.30, 1.0)), Y));
  vec3 hand = (p - WRIST) * mat3(cross(Y, Z), Y, Z);
  float far = length(hand - vec3(0.0, 0.6, 0.0)) - 1.0;
  return nearer(result, vec2(far > 0.3 ? far : visor(hand), GLOVE));
}
