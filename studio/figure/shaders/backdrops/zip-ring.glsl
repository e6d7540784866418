// A neon ring with the teeth of a zip on both sides of it.
vec3 backdrop(vec2 uv) {
  vec2 q = uv - vec2(0.0, 0.10);
  float reach = length(q);
  float around = atan(q.x, q.y);
  vec3 tint = mix(LIGHT_A, LIGHT_B, smoothstep(-0.7, 0.7, uv.x + 0.3 * uv.y));
  vec3 c = mix(vec3(0.006, 0.005, 0.02), vec3(0.035, 0.012, 0.08), smoothstep(1.4, 0.0, reach));
  const float COUNT = 46.0;
  float place = around / 6.2831853 * COUNT;
  float lit = 0.0;
  for (int row = 0; row < 2; row++) {
    float cell = abs(fract(place + 0.5 * float(row)) - 0.5) / COUNT * 6.2831853 * reach;
    float h = (reach - 0.805) * (row == 0 ? 1.0 : -1.0);
    float tooth = max(abs(h - 0.022) - 0.040, cell - 0.021);
    lit = max(lit, smoothstep(0.006, -0.004, tooth));
  }
  float d = abs(reach - 0.805);
  c += tint * (1.25 * lit + 0.20 * exp(-d * 6.0));
  // The tape it is sewn on.
  return c + tint * 0.10 * smoothstep(0.115, 0.105, d);
}
