// One place where the scene is measured for each purpose: every further one costs seconds of compiling.
vec3 normalAt(vec3 p, float reach) {
  vec3 n = vec3(0.0);
  for (int i = 0; i < 4; i++) {
    vec3 e = i == 0 ? vec3(1.0, -1.0, -1.0) : i == 1 ? vec3(-1.0, -1.0, 1.0) : i == 2 ? vec3(-1.0, 1.0, -1.0) : vec3(1.0);
    n += e * map(p + e * reach).x;
  }
  return normalize(n);
}

// The lamp of the set: a flame, a gem, a screen. It softens round corners instead of casting hard shadows.
vec3 lampOn(vec3 p, vec3 n) {
  vec3 to = LAMP_AT - p;
  float far = dot(to, to);
  return LAMP * max(dot(n, to * inversesqrt(far)) * 0.85 + 0.15, 0.0) / (0.5 + far);
}

#ifdef STONE_SET
// Light through the stone: twice thrown back inside, then out into the studio.
vec3 throughStone(vec3 p, vec3 n, vec3 v) {
  vec3 d = refract(-v, n, 0.48);
  vec3 q = p - n * 0.02;
  vec3 sum = vec3(0.0);
  float weight = 0.62;
  for (int bounce = 0; bounce < 3; bounce++) {
    float t = 0.02;
    for (int i = 0; i < 18; i++) {
      float inside = -stoneOnly(q + d * t);
      t += max(inside, 0.006);
      if (inside < 0.003) break;
    }
    q += d * t;
    vec2 e = vec2(0.004, -0.004);
    vec3 m = normalize(
      e.xyy * stoneOnly(q + e.xyy) + e.yyx * stoneOnly(q + e.yyx) + e.yxy * stoneOnly(q + e.yxy) + e.xxx * stoneOnly(q + e.xxx)
    );
    sum += studio(d) * weight;
    d = reflect(d, m);
    q -= m * 0.02;
    weight *= 0.68;
  }
  return sum;
}

#endif

Surface tailor(vec3 p, float m) {
  if (m == CLOTH) return Surface(CLOTH_TINT * weaveShade(p), MATTE, vec3(0.0));
  if (m == TAPE) return Surface(vec3(0.020, 0.016, 0.024) * weaveShade(p), MATTE, vec3(0.0));
  if (m == GOLD) return Surface(vec3(1.0, 0.66, 0.20), METAL, vec3(0.0));
  if (m == CHROME) return Surface(vec3(0.80, 0.86, 1.0), METAL, vec3(0.0));
  if (m == LEAF) return Surface(vec3(0.16, 0.07, 0.03) * weaveShade(p), MATTE, vec3(0.0));
  if (m == HORN) return Surface(HORN_TINT, SHINY, vec3(0.0));
  if (m == EMBER) return Surface(vec3(0.0), MATTE, vec3(5.0, 0.9, 0.1));
  if (m == NEON) return Surface(vec3(0.0), MATTE, EYE_LIGHT * 2.2);
  if (m < HAND) return Surface(vec3(0.02), SHINY, vec3(0.0));
  return paint(p, m);
}

vec3 shadeSet(vec3 p, vec3 n, vec3 v, float material) {
  vec3 toA = LIGHT_A_AT - p, toB = LIGHT_B_AT - p;
  float farA = dot(toA, toA), farB = dot(toB, toB);
  vec3 la = toA * inversesqrt(farA), lb = toB * inversesqrt(farB), lk = normalize(KEY_AT - p);
  vec3 shades;
  for (int i = 0; i < 3; i++) {
    vec3 to = i == 0 ? la : i == 1 ? lb : lk;
    shades[i] = dot(n, to) < -0.2 ? 0.0 : shadow(p + n * 0.02, to, 3.0);
  }
  Lit lit;
  lit.open = openness(p, n);
  lit.edge = pow(1.0 - clamp(dot(n, v), 0.0, 1.0), 3.0);
  lit.left = LIGHT_A * (RIM_POWER / (1.0 + farA)) * shades.x;
  lit.right = LIGHT_B * (RIM_POWER / (1.0 + farB)) * shades.y;
  lit.key = KEY_LIGHT * shades.z;
  vec3 fa = normalize(vec3(-2.6, 0.1, 1.5) - p), fb = normalize(vec3(2.6, -0.1, 1.5) - p);
  lit.fill = (LIGHT_A * max(dot(n, fa), 0.0) + LIGHT_B * max(dot(n, fb), 0.0)) * FILL * lit.open;
  vec3 toEye = turnY(vec3(0.0, 0.03, 0.72), TURN) - p;
  float farEye = dot(toEye, toEye);
  lit.eye = EYE_LIGHT * (EYE_POWER / (0.05 + farEye)) * clamp(dot(n, toEye * inversesqrt(farEye)) * 0.7 + 0.3, 0.0, 1.0);
  vec3 lamp = lampOn(p, n) * lit.open;
  vec3 lamps = lit.left * max(dot(n, la), 0.0) + lit.right * max(dot(n, lb), 0.0);
  lit.diffuse = lamps + lit.key * max(dot(n, lk), 0.0) + lit.fill + lamp;

  if (material == EYE) return EYE_LIGHT * 3.2 + vec3(1.4) * pow(clamp(dot(n, v), 0.0, 1.0), 4.0);
  if (material == BONE) {
    vec3 q = toSkull(toHead(p));
    float bite = smoothstep(0.19, 0.14, abs(q.y - BITE.y)) * smoothstep(0.36, 0.44, q.z);
    vec3 albedo = boneColour(q, bite, lit);
    lamps += lit.key * max(dot(n, lk), 0.0) * 0.6 + lit.fill * 1.9 + lamp;
    // Enamel is whiter than bone, even in coloured light.
    lamps = mix(lamps, vec3(dot(lamps, vec3(0.4))), 0.45 * bite);
    vec3 c = albedo * lamps * 1.3 + albedo * lit.open * vec3(0.05, 0.05, 0.085);
    float wet = 0.35 * smoothstep(0.0, 0.4, albedo.g);
    c += (lit.left * shine(n, v, la, 40.0) + lit.right * shine(n, v, lb, 40.0) + lit.key * shine(n, v, lk, 50.0)) * wet;
    return c + (albedo + 0.004) * lit.eye * 1.2 + (lit.left + lit.right) * lit.edge * 0.16 * smoothstep(0.0, 0.3, albedo.g);
  }
  Surface s = tailor(p, material);
  if (s.kind == METAL) return shadeMetal(s.albedo, n, v, la, lb, lk, lit) + s.albedo * lamp * 0.3 + s.glow;
  if (s.kind == SHINY) return shadeGloss(s.albedo, n, v, lk, lit) + s.glow;
  if (s.kind == GLASS) return s.albedo * lit.diffuse + (studio(reflect(-v, n)) * 0.35 + s.glow * 1.6) * lit.edge + s.glow;
#ifdef STONE_SET
  if (s.kind == GEM) return s.albedo * (throughStone(p, n, v) * 0.95 + studio(reflect(-v, n)) * (0.12 + 0.8 * lit.edge)) + s.glow;
#endif
  if (s.kind == SKELETON) {
    vec3 albedo = s.albedo * mix(vec3(0.10, 0.06, 0.09), vec3(1.0), smoothstep(0.05, 0.9, lit.open));
    vec3 c = albedo * (lit.diffuse + lit.fill * 0.9) * 1.3 + albedo * lit.open * vec3(0.05, 0.05, 0.085);
    c += (lit.left * shine(n, v, la, 40.0) + lit.right * shine(n, v, lb, 40.0) + lit.key * shine(n, v, lk, 50.0)) * 0.3;
    return c + (lit.left + lit.right) * lit.edge * 0.12;
  }
  if (material < HAND) return shadeCloth(s.albedo, n, v, la, lb, lit) + s.glow;
  vec3 c = s.albedo * lit.diffuse * 2.0 + s.albedo * lit.open * vec3(0.05, 0.045, 0.08);
  c += (lit.left + lit.right) * lit.edge * 0.16 + (lit.left * shine(n, v, la, 18.0) + lit.right * shine(n, v, lb, 18.0)) * 0.06;
  return c + s.glow;
}
