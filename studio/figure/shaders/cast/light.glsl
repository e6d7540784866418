// What metal sees: a bright box above, two narrow ones at the sides, a black horizon between them and the floor.
vec3 studio(vec3 d) {
  vec3 c = vec3(0.010, 0.008, 0.014);
  c += LIGHT_A * 2.6 * smoothstep(0.20, 0.12, abs(d.x + 0.74)) * smoothstep(-0.5, 0.2, d.y);
  c += LIGHT_B * 2.6 * smoothstep(0.20, 0.12, abs(d.x - 0.74)) * smoothstep(-0.5, 0.2, d.y);
  c += (0.15 + KEY_LIGHT) * 3.4 * smoothstep(0.26, 0.34, d.y) * smoothstep(0.86, 0.76, d.y) * smoothstep(0.66, 0.50, abs(d.x));
  c += (AMBIENT + 0.35 * KEY_LIGHT) * smoothstep(-0.12, -0.55, d.y);
  return c * mix(0.12, 1.0, smoothstep(0.03, 0.15, abs(d.y + 0.02)));
}

const float KEY_POWER = 1.6;

float shine(vec3 n, vec3 v, vec3 l, float power) {
  return pow(max(dot(n, normalize(l + v)), 0.0), power);
}

// Gold keeps its own colour: under pure cyan it would turn green.
vec3 whiten(vec3 light) {
  return mix(light, vec3(dot(light, vec3(0.35, 0.45, 0.2))), 0.55);
}

// Cracks run where two warped fields cross; the number is their depth.
float crackDepth(vec3 q) {
  vec3 w = q * vec3(3.4, 2.2, 3.0) + float(SEED % 29u);
  float vein = abs(noise(w + 0.55 * noise(q * 7.0)) - 0.5) + 0.02 * noise(q * 19.0);
  return smoothstep(0.034, 0.006, vein) * smoothstep(1.0 - CRACKS, 1.08 - CRACKS, noise(q * 1.7 + 2.0) + 0.12);
}

float socketShade(vec3 q) {
  vec2 act = q.x < 0.0 ? BROW_LEFT : BROW_RIGHT;
  vec2 s = turn(act.x * 0.8) * vec2(abs(q.x) - 0.25, q.y - 0.015 - 0.6 * act.y);
  return mix(0.02, 1.0, smoothstep(0.80, 1.20, length(s / vec2(0.200, 0.165 + 0.5 * act.y))) + smoothstep(0.25, 0.1, q.z));
}

// Bone: grain, cracks with a lit lip, black sockets, a dark mouth.
void weather(inout Skin skin, inout vec3 n, vec3 q, float open) {
  float depth = crackDepth(q);
  if (CRACKS > 0.0) {
    const float E = 0.012;
    vec3 slope = vec3(crackDepth(q + vec3(E, 0, 0)), crackDepth(q + vec3(0, E, 0)), crackDepth(q + vec3(0, 0, E))) - depth;
    n = normalize(n + 0.55 * slope);
  }
  skin.tint *= 0.78 + 0.34 * noise(q * 5.0) + 0.08 * noise(q * 14.0);
  skin.tint *= mix(vec3(0.30, 0.17, 0.20), vec3(1.0), smoothstep(0.0, 0.75, open));
  skin.tint = mix(skin.tint, CRACK_TINT, depth * 0.9);
  vec3 m = q - BITE;
  float inside = smoothstep(0.29, 0.22, length(m.xz)) * smoothstep(0.22 + JAW, 0.16 + JAW, abs(m.y + 0.5 * JAW)) * smoothstep(0.0, 0.1, m.z);
  skin.tint *= socketShade(q) * (1.0 - 0.97 * inside);
  skin.metal *= 1.0 - depth;
}

// What stands up from a dull cloth: without it a hood is a balloon.
vec3 nap(vec3 p) {
  const float E = 0.4;
  vec3 w = p * vec3(36.0, 22.0, 36.0);
  return vec3(noise(w + vec3(E, 0, 0)), noise(w + vec3(0, E, 0)), noise(w + vec3(0, 0, E))) - noise(w);
}

// Jersey creases along crooked ridges too fine to march for.
float crumple(vec3 p) {
  float off = 2.0 * noise(p * vec3(3.2, 2.0, 3.2) + 1.6 * noise(p * 2.1 + 3.0)) - 1.0;
  float ridge = 1.0 - sqrt(off * off + 0.03);
  return ridge * ridge;
}

vec3 crumples(vec3 p) {
  const float E = 0.02;
  return vec3(crumple(p + vec3(E, 0, 0)), crumple(p + vec3(0, E, 0)), crumple(p + vec3(0, 0, E))) - crumple(p);
}

vec3 shadeEye(vec3 q, vec3 n, vec3 v) {
  vec2 s = vec2(q.x - (q.x < 0.0 ? -0.245 : 0.245), q.y - 0.02) - GAZE.xy;
  float far = length(s);
  float ring = smoothstep(GAZE.z, GAZE.z + 0.014, far);
  vec3 c = EYE_LIGHT * mix(1.7, 0.62, smoothstep(0.03, 0.17, far)) + vec3(0.30) * smoothstep(GAZE.z + 0.045, GAZE.z, far);
  c *= mix(0.02, 1.0, ring);
  return c + vec3(0.9) * smoothstep(0.024, 0.010, length(s - vec2(0.02, 0.03))) * step(0.02, GAZE.z);
}

// Of a lamp behind a shape only its rim is lit, however round it is.
float rimLight(vec3 n, vec3 v, vec3 l) {
  float lit = max(dot(n, l), 0.0);
  return lit * mix(1.0, 1.8 * smoothstep(0.90, 0.25, dot(n, v)), smoothstep(0.35, -0.10, dot(l, v)));
}

// Cotton is rough: it stays bright towards its edge and has no spot.
float cotton(vec3 n, vec3 v, vec3 l) {
  float lit = max(dot(n, l), 0.0), seen = max(dot(n, v), 0.0);
  float s = dot(l, v) - lit * seen;
  return lit * (0.76 + 0.38 * s / max(max(lit, seen), 0.2));
}

vec3 shade(vec3 p, vec3 n, vec3 v, float material) {
  vec3 head = toHead(p);
  vec3 q = toSkull(head);
  if (material == EYE) return shadeEye(q, n, v);
  Skin skin = skinOf(material);
  DYE(skin, material, p, head);
  if (skin.glow > 0.0) return skin.tint * skin.glow * (0.75 + 0.25 * max(dot(n, v), 0.0));
  vec2 opens = openness(p, n);
  float open = opens.x;
  bool isBone = material == BONE || material == GLOVE || material == TOOTH;
  float fabric = isBone ? 0.0 : smoothstep(0.34, 0.12, skin.gloss) * smoothstep(0.08, 0.20, skin.sheen);
  // What is white leaves room for the key.
  float pale = smoothstep(0.25, 0.80, dot(skin.tint, vec3(0.3, 0.59, 0.11))) * (1.0 - skin.metal);
  skin.tint *= 1.0 - 0.32 * pale;
  if (material == BONE) weather(skin, n, q, open);
  if (material == TOOTH) skin.tint *= mix(vec3(0.30, 0.16, 0.14), vec3(1.0), smoothstep(0.05, 0.6, open)) * (0.8 + 0.3 * noise(q * 11.0));
  if (fabric > 0.0) n = normalize(n - 1.2 * fabric * crumples(p));
  if (material == CLOTH) {
    skin.tint *= 0.86 + 0.26 * noise(p * vec3(44.0, 17.0, 44.0));
    n = normalize(n + 0.14 * smoothstep(0.45, 0.20, skin.gloss) * nap(p));
  }
  // Light that has gone through cloth or between its folds takes its colour twice.
  vec3 deep = mix(vec3(0.30, 0.22, 0.34), 0.30 + skin.tint, 0.4);
  skin.tint *= mix(vec3(1.0), mix(deep, vec3(1.0), opens.y), fabric);
  vec3 toA = LIGHT_A_AT - p, toB = LIGHT_B_AT - p;
  float farA = dot(toA, toA), farB = dot(toB, toB);
  vec3 la = toA * inversesqrt(farA), lb = toB * inversesqrt(farB), lk = normalize(KEY_AT - p);
  // A face turned well away from a lamp lies in its own shadow.
  vec3 arrives = shadows(p + n * 0.02, mat3(la, lb, lk), vec3(dot(n, la) + 0.3, dot(n, lb) + 0.3, dot(n, lk)));
  vec3 left = LIGHT_A * (RIM_POWER / (1.0 + farA)) * arrives.x;
  vec3 right = LIGHT_B * (RIM_POWER / (1.0 + farB)) * arrives.y;
  // Through the thin edge of bone light comes red: its shadows begin warm.
  vec3 key = KEY_LIGHT * KEY_POWER * (isBone ? pow(vec3(arrives.z), vec3(0.75, 1.0, 1.1)) : vec3(arrives.z));
  float facing = mix(max(dot(n, lk), 0.0), cotton(n, v, lk), fabric);
  vec3 lamps = left * rimLight(n, v, la) + right * rimLight(n, v, lb) + key * (isBone ? pow(vec3(facing), vec3(0.72, 1.0, 1.12)) : vec3(facing * (1.0 + 0.6 * fabric * (1.0 - pale))));
  vec3 fa = normalize(vec3(-2.6, 0.1, 1.7) - p), fb = normalize(vec3(2.6, -0.1, 1.7) - p);
  vec3 soft = (LIGHT_A * max(dot(n, fa), 0.0) + LIGHT_B * max(dot(n, fb), 0.0)) * FILL * 0.7 + AMBIENT * (0.65 + 0.35 * n.y);
  soft *= 1.0 - 0.15 * fabric;
  if (isBone) soft = mix(soft, dot(soft, vec3(0.3, 0.5, 0.2)) * vec3(1.25, 0.92, 0.78), 0.45);
  float edge = pow(1.0 - clamp(dot(n, v), 0.0, 1.0), 3.0);
  float power = mix(10.0, 90.0, skin.gloss);
  vec3 spots = left * shine(n, v, la, power) + right * shine(n, v, lb, power) + key * shine(n, v, lk, power);
  vec3 mirror = studio(reflect(-v, n)) * (0.25 + 0.75 * open);
  float polish = skin.gloss * (1.0 - fabric) * (isBone ? 0.45 : 1.0);
  vec3 dull = skin.tint * (lamps * 1.35 + soft * open);
  dull += spots * polish * 0.7 + mirror * polish * (0.05 + 0.6 * edge) * open;
  vec3 fuzz = mix(vec3(1.0), sqrt(skin.tint), fabric);
  dull += (left + right) * (0.5 + 0.5 * fuzz) * edge * skin.sheen * (0.75 + 0.25 * n.y) * mix(0.3, 1.0, opens.x * opens.y);
  dull += fabric * fuzz * (key * facing + soft) * (0.04 + 0.30 * edge) * opens.y;
  vec3 polished = skin.tint * (whiten(mirror + lamps * 0.30) + soft * open * 0.2) + whiten(spots) * mix(0.7, 1.5, skin.gloss) * mix(skin.tint, vec3(1.0), 0.3);
  vec3 c = mix(dull, polished, skin.metal);
  vec3 ember = vec3(0.0, 0.03, 0.72);
  ember.xz = turn(TURN) * ember.xz;
  vec3 toEye = ember - p;
  float farEye = dot(toEye, toEye);
  return c + skin.tint * EYE_LIGHT * (EYE_POWER / (0.05 + farEye)) * clamp(dot(n, toEye * inversesqrt(farEye)) * 0.7 + 0.3, 0.0, 1.0);
}
