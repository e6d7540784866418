// A floor of lines runs to the horizon; over it the same floor as a ceiling, far fainter.
vec3 backdrop(vec2 uv) {
  float horizon = -0.10;
  float y = uv.y - horizon;
  vec3 c = mix(vec3(0.004, 0.010, 0.022), vec3(0.006, 0.002, 0.020), smoothstep(-1.0, 1.0, uv.y));
  float depth = 0.30 / max(abs(y), 0.006);
  vec2 g = vec2(uv.x * depth * 2.6, depth * 3.2);
  vec2 width = vec2(0.020, 0.030) * (1.0 + 0.5 * depth);
  vec2 f = abs(fract(g + 0.5) - 0.5);
  float line = max(smoothstep(width.x + 0.02 * depth, 0.0, f.x), smoothstep(width.y + 0.03 * depth, 0.0, f.y));
  float fade = smoothstep(0.0, 0.30, abs(y));
  vec3 tint = mix(LIGHT_B, LIGHT_A, smoothstep(0.0, 1.0, abs(y)));
  c += tint * line * fade * (y < 0.0 ? 1.05 : 0.30);
  float glow = exp(-abs(y) * 7.0);
  c += mix(LIGHT_A, LIGHT_B, 0.4) * glow * 0.42;
  c += vec3(0.35) * LIGHT_A * smoothstep(0.010, 0.0, abs(y));
  return c;
}
