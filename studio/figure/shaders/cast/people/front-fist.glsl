// The first row of the plate: his fist is up.
vec2 own(vec3 p, vec3 h) {
  vec2 result = nearer(inkedBackOneArm(p), vec2(hoodBehind(h, -0.9), CLOTH));
  mat3 grips = holding(vec3(1.0, 0.0, 0.10), vec3(0.0, -1.0, 0.0));
  return nearer(result, arm(p, vec3(0.92, -1.86, -0.12), vec3(1.58, -0.74, 0.10), vec3(1.30, 1.50, 0.25), grips, 0.03));
}

void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material == CLOTH) leaveBare(skin, hoodStrokes(h, -0.9));
}
