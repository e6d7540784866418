// Horned, with a ring in his nose, he rides the great candle as a surfer rides his board, over the one that fell.
const vec3 LOOSE = vec3(2.12, -1.00, 0.85);
const vec3 WAVE = vec3(-2.10, -1.00, 0.40);
const vec4 POSE = vec4(-0.42, 0.24, 0.05, -0.06);
const vec3 BOARD = vec3(0.25, -5.22, 0.25);
const float SLOPE = 0.33;
const float AWRY = 0.22;
const float DECK = 0.46;
const vec3 BACK_FOOT = vec3(-1.60, DECK, 0.15);
const vec3 FRONT_FOOT = vec3(1.62, DECK, 0.25);

vec3 toLoose(vec3 p) {
  vec3 q = (p - LOOSE) / 1.25;
  q.xy = turn(0.45) * q.xy;
  q.yz = turn(0.15) * q.yz;
  return q;
}

vec3 toWave(vec3 p) {
  vec3 q = (p - WAVE) / 1.2;
  q.xy = turn(-0.80) * q.xy;
  q.yz = turn(0.20) * q.yz;
  return q;
}

float finger(vec3 q, vec3 root, vec3 joint, vec3 tip, float thick) {
  return blend(rod(q, root, joint, thick, 0.96 * thick), rod(q, joint, tip, 0.96 * thick, 0.78 * thick), 0.04);
}

// Hang loose: the thumb and the little finger stand off, the others are folded.
float hangLoose(vec3 q) {
  float d = block(q - vec3(0.0, 0.02, 0.0), vec3(0.33, 0.29, 0.17), 0.15);
  d = blend(d, rod(q, vec3(0.0, -0.10, -0.02), vec3(0.0, -0.36, -0.05), 0.22, 0.17), 0.14);
  for (int i = 0; i < 3; i++) {
    float x = -0.225 + 0.175 * float(i);
    d = blend(d, finger(q, vec3(x, 0.25, 0.04), vec3(1.04 * x, 0.27, 0.30), vec3(0.94 * x, -0.04, 0.30), 0.115), 0.02);
  }
  d = blend(d, finger(q, vec3(0.24, 0.16, 0.02), vec3(0.50, 0.40, 0.07), vec3(0.68, 0.70, 0.04), 0.125), 0.08);
  return blend(d, finger(q, vec3(-0.18, -0.12, 0.08), vec3(-0.54, 0.06, 0.13), vec3(-0.84, 0.28, 0.08), 0.155), 0.10);
}

// The other keeps his balance: its fingers lie easy and close together.
float balance(vec3 q) {
  float d = block(q - vec3(0.0, 0.0, 0.0), vec3(0.31, 0.29, 0.14), 0.13);
  d = blend(d, rod(q, vec3(0.0, -0.10, 0.0), vec3(0.0, -0.40, 0.0), 0.22, 0.17), 0.14);
  for (int i = 0; i < 4; i++) {
    float lean = 0.13 * (float(i) - 1.7);
    float reach = 0.38 - 0.045 * abs(float(i) - 1.3);
    vec3 root = vec3(-0.235 + 0.16 * float(i), 0.20, 0.0);
    vec3 joint = root + reach * vec3(sin(lean), cos(lean), 0.10 + 0.06 * float(i));
    vec3 tip = joint + 0.9 * reach * vec3(1.2 * sin(lean), 0.86, 0.42 + 0.06 * float(i));
    d = blend(d, finger(q, root, joint, tip, 0.110 - 0.006 * abs(float(i) - 1.2)), 0.025);
  }
  return blend(d, finger(q, vec3(-0.16, -0.16, 0.06), vec3(-0.46, 0.06, 0.15), vec3(-0.56, 0.36, 0.18), 0.130), 0.08);
}

// Along x lies the board, its nose to the right and up.
vec3 toBoard(vec3 p) {
  vec3 q = p - BOARD;
  q.xz = turn(-AWRY) * q.xz;
  q.xy = turn(-SLOPE) * q.xy;
  return q;
}

vec3 fromBoard(vec3 q) {
  q.xy = turn(SLOPE) * q.xy;
  q.xz = turn(AWRY) * q.xz;
  return q + BOARD;
}

vec2 board(vec3 p) {
  vec3 q = toBoard(p);
  float d = block(q, vec3(2.52, DECK, 0.80), 0.14);
  return vec2(min(d, rod(q, vec3(-3.3, 0.0, 0.0), vec3(3.05, 0.0, 0.0), 0.15, 0.15)), GAIN);
}

vec3 toLoss(vec3 p) {
  vec3 q = p - vec3(-2.36, -3.02, 0.60);
  q.xz = turn(-0.22) * q.xz;
  q.xy = turn(-0.36) * q.xy;
  return q;
}

vec2 fallen(vec3 p) {
  vec3 q = toLoss(p);
  return vec2(min(block(q, vec3(0.56, 0.76, 0.50), 0.12), rod(q, vec3(0.0, -1.12, 0.0), vec3(0.0, 1.12, 0.0), 0.08, 0.08)), LOSS);
}

// Its sole lies on the board.
vec2 shoe(vec3 p, vec3 foot, float yaw) {
  vec3 q = p - foot;
  q.xy = turn(-SLOPE) * q.xy;
  q.xz = turn(yaw) * q.xz;
  return sneaker(q / 1.12) * vec2(1.12, 1.0);
}

vec2 horns(vec3 h) {
  vec3 m = vec3(abs(h.x), h.yz);
  float far = length(m - vec3(1.15, 1.0, 0.0)) - 0.9;
  if (far > 0.3) return vec2(far, HORN);
  float d = blend(rod(m, vec3(0.62, 0.60, -0.02), vec3(1.30, 0.68, 0.04), 0.27, 0.22), rod(m, vec3(1.30, 0.68, 0.04), vec3(1.72, 1.30, 0.20), 0.22, 0.025), 0.24);
  float along = m.x + m.y;
  vec2 result = vec2((d + 0.012 * swell(along * 22.0) * smoothstep(2.6, 1.6, along)) * 0.9, HORN);
  return nearer(result, vec2(abs(d + 0.0) < 0.3 ? max(d - 0.035, abs(m.x - 0.90) - 0.06) : 1e3, ZIP));
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = trunk(posed(p, POSE)) * vec2(0.9, 1.0);
  result = nearer(result, horns(h));
  vec3 n = toSkull(h) - vec3(0.0, -0.29, 0.66);
  n.yz = turn(-0.25) * n.yz;
  result = nearer(result, vec2((length(vec2(length(n.xy) - 0.085, n.z)) - 0.024) * SKULL_SCALE, RING));
  result = nearer(result, softCuff(p, unposed(vec3(0.92, -1.86, -0.12), POSE), vec3(1.68, -2.12, 0.40), vec3(1.90, -1.44, 0.78)));
  vec3 q = toLoose(p);
  float far = length(q) - 1.1;
  result = nearer(result, vec2((far > 0.3 ? far : hangLoose(q)) * 1.25, GLOVE));
  result = nearer(result, softCuff(p, unposed(vec3(-0.92, -1.86, -0.12), POSE), vec3(-1.58, -2.26, -0.20), vec3(-1.74, -1.38, 0.26)));
  q = toWave(p);
  far = length(q) - 1.0;
  result = nearer(result, vec2((far > 0.3 ? far : balance(q)) * 1.2, GLOVE));
  vec3 back = fromBoard(BACK_FOOT), front = fromBoard(FRONT_FOOT);
  mat3 left = mat3(unposed(vec3(-0.34, -3.18, -0.05), POSE), vec3(-1.46, -3.66, 0.80), back + vec3(0.04, 0.52, -0.02));
  mat3 right = mat3(unposed(vec3(0.34, -3.18, -0.05), POSE), vec3(1.40, -3.14, 0.86), front + vec3(-0.06, 0.52, -0.02));
  result = nearer(result, jeans(p, left, right));
  result = nearer(result, shoe(p, back, -0.45));
  result = nearer(result, shoe(p, front, 0.55));
  result = nearer(result, board(p));
  return nearer(result, fallen(p));
}

void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material == GAIN) {
    vec3 q = toBoard(p);
    vec3 b = (q - BACK_FOOT) * vec3(0.8, 1.0, 1.0), f = (q - FRONT_FOOT) * vec3(0.8, 1.0, 1.0);
    // Captions stand on its side: what is lit is its deck and its nose.
    skin.tint *= mix(0.5, 1.15, smoothstep(-2.6, 1.2, q.x)) * mix(1.0, mix(0.50, 0.85, smoothstep(0.6, 2.6, q.x)), smoothstep(0.66, 0.78, q.z));
    skin.gloss *= smoothstep(0.2, 2.4, q.x);
    skin.tint *= (1.0 - 0.8 * exp(-2.6 * dot(b, b))) * (1.0 - 0.8 * exp(-2.6 * dot(f, f)));
  }
  if (material == HORN) skin.tint = mix(skin.tint, vec3(0.03, 0.02, 0.025), smoothstep(0.85, 1.35, h.y)) * (0.8 + 0.3 * noise(h * vec3(20.0, 6.0, 20.0)));
  vec3 l = toLoss(p);
  if (material == LOSS && l.z > 0.4) {
    // It knows.
    vec2 q = l.xy - vec2(0.02, 0.20);
    vec2 e = vec2(abs(q.x) - 0.26, q.y - 0.02);
    if (length(e) < 0.14) skin = Skin(vec3(length(e - vec2(0.0, 0.05)) < 0.06 ? 0.01 : 0.85), 0.0, 0.3, 0.0, 0.0);
    if (abs(length(q - vec2(0.0, -0.48)) - 0.20) < 0.04 && q.y > -0.46) skin.tint = vec3(0.03, 0.0, 0.0);
  }
}

// Acid green, brightest behind him; captions find it calm.
vec3 backdrop(vec2 uv) {
  float far = length((uv - vec2(0.02, -0.02)) * vec2(0.66, 1.0));
  return mix(vec3(0.30, 0.50, 0.006), vec3(0.008, 0.070, 0.016), smoothstep(0.04, 0.88, far));
}
