// He came for the art and looks at it on a screen. Seen from behind; the scene shows what is on it.
const vec3 PHONE_HAND = vec3(1.70, 0.05, 0.70);

vec2 own(vec3 p, vec3 h) {
  vec2 result = nearer(trunk(p), vec2(hoodBehind(h, 0.5), CLOTH));
  result = nearer(result, vec2(limb(p, vec3(-0.92, -1.86, -0.12), vec3(-1.24, -2.90, -0.05), vec3(-1.12, -3.90, 0.30), vec3(0.42, 0.32, 0.26), 0.055), CLOTH));
  mat3 grips = holding(vec3(0.0, 1.0, 0.0), vec3(0.80, -0.5, -0.35));
  result = nearer(result, arm(p, vec3(0.92, -1.86, -0.12), vec3(2.15, -1.75, 0.30), PHONE_HAND, grips, 0.07));
  vec3 q = p - PHONE_HAND - vec3(-0.14, 0.92, 0.0);
  result = nearer(result, vec2(block(q, vec3(0.66, 1.12, 0.05), 0.05), PHONE));
  return nearer(result, vec2(block(q + vec3(0.0, 0.0, 0.05), vec3(0.60, 1.03, 0.012), 0.01), SCREEN));
}
