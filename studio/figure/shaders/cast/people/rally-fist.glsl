// He stands in the first row, and his fist is higher than anybody's.
vec2 own(vec3 p, vec3 h) {
  vec2 result = nearer(trunk(p), vec2(hoodBehind(h, 0.5), CLOTH));
  result = nearer(result, vec2(limb(p, vec3(-0.92, -1.86, -0.12), vec3(-1.24, -2.90, -0.05), vec3(-1.12, -3.90, 0.30), vec3(0.42, 0.32, 0.26), 0.055), CLOTH));
  mat3 grips = holding(vec3(1.0, 0.0, 0.10), vec3(0.0, -1.0, 0.0));
  return nearer(result, arm(p, vec3(0.92, -1.86, -0.12), vec3(1.72, -0.72, 0.10), vec3(1.28, 1.34, 0.25), grips, 0.03));
}
