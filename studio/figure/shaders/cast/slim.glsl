// Trousers cut close, with a turned-up hem. The columns of a leg: its hip, its knee, its ankle.
float slimLeg(vec3 p, mat3 joints) {
  float d = limb(p, joints[0], joints[1], joints[2], vec3(0.50, 0.375, 0.285), 0.026);
  vec3 along = normalize(joints[2] - joints[1]);
  float beyond = dot(p - joints[2], along);
  float side = length(p - joints[2] - along * beyond);
  return blend(d, max(abs(side - 0.29) - 0.05, abs(beyond + 0.02) - 0.11) - 0.02, 0.02);
}

vec2 slimTrousers(vec3 p, mat3 left, mat3 right) {
  float d = blend(slimLeg(p, left), slimLeg(p, right), 0.14);
  return vec2(blend(d, rod(p, left[0], right[0], 0.53, 0.53), 0.20), TROUSERS);
}
