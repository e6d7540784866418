vec3 shadeGloss(vec3 base, vec3 n, vec3 v, vec3 lk, Lit lit) {
  vec3 c = base * lit.diffuse * 1.4 + studio(reflect(-v, n)) * (0.06 + 0.7 * lit.edge) * lit.open;
  return c + (lit.left + lit.right) * lit.edge * 0.2 + lit.key * shine(n, v, lk, 80.0) * 0.8;
}

vec3 shade(vec3 p, vec3 n, vec3 v, float material) {
  vec3 toA = LIGHT_A_AT - p, toB = LIGHT_B_AT - p;
  float farA = dot(toA, toA), farB = dot(toB, toB);
  vec3 la = toA * inversesqrt(farA), lb = toB * inversesqrt(farB), lk = normalize(KEY_AT - p);
  vec3 start = p + n * 0.02;
  Lit lit;
  lit.open = openness(p, n);
  lit.edge = pow(1.0 - clamp(dot(n, v), 0.0, 1.0), 3.0);
  lit.left = LIGHT_A * (RIM_POWER / (1.0 + farA)) * shadow(start, la, 3.0);
  lit.right = LIGHT_B * (RIM_POWER / (1.0 + farB)) * shadow(start, lb, 3.0);
  lit.key = KEY_LIGHT * shadow(start, lk, 3.0);
  vec3 fa = normalize(vec3(-2.6, 0.1, 1.5) - p), fb = normalize(vec3(2.6, -0.1, 1.5) - p);
  lit.fill = (LIGHT_A * max(dot(n, fa), 0.0) + LIGHT_B * max(dot(n, fb), 0.0)) * FILL * lit.open;
  vec3 ember = vec3(0.0, 0.03, 0.72);
  ember.xz = turn(TURN) * ember.xz;
  vec3 toEye = ember - p;
  float farEye = dot(toEye, toEye);
  lit.eye = EYE_LIGHT * (EYE_POWER / (0.05 + farEye)) * clamp(dot(n, toEye * inversesqrt(farEye)) * 0.7 + 0.3, 0.0, 1.0);
  vec3 lamps = lit.left * max(dot(n, la), 0.0) + lit.right * max(dot(n, lb), 0.0);
  lit.diffuse = lamps + lit.key * max(dot(n, lk), 0.0) + lit.fill;

  if (material == CLOTH) return shadeCloth(CLOTH_TINT * weaveShade(p), n, v, la, lb, lit);
  if (material == TAPE) return shadeCloth(vec3(0.020, 0.016, 0.024) * weaveShade(p), n, v, la, lb, lit);
  if (material == STRAW) return shadeCloth(vec3(0.20, 0.12, 0.05) * weaveShade(p * 0.5), n, v, la, lb, lit);
  if (material == LEAF) return shadeCloth(vec3(0.16, 0.07, 0.03) * weaveShade(p), n, v, la, lb, lit);
  if (material == GOLD) return shadeMetal(vec3(1.0, 0.66, 0.20), n, v, la, lb, lk, lit);
  if (material == CHROME) return shadeMetal(vec3(0.80, 0.86, 1.0), n, v, la, lb, lk, lit);
  if (material == GLOSS) return shadeGloss(vec3(0.02), n, v, lk, lit);
  if (material == LACQUER) return shadeGloss(vec3(0.34, 0.008, 0.014), n, v, lk, lit);
  if (material == HORN) return shadeGloss(HORN_TINT, n, v, lk, lit);
  if (material == EYE) return EYE_LIGHT * 3.2 + vec3(1.4) * pow(clamp(dot(n, v), 0.0, 1.0), 4.0);
  if (material == EMBER) return vec3(5.0, 0.9, 0.1);
  if (material == NEON || material == HORN_BAND) return EYE_LIGHT * 2.2;
  vec3 q = toSkull(toHead(p));
  float bite = smoothstep(0.19, 0.14, abs(q.y - BITE.y)) * smoothstep(0.36, 0.44, q.z);
  vec3 albedo = boneColour(q, bite, lit);
  lamps += lit.key * max(dot(n, lk), 0.0) * 0.6 + lit.fill * 1.9;
  // Enamel is whiter than bone, even in coloured light.
  lamps = mix(lamps, vec3(dot(lamps, vec3(0.4))), 0.45 * bite);
  vec3 c = albedo * lamps * 1.3 + albedo * lit.open * vec3(0.05, 0.05, 0.085);
  float wet = 0.35 * smoothstep(0.0, 0.4, albedo.g);
  c += (lit.left * shine(n, v, la, 40.0) + lit.right * shine(n, v, lb, 40.0) + lit.key * shine(n, v, lk, 50.0)) * wet;
  return c + (albedo + 0.004) * lit.eye * 1.2 + (lit.left + lit.right) * lit.edge * 0.16 * smoothstep(0.0, 0.3, albedo.g);
}
