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
