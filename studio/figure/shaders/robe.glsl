vec2 robe(vec3 p) {
  float d = robeSolid(p);
  if (d > 0.6) return vec2(d - 0.35, CLOTH);
  // The folds of the cowl part for the zip.
  d = blend(d, cowl(p) + 0.16 * smoothstep(0.42, 0.10, abs(p.x)) * step(0.0, p.z), 0.10);
  float smooth_ = d;
  d -= 0.10 * robeFolds(p) * smoothstep(-1.15, -1.8, p.y) * smoothstep(0.05, 0.3, abs(p.x));
  d += 0.008 * noise(p * 8.0);
  vec2 result = vec2(d, CLOTH);
  if (p.z > 0.2 && abs(p.x) < 0.6) {
    float side = abs(p.x);
    float placket = max(abs(smooth_ - 0.012) - 0.02, abs(side - 0.13) - 0.055);
    result = nearer(result, vec2(blend(d, placket, 0.03), CLOTH));
    float row = p.x > 0.0 ? 0.5 : 0.0;
    float cell = abs(fract(p.y / 0.084 + row) - 0.5) * 0.084;
    float tooth = max(max(abs(smooth_ - 0.02) - 0.03, abs(p.x - (p.x > 0.0 ? 0.028 : -0.028)) - 0.044), cell - 0.016) - 0.005;
    result = nearer(result, vec2(max(tooth, p.y - ZIP_TOP) * 0.8, GOLD));
    result = nearer(result, vec2(zipPull((p - vec3(0.0, ZIP_TOP, ZIP_DEPTH)) / 1.3) * 1.3, GOLD));
  }
  return result;
}
