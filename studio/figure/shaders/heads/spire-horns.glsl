// Slim horns that sweep back and up like a lyre, ringed with light.
vec2 headgear(vec3 p) {
  vec3 m = vec3(abs(p.x), p.yz);
  float far = length(m - vec3(0.60, 1.15, 0.15)) - 0.85;
  if (far > 0.3) return vec2(far, HORN);
  vec3 root = vec3(0.34, 0.72, 0.42);
  float d = 1e3, bands = 1e3;
  vec3 from = root;
  for (int i = 1; i <= 8; i++) {
    float t = float(i) / 8.0;
    vec3 to = root + vec3(0.62 * sin(t * 2.7) + 0.12 * t, 0.94 * t, -0.45 * t + 0.25 * t * t);
    float thick = 0.17 * (1.0 - t) + 0.020;
    d = blend(d, rod(m, from, to, 0.17 * (1.125 - t) + 0.020, thick), 0.03);
    if (i == 2 || i == 4 || i == 6) {
      vec3 axis = normalize(to - from);
      float h = dot(m - to, axis);
      float side = length(m - to - axis * h);
      bands = min(bands, length(vec2(side - thick - 0.012, h)) - 0.030);
    }
    from = to;
  }
  return nearer(vec2(d * 0.85, HORN), vec2(bands, LAMP));
}
