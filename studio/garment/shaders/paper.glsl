vec3 paper(vec3 p) {
  float reach = length(p.xy - RING.xy);
  vec3 c = mix(vec3(0.034, 0.022, 0.056), vec3(0.007, 0.004, 0.014), smoothstep(0.3, 4.6, reach));
  return c + mix(LIGHT_A, LIGHT_B, smoothstep(-2.6, 2.6, p.x)) * 0.05 * exp(-0.22 * reach * reach);
}
