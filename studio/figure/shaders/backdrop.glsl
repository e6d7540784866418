vec3 backdrop(vec2 uv) {
#if BACKDROP == BACKDROP_NONE
  return vec3(0.0);
#elif BACKDROP == BACKDROP_RING
  float reach = length(uv - vec2(0.0, 0.12));
  float d = abs(reach - 0.80);
  vec3 tint = mix(LIGHT_A, LIGHT_B, smoothstep(-0.7, 0.7, uv.x));
  vec3 c = mix(vec3(0.012, 0.006, 0.028), vec3(0.035, 0.012, 0.07), smoothstep(1.4, 0.0, reach));
  return c + tint * (1.6 * smoothstep(0.030, 0.014, d) + 0.14 * exp(-d * 7.0));
#elif BACKDROP == BACKDROP_SUN
  float reach = length(uv - vec2(0.0, 0.10));
  vec3 sun = mix(LIGHT_A, LIGHT_B, smoothstep(-0.6, 0.8, uv.y)) * 0.5;
  float slats = uv.y > 0.1 ? 1.0 : step(0.16 + 0.35 * smoothstep(0.1, -0.8, uv.y), fract(uv.y * 8.0));
  vec3 c = mix(vec3(0.06, 0.010, 0.05), vec3(0.008, 0.004, 0.03), smoothstep(-0.6, 1.1, uv.y));
  return c + sun * slats * smoothstep(0.85, 0.84, reach) + sun * 0.2 * exp(-max(reach - 0.84, 0.0) * 4.0);
#else
  float reach = length(uv - vec2(0.0, 0.1));
  vec3 tint = mix(LIGHT_A, LIGHT_B, smoothstep(-0.9, 0.9, uv.x));
  return tint * (0.24 * smoothstep(1.5, 0.2, reach) + 0.02);
#endif
}
