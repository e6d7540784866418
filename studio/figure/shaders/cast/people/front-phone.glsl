// The first row of the plate: he films it. The plate shows what is on the screen.
const vec3 PHONE_HAND = vec3(1.62, 0.35, 0.70);

vec2 own(vec3 p, vec3 h) {
  vec2 result = nearer(inkedBackOneArm(p), vec2(hoodBehind(h, 0.6), CLOTH));
  mat3 grips = holding(vec3(0.0, 1.0, 0.0), vec3(0.80, -0.5, -0.35));
  result = nearer(result, arm(p, vec3(0.92, -1.86, -0.12), vec3(2.00, -1.35, 0.30), PHONE_HAND, grips, 0.07));
  vec3 q = p - PHONE_HAND - vec3(-0.10, 0.84, 0.0);
  result = nearer(result, vec2(block(q, vec3(0.64, 1.02, 0.05), 0.12), PHONE));
  return nearer(result, vec2(block(q + vec3(0.0, 0.0, 0.05), vec3(0.53, 0.90, 0.012), 0.01), SCREEN));
}

void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material == CLOTH) leaveBare(skin, hoodStrokes(h, 0.6));
}
