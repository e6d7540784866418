// One of the crowd: wool, and a bobble on it.
vec2 own(vec3 p, vec3 h) {
  vec2 result = trunk(p);
  vec3 m = vec3(abs(p.x), p.yz);
  result = nearer(result, vec2(limb(m, vec3(0.92, -1.86, -0.12), vec3(1.24, -2.90, -0.05), vec3(1.12, -3.90, 0.30), vec3(0.42, 0.32, 0.26), 0.055), CLOTH));
  vec3 q = h - vec3(0.0, 0.34, -0.10);
  float around = atan(q.x, q.z);
  float cap = max(ellipsoid(q, vec3(0.80, 0.82, 0.90)), -0.06 - q.y) - 0.025 * swell(around * 26.0);
  float fold = max(abs(length(q.xz * vec2(1.0, 0.90)) - 0.80) - 0.07, abs(q.y + 0.02) - 0.17) - 0.03 - 0.02 * swell(around * 26.0);
  float bobble = length(q - vec3(0.0, 0.98, 0.0)) - 0.25 - 0.05 * noise(q * 9.0);
  return nearer(result, vec2(min(min(cap, fold), bobble) * 0.8, CLOTH));
}
