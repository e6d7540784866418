vec3 backdrop(vec2 uv) {
  float reach = length(uv - vec2(0.0, 0.1));
  vec3 tint = mix(LIGHT_A, LIGHT_B, smoothstep(-0.9, 0.9, uv.x));
  return tint * (0.24 * smoothstep(1.5, 0.2, reach) + 0.02);
}
