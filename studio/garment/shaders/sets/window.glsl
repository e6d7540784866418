// Plaster on which the street outside throws the light of a window with blinds.
vec3 wall(vec3 p) {
  vec2 q = p.xy - RING.xy;
  q.y += 0.28 * q.x;
  float pane = smoothstep(0.07, 0.0, max(abs(q.x) - RING.z, abs(q.y) - RING.z * 0.86));
  float bar = smoothstep(0.03, 0.09, abs(q.x + RING.z * 0.30));
  float blinds = smoothstep(0.12, 0.28, abs(fract(q.y / 0.44) - 0.5));
  float plaster = 0.86 + 0.20 * fractalNoise(vec3(p.xy * 2.6, 1.0)) + 0.06 * noise(vec3(p.xy * 22.0, 4.0));
  vec3 tint = mix(LIGHT_A, LIGHT_B, smoothstep(-RING.z, RING.z, q.x + 0.6 * q.y));
  vec3 c = vec3(0.020, 0.016, 0.030) + LIGHT_A * 0.012 * exp(-0.4 * abs(p.x + 3.0)) + tint * 0.19 * pane * bar * blinds;
  return c * plaster;
}
