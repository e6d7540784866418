// A low dim sun, cut by drifting mist.
vec3 backdrop(vec2 uv) {
  vec2 q = uv - vec2(0.10, 0.02);
  float reach = length(q);
  vec3 sun = mix(LIGHT_B, LIGHT_A, smoothstep(-0.6, 0.75, q.y));
  vec3 c = mix(vec3(0.012, 0.010, 0.045), vec3(0.003, 0.006, 0.016), smoothstep(-0.6, 1.0, uv.y));
  float disc = smoothstep(0.755, 0.745, reach);
  float mist = fractalNoise(vec3(uv.x * 1.6 + 3.0, uv.y * 9.0, 4.0));
  float veil = smoothstep(0.38, 0.66, mist + 0.30 * smoothstep(0.45, -0.7, q.y));
  c += sun * 0.34 * disc * (1.0 - 0.86 * veil);
  c += sun * 0.10 * exp(-max(reach - 0.75, 0.0) * 4.0) * (1.0 - 0.6 * veil);
  // Far ridges.
  for (int layer = 0; layer < 3; layer++) {
    float ridge = -0.28 - 0.20 * float(layer) + 0.22 * noise(vec3(uv.x * (1.6 + float(layer)) + 5.0 * float(layer), 1.0, 2.0)) + 0.10 * abs(uv.x);
    c = mix(c, mix(LIGHT_A, LIGHT_B, 0.7) * (0.060 - 0.018 * float(layer)), smoothstep(0.006, -0.006, uv.y - ridge));
  }
  return c;
}
