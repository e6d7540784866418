// A banded sun with rays of even width behind it.
vec3 backdrop(vec2 uv) {
  vec2 q = uv - vec2(0.0, 0.14);
  float reach = length(q);
  float around = atan(q.x, q.y);
  vec3 sun = mix(LIGHT_A, LIGHT_B, smoothstep(-0.55, 0.55, q.y));
  float slats = q.y > -0.02 ? 1.0 : smoothstep(-0.02, 0.02, fract(q.y * 8.5) - 0.14 - 0.42 * smoothstep(0.0, -0.85, q.y));
  float ray = smoothstep(-0.06, 0.06, cos(around * 14.0) * reach);
  vec3 c = mix(vec3(0.055, 0.006, 0.020), vec3(0.014, 0.003, 0.016), smoothstep(-0.8, 1.1, uv.y));
  c += mix(LIGHT_A, LIGHT_B, 0.55) * ray * 0.16 * smoothstep(1.45, 0.6, reach);
  c = mix(c, sun * 0.58, slats * smoothstep(0.765, 0.757, reach));
  float ring = abs(reach - 0.835);
  return c + LIGHT_B * (0.85 * smoothstep(0.012, 0.005, ring) + 0.16 * exp(-max(reach - 0.76, 0.0) * 6.0) * step(0.765, reach));
}
