float shine(vec3 n, vec3 v, vec3 l, float power) {
  return pow(max(dot(n, normalize(l + v)), 0.0), power);
}

// The room as polished metal and satin see it: two tall coloured boxes and a white one above.
vec3 room(vec3 d) {
#if FLOOD
  // In a flood the paper is all round, and one white box stands where the lamp is.
  vec3 around = PAPER * (0.03 + 0.30 * smoothstep(0.0, 0.8, -d.z) + 0.16 * smoothstep(-0.3, -0.9, d.y));
  vec3 to = normalize(SUN);
  return around + vec3(1.5, 1.42, 1.3) * smoothstep(0.26, 0.0, abs(d.x - to.x)) * smoothstep(-0.5, 0.3, d.y) + 0.35 * smoothstep(0.16, 0.0, abs(d.y - 0.66));
#else
  vec3 c = vec3(0.012, 0.01, 0.02);
  c += LIGHT_A * 1.9 * smoothstep(0.26, 0.0, abs(d.x + 0.70)) * smoothstep(-0.6, 0.2, d.y);
  c += LIGHT_B * 1.9 * smoothstep(0.26, 0.0, abs(d.x - 0.70)) * smoothstep(-0.6, 0.2, d.y);
  return c + vec3(1.0, 0.98, 1.05) * smoothstep(0.22, 0.0, abs(d.y - 0.60)) * smoothstep(0.8, 0.1, abs(d.x));
#endif
}

vec3 whiten(vec3 light) {
  return mix(light, vec3(dot(light, vec3(0.35, 0.45, 0.2))), 0.6);
}

// Twill: fine ribs aslant, laid on from the side the cloth faces.
float twill(vec3 p, vec3 n) {
  vec3 share = n * n;
  vec3 ribs_ = sin(vec3(p.z + p.y, p.x + p.z, p.x + p.y) * 260.0);
  return dot(share, ribs_);
}

vec3 shade(vec3 world, vec3 n, vec3 v, float material) {
  vec3 p = toGarment(world);
  vec3 atA = vec3(-3.2, 1.2, -1.5), atB = vec3(3.2, 0.9, -1.4);
  vec3 toA = atA - world, toB = atB - world;
  float farA = dot(toA, toA), farB = dot(toB, toB);
  vec3 la = toA * inversesqrt(farA), lb = toB * inversesqrt(farB);
  vec3 lk = normalize(SUN - world);
  float open = openness(world, n);
  float edge = pow(1.0 - clamp(dot(n, v), 0.0, 1.0), 3.0);
  vec3 start = world + n * 0.02;
#if FLOOD
  // The lamp's far side has a thin rim; the paper throws its colour back.
  la = lb = normalize(vec3(-sign(SUN.x) * 2.6, 1.6, -2.2));
  vec3 left = dot(n, la) < -0.35 ? vec3(0.0) : LIGHT_A * 0.1 * RIM * shadow(start, la, 1.6);
  vec3 right = vec3(0.0);
#else
  // A lamp well behind the surface needs no shadow ray.
  vec3 left = dot(n, la) < -0.35 ? vec3(0.0) : LIGHT_A * (RIM / (1.0 + farA)) * shadow(start, la, 2.4);
  vec3 right = dot(n, lb) < -0.35 ? vec3(0.0) : LIGHT_B * (RIM / (1.0 + farB)) * shadow(start, lb, 2.4);
#endif
  vec3 key = dot(n, lk) < 0.0 ? vec3(0.0) : vec3(1.0, 0.95, FLOOD == 1 ? 0.94 : 1.0) * KEY * shadow(start, lk, 2.4);
  vec3 fa = normalize(vec3(-3.0, 0.2, 1.8) - world), fb = normalize(vec3(3.0, 0.0, 1.8) - world);
  vec3 fill = whiten(LIGHT_A * max(dot(n, fa), 0.0) + LIGHT_B * max(dot(n, fb), 0.0)) * 0.34 * open;
#if FLOOD
  fill = open * (PAPER * (0.10 + 0.22 * max(-n.y, 0.0) + 0.20 * max(-n.z, 0.0)) + vec3(0.15, 0.14, 0.16) * max(dot(n, normalize(vec3(-sign(SUN.x), 0.4, 1.6))), 0.0));
#endif
  vec3 lamps = left * max(dot(n, la), 0.0) + right * max(dot(n, lb), 0.0) + key * max(dot(n, lk), 0.0) + fill;
  vec3 toHalo = vec3(0.0, 1.45, 0.0) - world;
  lamps += mix(LIGHT_A, LIGHT_B, 0.5 + 0.4 * p.x) * HALO * max(dot(n, normalize(toHalo)), 0.0) / (0.4 + dot(toHalo, toHalo)) * open;

  if (material == GOLD || material == CHROME) {
    vec3 tint = material == GOLD ? vec3(1.0, FLOOD == 1 ? 0.58 : 0.66, FLOOD == 1 ? 0.11 : 0.20) : vec3(0.42, 0.44, 0.52);
    vec3 c = tint * whiten(room(reflect(-v, n)) * (0.3 + 0.7 * open) + lamps * (FLOOD == 1 ? 0.22 : 0.4));
    return c + tint * (key * shine(n, v, lk, 60.0) * 1.4 + 0.04 * open) + whiten(left * shine(n, v, la, 60.0) + right * shine(n, v, lb, 60.0)) * 0.7;
  }
  if (material == HOLLOW) return vec3(0.0012, 0.0008, 0.002) + (left + right) * 0.004;
  if (material == GLOW) return mix(LIGHT_A, LIGHT_B, smoothstep(-0.8, 0.8, world.x)) * 1.7;
  if (material == GLOSS) return 0.014 * lamps + room(reflect(-v, n)) * (0.05 + 0.6 * edge) * open + (left + right) * edge * 0.2;

  if (material == WOOD) {
    float grain = 0.75 + 0.5 * noise(p * vec3(3.0, 26.0, 26.0));
    return vec3(0.42, 0.20, 0.075) * grain * (1.5 * lamps + 0.10 * open) + 0.4 * key * shine(n, v, lk, 50.0) + room(reflect(-v, n)) * (0.02 + 0.2 * edge) * open;
  }
  if (material == INSIDE) {
    // A lining, lit by what falls in from the front: it darkens towards the depth but stays cloth.
    float weave = 0.86 + 0.28 * noise(p * 64.0);
    float caught = pow(max(dot(n, lk), 0.0), 1.5) * (0.2 + 0.8 * open);
    vec3 sides = LIGHT_A * max(n.x, 0.0) + LIGHT_B * max(-n.x, 0.0);
    float front = smoothstep(-0.62, 0.42, p.z);
    return LINING_TINT * weave * (1.3 * lamps + front * front * (caught * vec3(1.3) * KEY + 0.5 * sides) + 0.035 * open);
  }

  vec3 albedo = material == CLOTH || material == SATIN ? CLOTH_TINT : TRIM_TINT;
  if (material == CORD) albedo = vec3(0.26, 0.23, 0.205);
  if (material == BONE) albedo = vec3(0.35, 0.30, 0.225);
  if (material == RUBBER) albedo = vec3(0.95, 0.50, 0.01);
  vec4 print_ = material == CLOTH || material == SATIN || material == RIB || material == WEB ? printAt(p) : vec4(0.0);
  float weave = material == SATIN || material == LINING ? 1.0 : 0.88 + 0.24 * noise(p * 64.0) + (material == CORD ? 0.0 : 0.085 * twill(p, n));
  albedo = mix(albedo * weave * (0.86 + 0.28 * noise(p * 5.0)), print_.rgb / max(print_.a, 1e-3) * 0.40 * (0.35 + 0.65 * weave), print_.a);
  albedo *= mix(vec3(0.35, 0.28, 0.36), vec3(1.0), smoothstep(0.1, 0.9, open));
  vec3 c = albedo * (lamps * 1.9 + open * vec3(0.09, 0.085, 0.12));
  c += (left + right) * edge * 0.34 * (0.7 + 0.3 * n.y);
  if (material == SATIN || material == LINING) {
    float sheen = material == SATIN ? 1.0 : 0.45;
    c += sheen * (left * shine(n, v, la, 26.0) + right * shine(n, v, lb, 26.0) + key * shine(n, v, lk, 22.0) * 0.5) * (0.25 + 3.0 * albedo);
    c += sheen * room(reflect(-v, n)) * (0.03 + 0.16 * edge + 0.5 * albedo) * open;
  } else {
    // The nap stands out against the light and is seen along the cloth's edge.
    c += (0.05 + albedo) * (key * 0.5 + fill + 0.25 * (left + right)) * edge * 0.8;
  }
  return c + print_.rgb * PRINT_GLOW * (0.25 + 0.75 * open);
}
