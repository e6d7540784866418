// A wall in one colour, and on it the disc of a lamp of the other.
vec3 wall(vec3 p) {
  float reach = length(p.xy - RING.xy);
  vec3 c = LIGHT_B * mix(0.62, 0.20, smoothstep(0.4, 4.4, reach));
  vec3 disc = mix(LIGHT_B, LIGHT_A, 0.8) * mix(0.85, 0.58, smoothstep(0.0, RING.z, reach));
  return mix(disc, c + LIGHT_A * 0.16 * exp(-3.0 * (reach - RING.z)), smoothstep(-0.015, 0.015, reach - RING.z));
}
