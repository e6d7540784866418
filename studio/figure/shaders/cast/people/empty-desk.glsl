// The last candle fell out of the screen, went through the desk and stuck in the floor. Nobody is there any more.
const float FLOOR = -3.15;
const vec3 DROP = vec3(1.02, -0.62, 1.0);
const float DROP_SIZE = 1.26;
// Where it has gone into the floor.
const vec3 HOLE = vec3(0.62, FLOOR, 0.95);
const vec3 DROP_HALF = vec3(0.92, 1.72, 0.66);

// Its foot is pushed to the left under it: it has buckled where it met the desk.
vec3 toDrop(vec3 p) {
  vec3 q = (p - DROP) / DROP_SIZE;
  q.xy = turn(0.13) * q.xy;
  q.xz = turn(0.22) * q.xz;
  float low = max(-0.35 - q.y, 0.0);
  q.x += 0.20 * low * low;
  return q;
}

// The halves of the top hang towards the break; what lies on them slides along.
vec3 toLeft(vec3 p) {
  vec3 q = p - vec3(-3.5, -1.00, 0.4);
  q.xy = turn(0.19) * q.xy;
  return q;
}

vec3 toRight(vec3 p) {
  vec3 q = p - vec3(3.5, -0.92, 0.4);
  q.xy = turn(-0.36) * q.xy;
  return q;
}

// Its edge is torn by the candle: long fibres, each of its own length.
float torn(vec2 at) {
  float n = at.y * 4.2;
  float fibre = abs(fract(n) - 0.5) * 2.0;
  return (0.08 + 0.34 * hash(ivec2(int(floor(n)) + 40, at.x < 0.0 ? 1 : 2))) * (1.0 - fibre);
}

vec2 desk(vec3 p) {
  vec3 l = toLeft(p), r = toRight(p);
  float left = max(block(l - vec3(1.9, 0.0, 0.0), vec3(2.6, 0.15, 1.25), 0.05), (l.x - 3.20 - torn(vec2(-1.0, l.z + 0.35 * l.y))) * 0.35);
  float right = max(block(r + vec3(0.9, 0.0, 0.0), vec3(1.6, 0.15, 1.25), 0.05), (-1.32 - torn(vec2(1.0, r.z - 0.35 * r.y)) - r.x) * 0.35);
  vec2 result = vec2(min(left, right) * 0.9, WOOD);
  vec3 m = vec3(abs(p.x + 0.02) - 3.05, p.y + 2.15, abs(p.z - 0.4) - 1.0);
  return nearer(result, vec2(block(m, vec3(0.10, 1.05, 0.10), 0.03), STEEL));
}

// A piece of plank that stands on its end, split to a point.
float stave(vec3 q, float reach, vec2 wide) {
  float left = clamp(1.0 - q.y / reach, 0.0, 1.0);
  float split = max(-q.x - wide.x, q.x - wide.x * (2.6 * left - 1.0));
  return max(max(split, q.x - wide.x), max(abs(q.z) - wide.y * (0.35 + 0.65 * left), abs(q.y - 0.5 * reach) - 0.5 * reach)) * 0.8;
}

// What it has torn out of the desk stands up on both sides of it, and some of it still flies.
vec2 splinters(vec3 p) {
  vec3 c = p - vec3(0.95, -1.30, 0.75);
  float far = block(vec3(abs(c.x) - 1.95, c.y - 1.0, c.z - 0.4), vec3(0.95, 1.6, 1.6), 0.01);
  if (far > 0.2) return vec2(far, WOOD);
  float side = c.x < 0.0 ? -1.0 : 1.0;
  vec3 m = vec3(abs(c.x), c.yz);
  float d = 1e3;
  for (int i = 0; i < 6; i++) {
    ivec2 own_ = ivec2(i, side > 0.0 ? 5 : 8);
    float s = hash(own_), u = hash(own_ + ivec2(20, 0));
    vec3 q = m - vec3(1.36 + 0.14 * u, -0.10, -0.70 + 0.32 * float(i));
    q.xy = turn(0.12 + 0.62 * u) * q.xy;
    q.yz = turn(0.25 - 0.12 * float(i)) * q.yz;
    q.xz = turn(0.5 + 2.0 * s) * q.xz;
    d = min(d, stave(q, 0.85 + 0.95 * s, vec2(0.14 + 0.06 * u, 0.07)));
    if (i < 4) continue;
    vec3 b = m - vec3(1.45 + 0.42 * s, 0.95 + 0.55 * u + 0.45 * float(i - 4), 0.7 + 0.3 * u);
    b.xy = turn(0.5 + 5.0 * u) * b.xy;
    b.yz = turn(2.0 * s) * b.yz;
    d = min(d, stave(b + vec3(0.0, 0.35, 0.0), 0.70 + 0.2 * u, vec2(0.09, 0.05)));
  }
  return vec2(d, WOOD);
}

// Tiles of the floor, heaved up round the hole.
vec2 slabs(vec3 p) {
  vec3 c = p - HOLE;
  float far = length(c * vec3(1.0, 1.6, 1.0)) - 2.5;
  if (far > 0.3) return vec2(far * 0.6, SLAB);
  float d = 1e3;
  for (int i = 0; i < 9; i++) {
    float s = hash(ivec2(i, 31)), u = hash(ivec2(i, 47));
    vec3 q = c;
    q.xz = turn(0.698 * float(i) + 0.35 * s) * q.xz;
    q -= vec3(1.42 + 0.20 * u, 0.16 + 0.10 * s, 0.0);
    q.xy = turn(0.50 + 0.45 * s) * q.xy;
    q.yz = turn(0.30 * (u - 0.5)) * q.yz;
    float skew = abs(q.z) - 0.30 - 0.16 * s - (0.35 - 0.3 * u) * q.x;
    d = min(d, max(block(q, vec3(0.40 + 0.26 * u, 0.13, 0.8), 0.03), skew) * 0.85);
  }
  return vec2(d, SLAB);
}

vec3 toScreen(vec3 p) {
  vec3 q = p - vec3(-1.05, 0.98, -0.45);
  q.xy = turn(0.07) * q.xy;
  return q;
}

vec2 screen(vec3 p) {
  vec3 q = toScreen(p);
  float far = length(q) - 3.0;
  if (far > 0.4) return vec2(far, STEEL);
  float frame = block(q, vec3(2.55, 1.42, 0.12), 0.10);
  vec2 result = vec2(carve(frame, block(q - vec3(0.0, 0.0, 0.2), vec3(2.42, 1.29, 0.14), 0.05), 0.02), STEEL);
  result = nearer(result, vec2(block(q - vec3(0.0, 0.0, 0.04), vec3(2.43, 1.30, 0.02), 0.01), GLASS));
  result = nearer(result, vec2(rod(q, vec3(0.0, -1.3, -0.1), vec3(0.0, -2.2, -0.1), 0.16, 0.20), STEEL));
  return nearer(result, vec2(block(q - vec3(0.0, -2.02, 0.1), vec3(0.75, 0.05, 0.45), 0.04), STEEL));
}

// The chart as blocks that stand out of the glass: a climb, then the way down.
vec2 chart(vec3 p) {
  vec3 q = toScreen(p) - vec3(0.0, 0.0, 0.17);
  vec2 result = vec2(1e3, LOSS);
  for (int i = 0; i < 7; i++) {
    float s = float(i);
    bool isGain = i < 4 && i != 2;
    float y = i < 5 ? -0.55 + 0.34 * s - (i == 2 ? 0.12 : 0.0) : 0.85 - 0.46 * (s - 4.0);
    float tall = i < 5 ? 0.24 + 0.03 * sin(s * 4.0) : 0.30 + 0.05 * (s - 5.0);
    vec3 c = q - vec3(-2.05 + 0.44 * s, y, 0.02 + 0.02 * s);
    float d = min(block(c, vec3(0.14, tall, 0.12 + 0.012 * s), 0.03), block(c, vec3(0.022, tall + 0.20, 0.022), 0.01));
    result = nearer(result, vec2(d, isGain ? GAIN : LOSS));
  }
  return result;
}

// Thick as a beam, its foot squeezed into pleats, its corners knocked in.
float candle(vec3 q) {
  float low = smoothstep(-0.40, -0.75, q.y);
  float pleat = low * (fold(q.y * 17.0 + 0.8 * q.x) - 0.75);
  vec3 wide = DROP_HALF + vec3(0.14, 0.0, 0.14) * pleat;
  float d = block(q, wide, 0.13);
  d = carve(d, length(q - vec3(0.98, 1.55, 0.55)) - 0.42, 0.10);
  d = carve(d, length(q - vec3(-1.02, 0.32, 0.85)) - 0.34, 0.12);
  return d;
}

// Its grin is cut into it; x along, y up, over the middle line.
vec2 grin(vec3 q) {
  return vec2(q.x, q.y - 0.02 - 0.30 * q.x * q.x);
}

vec2 drop(vec3 p) {
  vec3 q = toDrop(p);
  float far = length(q - vec3(0.0, -0.1, 0.0)) - 2.7;
  if (far > 0.4) return vec2(far * DROP_SIZE, LOSS);
  vec3 m = vec3(abs(q.x), q.yz);
  vec2 g = grin(q);
  float d = candle(q);
  float front = DROP_HALF.z;
  d = carve(d, max(max(abs(g.y) - 0.27, m.x - 0.76), front - 0.16 - q.z), 0.03);
  vec2 eye = m.xy - vec2(0.40, 0.86);
  float lid = dot(eye - vec2(0.0, 0.11), normalize(vec2(-0.50, 1.0)));
  float hole = max(length(eye) - 0.34, lid);
  d = carve(d, max(hole, front - 0.13 - q.z), 0.03);
  // A brow hangs over each eye.
  d = blend(d, block(vec3(turn(-0.46) * (eye - vec2(0.0, 0.19)), q.z - front), vec3(0.40, 0.095, 0.17), 0.06), 0.05);
  d = min(d, rod(q, vec3(0.0, 1.5, 0.0), vec3(0.10, 2.12, 0.0), 0.12, 0.10));
  d = min(d, rod(q, vec3(-0.42, -1.5, 0.0), vec3(-0.62, -2.3, 0.0), 0.14, 0.14));
  vec2 result = vec2(d * 0.75, LOSS);
  result = nearer(result, vec2(max(hole - 0.01, abs(q.z - front + 0.11) - 0.03), LURE));
  const float PITCH = 0.216;
  float row = g.y > 0.0 ? 0.0 : 0.5;
  float cell = abs(fract(q.x / PITCH + row) - 0.5) * PITCH;
  vec3 tooth = vec3(cell, abs(g.y) - 0.150, q.z - front + 0.03);
  float bar = max(block(tooth, vec3(0.084, 0.128, 0.09), 0.03), m.x - 0.74);
  result = nearer(result, vec2(bar * 0.7, ZIP));
  return result * vec2(DROP_SIZE, 1.0);
}

vec2 chair(vec3 p) {
  vec3 q = p - vec3(-2.12, FLOOR, 1.7);
  float far = length(q - vec3(0.0, 1.5, 0.0)) - 2.1;
  if (far > 0.3) return vec2(far, LEATHER);
  q.xz = turn(-0.45) * q.xz;
  float around = abs(fract(atan(q.x, q.z) / 6.2831853 * 5.0) - 0.5) / 5.0 * 6.2831853;
  vec3 spoke = vec3(length(q.xz) * sin(around - 0.628), q.y, length(q.xz) * cos(around - 0.628));
  spoke.x = abs(length(q.xz) * sin(0.628 - around));
  float base = rod(spoke, vec3(0.0, 0.32, 0.0), vec3(0.0, 0.20, 0.85), 0.09, 0.06);
  base = min(base, length(spoke - vec3(0.0, 0.11, 0.85)) - 0.11);
  base = min(base, rod(q, vec3(0.0, 0.2, 0.0), vec3(0.0, 1.0, 0.0), 0.10, 0.10));
  vec2 result = vec2(base * 0.8, STEEL);
  vec3 b = q - vec3(0.0, 2.25, 0.62);
  b.yz = turn(-0.16) * b.yz;
  float wide = 0.74 + 0.10 * smoothstep(0.8, -0.6, b.y);
  float back = block(vec3(b.x, b.y, b.z - 0.20 * b.x * b.x), vec3(wide, 1.02, 0.17), 0.17);
  float pad = block(q - vec3(0.0, 1.12, 0.0), vec3(0.80, 0.17, 0.72), 0.15);
  float seam = smoothstep(0.03, 0.0, abs(abs(b.x) - 0.40)) + smoothstep(0.03, 0.0, abs(b.y - 0.45));
  result = nearer(result, vec2((min(back, pad) + 0.02 * min(seam, 1.0)) * 0.85, LEATHER));
  vec3 m = vec3(abs(q.x), q.yz);
  float rest = min(rod(m, vec3(0.92, 1.1, 0.1), vec3(0.95, 1.66, 0.0), 0.06, 0.06), block(m - vec3(0.95, 1.70, -0.05), vec3(0.12, 0.07, 0.45), 0.06));
  return nearer(result, vec2(rest, STEEL));
}

vec2 litter(vec3 p) {
  vec3 l = toLeft(p);
  vec3 k = l - vec3(2.55, 0.18, 0.62);
  k.xz = turn(0.35) * k.xz;
  k.xy = turn(-0.05) * k.xy;
  vec2 result = vec2(block(k, vec3(0.85, 0.06, 0.30), 0.04), STEEL);
  vec2 cell = abs(fract(k.xz / vec2(0.155, 0.14)) - 0.5) * vec2(0.155, 0.14);
  result = nearer(result, vec2(max(max(max(cell.x, cell.y) - 0.055, abs(k.y - 0.07) - 0.035), max(abs(k.x) - 0.77, abs(k.z) - 0.24)) * 0.7, KEY));
  vec3 c = toRight(p) - vec3(-0.22, 0.44, 0.10);
  c.xy = turn(0.16) * c.xy;
  float cup = max(abs(length(c.xz) - 0.25) - 0.035, abs(c.y) - 0.30) - 0.02;
  cup = min(cup, max(length(c.xz) - 0.24, abs(c.y + 0.27) - 0.03));
  cup = min(cup, length(vec2(length(c.xy - vec2(0.32, 0.0)) - 0.16, c.z)) - 0.045);
  result = nearer(result, vec2(cup * 0.9, CUP));
  // What the top was made of.
  if (p.y > FLOOR + 0.6) return result;
  for (int i = 0; i < 8; i++) {
    float a = float(i) * 2.4 + 0.5, s = hash(ivec2(i, 11));
    vec3 b = p - HOLE - vec3(cos(a) * (1.9 + 0.6 * s), 0.06, sin(a) * (1.6 + 0.5 * s));
    b.xz = turn(a * 1.7) * b.xz;
    b.xy = turn(0.25 * sin(a)) * b.xy;
    result = nearer(result, vec2(stave(b.zxy + vec3(0.0, 0.2, 0.0), 0.35 + 0.35 * s, vec2(0.10, 0.05)), WOOD));
  }
  return result;
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = desk(p);
  result = nearer(result, screen(p));
  result = nearer(result, chart(p));
  result = nearer(result, drop(p));
  result = nearer(result, splinters(p));
  result = nearer(result, slabs(p));
  result = nearer(result, chair(p));
  result = nearer(result, litter(p));
  result.x = max(result.x, FLOOR - p.y);
  return result;
}

void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material == WOOD) {
    bool isTop = p.y < -0.7 && p.y > -1.9;
    skin.tint *= 0.7 + 0.5 * noise(isTop ? vec3(p.x * 1.6, p.y * 22.0, p.z * 9.0) : vec3(p.x * 20.0, p.y * 1.6, p.z * 14.0));
    // Where it is broken it is pale, and cracks run from there.
    vec2 c = p.xz - vec2(0.92, 0.75);
    skin.tint = mix(skin.tint, vec3(0.75, 0.44, 0.15), 0.7 * smoothstep(2.1, 1.5, abs(c.x)));
    float ray = abs(fract(atan(c.x, c.y) * 2.2 + 0.8 * noise(vec3(c * 2.2, 3.0))) - 0.5) * length(c);
    skin.tint *= 1.0 - 0.9 * smoothstep(0.07, 0.02, ray) * smoothstep(3.8, 2.4, length(c)) * smoothstep(-0.75, -0.85, p.y);
  }
  if (material == GLASS) {
    vec2 q = toScreen(p).xy;
    vec2 f = abs(fract(q / 0.44) - 0.5);
    skin.tint = mix(vec3(0.02, 0.09, 0.12), vec3(0.004, 0.018, 0.04), smoothstep(-1.3, 1.2, q.y + 0.3 * q.x));
    skin.tint += vec3(0.0, 0.07, 0.08) * smoothstep(0.47, 0.495, max(f.x, f.y));
    // It has cracked where the candle came out.
    vec2 c = q - vec2(1.75, -0.15);
    skin.tint += vec3(0.03, 0.34, 0.46) * exp(-0.55 * dot(c, c));
    float bend = 0.30 * abs(fract(length(c) * 1.3) - 0.5);
    float ray = abs(fract(atan(c.x, c.y) * 2.6 + bend) - 0.5) * length(c);
    skin.tint += vec3(0.55, 0.85, 0.9) * smoothstep(0.030, 0.006, ray) * smoothstep(2.0, 0.9, length(c));
    skin.glow = 1.0;
  }
  if (material == LURE) {
    vec3 q = toDrop(p);
    float far = length(vec2(abs(q.x) - 0.35, q.y - 0.80));
    skin.tint = mix(skin.tint, vec3(1.0, 0.85, 0.3), smoothstep(0.26, 0.06, far));
    skin.glow *= far < 0.095 ? 0.02 : 1.0;
  }
  if (material == LOSS) {
    vec3 q = toDrop(p);
    if (abs(q.x) > 1.1 || q.z < -0.9) return;
    skin.tint *= mix(0.7, 1.0, smoothstep(-1.6, 0.2, q.y)) * (0.85 + 0.3 * noise(q * 4.0));
  }
  if (material == GROUND) {
    vec2 f = abs(fract(p.xz / 1.7) - 0.5);
    skin.tint *= 0.85 + 0.25 * noise(vec3(p.xz * 6.0, 1.0));
    skin.tint *= 1.0 - 0.4 * smoothstep(0.485, 0.495, max(f.x, f.y));
    vec2 c = p.xz - HOLE.xz;
    float ray = abs(fract(atan(c.x, c.y) * 1.75 + 0.34 * abs(fract(length(c) * 0.9) - 0.5) + 0.1 * noise(vec3(c * 2.0, 3.0))) - 0.5) * length(c);
    skin.tint *= 1.0 - 0.95 * smoothstep(0.10, 0.04, ray + 0.022 * length(c)) * smoothstep(3.8, 2.0, length(c));
    skin.tint *= mix(0.04, 1.0, smoothstep(1.05, 1.5, length(c) + 0.3 * noise(vec3(c * 4.0, 2.0))));
  }
  // Tiles are pale where they have broken.
  if (material == SLAB) skin.tint *= (0.75 + 0.4 * noise(p * 17.0)) * mix(0.6, 1.9, smoothstep(0.05, 0.65, p.y - FLOOR));
}

// One flood of paint, lighter behind the fall.
vec3 backdrop(vec2 uv) {
  vec3 ray = rayAt(uv);
  float far = groundAt(ray, FLOOR);
  float wall = (-3.6 - CAMERA.z) / ray.z;
  bool isFloor = far > 0.0 && far < wall;
  vec3 at = CAMERA + ray * (isFloor ? far : wall);
  vec2 off = (at.xy - vec2(-0.3, 0.9)) * vec2(0.20, at.y > 0.9 ? 0.40 : 0.22);
  vec3 flood = mix(vec3(0.0, 0.055, 0.085), vec3(0.01, 0.50, 0.46), exp(-1.3 * dot(off, off)));
  // Captions find both ends calm.
  flood *= mix(1.0, 0.38, smoothstep(0.20, 0.44, uv.y));
  if (isFloor) return mix(groundColour(ray, far), flood * 0.8, smoothstep(0.4, -3.6, at.z)) * mix(1.0, 0.45, smoothstep(-0.18, -0.44, uv.y));
  return flood * (at.y < FLOOR + 0.32 ? 0.7 : 1.0);
}
