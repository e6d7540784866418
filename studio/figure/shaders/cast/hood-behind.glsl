// A hood as those behind it see it: its tip hangs over to a side, a seam runs down, at the neck it is drawn in and bunches.
float hoodBehind(vec3 h, float lean) {
  float d = ellipsoid(h - vec3(0.0, 0.14, -0.06), vec3(0.86, 0.90, 0.92));
  vec3 crown = vec3(0.10 * lean, 0.78, -0.16), tip = vec3(0.46 * lean, 1.34, -0.42);
  d = blend(d, rod(h, crown, tip, 0.42, 0.10), 0.40);
  d = blend(d, rod(h, vec3(0.0, -0.40, -0.12), vec3(0.0, -1.10, -0.16), 0.66, 0.70), 0.22);
  if (detail == ROUGH) return d;
  if (d > 0.3) return d - 0.14;
  vec2 wave = stray(h);
  vec2 q = vec2(abs(h.x), h.y + 0.14 * step(0.0, h.x)) + 0.18 * wave;
  float around = atan(h.x, -h.z);
  float fall = fold(around * 5.0 + 1.4 * h.y + 3.0 * wave.x) * smoothstep(0.9, 0.2, h.y) * smoothstep(-1.0, -0.3, h.y);
  float bunch = crease(q, vec2(0.92, 0.05), vec2(0.10, -0.50), 0.10) + crease(q, vec2(0.95, -0.28), vec2(0.06, -0.72), 0.09) + crease(q, vec2(0.90, -0.62), vec2(0.10, -0.94), 0.09);
  d -= 0.040 * fall + 0.080 * bunch;
  float seam = h.x - lean * mix(0.02, 0.40, smoothstep(0.5, 1.3, h.y));
  return (d + 0.035 * exp(-seam * seam * 700.0)) * 0.8;
}
