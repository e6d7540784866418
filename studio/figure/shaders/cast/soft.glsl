// What limbs.glsl wears, of a cloth that falls softly: hardly a pleat, and both legs come out of one seat.
float softSleeve(vec3 p, vec3 shoulder, vec3 elbow, vec3 wrist) {
  vec3 along = normalize(wrist - elbow);
  float d = limb(p, shoulder, elbow, wrist - 0.2 * along, vec3(0.44, 0.35, 0.26), 0.022);
  float beyond = dot(p - wrist, along);
  float side = length(p - wrist - along * beyond);
  float band = max(abs(side - 0.185) - 0.03 - cuffRibs(p - wrist, along), abs(beyond + 0.06) - 0.10) - 0.015;
  return blend(d, band, 0.02);
}

// With as much of the glove as comes out of it.
vec2 softCuff(vec3 p, vec3 shoulder, vec3 elbow, vec3 wrist) {
  vec3 along = normalize(wrist - elbow);
  vec2 result = vec2(softSleeve(p, shoulder, elbow, wrist), CLOTH);
  return nearer(result, vec2(rod(p, wrist - 0.1 * along, wrist + 0.22 * along, 0.13, 0.15), GLOVE));
}

// With the fist that comes out of it, bent at the wrist.
vec2 softArm(vec3 p, vec3 shoulder, vec3 elbow, vec3 at, mat3 frame, float r) {
  vec3 heel = at + frame * vec3(r + 0.20, -0.02, -0.06);
  vec3 along = normalize(heel - elbow);
  vec3 wrist = heel - 0.14 * along;
  vec2 hand = glove(p, at, frame, r, wrist);
  hand.x = blend(hand.x, rod(p, wrist - 0.1 * along, mix(heel, at, 0.3), 0.13, 0.09), 0.08);
  return nearer(vec2(softSleeve(p, shoulder, elbow, wrist), CLOTH), hand);
}

// The columns of a leg: its hip, its knee, its ankle.
vec2 softTrousers(vec3 p, mat3 left, mat3 right) {
  const vec3 WIDE = vec3(0.59, 0.48, 0.38);
  float d = blend(limb(p, left[0], left[1], left[2], WIDE, 0.03), limb(p, right[0], right[1], right[2], WIDE, 0.03), 0.24);
  return vec2(blend(d, rod(p, left[0], right[0], 0.63, 0.63), 0.24), TROUSERS);
}
