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

// The cloth is drawn from the tip down both sides, sags at the cheeks and lies in swags round the neck; along the hem its seam draws it in.
float hoodFolds(vec3 p, float reach) {
  float other = step(0.0, p.x);
  vec2 wave = stray(p);
  float warp = wave.y;
  vec2 q = vec2(abs(p.x), p.y + 0.16 * other) + 0.18 * wave;
  float around = atan(p.x, p.z + 0.25);
  float below = smoothstep(0.05, 0.6, length(p.xz + vec2(0.05, 0.06)));
  float fall = below * fold(around * 3.0 + p.y * 1.6 + 3.0 * warp + float(SEED)) * smoothstep(-0.9, 0.1, p.y);
  float drawn = crease(q, vec2(0.14, 1.12), vec2(0.70, 0.16 + 0.1 * other), 0.115);
  float sag = crease(q, vec2(1.0, 0.45), vec2(0.62, -0.62), 0.115);
  float swag = crease(q, vec2(1.10, -0.30), vec2(0.21, -0.98), 0.115) + crease(q, vec2(1.12, -0.72), vec2(0.18, -1.26), 0.105);
  float pucker = fold(p.y * 15.0 + 9.0 * warp) * smoothstep(0.40, 0.16, reach) * smoothstep(-0.1, 0.4, p.z) * 0.3;
  return 0.4 * fall + drawn + 0.8 * sag + 1.1 * swag + pucker;
}

vec2 hood(vec3 p) {
  float smooth_ = hoodSolid(p);
  // Far from the shell, on either side, its folds do not matter. A shadow would show where that begins.
  if (detail != ROUGH && abs(smooth_) > 0.3) return vec2(abs(smooth_) - 0.20, CLOTH);
  vec2 edge = rim(p);
  float opening = max(edge.x, -p.z);
  if (detail == ROUGH) return vec2(carve(abs(smooth_) - 0.045, opening, 0.04), CLOTH);
  float front = smoothstep(-0.6, 0.35, p.z);
  float outer = smooth_ - 0.075 * hoodFolds(p, edge.x) * mix(1.0, smoothstep(0.12, 0.30, edge.x), front);
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
