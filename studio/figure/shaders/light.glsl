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

vec3 boneColour(vec3 q, float bite, Lit lit) {
  vec3 albedo = BONE_TINT * (0.62 + 0.55 * fractalNoise(q * 6.5));
  float line = abs(noise(q * vec3(4.6, 2.4, 3.6) + 3.0 + 0.5 * noise(q * 9.0)) - 0.5) + 0.03 * noise(q * 16.0);
  float crack = smoothstep(0.030, 0.010, line) * smoothstep(0.42, 0.52, noise(q * 1.9 + 2.0));
  albedo *= 1.0 - 0.75 * crack;
  albedo *= mix(vec3(0.10, 0.06, 0.09), vec3(1.0), smoothstep(0.05, 0.95, lit.open));
  // The hood keeps the temples and the forehead in the dark; the sockets are black.
  float depth = mix(0.06, 1.0, smoothstep(0.08, 0.60, q.z));
  float forehead = mix(1.0, 0.28, smoothstep(0.24, 0.72, q.y));
  vec2 s = vec2(abs(q.x) - 0.25, q.y - 0.015);
  s = turn(-0.32) * s;
  float socket = mix(0.015, 1.0, smoothstep(0.88, 1.20, length(s / vec2(0.195, 0.155))));
  float gum = mix(0.45, 1.0, smoothstep(0.0, 0.035, abs(q.y - BITE.y - grinLift(atan(q.x, q.z - BITE.z)))));
  if (q.z < 0.40) gum = 1.0;
  albedo *= 1.0 + 0.9 * bite;
  return albedo * depth * forehead * socket * gum;
}

float weaveShade(vec3 p) {
  return 0.82 + 0.36 * noise(p * 58.0);
}

vec3 shadeCloth(vec3 albedo, vec3 n, vec3 v, vec3 la, vec3 lb, Lit lit) {
  vec3 c = albedo * lit.diffuse * 2.0 + albedo * lit.open * vec3(0.05, 0.045, 0.08);
  c += (lit.left + lit.right) * lit.edge * 0.44 * (0.75 + 0.25 * n.y);
  c += (lit.left * shine(n, v, la, 18.0) + lit.right * shine(n, v, lb, 18.0)) * 0.16;
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
