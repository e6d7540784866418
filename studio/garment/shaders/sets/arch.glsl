// A niche with a round head, lit from a strip behind its edge.
vec3 wall(vec3 p) {
  vec2 q = p.xy - RING.xy;
  float d = q.y > 0.0 ? length(q) - RING.z : abs(q.x) - RING.z;
  vec3 tint = mix(LIGHT_A, LIGHT_B, smoothstep(-RING.z, RING.z, q.x + 0.5 * q.y));
  float plaster = 0.92 + 0.16 * fractalNoise(vec3(p.xy * 1.8, 3.0));
  if (d > 0.0) return (paper(p) * 0.7 + tint * 0.05 * exp(-d * 3.5)) * plaster;
  vec3 back = tint * (0.035 + 0.30 * exp(d * 2.2)) * smoothstep(0.0, -0.03, d);
  return (back + vec3(0.010, 0.007, 0.016)) * plaster;
}
