// A neon ring on the wall behind.
vec3 wall(vec3 p) {
  float d = abs(length(p.xy - RING.xy) - RING.z);
  vec3 tint = mix(LIGHT_A, LIGHT_B, smoothstep(-0.8, 0.8, (p.x - RING.x) / RING.z));
  return paper(p) + tint * (1.1 * smoothstep(0.030, 0.014, d) + 0.10 * exp(-d * 5.0));
}
