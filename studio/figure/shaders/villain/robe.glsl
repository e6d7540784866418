float robeSolid(vec3 p) {
  float d = ellipsoid(p - vec3(0.0, -2.30, -0.15), vec3(1.62, 1.05, 0.82));
  vec3 m = vec3(abs(p.x), p.yz);
  d = blend(d, ellipsoid(m - vec3(1.02, -1.92, -0.14), vec3(0.66, 0.38, 0.52)), 0.4);
  d = blend(d, rod(p, vec3(0.0, -1.72, -0.1), vec3(0.0, -2.1, -0.05), 0.62, 0.95), 0.3);
  return blend(d, rod(m, vec3(1.28, -2.0, -0.12), vec3(1.55, -3.6, 0.05), 0.42, 0.52), 0.25);
}

// Two tiers of gathered cloth. `fold` says how deep they are gathered; zero gives the even shape that chains lie on.
float cowl(vec3 p, float fold) {
  vec3 q = p - vec3(0.0, -1.30, 0.0);
  float around = atan(q.x, q.z);
  q.y += 0.26 * q.z + 0.035 * sin(around * 3.0 + 1.0);
  if (detail == ROUGH) return min(ringY(q, 0.84, 0.165), ringY(q + vec3(0.0, 0.27, 0.0), 1.0, 0.14));
  float warp = noise(p * 1.5 + float(SEED % 13u));
  float d = ringY(q, 0.84, 0.165 + 0.075 * fold * crease(around * 3.3 + p.y * 2.6 + 2.4 * warp, 2.4));
  q.y += 0.27;
  float sharp = crease(around * 4.1 + 1.0 - p.y * 1.4 + 2.4 * warp, 2.6);
  return blend(d, ringY(q, 1.0, 0.14 + 0.07 * fold * sharp), 0.06);
}

float robeFolds(vec3 p) {
  float warp = noise(p * 1.1 + 5.0);
  float fall = abs(p.x) * 1.5 - p.y * 0.55 + warp * 1.3;
  float fine = crease(fall * 7.6 + warp * 4.0 + 1.0, 3.6) * smoothstep(0.3, 0.7, noise(p * 1.5 + 2.0));
  return crease(fall * 3.9, 2.8) * 0.85 + fine * 0.5;
}

// A pull tab hanging from p: slider body, ring and a tongue with a hole.
float zipPull(vec3 p) {
  float slider = block(p + vec3(0.0, 0.0, 0.05), vec3(0.062, 0.085, 0.095), 0.02);
  slider = min(slider, block(p - vec3(0.0, 0.0, 0.055), vec3(0.022, 0.06, 0.03), 0.015));
  p.yz = turn(0.05) * p.yz;
  vec3 q = p - vec3(0.0, -0.095, 0.085);
  float ring = length(vec2(length(q.xy) - 0.055, q.z)) - 0.02;
  vec3 t = p - vec3(0.0, -0.265, 0.085);
  float width = 0.058 + 0.05 * smoothstep(0.15, -0.18, t.y);
  float tongue = block(t, vec3(width, 0.165, 0.020), 0.018);
  tongue = carve(tongue, length(t.xy - vec2(0.0, -0.075)) - 0.036, 0.012);
  return min(min(slider, ring), tongue);
}

vec2 robe(vec3 p) {
  float d = robeSolid(p);
  if (d > 0.6) return vec2(d - 0.35, CLOTH);
  // The folds of the cowl part for the zip.
  float parted = CHEST_ZIP == 1 ? 0.16 * smoothstep(0.42, 0.10, abs(p.x)) * step(0.0, p.z) : 0.0;
  d = blend(d, cowl(p, 1.0) + parted, 0.09);
  if (detail == ROUGH) return vec2(d, CLOTH);
  float smooth_ = d;
  float centre = CHEST_ZIP == 1 ? smoothstep(0.05, 0.3, abs(p.x)) : 1.0;
  d -= 0.10 * robeFolds(p) * smoothstep(-1.15, -1.8, p.y) * centre;
  if (detail == FULL) d += 0.008 * noise(p * 8.0);
  vec2 result = vec2(d, CLOTH);
#if CHEST_ZIP == 1
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
#endif
  return result;
}
