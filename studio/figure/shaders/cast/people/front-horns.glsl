// The first row of the plate: horns come out of his hood.
vec2 own(vec3 p, vec3 h) {
  vec2 result = nearer(inkedBack(p), vec2(hoodBehind(h, -0.2), CLOTH));
  vec3 q = vec3(abs(h.x), h.yz);
  float horn = rod(q, vec3(0.60, 0.60, -0.1), vec3(1.12, 0.84, -0.05), 0.25, 0.21);
  horn = blend(horn, rod(q, vec3(1.12, 0.84, -0.05), vec3(1.34, 1.60, 0.0), 0.21, 0.02), 0.12);
  return nearer(result, vec2((horn - 0.02 * swell(q.y * 22.0)) * 0.85, HORN));
}

void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material == CLOTH) leaveBare(skin, hoodStrokes(h, -0.2));
}
