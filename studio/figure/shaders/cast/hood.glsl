// The opening is two circles crossing, like an open zip: its edge has an exact distance and an exact length.
const float RIM_TOP_RADIUS = 0.98;
const float RIM_MIDDLE = -0.06;
// Below this the edge has run together.
const float RIM_FOOT = -0.02 - sqrt(RIM_HALF_WIDTH * max(2.0 * RIM_FOOT_RADIUS - RIM_HALF_WIDTH, 0.1));

// x: distance to the edge of the opening (negative inside), y: length along the edge.
vec2 rim(vec3 p) {
  float y = p.y - RIM_MIDDLE;
  float radius = y > 0.0 ? RIM_TOP_RADIUS : RIM_FOOT_RADIUS;
  vec2 q = vec2(abs(p.x) + radius - RIM_HALF_WIDTH, y);
  if (radius < RIM_HALF_WIDTH) q.x = max(q.x, 0.0);
  return vec2(length(q) - radius, atan(q.y, q.x) * radius);
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

// Broad folds run from the tip past the cheeks and gather below the jaw; along the hem the cloth is drawn in by its seam.
float hoodFolds(vec3 p, float reach) {
  float warp = sin(p.x * 1.7 + p.y * 1.1 + float(SEED)) + 0.8 * sin(p.z * 2.1 + p.y * 1.9);
  float around = atan(p.x, p.z + 0.25);
  float below = smoothstep(0.05, 0.6, length(p.xz + vec2(0.05, 0.06)));
  float broad = swell(around * 5.2 + p.y * 1.1 + warp * 1.1);
  float gather = swell(p.y * 5.5 + abs(p.x) * 3.0 + warp * 1.3) * smoothstep(-0.25, -0.95, p.y);
  float pucker = swell(p.y * 13.0 + warp) * smoothstep(0.42, 0.16, reach) * smoothstep(-0.1, 0.4, p.z) * 0.35;
  return below * broad * 0.8 + gather * 0.55 + pucker;
}

vec2 hood(vec3 p) {
  float smooth_ = hoodSolid(p);
  // Far from the shell, on either side, its folds do not matter.
  if (abs(smooth_) > 0.3) return vec2(abs(smooth_) - 0.18, CLOTH);
  vec2 edge = rim(p);
  float opening = max(edge.x, -p.z);
  if (detail == ROUGH) return vec2(carve(abs(smooth_) - 0.045, opening, 0.04), CLOTH);
  float front = smoothstep(-0.6, 0.35, p.z);
  float outer = smooth_ - 0.065 * hoodFolds(p, edge.x) * mix(1.0, smoothstep(0.12, 0.30, edge.x), front);
  // A sewn seam runs over the crown.
  outer += 0.022 * exp(-p.x * p.x * 900.0) * smoothstep(0.1, 0.5, p.y);
  outer -= 0.035 * exp(-pow((edge.x - 0.10) / 0.09, 2.0)) * step(0.0, p.z);
  float d = carve(abs(outer) - 0.035, opening, 0.04);
  float hem = max(length(vec2(outer, edge.x - 0.035)) - 0.050, -p.z - 0.05);
  d = blend(d, hem, 0.03);
  float stitch = smoothstep(0.35, 0.1, abs(fract(edge.y * 12.0) - 0.5));
  float seam = smoothstep(0.026, 0.0, abs(edge.x - 0.135)) * front * step(0.0, outer + 0.02);
  d += seam * (0.015 - 0.014 * stitch);
  vec2 result = vec2(d, CLOTH);
  if (p.z > 0.0 && p.y > RIM_FOOT - 0.03) {
    float cell = abs(fract(edge.y / 0.074) - 0.5) * 0.074;
    float tooth = max(max(abs(edge.x + 0.014) - 0.038, cell - 0.018), abs(smooth_ - 0.012) - 0.030) - 0.006;
    result = nearer(result, vec2(tooth * 0.8, ZIP));
  }
  return result;
}
