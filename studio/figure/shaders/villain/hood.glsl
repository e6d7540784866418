// Long folds fall from the tip past the cheeks; below the jaw they gather towards the zip.
float hoodFolds(vec3 p, float reach) {
  float warp = noise(p * vec3(1.3, 0.8, 1.3) + float(SEED % 17u));
  float around = atan(p.x, p.z + 0.20);
  float broad = crease(around * 4.6 + p.y * 0.75 + warp * 2.6, 2.6);
  float fine = crease(around * 9.5 - p.y * 1.1 + warp * 4.4 + 2.0, 3.6) * smoothstep(0.38, 0.7, noise(p * 1.6 + 9.0));
  float gather = crease(p.y * 4.2 + abs(p.x) * 2.6 + warp * 2.8, 2.6) * smoothstep(-0.35, -0.95, p.y);
  float below = smoothstep(0.10, 0.55, length(p.xz + vec2(0.05, 0.06)));
  float seam = crease(reach * 7.5 + 0.9 + warp * 0.8, 3.0) * smoothstep(0.75, 0.25, reach) * smoothstep(-0.1, 0.5, p.z);
  return below * (broad * 0.95 + fine * 0.5) + gather * 0.5 + seam * 0.45 * below;
}

// The cloth as a smooth solid, before it is hollowed and opened. PEAK is how far the tip stands up.
float hoodSolid(vec3 p) {
  vec3 q = p + vec3(0.0, 0.0, 0.06);
  float peak = smoothstep(0.35, 1.5, p.y);
  q += vec3(0.10 * LEAN, 0.0, 0.05) * peak;
  float d = ellipsoid(q - vec3(0.0, 0.10, -0.10), vec3(0.95, 1.06, 1.02));
  d = blend(d, ellipsoid(q - vec3(0.0, 1.0, -0.02), vec3(0.22, PEAK, 0.40)), 0.5);
  return blend(d, rod(q, vec3(0.0, -0.55, -0.2), vec3(0.0, -1.35, -0.14), 0.82, 0.98), 0.35);
}

vec2 hood(vec3 p) {
  float smooth_ = hoodSolid(p);
  // Far from the shell, on either side, its folds do not matter.
  if (abs(smooth_) > 0.3) return vec2(abs(smooth_) - 0.18, CLOTH);
  vec2 edge = rim(p);
  if (detail == ROUGH) return vec2(carve(abs(smooth_) - 0.045, max(edge.x, -p.z), 0.04), CLOTH);
  float front = smoothstep(-0.6, 0.35, p.z);
  float outer = smooth_ - 0.10 * hoodFolds(p, edge.x) * mix(1.0, smoothstep(0.10, 0.26, edge.x), front);
  outer -= 0.035 * exp(-pow((edge.x - 0.10) / 0.09, 2.0)) * step(0.0, p.z);
  if (detail == FULL) outer += 0.006 * noise(p * 9.0);
  float d = abs(outer) - 0.035;
  float opening = max(edge.x, -p.z);
  d = carve(d, opening, 0.04);
  float hem = max(length(vec2(outer, edge.x - 0.035)) - 0.050, -p.z - 0.05);
#if TRIM == 0
  d = blend(d, hem, 0.03);
#endif
  // A sewn groove beside the hem, with the stitches in it.
  float stitch = smoothstep(0.35, 0.1, abs(fract(edge.y * 16.0) - 0.5));
  float seam = smoothstep(0.022, 0.0, abs(edge.x - 0.135)) * front * step(0.0, outer + 0.02);
  d += seam * (0.013 - 0.012 * stitch);
  vec2 result = vec2(d, CLOTH);
#if TRIM == 1
  // A corded band in gold instead of the rolled hem.
  float cord = hem - 0.010 * abs(sin(edge.y * 34.0 + outer * 30.0));
  result = nearer(result, vec2(cord * 0.85, GOLD));
  // Both ends meet in a clasp on the throat.
  vec3 clasp = p - vec3(0.0, RIM_FOOT + 0.02, 0.93);
  result = nearer(result, vec2(max(length(clasp.xy) - 0.15, abs(clasp.z) - 0.05) - 0.015, GOLD));
  result = nearer(result, vec2(ellipsoid(clasp - vec3(0.0, 0.0, 0.06), vec3(0.085, 0.085, 0.05)), GLOW));
#elif TRIM == 2
  result = nearer(result, vec2(hem, CLOTH));
  float piping = max(length(vec2(outer - 0.045, edge.x - 0.05)) - 0.018, -p.z);
  result = nearer(result, vec2(piping, LAMP));
#endif
#if RIM_ZIP == 1
  if (p.z > 0.0 && p.y > RIM_FOOT - 0.03) {
    float cell = abs(fract(edge.y / 0.062) - 0.5) * 0.062;
    float tooth = max(max(abs(edge.x + 0.012) - 0.034, cell - 0.0145), abs(smooth_ - 0.012) - 0.028) - 0.006;
    result = nearer(result, vec2(tooth * 0.8, GOLD));
  }
#endif
  return result;
}
