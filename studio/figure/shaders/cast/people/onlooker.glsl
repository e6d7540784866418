// One of the crowd: he looks where everybody looks.
vec2 own(vec3 p, vec3 h) {
  vec2 result = nearer(trunk(p), vec2(hoodBehind(h, 0.7), CLOTH));
  vec3 m = vec3(abs(p.x), p.yz);
  return nearer(result, vec2(limb(m, vec3(0.92, -1.86, -0.12), vec3(1.24, -2.90, -0.05), vec3(1.12, -3.90, 0.30), vec3(0.42, 0.32, 0.26), 0.055), CLOTH));
}
