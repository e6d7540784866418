// One ring of molten gold on oxblood, with a fine engraved ring inside it.
vec3 backdrop(vec2 uv) {
  vec2 q = uv - vec2(0.0, 0.05);
  float reach = length(q);
  float around = atan(q.x, q.y);
  vec3 gold = vec3(1.0, 0.56, 0.13);
  vec3 c = mix(vec3(0.010, 0.001, 0.003), vec3(0.105, 0.007, 0.010), smoothstep(1.05, 0.1, reach));
  float d = abs(reach - 0.875);
  float gleam = 0.55 + 0.75 * pow(0.5 + 0.5 * cos(2.0 * (around + 0.65)), 3.0);
  c += gold * (1.35 * gleam * smoothstep(0.026, 0.013, d) + 0.20 * exp(-d * 9.0));
  float ticks = smoothstep(0.22, 0.14, abs(fract(around / 6.2831853 * 96.0) - 0.5)) * smoothstep(0.018, 0.012, abs(reach - 0.815));
  return c + gold * 0.45 * gleam * ticks;
}
