struct Lit {
  vec3 left;
  vec3 right;
  vec3 key;
  vec3 fill;
  vec3 eye;
  vec3 diffuse;
  float open;
  float edge;
};

vec3 studio(vec3 d) {
  vec3 c = vec3(0.012, 0.01, 0.02);
  c += LIGHT_A * 2.2 * smoothstep(0.25, 0.0, abs(d.x + 0.72)) * smoothstep(-0.5, 0.3, d.y + 0.2);
  c += LIGHT_B * 2.2 * smoothstep(0.25, 0.0, abs(d.x - 0.72)) * smoothstep(-0.5, 0.3, d.y + 0.2);
  c += vec3(0.9, 0.95, 1.1) * smoothstep(0.16, 0.0, abs(d.y - 0.62)) * smoothstep(0.7, 0.1, abs(d.x));
  return c + mix(LIGHT_A, LIGHT_B, 0.5) * 0.15 * smoothstep(0.1, -0.6, d.y);
}

float shine(vec3 n, vec3 v, vec3 l, float power) {
  return pow(max(dot(n, normalize(l + v)), 0.0), power);
}

// Distance to the borders between cells of random size: the way dry bone breaks.
float crackLine(vec3 p) {
  p += 0.22 * vec3(noise(p * 3.1), noise(p * 3.1 + 5.0), noise(p * 3.1 + 9.0));
  ivec3 cell = ivec3(floor(p));
  float first = 9.0, second = 9.0;
  for (int x = -1; x <= 1; x++) {
    for (int y = -1; y <= 1; y++) {
      for (int z = -1; z <= 1; z++) {
        ivec3 c = cell + ivec3(x, y, z);
        vec3 seed = vec3(hash(c), hash(c + ivec3(91, 0, 0)), hash(c + ivec3(0, 91, 0)));
        float d = length(vec3(c) + seed - p);
        second = min(second, max(first, d));
        first = min(first, d);
      }
    }
  }
  return second - first;
}

float crackDepth(vec3 q) {
  float fine = abs(noise(q * vec3(4.6, 2.4, 3.6) + 3.0 + 0.5 * noise(q * 9.0)) - 0.5) + 0.03 * noise(q * 16.0);
  float crack = smoothstep(0.030, 0.010, fine) * smoothstep(0.42, 0.52, noise(q * 1.9 + 2.0)) * 0.8;
  if (CRACKS > 0.3) {
    float where = smoothstep(1.0 - CRACKS, 1.12 - CRACKS, noise(q * 1.3 + 7.0) + 0.25);
    crack = max(crack, smoothstep(0.075, 0.028, crackLine(q * 2.7)) * where);
  }
  return crack;
}

float socketShade(vec3 q) {
  vec2 s = turn(-0.32) * vec2(abs(q.x) - 0.25, q.y - 0.015);
  return mix(0.015, 1.0, smoothstep(0.88, 1.20, length(s / vec2(0.195, 0.155))) + smoothstep(0.25, 0.1, q.z));
}

vec3 boneColour(vec3 q, float bite, float crack, Lit lit) {
  vec3 albedo = BONE_TINT * (0.60 + 0.58 * fractalNoise(q * 6.5));
  albedo *= 1.0 - 0.85 * crack;
  albedo *= mix(vec3(0.10, 0.06, 0.09), vec3(1.0), smoothstep(0.05, 0.95, lit.open));
#if BARE == 1
  float depth = 0.75, forehead = 1.0;
#else
  // The hood keeps the temples and the forehead in the dark.
  float depth = mix(0.06, 1.0, smoothstep(0.08, 0.60, q.z));
  float forehead = mix(1.0, 0.28, smoothstep(0.24, 0.72, q.y));
#endif
  float gum = mix(0.45, 1.0, smoothstep(0.0, 0.035, abs(q.y - BITE.y - grinLift(atan(q.x, q.z - BITE.z)))));
  if (q.z < 0.40) gum = 1.0;
  albedo *= 1.0 + 0.9 * bite;
  return albedo * depth * forehead * socketShade(q) * gum;
}

float weaveShade(vec3 p) {
  return 0.82 + 0.36 * noise(p * 58.0);
}

vec3 shadeCloth(vec3 albedo, vec3 p, vec3 n, vec3 v, vec3 la, vec3 lb, vec3 lk, Lit lit) {
  vec3 c = albedo * lit.diffuse * 2.0 + albedo * lit.open * vec3(0.05, 0.045, 0.08);
  c += (lit.left + lit.right) * lit.edge * 0.44 * (0.75 + 0.25 * n.y);
  c += (lit.left * shine(n, v, la, 18.0) + lit.right * shine(n, v, lb, 18.0)) * (0.16 + 0.3 * SATIN);
  if (SATIN > 0.0) c += albedo * (lit.key * shine(n, v, lk, 12.0) + studio(reflect(-v, n)) * 0.8) * SATIN * lit.open * 1.4;
  if (WET > 0.0) {
    // Water runs down in threads and stands in drops.
    float thread = smoothstep(0.52, 0.72, noise(p * vec3(13.0, 1.6, 13.0) + 4.0));
    float drop = smoothstep(0.70, 0.80, noise(p * 30.0));
    vec3 bent = normalize(n + 0.35 * (vec3(noise(p * 24.0), noise(p * 24.0 + 7.0), noise(p * 24.0 + 13.0)) - 0.5));
    vec3 glint = lit.left * shine(bent, v, la, 50.0) + lit.right * shine(bent, v, lb, 50.0) + lit.key * shine(bent, v, lk, 70.0);
    c += WET * (glint * (0.35 + 1.6 * thread + 2.2 * drop) + studio(reflect(-v, bent)) * (0.05 + 0.22 * thread) * lit.open);
  }
  return c + albedo * lit.eye * 3.0;
}

// Polished metal keeps its own colour: under pure cyan, gold would turn green.
vec3 whiten(vec3 light) {
  return mix(light, vec3(dot(light, vec3(0.35, 0.45, 0.2))), 0.55);
}

vec3 shadeMetal(vec3 tint, vec3 n, vec3 v, vec3 la, vec3 lb, vec3 lk, Lit lit) {
  vec3 c = tint * whiten(studio(reflect(-v, n)) * (0.3 + 0.7 * lit.open) + lit.diffuse * 0.4);
  c += tint * (lit.key * shine(n, v, lk, 60.0) * 2.0 + vec3(0.05) * lit.open);
  c += whiten(lit.left * shine(n, v, la, 60.0) + lit.right * shine(n, v, lb, 60.0)) * 0.9;
  return c + tint * lit.eye * 0.3;
}

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
