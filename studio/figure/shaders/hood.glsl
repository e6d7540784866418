float hoodFolds(vec3 p) {
  float warp = noise(p * 1.25 + 3.0);
  float around = atan(p.x, p.z + 0.15);
  float broad = crease(around * 3.6 + p.y * 0.8 + warp * 3.4, 2.2);
  float fine = crease(around * 7.3 - p.y * 1.3 + warp * 5.0 + 2.0, 3.5);
  float nape = crease(p.y * 5.2 + abs(p.x) * 1.8 + warp * 2.5, 2.6) * smoothstep(-0.45, -1.0, p.y);
  // At the tip the angle has no meaning: the folds start a little below it.
  float below = smoothstep(0.10, 0.55, length(p.xz + vec2(0.05, 0.06)));
  return below * broad * 0.95 + below * fine * 0.45 * smoothstep(0.35, 0.75, noise(p * 1.7 + 9.0)) + nape * 0.22;
}

// The cloth as a smooth solid, before it is hollowed and opened.
float hoodSolid(vec3 p) {
  vec3 q = p + vec3(0.0, 0.0, 0.06);
  float peak = smoothstep(0.35, 1.5, p.y);
  q += vec3(0.07, 0.0, 0.05) * peak;
  float d = ellipsoid(q - vec3(0.0, 0.12, -0.10), vec3(0.95, 1.10, 1.02));
  d = blend(d, ellipsoid(q - vec3(0.0, 1.06, -0.02), vec3(0.20, 0.60, 0.40)), 0.5);
  return blend(d, rod(q, vec3(0.0, -0.55, -0.2), vec3(0.0, -1.35, -0.14), 0.82, 0.98), 0.35);
}

vec2 hood(vec3 p) {
  float smooth_ = hoodSolid(p);
  // Far from the shell, on either side, its folds do not matter.
  if (abs(smooth_) > 0.3) return vec2(abs(smooth_) - 0.18, CLOTH);
  vec2 edge = rim(p);
  float front = smoothstep(-0.6, 0.35, p.z);
  float outer = smooth_ - 0.085 * hoodFolds(p) * mix(1.0, smoothstep(0.06, 0.24, edge.x), front);
  outer -= 0.035 * exp(-pow((edge.x - 0.10) / 0.09, 2.0)) * step(0.0, p.z);
  outer += 0.006 * noise(p * 9.0);
  float d = abs(outer) - 0.035;
  float opening = max(edge.x, -p.z);
  d = carve(d, opening, 0.04);
  float hem = max(length(vec2(outer, edge.x - 0.035)) - 0.050, -p.z - 0.05);
  d = blend(d, hem, 0.03);
  // A sewn groove beside the hem, with the stitches in it.
  float stitch = smoothstep(0.35, 0.1, abs(fract(edge.y * 16.0) - 0.5));
  float seam = smoothstep(0.022, 0.0, abs(edge.x - 0.135)) * front * step(0.0, outer + 0.02);
  d += seam * (0.013 - 0.012 * stitch);
  vec2 result = vec2(d, CLOTH);
#if RIM_ZIP == 1
  if (p.z > 0.0 && p.y > RIM_FOOT - 0.03) {
    float cell = abs(fract(edge.y / 0.062) - 0.5) * 0.062;
    float tooth = max(max(abs(edge.x + 0.012) - 0.034, cell - 0.0145), abs(smooth_ - 0.012) - 0.028) - 0.006;
    result = nearer(result, vec2(tooth * 0.8, GOLD));
  }
#endif
  return result;
}
