float torso(vec3 p) {
  vec3 m = vec3(abs(p.x), p.yz);
  float d = ellipsoid(p - vec3(0.0, -2.26, -0.14), vec3(1.48, 1.0, 0.76));
  d = blend(d, ellipsoid(m - vec3(0.95, -1.90, -0.13), vec3(0.60, 0.36, 0.48)), 0.4);
  d = blend(d, rod(p, vec3(0.0, -1.60, -0.1), vec3(0.0, -2.1, -0.05), 0.56, 0.88), 0.3);
  return blend(d, rod(m, vec3(1.18, -1.95, -0.12), vec3(1.42, -3.4, 0.05), 0.38, 0.48), 0.25);
}

// Folds of pull from the shoulder and the armpit to the zip, swags over the belly; left and right are not alike.
float drape(vec3 p) {
  float other = step(0.0, p.x);
  vec2 wave = stray(p + 2.0 * other);
  vec2 q = vec2(abs(p.x), p.y + 1.9 + 0.12 * other) + 0.30 * wave;
  float pull = crease(q, vec2(1.02, -0.28), vec2(0.16, -0.58), 0.075) + 0.9 * crease(q, vec2(1.05, -0.46), vec2(0.36, -1.08), 0.085);
  pull += 0.8 * crease(q, vec2(1.00, 0.16), vec2(0.26, -0.30), 0.085) + 0.7 * crease(q, vec2(1.60, -0.20), vec2(0.95, 0.12), 0.090);
  pull += 0.7 * crease(q, vec2(0.44, 0.44), vec2(0.70, -0.20), 0.075);
  float swag = crease(q, vec2(1.05, -0.84), vec2(0.10, -1.06), 0.070) + 0.9 * crease(q, vec2(1.0, -1.08), vec2(0.24, -1.24), 0.060);
  return 0.9 * (pull + swag) + 0.5 * wave.y + 0.15;
}

#if COLLAR_ROLL == 1
// The hood lies on the shoulders: a roll behind the neck that opens at the throat.
float collar(vec3 p) {
  vec3 q = p - vec3(0.0, -1.10, -0.14);
  float around = atan(q.x, q.z);
  q.y += 0.30 * q.z;
  float warp = sin(around * 2.0 + float(SEED)) + 0.6 * sin(q.y * 5.0 + around);
  float thick = mix(0.19, 0.34, smoothstep(0.7, -0.7, q.z)) + 0.085 * fold(around * 3.0 + q.y * 6.0 + 1.3 * warp);
  float d = ringY(q * vec3(1.0, 0.9, 1.0), 0.70, thick);
  float inner = ringY(q - vec3(0.0, 0.12, 0.0), 0.52, 0.13 + 0.045 * fold(around * 4.0 + 1.2 * warp));
  return blend(d, inner, 0.08) * 0.85;
}
#endif

vec2 robe(vec3 p) {
  float d = torso(p);
  if (detail != ROUGH && d > 0.7) return vec2(d - 0.35, CLOTH);
#if COLLAR_ROLL == 1
  d = blend(d, collar(p), 0.06);
  d = blend(d, rod(p, vec3(0.0, -0.5, -0.16), vec3(0.0, -1.5, -0.1), 0.22, 0.4), 0.02);
#elif HOOD == 1
  vec3 c = p - vec3(0.0, -1.30, 0.0);
  c.y += 0.26 * c.z;
  d = blend(d, ringY(c, 0.80, 0.17), 0.16);
#else
  d = blend(d, rod(p, vec3(0.0, -0.5, -0.16), vec3(0.0, -1.5, -0.1), 0.22, 0.4), 0.02);
#endif
  if (detail == ROUGH) return vec2(d, CLOTH);
  float smooth_ = d;
  float side = abs(p.x);
  d -= 0.11 * drape(p) * smoothstep(-1.05, -1.6, p.y) * smoothstep(0.06, 0.30, side);
  vec2 result = vec2(d, CLOTH);
#if CHEST_ZIP == 1
  if (p.z > 0.2 && side < 0.5) {
    float placket = max(abs(smooth_ - 0.016) - 0.018, abs(side - 0.115) - 0.060);
    result.x = blend(result.x, placket, 0.03);
    float row = p.x > 0.0 ? 0.5 : 0.0;
    float cell = abs(fract(p.y / 0.088 + row) - 0.5) * 0.088;
    float tooth = max(max(abs(smooth_ - 0.020) - 0.032, abs(side - 0.024) - 0.042), cell - 0.017) - 0.006;
    result = nearer(result, vec2(max(tooth, p.y - ZIP_TOP) * 0.8, ZIP));
    result = nearer(result, vec2(slider((p - vec3(0.0, ZIP_TOP, smooth_ < 0.3 ? p.z - smooth_ + 0.05 : 9.0)) / 1.45, 0.06) * 1.45 * 0.8, ZIP));
  }
#endif
  return result;
}
