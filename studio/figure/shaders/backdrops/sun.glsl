vec3 backdrop(vec2 uv) {
  float reach = length(uv - vec2(0.0, 0.10));
  vec3 sun = mix(LIGHT_A, LIGHT_B, smoothstep(-0.6, 0.8, uv.y)) * 0.5;
  float slats = uv.y > 0.1 ? 1.0 : step(0.16 + 0.35 * smoothstep(0.1, -0.8, uv.y), fract(uv.y * 8.0));
  vec3 c = mix(vec3(0.06, 0.010, 0.05), vec3(0.008, 0.004, 0.03), smoothstep(-0.6, 1.1, uv.y));
  return c + sun * slats * smoothstep(0.85, 0.84, reach) + sun * 0.2 * exp(-max(reach - 0.84, 0.0) * 4.0);
}
