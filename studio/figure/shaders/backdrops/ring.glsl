vec3 backdrop(vec2 uv) {
  float reach = length(uv - vec2(0.0, 0.12));
  float d = abs(reach - 0.80);
  vec3 tint = mix(LIGHT_A, LIGHT_B, smoothstep(-0.7, 0.7, uv.x));
  vec3 c = mix(vec3(0.012, 0.006, 0.028), vec3(0.035, 0.012, 0.07), smoothstep(1.4, 0.0, reach));
  return c + tint * (1.6 * smoothstep(0.030, 0.014, d) + 0.14 * exp(-d * 7.0));
}
