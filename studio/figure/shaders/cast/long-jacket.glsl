// A trunk whose jacket runs on below the picture: what is cut by a frame ends in no hem. It falls in a few long folds.
vec2 longJacket(vec3 p) {
  float d = blend(ellipsoid(p - vec3(0.0, -1.98, -0.12), vec3(1.10, 0.68, 0.62)), rod(p, vec3(0.0, -2.3, -0.08), vec3(0.0, -4.8, -0.04), 0.72, 0.90), 0.4);
  if (d > 0.9) return vec2(d - 0.5, CLOTH);
#if HOOD == 1
  vec3 c = p - vec3(0.0, -1.30, 0.0);
  c.y += 0.26 * c.z;
  d = blend(d, ringY(c, 0.80, 0.17), 0.16);
#endif
  float solid = d;
  float side = abs(p.x);
  if (detail != ROUGH) {
    vec2 q = vec2(side, p.y + 0.12 * step(0.0, p.x)) + 0.25 * stray(p);
    float folds = crease(q, vec2(1.0, -2.15), vec2(0.22, -2.70), 0.10) + crease(q, vec2(0.95, -2.50), vec2(0.40, -3.70), 0.11);
    d -= 0.07 * (folds + 0.8 * crease(q, vec2(0.30, -2.95), vec2(0.85, -3.90), 0.11)) * smoothstep(0.06, 0.30, side);
  }
  vec2 result = vec2(d * 0.9, CLOTH);
  if (p.z > 0.2 && side < 0.5) {
    float row = p.x > 0.0 ? 0.5 : 0.0;
    float cell = abs(fract(p.y / 0.088 + row) - 0.5) * 0.088;
    float tooth = max(max(abs(solid - 0.020) - 0.032, abs(side - 0.024) - 0.042), cell - 0.017) - 0.006;
    result = nearer(result, vec2(max(tooth, p.y - ZIP_TOP) * 0.8, ZIP));
    result = nearer(result, vec2(slider((p - vec3(0.0, ZIP_TOP, solid < 0.3 ? p.z - solid + 0.05 : 9.0)) / 1.45, 0.06) * 1.45 * 0.8, ZIP));
  }
  return result;
}
