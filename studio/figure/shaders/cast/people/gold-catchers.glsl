// It rains gold and the wind has turned the umbrella over: three hold it up by one stick, and it fills.
const vec3 STICK_FOOT = vec3(1.22, -2.35, 1.05);
const vec3 STICK_TOP = vec3(0.80, 1.62, 0.62);
const vec3 STICK = normalize(STICK_TOP - STICK_FOOT);
const float STICK_RADIUS = 0.065;
const float RIBS = 0.78539816;
const float WIDE = 1.66;

// Where the stick is at a height.
vec3 onStick(float y) {
  return mix(STICK_FOOT, STICK_TOP, (y - STICK_FOOT.y) / (STICK_TOP.y - STICK_FOOT.y));
}

float coin(vec3 q) {
  float reach = length(q.xz);
  float d = max(reach - 0.23, abs(q.y) - 0.030) - 0.012;
  return min(d, length(vec2(reach - 0.215, abs(q.y) - 0.035)) - 0.024);
}

float tumbling(vec3 q, float a, float b) {
  q.xy = turn(a) * q.xy;
  q.yz = turn(b) * q.yz;
  return coin(q);
}

// One coin to a cell behind them, so that it never meets its neighbours.
float rain(vec3 p) {
  const float CELL = 1.02;
  float far = abs(p.z + 2.2) - 0.6;
  if (far > 0.4) return far;
  vec2 place = p.xy / CELL + vec2(0.0, 0.5 * mod(floor(p.x / CELL), 2.0));
  ivec2 cell = ivec2(floor(place));
  vec2 local = (fract(place) - 0.5) * CELL;
  float edge = 0.5 * CELL - max(abs(local.x), abs(local.y)) + 0.03;
  float chance = hash(cell);
  if (chance < 0.30) return edge;
  vec2 strays = 0.36 * (vec2(hash(ivec3(cell, 1)), hash(ivec3(cell, 2))) - 0.5);
  return min(edge, tumbling(vec3(local - strays, p.z + 2.2 + 0.5 * (chance - 0.6)), 6.0 * chance, 0.6 + 1.8 * hash(ivec3(cell, 3))));
}

// Those that fall before them.
float drops(vec3 p) {
  const vec3[6] AT = vec3[6](vec3(-2.72, 0.12, 1.0), vec3(-2.2, 2.35, 0.9), vec3(3.45, 1.62, 0.6), vec3(2.62, 2.36, 0.9), vec3(-0.62, 2.05, 1.7), vec3(3.62, -0.55, 1.2));
  float d = 1e3;
  for (int i = 0; i < 6; i++) {
    vec3 q = p - AT[i];
    float far = length(q) - 0.3;
    d = min(d, far > 0.2 ? far : tumbling(q, 1.3 * float(i) - 0.5, 0.7 + 0.9 * float(i % 3)));
  }
  return d;
}

vec2 umbrella(vec3 p) {
  vec2 result = vec2(rod(p, STICK_FOOT, STICK_TOP + 0.4 * STICK, STICK_RADIUS, 0.05), STEEL);
  vec3 q = (p - STICK_TOP) * holding(STICK, vec3(1.0, 0.0, 0.0));
  float far = length(q - vec3(0.0, 0.6, 0.0)) - 1.95;
  if (far > 0.3) return nearer(result, vec2(far, PANEL));
  float reach = length(q.xz);
  float sector = atan(q.x, q.z) / RIBS;
  float k = 2.0 * abs(fract(sector) - 0.5);
  float share = min(reach / WIDE, 1.1);
  float height = 0.84 * pow(share, 1.45);
  // What lies in it weighs on the cloth between the ribs.
  float sag = 0.17 * (1.0 - k * k) * smoothstep(0.1, 0.7, share);
  float sheet_ = abs(q.y - height + sag) * 0.62 - 0.018;
  float cloth = max(sheet_, (reach - mix(0.87, 1.0, k * k) * WIDE) * 0.8);
  result = nearer(result, vec2(cloth * 0.8, fract(0.5 * floor(sector)) < 0.25 ? PANEL : PANEL_TOO));
  vec3 t = q;
  t.xz = turn(floor(sector + 0.5) * RIBS) * t.xz;
  float rib = length(vec2(t.x, t.y - height + 0.05)) * 0.62 - 0.024;
  rib = max(rib, reach - WIDE - 0.03);
  rib = min(rib, rod(t, vec3(0.0, 0.82, WIDE), vec3(0.0, 0.92, WIDE + 0.07), 0.05, 0.04));
  result = nearer(result, vec2(rib * 0.9, STEEL));
  // The heap.
  vec3 m = q - vec3(0.0, 0.60, 0.0);
  float heap = max(ellipsoid(m, vec3(1.36, 0.70, 1.36)), -m.y);
  if (detail == ROUGH || heap > 0.5) return nearer(result, vec2(heap - 0.2 * step(0.5, heap), GOLD));
  heap += 0.04;
  for (int i = 0; i < 46; i++) {
    float rise = 0.02 + 0.96 * (float(i) + 0.5) / 46.0;
    float around = 2.39996 * float(i);
    float wide = sqrt(1.0 - rise * rise);
    vec3 n = vec3(wide * sin(around), rise, wide * cos(around));
    vec3 c = m - n * vec3(1.36, 0.70, 1.36);
    if (length(c) > 0.5) continue;
    c.xy = turn(-0.5 * n.x + 0.9 * (hash(ivec2(i, 4)) - 0.5)) * c.xy;
    c.yz = turn(0.9 * n.z + 0.9 * (hash(ivec2(i, 5)) - 0.5)) * c.yz;
    heap = min(heap, coin(c));
  }
  // Nothing comes through the cloth.
  heap = max(heap, (height - sag - q.y) * 0.6);
  return nearer(result, vec2(heap * 0.9, GOLD));
}

// A fist on the stick at a height, and the sleeve it comes out of.
vec2 holds(vec3 p, vec3 shoulder, vec3 elbow, float y, vec3 from) {
  return arm(p, shoulder, elbow, onStick(y), holding(STICK, from), STICK_RADIUS);
}

// The set's own frame: he leans in.
const vec3 SET = vec3(2.50, 0.06, -0.35);
vec3 toSet(vec3 p) {
  vec3 q = p - SET - vec3(0.0, -1.2, 0.0);
  q.xy = turn(-0.17) * q.xy;
  q.xz = turn(0.34) * q.xz;
  return q - vec3(0.0, 1.2, 0.0);
}

vec3 toCase(vec3 q) {
  q.y += 0.24;
  q.xy = turn(-0.08) * q.xy;
  return q;
}

// One of his ears is bent: the umbrella is low.
vec2 television(vec3 q) {
  const float SIZE = 0.97;
  vec2 result = televisionSet(q / SIZE) * vec2(SIZE, 1.0);
  float ear = min(rod(q, vec3(-0.08, 0.84, -0.05), vec3(-0.36, 1.22, -0.1), 0.034, 0.028), rod(q, vec3(-0.36, 1.22, -0.1), vec3(-0.66, 1.14, 0.0), 0.028, 0.026));
  ear = min(ear, rod(q, vec3(0.08, 0.84, -0.05), vec3(0.52, 1.50, -0.1), 0.034, 0.026));
  result = nearer(result, vec2(ear, STEEL));
  return nearer(result, vec2(min(length(q - vec3(0.52, 1.50, -0.1)), length(q - vec3(-0.66, 1.14, 0.0))) - 0.066, BULB));
}

vec2 inJacket(vec2 part) {
  return vec2(part.x, part.y == CLOTH ? JACKET : part.y);
}

vec2 setHead(vec3 p) {
  float far = length(p - SET - vec3(0.0, -0.9, 0.0)) - 2.7;
  if (far > 0.4) return vec2(far, JACKET);
  vec3 q = toSet(p);
  vec2 result = nearer(television(toCase(q)), inJacket(trunk(q)));
  result = nearer(result, vec2(rod(q, vec3(0.0, -0.6, -0.1), vec3(0.0, -1.8, -0.1), 0.44, 0.60), JACKET));
  result = nearer(result, inJacket(holds(p, SET + vec3(-0.86, -1.78, 0.35), vec3(1.82, -1.95, 0.85), -0.30, vec3(0.5, -0.7, -0.2))));
  vec3 shoulder = vec3(0.92, -1.86, -0.12);
  return nearer(result, inJacket(vec2(limb(q, shoulder, vec3(1.55, -2.9, 0.2), vec3(1.3, -4.2, 0.5), vec3(0.42, 0.34, 0.30), 0.055), CLOTH)));
}

// The ghost floats up behind them: a bed sheet with two holes, which reaches the top of the stick.
const vec3 GHOST = vec3(-1.75, 0.62, -0.75);
vec3 toGhost(vec3 p) {
  vec3 q = p - GHOST;
  q.xy = turn(0.20) * q.xy;
  q.xz = turn(-0.26) * q.xz;
  return q;
}

float sheet(vec3 q) {
  float d = ellipsoid(q - vec3(0.0, 0.10, -0.06), vec3(0.86, 1.00, 0.92));
  d = blend(d, rod(q, vec3(0.0, -0.35, -0.05), vec3(-0.2, -3.2, -0.02), 0.78, 1.45), 0.35);
  float around = atan(q.x, q.z + 0.1);
  float low = smoothstep(0.0, -1.3, q.y);
  float warp = sin(q.y * 1.7 + q.x) + sin(q.x * 2.1 + 1.0);
  return d - low * (0.15 * swell(around * 7.0 + warp * 0.9) + 0.05 * swell(around * 15.0 + warp * 1.6));
}

// Its other hand is held out: some of it may fall past the umbrella.
vec2 begs(vec3 p) {
  const vec3 ELBOW = vec3(-2.56, -1.95, 0.35), CUFF = vec3(-2.48, -1.30, 0.78), PALM = vec3(-2.50, -0.86, 0.86);
  const mat3 FRAME = mat3(vec3(-0.965, -0.25, 0.02), vec3(-0.235, 0.87, -0.43), vec3(-0.10, 0.42, 0.90));
  float far = length(p - CUFF) - 1.5;
  if (far > 0.3) return vec2(far, SHEET);
  float d = blend(rod(p, vec3(-2.1, -1.0, -0.5), ELBOW, 0.45, 0.36), rod(p, ELBOW, CUFF, 0.36, 0.31), 0.2);
  vec3 along = normalize(CUFF - ELBOW);
  d = max(d, dot(p - CUFF, along) - 0.08) - 0.03 * swell(10.0 * p.x + 4.0 * p.y);
  vec2 result = vec2(d * 0.8, SHEET);
  result = nearer(result, vec2(rod(p, CUFF - 0.2 * along, PALM - 0.30 * FRAME[1], 0.13, 0.12), GLOVE));
  float palm = openHand((p - PALM) * FRAME, 0.42);
  return nearer(result, vec2(palm, GLOVE));
}

vec2 ghost(vec3 p) {
  float far = length(p - vec3(-1.2, -0.6, -0.6)) - 3.2;
  if (far > 0.4) return vec2(far, SHEET);
  vec3 h = toGhost(p);
  float d = sheet(h);
  // Cloth over its arm, which passes behind the hood.
  const vec3 SHOULDER = vec3(-1.05, -0.30, -0.80), ELBOW = vec3(-0.36, 1.20, -0.80), CUFF = vec3(0.36, 1.34, 0.22);
  float sleeve_ = blend(rod(p, SHOULDER, ELBOW, 0.44, 0.28), rod(p, ELBOW, CUFF, 0.28, 0.27), 0.2);
  d = blend(d, sleeve_ - 0.03 * swell(5.0 * p.x + 2.0 * p.y), 0.3);
  vec3 m = vec3(abs(h.x), h.yz);
  vec2 eye = turn(-0.22) * (m.xy - vec2(0.30, 0.10));
  float hole = max(length(eye / vec2(0.20, 0.27)) * 0.22 - 0.22, -h.z);
  vec2 result = vec2(carve(abs(d) - 0.03, hole, 0.02) * 0.7, SHEET);
  result = nearer(result, vec2(ellipsoid(h - vec3(0.0, 0.05, -0.1), vec3(0.76, 0.9, 0.78)), PIT));
  result = nearer(result, vec2(length(m - vec3(0.29, 0.10, 0.55)) - 0.195, GHOST_EYE));
  // A zip is sewn on where a mouth would be.
  float line = h.y + 0.50 - 0.30 * h.x * h.x;
  float cell = abs(fract(h.x / 0.112 + (line > 0.0 ? 0.5 : 0.0)) - 0.5) * 0.112;
  float ends = max(abs(h.x) - 0.42, -h.z);
  float tooth = max(max(abs(d - 0.045) - 0.034, abs(abs(line) - 0.026) - 0.056), cell - 0.024);
  result = nearer(result, vec2(max(tooth, ends) * 0.75, ZIP));
  result = nearer(result, vec2(max(max(abs(d - 0.022) - 0.022, abs(line) - 0.125), ends - 0.05) * 0.75, TAPE));
  vec3 pull = h - vec3(0.36, -0.46, 0.84);
  pull.xz = turn(0.40) * pull.xz;
  result = nearer(result, vec2(slider(pull / 1.2, 0.12) * 1.1, ZIP));
  vec3 at = onStick(1.20);
  result = nearer(result, glove(p, at, holding(STICK, CUFF - at), STICK_RADIUS, mix(at, CUFF, 0.65)));
  result = nearer(result, vec2(rod(p, mix(at, CUFF, 0.45), CUFF, 0.12, 0.13), GLOVE));
  return nearer(result, begs(p));
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = trunk(p);
  result = nearer(result, holds(p, vec3(-0.92, -1.86, -0.12), vec3(-0.72, -2.72, 0.95), -1.55, vec3(-0.9, -0.4, -0.2)));
  result = nearer(result, holds(p, vec3(0.92, -1.86, -0.12), vec3(1.30, -2.30, 0.15), -0.95, vec3(-0.3, -0.7, -0.5)));
  result = nearer(result, umbrella(p));
  result = nearer(result, setHead(p));
  result = nearer(result, ghost(p));
  return nearer(result, vec2(min(rain(p), drops(p)), GOLD));
}

// Two round eyes that have seen the gold, and a grin of teeth.
float pixelFace(vec2 s) {
  vec2 m = vec2(abs(s.x), s.y);
  float eye = length((m - vec2(0.30, 0.16)) / vec2(1.0, 1.12)) - 0.20;
  float pupil = length(vec2(s.x - (s.x < 0.0 ? -0.30 : 0.30) + 0.07, s.y - 0.25)) - 0.085;
  float lip = m.y + 0.36 - 0.62 * m.x * m.x;
  float grin = max(abs(lip) - 0.120, m.x - 0.50);
  float gaps = abs(lip) < 0.018 || abs(fract(m.x / 0.115) - 0.5) < 0.09 ? 1.0 : 0.0;
  return max(smoothstep(0.01, -0.01, max(eye, -pupil)), smoothstep(0.01, -0.01, grin) * (1.0 - gaps));
}

void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material == SCREEN) {
    vec2 s = toCase(toSet(p)).xy - vec2(-0.17, 0.04);
    vec2 cell = floor(s / 0.03) + 0.5;
    float dot_ = smoothstep(0.56, 0.30, length(s / 0.03 - cell));
    float lit = pixelFace(cell * 0.03);
    skin.tint = mix(vec3(0.006, 0.030, 0.012), vec3(0.10, 1.25, 0.16), lit * (0.35 + 0.65 * dot_)) * (0.75 + 0.25 * sin(s.y * 100.0));
    skin.glow = 1.0;
  }
  if (material == GHOST_EYE) {
    vec3 q = toGhost(p);
    vec2 s = vec2(q.x - (q.x < 0.0 ? -0.29 : 0.29) - 0.06, q.y - 0.17);
    float far = length(s);
    skin.tint *= mix(1.3, 0.6, smoothstep(0.03, 0.19, far)) * smoothstep(0.050, 0.064, far);
    skin.tint += vec3(0.9) * smoothstep(0.026, 0.012, length(s - vec2(0.02, 0.03)));
  }
}
