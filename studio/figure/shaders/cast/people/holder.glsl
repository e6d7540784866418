// Everybody reaches for it, a hammer has broken on it, and he will not let go.
const vec3 STONE = vec3(0.0, -1.74, 1.40);
const float TIP = 0.36;
const float GIRDLE = 1.20;
const float EIGHTH = 0.7853982;

// x: within its eighth of the cut, y: in the eighths between.
vec2 facetAngles(vec2 at) {
  float around = (fract(atan(at.x, at.y) / EIGHTH) - 0.5) * EIGHTH;
  return length(at) * vec2(cos(around), cos(0.5 * EIGHTH - abs(around)));
}

float diamond(vec3 q) {
  vec2 x = facetAngles(q.xz);
  float d = max(x.x - GIRDLE, q.y - 0.45 * GIRDLE);
  d = max(d, max(0.66 * x.x + 0.75 * q.y, 0.60 * x.y + 0.80 * q.y + 0.02) - 0.68 * GIRDLE);
  return max(d, max(0.76 * x.x - 0.65 * q.y, 0.79 * x.y - 0.613 * q.y + 0.005) - 0.77 * GIRDLE) - 0.015;
}

// Its table leans towards the viewer.
vec3 toSeat(vec3 p) {
  vec3 q = p - STONE;
  q.yz = turn(-TIP) * q.yz;
  return q;
}

// One facet looks past the viewer.
vec3 toStone(vec3 p) {
  vec3 q = toSeat(p);
  q.xz = turn(0.5 * EIGHTH + 0.13) * q.xz;
  return q;
}

// His hands lie on either side of the cut: away from it, across, up along it and off it.
const vec3 OUT = vec3(0.829, 0.0, 0.559);
const vec3 ASIDE = vec3(0.559, 0.0, -0.829);
const vec3 CLIMB = vec3(0.65 * 0.829, 0.76, 0.65 * 0.559);
const vec3 OFF = vec3(0.76 * 0.829, -0.65, 0.76 * 0.559);

// How a finger of the hand leans aside, how high it climbs and how far it bends over: no two alike.
const vec4 LEANS = vec4(-0.34, -0.10, 0.11, 0.33);
const vec4 CLIMBS = vec4(-0.15, -0.02, 0.02, -0.05);
const vec4 BENDS = vec4(0.30, 0.40, 0.47, 0.42);

// A hand on the lower side of the stone; its fingers climb to the edge (y = 0) and bend over it (towards -z). The thumb lies at x.
float clasp(vec3 q) {
  q.x -= 0.45 * max(-0.30 - q.y, 0.0);
  float d = block(q - vec3(0.02, -0.60, 0.14), vec3(0.29, 0.25, 0.10), 0.12);
  d = blend(d, rod(q, vec3(0.02, -0.74, 0.14), vec3(0.0, -1.12, 0.14), 0.20, 0.155), 0.16);
  for (int i = 0; i < 4; i++) {
    float x = -0.285 + 0.19 * float(i);
    float lean = LEANS[i];
    float bow = abs(float(i) - 1.7);
    vec3 knuckle = vec3(x + 0.02, -0.42 - 0.05 * bow, 0.22);
    vec3 edge = vec3(x + 0.55 * lean, 0.13 + CLIMBS[i], 0.17);
    vec3 joint = edge + vec3(0.22 * lean, 0.015, -0.62 * BENDS[i]);
    vec3 tip = joint + vec3(-0.10 * lean, -0.07, -0.52 * BENDS[i]);
    d = blend(d, rod(q, vec3(0.4 * x, -0.95, 0.16), knuckle, 0.09, 0.105), 0.06);
    float own_ = blend(rod(q, knuckle, edge, 0.106, 0.088), rod(q, edge, joint, 0.098, 0.080), 0.025);
    d = blend(d, blend(own_, rod(q, joint, tip, 0.086, 0.062), 0.03), 0.02);
  }
  vec3 bend = vec3(0.62, -0.40, 0.14);
  vec3 last = vec3(0.84, -0.10, -0.02);
  float own_ = blend(rod(q, vec3(0.16, -0.80, 0.15), bend, 0.16, 0.112), rod(q, bend, last, 0.112, 0.092), 0.04);
  return blend(d, blend(own_, rod(q, last, vec3(0.80, 0.10, -0.24), 0.092, 0.070), 0.03), 0.06);
}

// Both of his hands on it.
float hold(vec3 p, vec3 wrist) {
  vec3 m = vec3(abs(p.x), p.yz);
  vec3 seat = toSeat(p);
  seat = vec3(abs(seat.x), seat.yz) - 1.03 * GIRDLE * OUT;
  vec3 q = vec3(dot(seat, ASIDE), dot(seat, CLIMB), dot(seat, OFF));
  float far = length(q - vec3(0.15, -0.45, 0.0)) - 1.1;
  return far > 0.3 ? far : blend(clasp(q) * 0.9, rod(m, vec3(0.72, -2.63, 1.10), wrist, 0.15, 0.15), 0.10);
}

// The frame of a hand that reaches along y, its palm at z.
mat3 reaching(vec3 along, vec3 palm) {
  vec3 y = normalize(along);
  vec3 z = normalize(palm - y * dot(palm, y));
  return mat3(cross(y, z), y, z);
}

// A banker's: bones out of a suit with its white cuff and a link of gold.
const vec3 BANKER = vec3(1.54, 0.12, 1.50);
const vec3 BANKER_FROM = vec3(4.2, 1.00, 0.6);

vec2 banker(vec3 p) {
  float far = rod(p, BANKER_FROM, BANKER, 1.25, 1.25);
  if (far > 0.3) return vec2(far, SUIT);
  mat3 frame = reaching(BANKER - BANKER_FROM + vec3(0.3, -0.3, 0.0), vec3(0.14, -0.48, 0.86));
  vec3 along = normalize(BANKER - BANKER_FROM);
  vec3 wrist = BANKER - 0.40 * frame[1];
  float arm_ = rod(p, BANKER_FROM, wrist - 0.34 * along, 0.56, 0.27);
  float beyond = dot(p - wrist, along);
  float radial = length(p - wrist - along * beyond);
  if (detail != ROUGH) arm_ -= 0.045 * swell(beyond * 7.0 + 2.5 * p.z + 2.0 * p.y) * smoothstep(-0.3, -0.7, beyond);
  float hem = max(abs(radial - 0.275) - 0.035, abs(beyond + 0.36) - 0.13) - 0.02;
  vec2 result = vec2(blend(arm_, hem, 0.05) * 0.9, SUIT);
  result = nearer(result, vec2((max(abs(radial - 0.225) - 0.025, abs(beyond + 0.16) - 0.14) - 0.02) * 0.9, LINEN));
  vec3 link = wrist - 0.14 * along + 0.26 * normalize(vec3(-0.25, 0.1, 1.0) - along * dot(vec3(-0.25, 0.1, 1.0), along));
  result = nearer(result, vec2(length(p - link) - 0.075, ZIP));
  vec3 q = (p - BANKER) * frame;
  q.x = -q.x;
  float hand = openHand(q / 1.08, 0.22) * 1.08;
  return nearer(result, vec2(blend(hand, rod(p, wrist - 0.2 * along, wrist + 0.1 * frame[1], 0.12, 0.13), 0.08) * 0.95, GLOVE));
}

// A green one out of a jumper, with claws: its fingers are about to close.
const vec3 GHOUL = vec3(1.60, -0.92, 2.06);

vec2 ghoul(vec3 p) {
  const vec3 FROM = vec3(4.4, -0.75, 0.6);
  float far = rod(p, FROM, GHOUL, 1.3, 1.3);
  if (far > 0.3) return vec2(far, JUMPER);
  mat3 frame = reaching(vec3(-1.0, -0.16, 0.0), vec3(0.1, -0.62, 0.75));
  vec3 wrist = GHOUL - 0.42 * frame[1];
  vec2 result = vec2(softSleeve(p, FROM, vec3(3.1, -1.15, 1.4), wrist), JUMPER);
  vec3 q = (p - GHOUL) * frame;
  q.x = -q.x;
  float d = blend(block(q - vec3(0.0, 0.02, 0.0), vec3(0.20, 0.23, 0.09), 0.10), rod(q, vec3(0.0, -0.1, 0.0), vec3(0.0, -0.52, 0.0), 0.19, 0.15), 0.12);
  float nails = 1e3;
  for (int i = 0; i < 4; i++) {
    float lean = 0.24 * (float(i) - 1.5);
    float reach = 0.40 - 0.05 * abs(float(i) - 1.2);
    vec3 root = vec3(-0.24 + 0.16 * float(i), 0.22, 0.0);
    vec3 joint = root + reach * vec3(sin(lean), 0.86 * cos(lean), 0.42);
    vec3 tip = joint + 0.80 * reach * vec3(0.7 * sin(lean), 0.62, 0.74 - 0.1 * float(i & 1));
    vec3 end = tip + normalize(tip - joint + vec3(0.0, -0.05, 0.10)) * 0.20;
    d = blend(d, blend(bone(q, root, joint, 0.118, 0.108), rod(q, joint, tip, 0.102, 0.078), 0.03), 0.04);
    nails = min(nails, rod(q, mix(tip, joint, 0.1), end, 0.066, 0.008));
  }
  vec3 bend = vec3(-0.46, 0.06, 0.16), tip = vec3(-0.50, 0.34, 0.34);
  d = blend(d, blend(rod(q, vec3(-0.12, -0.18, 0.04), bend, 0.15, 0.120), bone(q, bend, tip, 0.120, 0.085), 0.02), 0.05);
  nails = min(nails, rod(q, tip, tip + vec3(0.02, 0.19, 0.06), 0.066, 0.008));
  return nearer(result, nearer(vec2(d * 0.95, HIDE), vec2(nails, NAIL)));
}

// A workman's fist with what is left of his hammer; its head flies off.
const vec3 FIST = vec3(-1.80, -0.72, 1.60);
const vec3 SHAFT = vec3(0.566, 0.812, 0.140);

vec2 workman(vec3 p) {
  const vec3 FROM = vec3(-4.5, -2.0, 0.3);
  const float SIZE = 1.3;
  float far = rod(p, FROM, FIST + 0.7 * SHAFT, 1.0, 0.9);
  if (far > 0.3) return vec2(far, OVERALL);
  mat3 frame = holding(SHAFT, vec3(-0.9, -0.25, -0.3));
  vec3 elbow = vec3(-3.2, -1.42, 1.1);
  vec3 heel = FIST + SIZE * (frame * vec3(0.29, -0.02, -0.06));
  vec3 wrist = heel - 0.16 * normalize(heel - elbow);
  vec2 result = vec2(softSleeve(p, FROM, elbow, wrist), OVERALL);
  float hand = glove((p - FIST) / SIZE, vec3(0.0), frame, 0.075, (wrist - FIST) / SIZE).x * SIZE;
  result = nearer(result, vec2(blend(hand, rod(p, mix(wrist, elbow, 0.1), mix(heel, FIST, 0.3), 0.17, 0.13), 0.08), LEATHER));
  vec3 q = (p - FIST) * frame;
  float splinter = 0.26 * abs(fract(atan(q.x, q.z) * 0.9549) - 0.5) + 0.10 * sin(3.0 * atan(q.z, q.x) + 1.0);
  float shaft = max(length(q.xz) - 0.095, max(q.y - 0.70 - splinter, -0.62 - q.y));
  return nearer(result, vec2(shaft * 0.7, WOOD));
}

vec3 toMaul(vec3 p) {
  vec3 q = p - vec3(-1.62, 0.42, 1.50);
  q.xy = turn(-0.5) * q.xy;
  q.xz = turn(0.5) * q.xz;
  return q;
}

vec2 maul(vec3 p) {
  vec3 q = toMaul(p);
  float far = length(q) - 0.9;
  if (far > 0.3) return vec2(far, STEEL);
  vec2 c = abs(q.yz);
  float d = max(max(c.x, c.y), 0.7071 * (c.x + c.y) + 0.035) - 0.215 + 0.035 * smoothstep(0.28, 0.18, abs(q.x));
  vec2 result = vec2((max(d, abs(q.x) - 0.44) - 0.02) * 0.9, STEEL);
  float splinter = 0.20 * abs(fract(atan(q.x, q.z) * 0.9549) - 0.5);
  return nearer(result, vec2(max(length(q.xz) - 0.095, max(-0.42 - q.y + splinter, q.y - 0.26)) * 0.7, WOOD));
}

float chips(vec3 p) {
  float d = 1e3;
  for (int i = 0; i < 4; i++) {
    float t = float(i);
    vec3 at = vec3(-1.56 + 0.16 * t, 0.10 - 0.10 * t * t + 0.20 * t, 1.6 + 0.12 * sin(5.0 * t));
    vec3 along = 0.10 * normalize(vec3(sin(2.3 * t), cos(1.7 * t + 0.4), 0.3));
    d = min(d, rod(p, at - along, at + along, 0.032, 0.008));
  }
  return d;
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = longJacket(p);
  vec3 m = vec3(abs(p.x), p.yz);
  float far = length(p - STONE) - 1.6;
  result = nearer(result, vec2(far > 0.3 ? far : diamond(toStone(p)) * 0.9, DIAMOND));
  vec3 wrist = vec3(0.88, -2.70, 1.00);
  result = nearer(result, vec2(hold(p, wrist), GLOVE));
  float worn = softSleeve(m, vec3(0.95, -1.80, -0.12), vec3(2.02, -2.92, 0.35), wrist);
  result = nearer(result, vec2(worn, CLOTH));
  result = nearer(result, nearer(banker(p), ghoul(p)));
  result = nearer(result, nearer(workman(p), maul(p)));
  return nearer(result, vec2(chips(p), WOOD));
}

// One of the forty-one planes of the cut: where it looks and how far it lies from the middle.
vec4 facet(int index) {
  if (index == 40) return vec4(0.0, 1.0, 0.0, 0.45 * GIRDLE);
  int kind = index / 8;
  float a = (float(index % 8) + (kind < 3 ? 0.5 : 0.0)) * EIGHTH;
  vec2 out_ = vec2(sin(a), cos(a));
  if (kind == 0) return vec4(out_.x, 0.0, out_.y, GIRDLE);
  if (kind == 1) return vec4(vec3(0.66 * out_.x, 0.75, 0.66 * out_.y), 0.68 * GIRDLE);
  if (kind == 2) return vec4(vec3(0.76 * out_.x, -0.65, 0.76 * out_.y), 0.77 * GIRDLE);
  if (kind == 3) return vec4(vec3(0.60 * out_.x, 0.80, 0.60 * out_.y), 0.68 * GIRDLE - 0.02);
  return vec4(vec3(0.79 * out_.x, -0.613, 0.79 * out_.y), 0.77 * GIRDLE - 0.005);
}

// How bright a facet is: towards the lamp it is white, its neighbour is dark, so that the cut can be counted.
float facetTone(int index, vec3 n, vec3 lamp) {
  if (index == 40) return 0.62;
  int kind = index / 8;
  float odd = (index & 1) == 0 ? 1.0 : -1.0;
  float lit = dot(n, lamp);
  if (kind == 0) return 0.12 + 0.2 * odd;
  if (kind == 1) return 0.06 + 0.42 * lit + 0.20 * odd;
  if (kind == 3) return 0.25 + 0.42 * lit + 0.16 * odd;
  return (kind == 2 ? 0.44 : 0.34) + 0.26 * lit + 0.26 * odd;
}

// Ice: from the dark of its depth over blue and cyan to white.
vec3 ice(float tone) {
  vec3 c = mix(vec3(0.0, 0.008, 0.075), vec3(0.006, 0.13, 0.62), smoothstep(0.0, 0.34, tone));
  c = mix(c, vec3(0.10, 0.72, 1.05), smoothstep(0.30, 0.64, tone));
  return mix(c, vec3(1.25, 1.40, 1.45), smoothstep(0.62, 0.98, tone));
}

// What a ray finds in the stone, which throws it back from facet to facet: its tone from -1 to 1, and where it ends.
vec2 splinter(vec3 from, vec3 way, vec3 lamp) {
  float tone = 0.0, weight = 0.5, end = 0.0;
  for (int bounce = 0; bounce < 3; bounce++) {
    float far = 1e3;
    vec3 n = vec3(0.0);
    int met = 40;
    for (int i = 0; i < 41; i++) {
      vec4 plane = facet(i);
      float toward = dot(plane.xyz, way);
      float t = toward > 1e-3 ? (plane.w - dot(plane.xyz, from)) / toward : 1e3;
      if (t > 1e-3 && t < far) {
        far = t;
        n = normalize(plane.xyz);
        met = i;
      }
    }
    end = hash(uint(met) + 40u);
    tone += weight * (end * 2.0 - 1.0);
    weight *= 0.72;
    from += far * way;
    way = reflect(way, n);
  }
  return vec2(clamp(tone + 0.35 * dot(way, lamp), -1.0, 1.0), fract(end * 7.0 + 0.5 * dot(way, lamp)));
}

void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material == SUIT) {
    // Chalk stripes along the arm.
    vec3 along = normalize(BANKER_FROM - BANKER);
    vec3 side = normalize(cross(along, vec3(0.0, 0.0, 1.0)));
    float stripe = abs(fract(dot(p - BANKER, side) / 0.15) - 0.5);
    skin.tint = mix(skin.tint, vec3(0.34, 0.36, 0.46), 0.7 * smoothstep(0.08, 0.04, stripe));
  }
  if (material == WOOD) skin.tint *= 0.65 + 0.6 * noise((p - FIST) * holding(SHAFT, vec3(-0.9, -0.25, -0.3)) * vec3(30.0, 4.0, 30.0));
  if (material == STEEL) skin.tint *= 0.75 + 0.4 * fractalNoise(toMaul(p) * 7.0);
  if (material == HIDE) skin.tint *= 0.72 + 0.5 * fractalNoise(p * 6.0);
  if (material == LEATHER) skin.tint *= 0.8 + 0.35 * fractalNoise(p * 9.0);
  // What a caption is written on lies in the shade of the stone.
  if (material != GLOVE) skin.tint *= mix(0.2, 1.0, smoothstep(-3.7, -2.7, p.y));
  if (material != DIAMOND) return;
  vec3 from = toStone(p);
  vec3 ray = normalize(from - toStone(CAMERA));
  vec3 lamp = toStone(STONE + normalize(vec3(-0.60, 0.34, 0.72)));
  vec3 n = vec3(0.0, 1.0, 0.0);
  float nearest = -1e3, next = -1e3;
  int index = 40;
  for (int i = 0; i < 41; i++) {
    vec4 plane = facet(i);
    float off = dot(plane.xyz, from) - plane.w;
    if (off > nearest) {
      next = nearest;
      nearest = off;
      n = plane.xyz;
      index = i;
    } else next = max(next, off);
  }
  n = normalize(n);
  float tone = facetTone(index, n, lamp);
  // Within a facet it falls off away from the lamp.
  tone += 0.20 * dot(from, lamp) / GIRDLE - 0.06;
  vec2 depth = splinter(from, refract(ray, n, 1.0 / 2.4), lamp);
  tone += depth.x * (index == 40 ? 0.46 : 0.34);
  vec3 c = ice(tone);
  // Fire: a few splinters have the colours of what is round them.
  c = mix(c, vec3(0.75, 0.06, 0.60), 0.34 * step(0.93, depth.y));
  c = mix(c, vec3(0.26, 0.10, 1.0), 0.5 * step(depth.y, 0.08));
  // Two facets meet in a line of light.
  c += vec3(0.45, 0.85, 1.0) * 0.40 * smoothstep(0.012, 0.003, nearest - next);
  // His fingers darken what they lie on.
  c *= mix(0.30, 1.0, smoothstep(0.0, 0.24, hold(p, vec3(0.88, -2.70, 1.00))));
  skin.tint = c;
  skin.glow = mix(0.45, 1.0, smoothstep(-3.5, -2.5, p.y));
}

// What an arm that reaches in leaves on the wall behind it.
float shadow(vec2 uv, vec2 from, vec2 to) {
  vec2 along = to - from;
  float s = clamp(dot(uv - from, along) / dot(along, along), 0.0, 1.0);
  return smoothstep(0.26, 0.06, length(uv - from - along * s));
}

// One flood of paint, brightest behind him.
vec3 backdrop(vec2 uv) {
  float far = length((uv - vec2(0.0, 0.02)) * vec2(0.82, 1.0));
  float shade = max(shadow(uv, vec2(-1.1, -0.24), vec2(-0.70, 0.06)), shadow(uv, vec2(1.2, 0.60), vec2(0.78, 0.34)));
  shade = max(shade, shadow(uv, vec2(1.2, -0.08), vec2(0.72, -0.16)));
  return mix(vec3(0.50, 0.006, 0.17), vec3(0.075, 0.0, 0.085), smoothstep(0.10, 1.05, far)) * (1.0 - 0.6 * shade);
}

float star(vec2 q, float size) {
  q = abs(q) / size;
  return clamp(0.020 / (q.x * q.y + 0.012) - 0.25, 0.0, 1.6) * smoothstep(0.9, 0.1, length(q));
}

vec3 air(vec2 uv) {
  return vec3(0.9, 0.97, 1.0) * (star(uv - vec2(0.33, -0.07), 0.17) + 0.8 * star(uv - vec2(-0.12, -0.46), 0.10));
}
