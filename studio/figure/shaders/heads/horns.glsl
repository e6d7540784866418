vec2 headgear(vec3 p) {
  vec3 m = vec3(abs(p.x), p.yz);
  vec3 root = vec3(0.50, 0.82, 0.30);
  float d = 1e3;
  vec3 from = root;
  for (int i = 1; i <= 6; i++) {
    float t = float(i) / 6.0;
    vec3 to = root + vec3(0.85 * t - 0.50 * t * t * t, 0.1 * t + 0.82 * t * t, 0.25 * t - 0.25 * t * t);
    d = blend(d, rod(m, from, to, 0.19 * (1.17 - t) + 0.012, 0.19 * (1.0 - t) + 0.012), 0.04);
    from = to;
  }
  d += 0.012 * sin(length(m - root) * 34.0);
  vec2 result = vec2(d * 0.8, HORN);
  vec3 band = m - vec3(0.60, 0.86, 0.34);
  band.xy = turn(0.95) * band.xy;
  return nearer(result, vec2(ringY(band, 0.20, 0.03), HORN_BAND));
}
