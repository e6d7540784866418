// Thick, deeply ridged, out to the side and then up to a point.
vec2 headgear(vec3 p) {
  vec3 m = vec3(abs(p.x), p.yz);
  float far = length(m - vec3(0.85, 1.05, 0.30)) - 0.80;
  if (far > 0.3) return vec2(far, HORN);
  vec3 root = vec3(0.42, 0.66, 0.52);
  float d = 1e3;
  vec3 from = root;
  float along = 0.0;
  float nearest = 1e3;
  for (int i = 1; i <= 8; i++) {
    float t = float(i) / 8.0;
    vec3 to = root + vec3(0.76 * sin(t * 1.85) - 0.14 * t, 0.12 * t + 0.58 * t * t, -0.18 * t);
    float part = rod(m, from, to, 0.235 * (1.125 - t) + 0.010, 0.235 * (1.0 - t) + 0.010);
    vec3 axis = to - from;
    if (part < nearest) {
      nearest = part;
      along = (float(i) - 1.0 + clamp(dot(m - from, axis) / dot(axis, axis), 0.0, 1.0)) / 8.0;
    }
    d = blend(d, part, 0.03);
    from = to;
  }
  float saw = fract(along * 11.0);
  d -= 0.030 * (1.0 - along) * (saw - 0.5) * smoothstep(1.0, 0.9, saw);
  vec2 result = vec2(d * 0.75, HORN);
  vec3 band = m - vec3(0.47, 0.69, 0.50);
  band.xy = turn(1.30) * band.xy;
  return nearer(result, vec2(ringY(band, 0.245, 0.042), GOLD));
}
