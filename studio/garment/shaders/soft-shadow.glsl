// For cloth in large waves: a shadow that takes the nearest point between two probes, and begins elsewhere for each pixel: no contour lines.
float softShadow(vec3 p, vec3 direction, float reach) {
  float lit = 1.0, before = 1e3;
  float t = 0.04 + 0.05 * hash(ivec2(gl_FragCoord.xy));
  for (int i = 0; i < 26; i++) {
    float d = max(map(p + direction * t).x, 0.0);
    float back = min(d * d / (2.0 * before), 0.9 * d);
    lit = min(lit, (FLOOD == 1 ? 13.0 : 6.5) * sqrt(d * d - back * back) / max(t - back, 1e-3));
    before = d;
    t += clamp(0.8 * d, 0.035, 0.25);
    if (lit < 0.01 || t > reach) break;
  }
  return clamp(lit, 0.0, 1.0);
}
#define shadow softShadow
