// A thread of smoke rises from the point AIR_FROM and unwinds.
vec3 air(vec2 uv) {
  vec2 q = uv - AIR_FROM;
  if (q.y < 0.0) return vec3(0.0);
  float warp = fractalNoise(vec3(uv * vec2(2.2, 1.6) + vec2(0.0, -1.0), 3.0)) - 0.5;
  float path = 0.13 * sin(q.y * 4.2 + 0.4) * smoothstep(0.0, 0.5, q.y) + warp * 0.42 * q.y + 0.42 * q.y;
  float wide = 0.012 + 0.075 * q.y;
  float thread = exp(-pow((q.x - path) / wide, 2.0)) + 0.6 * exp(-pow((q.x - path - 0.10 * q.y - 0.03 * sin(q.y * 9.0)) / (wide * 0.6), 2.0));
  float broken = 0.45 + 0.9 * fractalNoise(vec3(uv * vec2(7.0, 3.5), 1.0));
  return (mix(LIGHT_A, LIGHT_B, smoothstep(0.2, 1.2, uv.y)) * 0.30 + vec3(0.10)) * thread * broken * smoothstep(1.5, 0.2, q.y) * smoothstep(0.0, 0.06, q.y);
}
