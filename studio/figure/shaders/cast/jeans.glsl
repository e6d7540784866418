// Straight trousers of a stiff cloth: narrow at the knee, turned up over the shoe.
float denim(vec3 p, mat3 joints) {
  const vec3 WIDE = vec3(0.50, 0.36, 0.31);
  float d = limb(p, joints[0], joints[1], joints[2], WIDE, 0.040);
  vec3 along = normalize(joints[2] - joints[1]);
  float beyond = dot(p - joints[2], along);
  float side = length(p - joints[2] - along * beyond);
  float hem = max(abs(side - 0.335 - 0.03 * beyond) - 0.026, abs(beyond - 0.02) - 0.115) - 0.025;
  return blend(d, hem * 0.95, 0.015);
}

// The columns of a leg: its hip, its knee, its ankle.
vec2 jeans(vec3 p, mat3 left, mat3 right) {
  float d = blend(denim(p, left), denim(p, right), 0.10);
  return vec2(blend(d, rod(p, left[0], right[0], 0.60, 0.60), 0.18), TROUSERS);
}
