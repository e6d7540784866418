// Horned, with a ring in his nose, he rides the great candle as a surfer rides his board; over the one that fell the wave breaks.
const vec3 LOOSE = vec3(2.10, -0.95, 0.90);
const vec3 REACHED = vec3(-2.20, -0.86, 0.55);
const vec4 POSE = vec4(-0.42, 0.24, 0.05, -0.06);
const vec3 BOARD = vec3(0.30, -4.70, 0.25);
const float SLOPE = 0.25;
const float AWRY = 0.34;
const float ROLL = 0.20;
const vec3 SIZE = vec3(2.62, 0.37, 0.74);
const vec3 BACK_FOOT = vec3(-1.70, SIZE.y, 0.05);
const vec3 FRONT_FOOT = vec3(1.60, SIZE.y, 0.10);
const vec3 DROWNED = vec3(-2.60, -4.08, 0.75);
const vec2 CURL = vec2(-2.78, -3.10);
const float LIP_AT = 0.15;

vec3 toLoose(vec3 p) {
  vec3 q = (p - LOOSE) / 1.25;
  q.xy = turn(0.45) * q.xy;
  q.yz = turn(0.15) * q.yz;
  return q;
}

vec3 toReached(vec3 p) {
  vec3 q = (p - REACHED) / 1.2;
  q.xy = turn(-0.70) * q.xy;
  q.yz = turn(0.20) * q.yz;
  return q;
}

// His gloves end at the second joint: the bones come out of them.
struct Hand {
  float hide;
  float bare;
  float stud;
};

vec2 gloved(Hand hand) {
  return nearer(nearer(vec2(hand.hide, LEATHER), vec2(hand.bare, GLOVE)), vec2(hand.stud, ZIP));
}

void putFinger(inout Hand hand, vec3 q, vec3 root, vec3 joint, vec3 middle, vec3 tip, float thick) {
  vec3 end = mix(root, joint, 0.92), along = normalize(joint - root);
  hand.hide = blend(hand.hide, rod(q, root, end, 1.24 * thick, 1.22 * thick), 0.03);
  float beyond = dot(q - end, along);
  hand.hide = min(hand.hide, length(vec2(length(q - end - along * beyond) - 1.20 * thick, beyond)) - 0.030);
  float own = blend(rod(q, root, joint, 0.9 * thick, 1.05 * thick), bone(q, joint, middle, 1.10 * thick, thick), 0.01);
  hand.bare = min(hand.bare, blend(own, bone(q, middle, tip, 1.02 * thick, 0.80 * thick), 0.01));
}

// Hang loose: the thumb and the little finger stand off, the others are folded.
Hand hangLoose(vec3 q) {
  Hand hand = Hand(block(q - vec3(0.0, 0.0, -0.02), vec3(0.33, 0.29, 0.17), 0.15), 1e3, 1e3);
  hand.hide = blend(hand.hide, rod(q, vec3(0.0, -0.10, -0.02), vec3(0.0, -0.42, -0.05), 0.22, 0.19), 0.14);
  for (int i = 0; i < 3; i++) {
    float x = -0.225 + 0.180 * float(i);
    putFinger(hand, q, vec3(x, 0.24, 0.0), vec3(1.04 * x, 0.29, 0.27), vec3(0.98 * x, 0.00, 0.36), vec3(0.92 * x, -0.13, 0.18), 0.092);
    hand.stud = min(hand.stud, length(q - vec3(1.04 * x, 0.40, 0.20)) - 0.055);
  }
  putFinger(hand, q, vec3(0.22, 0.14, 0.02), vec3(0.45, 0.36, 0.06), vec3(0.62, 0.58, 0.07), vec3(0.71, 0.80, 0.03), 0.090);
  putFinger(hand, q, vec3(-0.16, -0.12, 0.08), vec3(-0.46, 0.02, 0.14), vec3(-0.70, 0.20, 0.13), vec3(-0.90, 0.42, 0.07), 0.108);
  return hand;
}

// The other keeps his balance: its fingers are spread.
Hand reached(vec3 q) {
  Hand hand = Hand(block(q - vec3(0.0, 0.0, 0.0), vec3(0.31, 0.29, 0.14), 0.13), 1e3, 1e3);
  hand.hide = blend(hand.hide, rod(q, vec3(0.0, -0.10, 0.0), vec3(0.0, -0.42, 0.0), 0.22, 0.19), 0.14);
  for (int i = 0; i < 4; i++) {
    float lean = 0.20 * (float(i) - 1.6), reach = 0.31 - 0.03 * abs(float(i) - 1.3);
    vec3 root = vec3(-0.235 + 0.16 * float(i), 0.20, 0.0);
    vec3 joint = root + reach * vec3(sin(lean), cos(lean), 0.10);
    vec3 middle = joint + 0.9 * reach * vec3(1.1 * sin(lean), 0.95 * cos(lean), 0.30);
    putFinger(hand, q, root, joint, middle, middle + 0.8 * reach * vec3(1.1 * sin(lean), 0.80, 0.55), 0.086);
  }
  putFinger(hand, q, vec3(-0.15, -0.16, 0.06), vec3(-0.42, 0.00, 0.14), vec3(-0.58, 0.22, 0.18), vec3(-0.66, 0.44, 0.22), 0.100);
  return hand;
}

// Along x lies the board, its nose to the right, up and towards the viewer; its deck leans to him.
vec3 levelled(vec3 v) {
  v.xz = turn(-AWRY) * v.xz;
  v.xy = turn(-SLOPE) * v.xy;
  v.yz = turn(-ROLL) * v.yz;
  return v;
}

vec3 fromBoard(vec3 q) {
  q.yz = turn(ROLL) * q.yz;
  q.xy = turn(SLOPE) * q.xy;
  q.xz = turn(AWRY) * q.xz;
  return q + BOARD;
}

vec2 board(vec3 p) {
  vec3 q = levelled(p - BOARD);
  float d = block(q, SIZE, 0.12);
  return vec2(min(d, rod(q, vec3(-3.3, 0.0, 0.0), vec3(3.20, 0.0, 0.0), 0.13, 0.13)), GAIN);
}

// Its sole lies on the board.
vec2 shoe(vec3 p, vec3 foot, float yaw) {
  vec3 q = levelled(p - foot);
  q.xz = turn(yaw) * q.xz;
  return sneaker(q / 1.12) * vec2(1.12, 1.0);
}

vec3 toLoss(vec3 p) {
  vec3 q = p - DROWNED;
  q.xz = turn(-0.22) * q.xz;
  q.xy = turn(-0.30) * q.xy;
  return q;
}

vec2 fallen(vec3 p) {
  vec3 q = toLoss(p);
  return vec2(min(block(q, vec3(0.52, 0.72, 0.46), 0.12), rod(q, vec3(0.0, -1.12, 0.0), vec3(0.0, 1.05, 0.0), 0.08, 0.08)), LOSS);
}

// How far round the wave that breaks a place lies, from its lip, and how far from its middle.
vec2 curled(vec3 p) {
  vec2 q = p.xy - CURL + vec2(0.22 * (p.z + 1.0), 0.0);
  return vec2(mod(atan(q.y, q.x) - LIP_AT, 6.2832), length(q));
}

float thickness(float round_) {
  return mix(0.05, 0.40, smoothstep(0.0, 2.4, round_));
}

// The swell: it rises to the wave that breaks, and to a ridge behind him.
float swellAt(vec2 g) {
  float level = -5.12 + 0.13 * sin(1.3 * g.x + 0.7 * g.y + 1.0) + 0.08 * sin(2.3 * g.x - 1.5 * g.y);
  float ridge = (g.y + 2.1) / 0.8;
  return level + 0.5 * smoothstep(-1.2, -3.2, g.x) + 0.7 * exp(-ridge * ridge) - 1.5 * smoothstep(-2.4, -4.0, g.y);
}

// Along these lines it flows.
float flow(vec3 p) {
  vec2 c = curled(p);
  float open_ = 1.5 * p.z + 0.7 * sin(1.1 * p.x + 0.4 * p.z) + 0.35 * p.x;
  return mix(open_, 2.3 * c.y + 0.2 * c.x, smoothstep(-4.9, -4.4, p.y)) + 0.45 * noise(p * vec3(1.2, 1.2, 1.5));
}

// Far out its lines would lie too close.
float rippled(vec3 p) {
  return mix(1.0, smoothstep(-1.9, -0.4, p.z), smoothstep(-3.9, -4.2, p.y));
}

float rolled(vec2 c) {
  return 1.12 + 0.13 * c.x;
}

vec2 water(vec3 p) {
  float d = (p.y - swellAt(p.xz)) * 0.8;
  vec2 c = curled(p);
  vec2 e = vec2(c.x < 4.1 ? abs(c.y - rolled(c)) - thickness(c.x) : 9.0, abs(p.z + 1.0) - 1.1) + 0.1;
  float roll = (length(max(e, 0.0)) + min(max(e.x, e.y), 0.0) - 0.1) * 0.85;
  d = blend(d, roll, 0.35);
  // One does not see through its tube.
  d = min(d, max(c.y - rolled(c), abs(p.z + 1.9) - 0.25) * 0.85);
  if (detail == FULL) d += 0.014 * rippled(p) * sin(6.2832 * flow(p));
  return vec2(d, WAVE);
}

// Where the wave breaks in lumps and claws, and where the board leaves the water.
float spray(vec3 p) {
  float d = 1e3;
  float near = length(p - vec3(CURL, 0.0) - vec3(0.0, 0.8, 0.0)) - 1.6;
  if (near < 0.3) {
    vec2 c = curled(p);
    if (c.x > 4.7) c.x -= 6.2832;
    float lump = 0.13 + 0.10 * abs(sin(5.0 * c.x + 0.4)) + 0.07 * noise(p * 7.0);
    lump *= smoothstep(2.3, 0.9, c.x);
    float edge = rolled(c) + 0.75 * thickness(max(c.x, 0.0));
    d = (length(vec3(c.y - edge, p.z - 0.02, max(max(-c.x, c.x - 1.9), 0.0))) - lump) * 0.7;
    for (int i = 0; i < 5; i++) {
      float round_ = 0.10 + 0.24 * float(i), own = hash(ivec2(i, 3));
      vec2 out_ = vec2(cos(round_ + LIP_AT), sin(round_ + LIP_AT));
      vec3 root = vec3(CURL + (1.12 + 0.13 * round_) * out_ - vec2(0.22, 0.0), 0.10);
      d = blend(d, rod(p, root, root - vec3((0.34 + 0.14 * own) * out_ + vec2(-0.10, 0.16), -0.05), 0.13, 0.035), 0.08);
    }
  } else d = near;
  vec3 q = levelled(p - BOARD);
  float cut = smoothstep(1.1, -0.9, q.x) * (0.10 + 0.20 * noise(p * vec3(5.0, 4.0, 5.0)));
  d = min(d, (length(vec3(max(max(q.x - 1.0, -2.6 - q.x), 0.0), p.y - swellAt(p.xz), q.z - SIZE.z)) - cut) * 0.7);
  for (int i = 0; i < 5; i++) {
    vec3 own = vec3(hash(ivec2(i, 31)), hash(ivec2(i, 32)), hash(ivec2(i, 33)));
    d = min(d, length(p - vec3(-1.75 + 0.5 * own.x, -2.6 + 0.8 * own.y, 0.1)) - 0.03 - 0.05 * own.z);
  }
  return d;
}

// A bull's: bowed like a lyre, in bands of gold.
vec2 horns(vec3 h) {
  vec3 m = vec3(abs(h.x), h.yz);
  float far = length(m - vec3(1.18, 0.95, 0.05)) - 0.95;
  if (far > 0.3) return vec2(far, HORN);
  float d = blend(rod(m, vec3(0.62, 0.56, -0.02), vec3(1.28, 0.56, 0.04), 0.28, 0.23), rod(m, vec3(1.28, 0.56, 0.04), vec3(1.70, 0.96, 0.14), 0.23, 0.155), 0.22);
  d = blend(d, rod(m, vec3(1.70, 0.96, 0.14), vec3(1.62, 1.44, 0.24), 0.155, 0.015), 0.12);
  float along = m.x + m.y;
  vec2 result = vec2((d + 0.016 * swell(along * 24.0) * smoothstep(2.25, 1.5, along)) * 0.9, HORN);
  result = nearer(result, vec2(abs(d) < 0.3 ? max(d - 0.045, abs(m.x - 0.90) - 0.07) - 0.01 : 1e3, ZIP));
  return nearer(result, vec2(abs(d) < 0.3 ? max(d - 0.035, abs(m.x - 1.12) - 0.03) - 0.01 : 1e3, ZIP));
}

vec2 tail(vec3 p) {
  float far = length(p - vec3(1.9, -2.9, -1.0)) - 1.75;
  if (far > 0.3) return vec2(far, TAIL);
  const vec3[4] AT = vec3[4](vec3(0.35, -3.00, -0.75), vec3(1.55, -3.55, -1.10), vec3(2.55, -3.25, -1.05), vec3(2.92, -2.50, -0.95));
  float d = blend(rod(p, AT[0], AT[1], 0.16, 0.13), rod(p, AT[1], AT[2], 0.13, 0.10), 0.3);
  d = blend(d, rod(p, AT[2], AT[3], 0.10, 0.08), 0.3);
  vec3 q = p - AT[3] - vec3(0.04, 0.22, 0.0);
  float tuft = blend(ellipsoid(q, vec3(0.25, 0.34, 0.22)), rod(q, vec3(0.02, 0.10, 0.0), vec3(0.26, 0.80, 0.0), 0.22, 0.01), 0.12);
  tuft -= 0.05 * swell(7.0 * atan(q.x, q.z) + 4.0 * q.y) * smoothstep(0.8, 0.2, q.y);
  return nearer(vec2(d, TAIL), vec2(tuft * 0.8, TUFT));
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = trunk(posed(p, POSE)) * vec2(0.9, 1.0);
  result = nearer(result, horns(h));
  vec3 n = toSkull(h) - vec3(0.0, -0.27, 0.66);
  n.yz = turn(-0.25) * n.yz;
  result = nearer(result, vec2((length(vec2(length(n.xy) - 0.095, n.z)) - 0.026) * SKULL_SCALE, RING));
  float arms = softSleeve(p, unposed(vec3(0.92, -1.86, -0.12), POSE), vec3(1.66, -2.12, 0.42), vec3(1.88, -1.42, 0.82));
  arms = min(arms, softSleeve(p, unposed(vec3(-0.92, -1.86, -0.12), POSE), vec3(-1.62, -2.20, 0.10), vec3(-1.88, -1.30, 0.50)));
  result = nearer(result, vec2(arms, CLOTH));
  vec3 q = toLoose(p);
  float far = length(q) - 1.15;
  result = nearer(result, (far > 0.3 ? vec2(far, LEATHER) : gloved(hangLoose(q))) * vec2(1.25, 1.0));
  q = toReached(p);
  far = length(q) - 1.1;
  result = nearer(result, (far > 0.3 ? vec2(far, LEATHER) : gloved(reached(q))) * vec2(1.2, 1.0));
  vec3 back = fromBoard(BACK_FOOT), front = fromBoard(FRONT_FOOT);
  mat3 left = mat3(unposed(vec3(-0.34, -3.18, -0.05), POSE), vec3(-1.48, -3.50, 0.62), back + vec3(0.02, 0.52, 0.04));
  mat3 right = mat3(unposed(vec3(0.34, -3.18, -0.05), POSE), vec3(1.52, -2.86, 1.05), front + vec3(-0.06, 0.52, 0.0));
  result = nearer(result, jeans(p, left, right));
  result = nearer(result, shoe(p, back, -0.10));
  result = nearer(result, shoe(p, front, 0.90));
  result = nearer(result, board(p));
  result = nearer(result, tail(p));
  result = nearer(result, fallen(p));
  result = nearer(result, vec2(spray(p), FOAM));
  return nearer(result, water(p));
}

void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material == GAIN) {
    vec3 q = levelled(p - BOARD);
    // Its edges are light, and two glints cross it.
    float edge = smoothstep(0.11, 0.02, max(SIZE.y - abs(q.y), SIZE.z - abs(q.z)));
    float glint = smoothstep(0.20, 0.16, abs(q.x + 0.6 * q.y - 0.9)) + smoothstep(0.07, 0.04, abs(q.x + 0.6 * q.y - 1.28));
    skin.tint = mix(skin.tint, vec3(0.45, 1.0, 0.62), min(0.75 * edge + 0.5 * glint, 1.0) * step(abs(q.x), SIZE.x));
    skin.tint *= mix(0.25, 1.0, smoothstep(-2.4, 0.6, q.x)) * mix(0.45, 1.0, smoothstep(-1.1, 0.6, q.y / SIZE.y));
    skin.gloss *= mix(1.0, 0.1, smoothstep(-0.04, 0.0, abs(q.y) - SIZE.y));
  }
  if (material == HORN) {
    float along = abs(h.x) + h.y;
    if (along > 2.72) skin = Skin(vec3(1.0, 0.60, 0.16), 1.0, 0.8, 0.0, 0.0);
  }
  // In the shade of the hood his forehead leaves a caption alone.
  if (material == BONE) skin.tint *= mix(vec3(1.0), vec3(0.42, 0.36, 0.44), smoothstep(0.10, 0.62, h.y));
  if (material == TUFT) skin.tint *= 0.3 + 1.5 * noise(p * vec3(24.0, 4.0, 24.0));
  if (material == WAVE) {
    float line = 0.5 + 0.5 * sin(6.2832 * flow(p)), calm = smoothstep(0.6, -0.6, p.z) * smoothstep(-5.3, -4.5, p.y);
    skin.tint = mix(skin.tint, vec3(0.01, 0.26, 0.72), rippled(p) * smoothstep(0.55, 0.95, line) * mix(0.25, 1.0, calm));
    skin.tint *= mix(0.22, 1.0, smoothstep(-1.55, -1.2, p.z + 4.0 * step(p.y, -4.7)));
    // The candle shines into it; captions find it calm.
    skin.tint += vec3(0.0, 0.30, 0.10) * exp(-2.6 * max(board(p).x, 0.0));
    skin.tint *= mix(0.28, 1.0, calm);
    skin.gloss *= mix(0.12, 1.0, smoothstep(-1.0, -1.5, p.x) * smoothstep(-4.6, -4.2, p.y));
  }
  vec3 l = toLoss(p);
  if (material == LOSS && l.z > 0.35) {
    // It knows.
    vec2 q = l.xy - vec2(0.02, 0.22), e = vec2(abs(q.x) - 0.24, q.y);
    float mouth_ = length((q - vec2(0.0, -0.42)) / vec2(0.20, 0.15 + 0.10 * step(q.y, -0.42)));
    if (abs(e.x) < 0.065 && e.y < 0.0) skin = Skin(vec3(0.08, 0.62, 1.0), 0.0, 0.9, 0.0, 0.0);
    if (length(e) < 0.155) skin = Skin(vec3(length(e - vec2(0.0, 0.06)) < 0.065 ? 0.01 : 0.95), 0.0, 0.3, 0.0, 0.0);
    if (mouth_ < 1.0) skin = Skin(vec3(0.03, 0.0, 0.004), 0.0, 0.1, 0.0, 0.0);
    if (abs(e.y - 0.22 + 0.5 * e.x) < 0.035 && abs(e.x) < 0.14) skin.tint = vec3(0.03, 0.0, 0.0);
  }
}

// The sun goes down behind him as a great coin and lays its gold upon the sea.
vec3 backdrop(vec2 uv) {
  vec2 s = uv - vec2(0.03, 0.03);
  float far = length(s);
  vec3 sky = mix(vec3(0.72, 0.055, 0.10), vec3(0.060, 0.005, 0.15), smoothstep(0.0, 0.58, uv.y));
  sky += vec3(0.75, 0.12, 0.01) * exp(-8.0 * max(far - 0.60, 0.0));
  vec3 coin = mix(vec3(1.05, 0.24, 0.008), vec3(1.30, 0.62, 0.05), smoothstep(-0.2, 0.6, s.y));
  coin *= mix(1.0, 1.18, smoothstep(0.555, 0.565, far)) * (1.0 - 0.35 * smoothstep(0.016, 0.008, abs(far - 0.556)));
  sky = mix(sky, coin, smoothstep(0.622, 0.616, far));
  float below = 0.01 - uv.y;
  float line = noise(vec3(uv.x * 5.0 / (0.25 + below), 16.0 * log(max(below, 0.0) + 0.02), 3.0));
  float glitter = smoothstep(0.52, 0.60, line) * smoothstep(0.72, 0.20, abs(s.x));
  vec3 sea = mix(vec3(0.10, 0.012, 0.20), vec3(0.008, 0.020, 0.22), smoothstep(0.0, 0.4, below));
  sea = mix(sea, vec3(1.15, 0.36, 0.02), glitter);
  return mix(sky, sea, smoothstep(-0.002, 0.002, below));
}
