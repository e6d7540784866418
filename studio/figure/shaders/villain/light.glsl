const vec3 GOLD_TINT = vec3(1.0, 0.66, 0.20);

vec3 shadeGloss(vec3 base, vec3 n, vec3 v, vec3 lk, Lit lit) {
  vec3 c = base * lit.diffuse * 1.4 + studio(reflect(-v, n)) * (0.06 + 0.7 * lit.edge) * lit.open;
  return c + (lit.left + lit.right) * lit.edge * 0.2 + lit.key * shine(n, v, lk, 80.0) * 0.8;
}

#if MASKED == 1
// Rows of round lights behind dark glass.
vec3 shadeVisor(vec3 q, vec3 n, vec3 v, vec3 lk, Lit lit) {
  vec3 c = shadeGloss(vec3(0.018, 0.018, 0.024), n, v, lk, lit);
  c += (lit.left + lit.right) * max(dot(n, vec3(0.0, 0.2, 0.98)), 0.0) * 0.01;
  float inside = smoothstep(0.006, -0.006, glass(q.xy)) * step(0.0, q.z);
  const float PITCH = 0.030;
  vec2 cell = floor(q.xy / PITCH) + 0.5;
  float dot_ = smoothstep(0.5, 0.3, length(q.xy / PITCH - cell));
  float lit_ = screen(cell * PITCH);
  vec3 glow = EYE_LIGHT * (lit_ * 3.0 * dot_ + lit_ * 0.55 + 0.045 * dot_) + vec3(0.7) * pow(lit_, 3.0) * dot_;
  return mix(c, c * 0.35 + glow, inside);
}
#endif

vec3 shade(vec3 p, vec3 n, vec3 v, float material) {
  vec3 toA = LIGHT_A_AT - p, toB = LIGHT_B_AT - p;
  float farA = dot(toA, toA), farB = dot(toB, toB);
  vec3 la = toA * inversesqrt(farA), lb = toB * inversesqrt(farB), lk = normalize(KEY_AT - p);
  vec3 start = p + n * 0.02;
  // A face turned well away from a lamp lies in its own shadow.
  vec3 arrives = shadows(start, mat3(la, lb, lk), vec3(dot(n, la) + 0.35, dot(n, lb) + 0.35, dot(n, lk)));
  Lit lit;
  lit.open = openness(p, n);
  lit.edge = pow(1.0 - clamp(dot(n, v), 0.0, 1.0), 3.0);
  lit.left = LIGHT_A * (RIM_POWER / (1.0 + farA)) * arrives.x;
  lit.right = LIGHT_B * (RIM_POWER / (1.0 + farB)) * arrives.y;
  lit.key = KEY_LIGHT * arrives.z;
  vec3 fa = normalize(vec3(-2.6, 0.1, 1.5) - p), fb = normalize(vec3(2.6, -0.1, 1.5) - p);
  lit.fill = (LIGHT_A * max(dot(n, fa), 0.0) + LIGHT_B * max(dot(n, fb), 0.0)) * FILL * lit.open;
  vec3 ember = vec3(0.0, 0.03, 0.72);
  ember.xz = turn(TURN) * ember.xz;
  vec3 toEye = ember - p;
  float farEye = dot(toEye, toEye);
  lit.eye = EYE_LIGHT * (EYE_POWER / (0.05 + farEye)) * clamp(dot(n, toEye * inversesqrt(farEye)) * 0.7 + 0.3, 0.0, 1.0);
  vec3 lamps = lit.left * max(dot(n, la), 0.0) + lit.right * max(dot(n, lb), 0.0);
  lit.diffuse = lamps + lit.key * max(dot(n, lk), 0.0) + lit.fill;

  if (material == CLOTH) return shadeCloth(CLOTH_TINT * weaveShade(p), p, n, v, la, lb, lk, lit);
  if (material == TAPE) return shadeCloth(vec3(0.020, 0.016, 0.024) * weaveShade(p), p, n, v, la, lb, lk, lit);
  if (material == LEAF) return shadeCloth(vec3(0.16, 0.07, 0.03) * weaveShade(p), p, n, v, la, lb, lk, lit);
  if (material == SACK) return shadeCloth(vec3(0.10, 0.055, 0.15) * weaveShade(p * 0.6), p, n, v, la, lb, lk, lit);
  if (material == GOLD) return shadeMetal(GOLD_TINT, n, v, la, lb, lk, lit);
  if (material == STEEL) return shadeMetal(vec3(0.20, 0.21, 0.26), n, v, la, lb, lk, lit);
  if (material == GLOSS) return shadeGloss(vec3(0.02), n, v, lk, lit);
  if (material == PAD) return shadeGloss(vec3(0.035, 0.03, 0.04), n, v, lk, lit) * 0.6;
  if (material == HORN) return shadeGloss(HORN_TINT, n, v, lk, lit);
  if (material == EYE) return EYE_LIGHT * 3.2 + vec3(1.4) * pow(clamp(dot(n, v), 0.0, 1.0), 4.0);
  if (material == EMBER) return vec3(5.0, 0.9, 0.1);
  if (material == GLOW) return LAMP_LIGHT * 0.42 + shadeMetal(mix(LAMP_LIGHT, vec3(1.0), 0.25), n, v, la, lb, lk, lit) * 0.8;
  if (material == NEON || material == HORN_BAND || material == LAMP) return LAMP_LIGHT * 2.2;
  vec3 q = toSkull(toHead(p));
#if MASKED == 1
  if (material == VISOR) return shadeVisor(q, n, v, lk, lit);
#endif
  if (material == CHROME) {
    float dark = material == FACE ? socketShade(q) : 1.0;
    vec3 mirror = studio(reflect(-v, n)) * (0.25 + 0.75 * lit.open);
    vec3 c = vec3(0.86, 0.90, 1.0) * (mix(mirror, whiten(mirror), 0.5) + lit.diffuse * 0.16 + lit.key * 0.05 * lit.open);
    c += lit.key * shine(n, v, lk, 60.0) * 1.4 + (lit.left * shine(n, v, la, 50.0) + lit.right * shine(n, v, lb, 50.0)) * 0.7;
    return (c + EYE_LIGHT * 0.1 * lit.eye) * dark;
  }
  float crack = crackDepth(q);
  if (material == LACQUER) {
    vec3 c = shadeGloss(vec3(0.34, 0.008, 0.014) * (1.0 - 0.7 * crack), n, v, lk, lit) * socketShade(q);
    return c + vec3(0.34, 0.01, 0.01) * lit.eye * 0.8;
  }
  if (material == GILDED) {
    vec3 c = shadeGloss(vec3(0.020, 0.016, 0.026), n, v, lk, lit) + vec3(0.035, 0.03, 0.045) * lamps;
    vec3 vein = shadeMetal(GOLD_TINT, n, v, la, lb, lk, lit) + vec3(1.0, 0.52, 0.10) * 0.55;
    return mix(c * socketShade(q), vein, crack) + vec3(0.05) * lit.eye;
  }
  float bite = smoothstep(0.19, 0.14, abs(q.y - BITE.y)) * smoothstep(0.36, 0.44, q.z);
#if GRILL == 1
  if (material == BONE && bite > 0.5 && teeth(q) < 0.006) {
    return shadeMetal(GOLD_TINT, n, v, la, lb, lk, lit) * (0.35 + 0.65 * smoothstep(0.0, 0.5, lit.open)) + GOLD_TINT * 0.05;
  }
#endif
  vec3 albedo = material == HAND ? BONE_TINT * 0.8 * lit.open * (0.7 + 0.4 * noise(p * 9.0)) : boneColour(q, bite, crack, lit);
#if CHIP == 1
  vec3 c_ = q - vec3(0.30, 0.58, 0.50);
  albedo *= mix(0.06, 1.0, smoothstep(-0.03, 0.012, ellipsoid(c_, vec3(0.25, 0.20, 0.3)) + 0.05 * (noise(q * 9.0) - 0.5)));
#endif
  lamps += lit.key * max(dot(n, lk), 0.0) * 0.6 + lit.fill * 1.9;
  // Enamel is whiter than bone, even in coloured light.
  lamps = mix(lamps, vec3(dot(lamps, vec3(0.4))), 0.45 * bite);
  vec3 c = albedo * lamps * 1.3 + albedo * lit.open * vec3(0.05, 0.05, 0.085);
  float wet = 0.35 * smoothstep(0.0, 0.4, albedo.g);
  c += (lit.left * shine(n, v, la, 40.0) + lit.right * shine(n, v, lb, 40.0) + lit.key * shine(n, v, lk, 50.0)) * wet;
  return c + (albedo + 0.004) * lit.eye * 1.2 + (lit.left + lit.right) * lit.edge * 0.16 * smoothstep(0.0, 0.3, albedo.g);
}
