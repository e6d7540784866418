// The market falls down the wall behind him; he sleeps with his money in his arm, zipped in.
const vec3 BUBBLE_AT = vec3(-0.80, -0.36, 1.02);
const float BUBBLE_SIZE = 0.41;

vec3 toCap(vec3 h) {
  vec3 q = vec3(-h.x, h.yz) - vec3(0.02, 0.40, -0.10);
  q.xy = turn(-0.16) * q.xy;
  return q;
}

vec2 nightcap(vec3 h) {
  vec3 q = toCap(h);
  float far = length(q - vec3(0.5, 0.2, 0.0)) - 1.9;
  if (far > 0.3) return vec2(far, CAP);
  float d = ellipsoid(q - vec3(0.0, 0.02, 0.0), vec3(0.74, 0.66, 0.78));
  d = blend(d, rod(q, vec3(0.10, 0.45, -0.05), vec3(0.80, 0.66, 0.0), 0.42, 0.27), 0.25);
  d = blend(d, rod(q, vec3(0.80, 0.66, 0.0), vec3(1.22, 0.02, 0.15), 0.26, 0.13), 0.18);
  d -= 0.03 * swell(q.x * 7.0 + q.y * 4.0);
  vec2 result = vec2(max(d, -0.02 - q.y + 0.2 * step(0.85, q.x) * -4.0) * 0.85, CAP);
  vec3 b = q - vec3(1.27, -0.18, 0.18);
  result = nearer(result, vec2((length(b) - 0.22 - 0.05 * noise(b * 24.0)) * 0.8, FLEECE));
  float roll = ringY(q * vec3(1.0, 1.0, 0.96), 0.72, 0.155) - 0.045 * noise(q * 22.0);
  return nearer(result, vec2(roll * 0.85, FLEECE));
}

// Closed over sockets in which nothing burns now.
vec2 eyelids(vec3 h) {
  vec3 c = toSkull(h);
  return vec2(ellipsoid(vec3(abs(c.x) - 0.25, c.y - 0.0, c.z - 0.42), vec3(0.215, 0.165, 0.17)) * 0.9 * SKULL_SCALE, LID);
}

// His cuddly toy is a money bag, stuffed and tied with gold; three coins look out of it.
const vec3 PLUSH_AT = vec3(1.10, -1.12, 0.76);

vec3 toPlush(vec3 p) {
  vec3 q = p - PLUSH_AT;
  q.xy = turn(0.26) * q.xy;
  q.xz = turn(-0.16) * q.xz;
  return q;
}

vec2 plush(vec3 p) {
  vec3 q = toPlush(p);
  float far = length(q - vec3(0.0, 0.3, 0.0)) - 1.4;
  if (far > 0.3) return vec2(far, PLUSH);
  float around = atan(q.x, q.z);
  float d = ellipsoid(q + vec3(0.0, 0.06, 0.0), vec3(0.92, 0.74, 0.72));
  d = blend(d, rod(q, vec3(0.0, 0.20, 0.0), vec3(0.0, 0.84, 0.0), 0.60, 0.17), 0.24);
  float gathers = swell(around * 9.0 + 0.6 * sin(around * 2.0));
  float ruff = rod(q, vec3(0.0, 0.84, 0.0), vec3(0.0, 1.26, 0.0), 0.10, 0.50) - 0.10 * gathers * smoothstep(0.84, 1.1, q.y);
  d = blend(d, max(abs(ruff) - 0.06, q.y - 1.20 - 0.04 * sin(around * 5.0)), 0.05);
  if (detail != ROUGH) {
    d -= 0.075 * gathers * smoothstep(0.25, 0.75, q.y) * smoothstep(1.0, 0.8, q.y);
    d -= 0.006 * noise(q * 60.0);
  }
  vec2 result = vec2(d * 0.8, PLUSH);
  float cord = min(ringY(q - vec3(0.0, 0.80, 0.0), 0.24, 0.085), ringY(q - vec3(0.0, 0.93, 0.0), 0.22, 0.075));
  cord = min(cord, min(rod(q, vec3(0.05, 0.82, 0.28), vec3(0.26, 0.46, 0.60), 0.055, 0.050), rod(q, vec3(0.05, 0.82, 0.28), vec3(-0.10, 0.50, 0.58), 0.055, 0.050)));
  result = nearer(result, vec2(cord - 0.014 * swell(around * 16.0 + q.y * 50.0), CORD));
  for (int i = 0; i < 3; i++) {
    vec3 c = q - vec3(-0.20 + 0.22 * float(i), 1.20 + 0.14 * float(i & 1), 0.02 + 0.06 * float(i));
    c.xy = turn(0.5 - 0.5 * float(i)) * c.xy;
    c.yz = turn(1.30) * c.yz;
    result = nearer(result, vec2((drumY(c, 0.27, 0.045) + 0.02 * smoothstep(0.21, 0.19, length(c.xz))) * 0.9, CORD));
  }
  return result;
}

float puffs(vec2 at) {
  vec2 f = abs(fract(at) - 0.5) * 2.0;
  return sqrt(max((1.0 - f.x * f.x) * (1.0 - f.y * f.y), 0.0));
}

// The quilt slopes down to the viewer: y stands on it, z runs down to his feet.
vec3 toQuilt(vec3 p) {
  vec3 q = p - vec3(0.0, -2.52, 0.55);
  q.yz = turn(-0.95) * q.yz;
  return q;
}

vec2 quiltCell(vec3 q) {
  return vec2(q.x / 0.86 + 0.5, q.z / 0.72 + 0.1);
}

const float ZIPPED = 0.46;

// How far from the zip: it runs up the middle and parts above its slider.
float fromZip(vec3 q) {
  return abs(q.x) - 0.58 * pow(max(1.0 - q.z / ZIPPED, 0.0), 1.3);
}

vec2 quilt(vec3 p) {
  vec3 q = toQuilt(p);
  vec3 w = q - vec3(0.0, 0.30 * exp(-0.7 * q.x * q.x), 2.1);
  float slab = block(w, vec3(4.2, 0.40, 2.4), 0.34);
  if (detail != ROUGH && slab < 0.4) slab -= 0.15 * puffs(quiltCell(q)) * smoothstep(0.02, 0.26, abs(fromZip(q)));
  float e = fromZip(q);
  vec2 result = vec2(carve(slab, max(e, q.z - ZIPPED), 0.16) * 0.7, QUILT);
  if (e > 0.4) return result;
  result = nearer(result, vec2((slab + 0.24) * 0.7, LINING));
  float cell = abs(fract(q.z / 0.17 + (q.x > 0.0 ? 0.5 : 0.0)) - 0.5) * 0.17;
  float tooth = max(max(abs(slab + 0.01) - 0.075, abs(e - 0.03) - 0.085), max(cell - 0.05, -w.z - 2.3));
  result = nearer(result, vec2((tooth - 0.012) * 0.7, ZIP));
  vec3 s = (vec3(q.x, ZIPPED - q.z, w.y - 0.43)) / 2.1;
  return nearer(result, vec2(slider(s, 0.10) * 2.1 * 0.8, ZIP));
}

// Two pillows before a buttoned headboard; in the upper one his head has made its hollow.
vec2 bed(vec3 p) {
  vec2 result = quilt(p);
  vec3 w = p - vec3(-0.16, -0.20, -0.80);
  w.xy = turn(-0.06) * w.xy;
  float pinch = 0.26 * pow(abs(w.x) / 1.9, 3.0) + 0.20 * pow(abs(w.y) / 1.15, 3.0);
  float pillow = block(w, vec3(1.92 - 0.10 * w.y * w.y, 1.20 - 0.06 * w.x * w.x, 0.70 - pinch), 0.38);
  float seam = pillow;
  if (pillow < 0.6) {
    pillow = carve(pillow, ellipsoid(p - vec3(0.06, 0.0, 0.30), vec3(0.82, 0.86, 0.76)), 0.4);
    if (detail != ROUGH) {
      vec2 c = w.xy - vec2(0.2, 0.25);
      pillow -= 0.09 * fold(atan(c.y, c.x) * 14.0 + 2.4 * stray(p).x) * smoothstep(0.6, 1.0, length(c)) * smoothstep(2.1, 1.0, length(c)) * smoothstep(0.9, 0.2, w.x);
    }
  }
  result = nearer(result, vec2(pillow * 0.75, PILLOW));
  result = nearer(result, vec2((length(vec2(seam, w.z)) - 0.055) * 0.75, ZIP));
  vec3 l = p - vec3(0.0, -1.65, -0.75);
  float lower = block(l, vec3(2.9 - 0.1 * l.y * l.y, 0.72, 0.62), 0.5);
  if (detail != ROUGH && lower < 0.3) lower -= 0.06 * swell(l.x * 2.6 + l.y * 3.4);
  result = nearer(result, vec2(lower * 0.85, SHEET));
  result = nearer(result, vec2((length(vec2(lower, l.z)) - 0.05) * 0.75, ZIP));
  vec3 b = p - vec3(0.0, 0.62, -1.85);
  float crest = b.y + 0.20 * b.x * b.x;
  float board = max(crest, abs(b.z) - 0.16);
  if (board < 0.4 && detail != ROUGH) board -= 0.075 * puffs(turn(0.7854) * b.xy * 1.35);
  result = nearer(result, vec2(board * 0.7, BOARD));
  return nearer(result, vec2((length(vec2(crest * 0.8, b.z)) - 0.17) * 0.8, ZIP));
}

const vec3 SHOULDER = vec3(-0.92, -1.50, -0.06);
const vec3 ELBOW = vec3(-1.42, -2.24, 0.95);
const vec3 WRIST = vec3(0.12, -1.98, 1.35);

// Chest, neck and the arm that lies round the plush, in striped flannel.
vec2 pyjama(vec3 p) {
  float d = blend(ellipsoid(p - vec3(0.0, -1.85, -0.06), vec3(1.06, 0.80, 0.66)), rod(p, vec3(0.0, -0.6, -0.16), vec3(0.0, -1.5, -0.08), 0.24, 0.42), 0.10);
  d = blend(d, rod(p, vec3(-0.75, -1.46, -0.10), vec3(0.75, -1.46, -0.10), 0.42, 0.42), 0.2);
  if (detail != ROUGH && d < 0.3) d -= 0.05 * fold(p.x * 5.0 + p.y * 4.0 + 2.0 * stray(p).y);
  vec2 result = vec2(d * 0.85, CLOTH);
  vec3 along = normalize(WRIST - ELBOW);
  result = nearer(result, vec2(limb(p, SHOULDER, ELBOW, WRIST - 0.2 * along, vec3(0.43, 0.35, 0.27), 0.045), CLOTH));
  float beyond = dot(p - WRIST, along);
  float side = length(p - WRIST - along * beyond);
  return nearer(result, vec2(max(abs(side - 0.24) - 0.045, abs(beyond + 0.08) - 0.12) - 0.025, HEM));
}

// The back of a hand whose fingers lie over something round: y along them, x to the thumb, z to the viewer.
float cuddle(vec3 q) {
  float d = block(q - vec3(0.0, 0.02, 0.0), vec3(0.29, 0.26, 0.12), 0.12);
  d = blend(d, rod(q, vec3(0.0, -0.12, -0.02), vec3(0.08, -0.40, -0.04), 0.17, 0.14), 0.14);
  for (int i = 0; i < 4; i++) {
    float x = 0.285 - 0.19 * float(i);
    float reach = 0.90 - 0.07 * abs(float(i) - 1.3);
    float thick = 0.124 - 0.006 * abs(float(i) - 1.0);
    vec3 knuckle = vec3(x, 0.26, 0.045);
    float curl = 0.035 * float(i);
    vec3 joint = vec3(1.10 * x, 0.26 + 0.33 * reach, 0.05 - 0.4 * curl), bend = vec3(1.13 * x, 0.24 + (0.58 - curl) * reach, -0.08 - curl);
    vec3 tip = vec3(1.08 * x, 0.24 + (0.72 - 2.0 * curl) * reach, -0.27 - curl);
    d = blend(d, rod(q, vec3(0.4 * x, -0.22, 0.0), knuckle, 0.10, 0.12), 0.05);
    float own = blend(bone(q, knuckle, joint, 1.08 * thick, thick), bone(q, joint, bend, thick, 0.93 * thick), 0.012);
    d = blend(d, blend(own, rod(q, bend, tip, 0.93 * thick, 0.8 * thick), 0.012), 0.018);
  }
  vec3 root = vec3(0.28, -0.14, 0.02), bend = vec3(0.54, -0.02, 0.08);
  float own = blend(rod(q, vec3(0.08, -0.28, 0.0), root, 0.13, 0.135), bone(q, root, bend, 0.135, 0.118), 0.04);
  return blend(d, blend(own, bone(q, bend, vec3(0.78, 0.20, 0.06), 0.118, 0.092), 0.012), 0.04);
}

const vec3 HAND = vec3(0.52, -1.84, 1.43);

vec2 own(vec3 p, vec3 h) {
  vec2 result = pyjama(p);
  vec3 q = p - HAND;
  float far = length(q) - 1.15;
  if (far > 0.3) result = nearer(result, vec2(far, GLOVE));
  else {
    vec3 fingers = normalize(vec3(0.88, 0.44, -0.10));
    vec3 across = normalize(cross(fingers, vec3(0.10, -0.10, 1.0)));
    result = nearer(result, vec2(cuddle(q * mat3(-across, fingers, cross(fingers, across))), GLOVE));
  }
  result = nearer(result, plush(p));
  result = nearer(result, nightcap(h));
  result = nearer(result, eyelids(h));
  result = nearer(result, bed(p));
  // What comes of a deep sleep.
  vec3 c = toSkull(h) - BUBBLE_AT;
  return nearer(result, vec2(blend(length(c) - BUBBLE_SIZE, rod(c, vec3(-0.06, -0.20, 0.56) - BUBBLE_AT, vec3(0.0), 0.03, 0.10), 0.08) * SKULL_SCALE, BUBBLE));
}

// How far from the bone of a sleeve, and how far above it.
vec2 alongSleeve(vec3 p, vec3 from, vec3 to) {
  vec3 axis = normalize(to - from);
  return vec2(rod(p, from, to, 0.0, 0.0), dot(p - from, normalize(cross(axis, vec3(0.0, 0.3, 1.0)))));
}

// Eyes shut, cheeks red, a grin like his own.
void embroider(inout Skin skin, vec3 q) {
  vec2 m = vec2(abs(q.x), q.y - 0.15) / 1.2;
  skin.tint = mix(skin.tint, vec3(0.75, 0.05, 0.16), smoothstep(0.115, 0.095, length((m - vec2(0.48, -0.02)) / vec2(1.2, 0.9))));
  vec2 e = m - vec2(0.27, 0.20);
  float eye = max(abs(length(e) - 0.125) - 0.034, e.y - 0.01);
  float line = m.y + 0.10 - 1.3 * m.x * m.x;
  float grin = max(abs(line) - 0.030, m.x - 0.28);
  grin = min(grin, max(max(abs(line) - 0.066, abs(fract(m.x / 0.105 + 0.5) - 0.5) * 0.105 - 0.018), m.x - 0.26));
  skin.tint = mix(skin.tint, vec3(0.006, 0.010, 0.03), smoothstep(0.010, -0.004, min(eye, grin)));
}

void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  // The foot of the bed lies in shade, where captions stand; most where the key would light it.
  float low = smoothstep(-1.95, -2.55, p.y) * mix(0.25, 1.0, smoothstep(0.9, -0.2, p.x));
  skin.tint *= 1.0 - 0.70 * low;
  skin.gloss *= 1.0 - 0.5 * low;
  if (material == CAP) {
    vec3 q = toCap(h);
    skin.tint = mix(skin.tint, vec3(0.34, 0.32, 0.54), smoothstep(0.44, 0.50, abs(fract((q.y * 0.75 + q.x * 0.45) * 2.6) - 0.5) * 2.0));
    skin.tint *= mix(1.0, 0.45, smoothstep(0.65, 1.25, h.y));
  }
  if (material == CLOTH) {
    vec2 upper = alongSleeve(p, SHOULDER, ELBOW), fore = alongSleeve(p, ELBOW, WRIST);
    vec2 arm_ = upper.x < fore.x ? upper : fore;
    float at = arm_.x < 0.52 ? 3.2 * arm_.y : p.x * 2.6 + 0.12 * p.y;
    skin.tint = mix(skin.tint, vec3(0.42, 0.44, 0.56), 0.8 * smoothstep(0.72, 0.78, abs(fract(at) - 0.5) * 2.0));
  }
  // The seam round each puff is dark, the tape of the zip darker.
  if (material == QUILT) {
    vec3 q = toQuilt(p);
    vec2 f = abs(fract(quiltCell(q)) - 0.5);
    skin.tint *= mix(1.0, 0.45, smoothstep(0.470, 0.486, max(f.x, f.y)));
    skin.tint = mix(skin.tint, vec3(0.05, 0.006, 0.10), smoothstep(0.19, 0.17, fromZip(q)));
    skin.tint *= mix(vec3(0.30, 0.06, 0.5), vec3(1.0), smoothstep(0.75, 0.10, q.z));
  }
  if (material == PLUSH) {
    vec3 q = toPlush(p);
    if (q.z > 0.0) embroider(skin, q);
  }
  if (material == BUBBLE) {
    vec3 c = toSkull(h) - BUBBLE_AT;
    float rim_ = smoothstep(0.45, 1.0, length(c.xy) / BUBBLE_SIZE);
    skin.tint = mix(vec3(0.42, 0.02, 0.16), vec3(1.0, 0.20, 0.52), rim_);
  }
  if (material != LID) return;
  vec3 c = toSkull(h);
  vec2 e = vec2(abs(c.x) - 0.25, c.y);
  // Lashes lie where the lids meet, low on the cheek.
  float shut = e.y + 0.095 - 1.5 * e.x * e.x;
  skin.tint *= mix(1.0, 0.25, smoothstep(0.0, -0.02, shut)) * mix(0.03, 1.0, smoothstep(0.024, 0.036, abs(shut)));
}

vec2 corner(int i) {
  vec2[7] at = vec2[7](vec2(-1.05, 0.34), vec2(-0.90, 0.54), vec2(-0.78, 0.44), vec2(-0.52, 0.62), vec2(0.34, 0.46), vec2(0.66, 0.60), vec2(0.88, 0.20));
  return at[i];
}

// A wall that is one screen: the line falls off it.
vec3 backdrop(vec2 uv) {
  vec3 c = mix(vec3(0.03, 0.05, 0.34), vec3(0.016, 0.006, 0.11), smoothstep(0.15, 1.25, length((uv - vec2(-0.6, 0.3)) * vec2(0.8, 1.1))));
  vec2 f = abs(fract(uv * 4.5) - 0.5);
  c += vec3(0.10, 0.06, 0.34) * 0.12 * smoothstep(0.485, 0.497, max(f.x, f.y));
  float line = 1e3;
  for (int i = 0; i < 6; i++) line = min(line, segment(uv, corner(i), corner(i + 1)));
  // Its arrow.
  vec2 tip = uv - vec2(0.88, 0.20);
  tip = turn(-0.52) * tip;
  float head = max(abs(tip.x) - 0.55 * (tip.y + 0.13), tip.y - 0.10);
  c += vec3(0.55, 0.01, 0.04) * exp(-14.0 * line);
  return mix(c, vec3(0.95, 0.03, 0.06), smoothstep(0.003, -0.003, min(line - 0.039, head)));
}
