// A ring of light with long spikes: a saint of bad air.
vec3 backdrop(vec2 uv) {
  vec2 q = uv - vec2(0.0, 0.06);
  float reach = length(q);
  float around = atan(q.x, q.y);
  vec3 tint = mix(LIGHT_A, LIGHT_B, smoothstep(-0.6, 0.6, uv.x));
  vec3 c = mix(vec3(0.004, 0.005, 0.018), vec3(0.020, 0.016, 0.075), smoothstep(1.3, 0.0, reach));
  const float COUNT = 18.0;
  float k = floor(around / 6.2831853 * COUNT + 0.5);
  float away = (around - k * 6.2831853 / COUNT) * reach;
  float tall = mod(k + 36.0, 2.0) < 0.5 ? 0.215 : 0.11;
  float at = (reach - 0.665) / tall;
  float spike = abs(away) - 0.052 * (1.0 - at);
  float inside = smoothstep(0.004, -0.004, spike) * step(0.0, at) * step(at, 1.0);
  float facet = away > 0.0 ? 1.0 : 0.45;
  c += tint * inside * 0.95 * facet + vec3(0.10) * inside * facet;
  float ring = abs(reach - 0.625);
  c += mix(tint, vec3(1.0), 0.25) * 1.5 * smoothstep(0.026, 0.014, ring) + tint * 0.17 * exp(-ring * 6.0);
  float thin = abs(reach - 0.545);
  return c + tint * 0.7 * smoothstep(0.008, 0.003, thin);
}
