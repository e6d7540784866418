// One of the crowd: the hood has two holes, and out of them come horns.
vec2 own(vec3 p, vec3 h) {
  vec2 result = nearer(trunk(p), vec2(hoodBehind(h, -0.4), CLOTH));
  vec3 m = vec3(abs(p.x), p.yz);
  result = nearer(result, vec2(limb(m, vec3(0.92, -1.86, -0.12), vec3(1.24, -2.90, -0.05), vec3(1.12, -3.90, 0.30), vec3(0.42, 0.32, 0.26), 0.055), CLOTH));
  vec3 q = vec3(abs(h.x), h.yz);
  float horn = rod(q, vec3(0.62, 0.62, -0.1), vec3(1.10, 0.86, -0.05), 0.22, 0.18);
  horn = blend(horn, rod(q, vec3(1.10, 0.86, -0.05), vec3(1.30, 1.56, 0.0), 0.18, 0.02), 0.12);
  return nearer(result, vec2((horn - 0.02 * swell(q.y * 22.0)) * 0.85, HORN));
}
