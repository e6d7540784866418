// Up to the belt in his own money, and it has his approval.
const vec3 HAND = vec3(1.42, -1.02, 1.75);
const float HAND_SIZE = 1.55;

vec3 toHand(vec3 p) {
  vec3 q = (p - HAND) / HAND_SIZE;
  q.xy = turn(1.46) * vec2(-q.x, q.y);
  q.yz = turn(-0.12) * q.yz;
  return q;
}

// Four fingers folded over the palm, and a thumb that leans back from them along x.
float thumbsUp(vec3 q) {
  float d = block(q - vec3(0.0, 0.03, 0.05), vec3(0.33, 0.26, 0.21), 0.17);
  d = blend(d, rod(q, vec3(0.0, -0.10, -0.02), vec3(0.0, -0.34, -0.05), 0.22, 0.17), 0.12);
  for (int i = 0; i < 4; i++) {
    float x = -0.240 + 0.162 * float(i);
    float short_ = 0.03 * abs(float(i) - 1.2);
    float thick = 0.100 - 0.006 * abs(float(i) - 1.0);
    vec3 knuckle = vec3(x, 0.30 - short_, 0.08), bend = vec3(1.02 * x, 0.25 - short_, 0.27);
    float own = blend(rod(q, knuckle, bend, 1.08 * thick, 1.04 * thick), rod(q, bend, vec3(0.97 * x, -0.07 + short_, 0.21), thick, 0.92 * thick), 0.06);
    d = blend(d, own, 0.025);
  }
  float thumb = rod(q, vec3(-0.16, -0.13, 0.08), vec3(-0.50, -0.02, 0.13), 0.175, 0.145);
  thumb = blend(thumb, rod(q, vec3(-0.50, -0.02, 0.13), vec3(-0.86, -0.14, 0.10), 0.140, 0.128), 0.05);
  return blend(d, thumb, 0.07);
}

// Two dunes behind him and a shore before him.
float heapAt(vec2 at) {
  float y = -2.66 - 0.20 * at.y;
  vec2 left = (at - vec2(-2.7, -0.9)) * vec2(1.0, 0.8), right = (at - vec2(3.0, -1.3)) * vec2(1.0, 0.8);
  y += 1.9 * exp(-0.36 * dot(left, left)) + 1.5 * exp(-0.5 * dot(right, right));
  return y + 0.14 * sin(at.x * 2.1 + 1.0) * sin(at.y * 1.7);
}

const float CELL = 0.80;

// A heap, and coins that lie on it in three layers, each a cell for itself: they follow its slope.
vec2 heap(vec3 p) {
  float above = p.y - heapAt(p.xz);
  if (above > 0.7) return vec2((above - 0.45) * 0.5, COIN);
  float d = (above + 0.04) * 0.5;
  if (detail == ROUGH) return vec2(d - 0.07, COIN);
  for (int i = 0; i < 3; i++) {
    vec2 grid = turn(0.5 * float(i)) * p.xz / CELL + 0.33 * float(i);
    ivec2 cell = ivec2(floor(grid));
    float a = 6.28 * hash(cell + 40 * i), b = hash(cell + 40 * i + 17);
    vec2 middle = turn(-0.5 * float(i)) * ((vec2(cell) + 0.5 - 0.33 * float(i)) * CELL);
    vec3 c = vec3(p.x - middle.x, above - 0.02 - 0.09 * float(i) - 0.06 * b, p.z - middle.y);
    c.xz = turn(a) * c.xz;
    c.yz = turn(0.25 + 0.65 * b) * c.yz;
    float disc = drumY(c, 0.31, 0.036) - 0.022;
    disc = max(disc, -drumY(c - vec3(0.0, 0.07, 0.0), 0.235, 0.035));
    d = min(d, disc * 0.5);
  }
  return vec2(d, COIN);
}

vec2 crown(vec3 h) {
  vec3 q = h - vec3(0.12, 0.98, 0.02);
  q.xy = turn(0.20) * q.xy;
  q.yz = turn(0.06) * q.yz;
  float far = length(q) - 1.0;
  if (far > 0.3) return vec2(far, GOLD);
  float around = atan(q.x, q.z) / 6.2831853 * 8.0;
  float point = abs(fract(around) - 0.5) * 2.0;
  float shell = abs(length(q.xz) - 0.52 - 0.12 * q.y) - 0.035;
  float d = max(shell, max(q.y - 0.08 - 0.34 * point, -0.22 - q.y)) - 0.015;
  d = min(d, ringY(q + vec3(0.0, 0.17, 0.0), 0.52, 0.07));
  vec3 tip = q;
  float near = (floor(around) + 0.0 + step(0.5, fract(around))) / 8.0 * 6.2831853;
  tip.xz -= 0.575 * vec2(sin(near), cos(near));
  vec2 result = vec2(min(d, length(tip - vec3(0.0, 0.44, 0.0)) - 0.075) * 0.8, GOLD);
  vec3 gem = q + vec3(0.0, 0.14, 0.0);
  float at = (floor(around) + 0.5) / 8.0 * 6.2831853;
  gem.xz -= 0.59 * vec2(sin(at), cos(at));
  return nearer(result, vec2(length(gem) - 0.065, GEM));
}

// Ermine, open at the throat.
vec2 collarOfFur(vec3 p) {
  vec3 q = p - vec3(0.0, -1.28, -0.08);
  q.y += 0.42 * q.z;
  float around = atan(q.x, q.z);
  float thick = mix(0.27, 0.38, smoothstep(0.6, -0.6, q.z));
  float d = ringY(q * vec3(0.86, 1.0, 1.0), 0.76, thick);
  vec3 m = vec3(abs(p.x), p.yz);
  d = blend(d, rod(m, vec3(0.42, -1.62, 0.62), vec3(0.46, -3.0, 0.82), 0.16, 0.15), 0.15);
  if (d > 0.3) return vec2(d - 0.14, FUR);
  d -= 0.10 * noise(p * 5.0) + 0.055 * noise(p * 13.0) + 0.02 * noise(p * vec3(40.0, 16.0, 40.0));
  return vec2(d * 0.7, FUR);
}

// A wide sleeve with a band of the same fur.
vec2 robeSleeve(vec3 p, vec3 shoulder, vec3 elbow, vec3 wrist) {
  vec3 along = normalize(wrist - elbow);
  vec2 result = vec2(limb(p, shoulder, elbow, wrist - 0.1 * along, vec3(0.48, 0.46, 0.44), 0.022), CLOTH);
  float beyond = dot(p - wrist, along);
  float band = length(vec2(length(p - wrist - along * beyond) - 0.36, beyond)) - 0.15;
  if (band < 0.3) band -= 0.07 * noise(p * 6.0) + 0.04 * noise(p * 14.0);
  return nearer(result, vec2(band * 0.7, FUR));
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = trunk(p);
  result = nearer(result, collarOfFur(p));
  result = nearer(result, crown(h));
  vec3 wrist = HAND + vec3(0.62, -0.30, -0.06);
  result = nearer(result, robeSleeve(p, vec3(0.95, -1.86, -0.12), vec3(2.35, -2.45, 0.85), wrist));
  vec3 q = toHand(p);
  float far = length(q) - 1.2;
  float hand = far > 0.3 ? far : thumbsUp(q);
  result = nearer(result, vec2(hand * HAND_SIZE, GLOVE));
  // The other arm is in it up to the elbow.
  result = nearer(result, robeSleeve(p, vec3(-0.95, -1.86, -0.12), vec3(-1.85, -2.70, 0.45), vec3(-1.75, -3.4, 1.2)));
  return nearer(result, heap(p));
}

void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  // Towards the viewer, where the captions are, the heap lies in the dark.
  if (material == COIN) skin.tint *= (0.7 + 0.5 * noise(p * 3.0)) * mix(0.22, 1.0, smoothstep(2.5, 0.6, p.z));
  if (material == FUR) {
    skin.tint *= 0.72 + 0.4 * noise(p * 11.0);
    vec2 f = fract(vec2(atan(p.x, p.z) * 3.0, p.y * 2.4 + 0.5 * floor(atan(p.x, p.z) * 3.0))) - 0.5;
    skin.tint *= mix(0.06, 1.0, smoothstep(0.10, 0.17, length(f * vec2(1.3, 0.55))));
  }
}

// A coin that falls far behind him, out of focus: its colour, and how much of it covers the ground.
vec4 falling(vec2 uv, vec3 at, float turned, float flat_) {
  vec2 b = turn(turned) * (uv - at.xy) / at.z;
  b.y /= flat_;
  float far = length(b);
  vec3 c = vec3(0.62, 0.30, 0.025) * (0.75 + 0.5 * b.x) * mix(1.0, 0.55, smoothstep(0.16, 0.34, far));
  return vec4(c, smoothstep(0.62, 0.38, far));
}

// One flood of turquoise, in which it rains.
vec3 backdrop(vec2 uv) {
  vec2 off = (uv - vec2(0.0, 0.12)) * vec2(0.85, 1.0);
  vec3 c = mix(vec3(0.008, 0.30, 0.34), vec3(0.004, 0.030, 0.095), smoothstep(0.0, 1.05, length(off)));
  const vec3 COINS[7] = vec3[7](
    vec3(-0.78, 0.40, 0.17), vec3(-0.52, 0.66, 0.11), vec3(-0.46, 0.18, 0.10), vec3(-0.90, 0.10, 0.09),
    vec3(0.86, 0.50, 0.15), vec3(0.52, 0.62, 0.09), vec3(0.84, 0.12, 0.10));
  for (int i = 0; i < 7; i++) {
    float s = float(i);
    vec4 coin = falling(uv, COINS[i], 1.5 * sin(s * 2.3 + 0.6), 0.35 + 0.6 * fract(s * 0.37 + 0.2));
    c = mix(c, coin.rgb, 0.75 * coin.a);
  }
  return c;
}

float star(vec2 q, float size) {
  q = abs(q) / size;
  return clamp(0.020 / (q.x * q.y + 0.012) - 0.25, 0.0, 1.6) * smoothstep(0.9, 0.1, length(q));
}

vec3 air(vec2 uv) {
  return vec3(1.0, 0.92, 0.70) * 0.6 * star(uv - vec2(0.50, 0.46), 0.10);
}
