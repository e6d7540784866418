// A burning ring, uneven like hot metal, above a floor of smoke.
vec3 backdrop(vec2 uv) {
  vec2 q = uv - vec2(0.0, 0.08);
  float reach = length(q);
  float around = atan(q.x, q.y);
  vec3 c = mix(vec3(0.006, 0.002, 0.014), vec3(0.060, 0.012, 0.095), smoothstep(1.2, 0.0, reach));
  float smoke = fractalNoise(vec3(uv * vec2(1.6, 2.2), 7.0));
  c += LIGHT_B * 0.16 * smoothstep(0.35, 0.8, smoke) * smoothstep(0.6, -0.8, uv.y);
  float flick = noise(vec3(q * 5.5, 2.0)) * 0.55 + noise(vec3(q * 13.0, 6.0)) * 0.45;
  float out_ = reach - 0.80;
  float flame = exp(-max(out_, 0.0) * mix(26.0, 7.0, flick)) * smoothstep(-0.020, 0.0, out_) * (0.30 + 0.95 * flick);
  vec3 heat = mix(vec3(1.0, 0.22, 0.03), vec3(1.0, 0.70, 0.22), smoothstep(0.10, 0.0, out_));
  c += heat * flame * 0.85;
  c += vec3(1.0, 0.62, 0.20) * (1.25 * smoothstep(0.022, 0.008, abs(out_)) + 0.10 * exp(-abs(out_) * 5.0));
  float runes = abs(reach - 0.70);
  float tick = smoothstep(0.30, 0.22, abs(fract(around / 6.2831853 * 40.0) - 0.5)) * step(0.35, hash(ivec2(int(floor(around / 6.2831853 * 40.0)), 4)));
  return c + vec3(1.0, 0.55, 0.12) * 0.40 * tick * smoothstep(0.020, 0.012, runes);
}
