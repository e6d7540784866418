// Everybody reaches for it, and he will not let go.
const vec3 STONE = vec3(0.0, -1.76, 1.26);
const float TIP = 0.10;
const float GIRDLE = 1.40;
const float EIGHTH = 0.7853982;

// x: within its eighth of the cut, y: in the eighths between.
vec2 facetAngles(vec2 at) {
  float around = (fract(atan(at.x, at.y) / EIGHTH) - 0.5) * EIGHTH;
  return length(at) * vec2(cos(around), cos(0.5 * EIGHTH - abs(around)));
}

float diamond(vec3 q) {
  vec2 x = facetAngles(q.xz);
  float d = max(x.x - GIRDLE, q.y - 0.45 * GIRDLE);
  d = max(d, max(0.66 * x.x + 0.75 * q.y, 0.60 * x.y + 0.80 * q.y - 0.015) - 0.68 * GIRDLE);
  return max(d, max(0.76 * x.x - 0.65 * q.y, 0.79 * x.y - 0.613 * q.y - 0.02) - 0.77 * GIRDLE) - 0.015;
}

// Its table leans a little towards the viewer.
vec3 toSeat(vec3 p) {
  vec3 q = p - STONE;
  q.yz = turn(-TIP) * q.yz;
  return q;
}

// One facet looks past the viewer, and each hand lies on the next.
vec3 toStone(vec3 p) {
  vec3 q = toSeat(p);
  q.xz = turn(0.5 * EIGHTH + 0.13) * q.xz;
  return q;
}

const vec3 OUT = vec3(0.7071, 0.0, 0.7071);
const vec3 ASIDE = vec3(0.7071, 0.0, -0.7071);
const vec3 CLIMB = vec3(0.65 * 0.7071, 0.76, 0.65 * 0.7071);
const vec3 OFF = vec3(0.76 * 0.7071, -0.65, 0.76 * 0.7071);

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

// In a thick glove, its fingers about to close.
float glove(vec3 q) {
  float d = blend(block(q - vec3(0.0, 0.02, 0.0), vec3(0.19, 0.22, 0.08), 0.12), rod(q, vec3(0.0, -0.1, 0.0), vec3(0.0, -0.42, 0.0), 0.20, 0.17), 0.12);
  for (int i = 0; i < 4; i++) {
    float lean = 0.20 * (float(i) - 1.5);
    float reach = 0.39 - 0.04 * abs(float(i) - 1.2);
    vec3 root = vec3(-0.225 + 0.15 * float(i), 0.22, 0.0);
    vec3 joint = root + reach * vec3(sin(lean), cos(lean), 0.16);
    vec3 tip = joint + 0.80 * reach * vec3(0.8 * sin(lean), 0.88, 0.44);
    d = blend(d, blend(rod(q, root, joint, 0.105, 0.092), rod(q, joint, tip, 0.092, 0.062), 0.02), 0.05);
  }
  vec3 bend = vec3(-0.45, 0.04, 0.14);
  return blend(d, blend(rod(q, vec3(-0.14, -0.16, 0.04), bend, 0.14, 0.115), rod(q, bend, vec3(-0.52, 0.32, 0.24), 0.110, 0.072), 0.02), 0.06);
}

// A hand that comes in from outside the picture.
vec2 thief(vec3 p, vec3 from, vec3 hand, float side, float lean) {
  vec3 along = normalize(hand - from);
  vec3 wrist = hand - 0.45 * along;
  float arm_ = rod(p, from, wrist - 0.06 * along, 0.56, 0.30);
  if (arm_ > 1.6) return vec2(arm_ - 0.8, THIEF);
  float beyond = dot(p - wrist, along);
  float radial = length(p - wrist - along * beyond);
  if (detail != ROUGH) arm_ -= 0.05 * swell(beyond * 9.0 + 3.0 * p.z + 2.0 * p.y) * smoothstep(0.0, -0.3, beyond);
  float cuff = max(abs(radial - 0.25) - 0.04, abs(beyond + 0.02) - 0.09) - 0.03;
  vec2 result = vec2(min(arm_, cuff) * 0.9, THIEF);
  vec3 q = p - hand;
  q.x *= -side;
  q.xy = turn(1.5708 + lean) * q.xy;
  return nearer(result, vec2(min(glove(q / 0.9) * 0.9, rod(p, wrist - 0.1 * along, hand - 0.25 * along, 0.14, 0.14)), RUBBER));
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = trunk(p);
  vec3 m = vec3(abs(p.x), p.yz);
  float far = length(p - STONE) - 1.75;
  result = nearer(result, vec2(far > 0.3 ? far : diamond(toStone(p)) * 0.9, DIAMOND));
  vec3 seat = toSeat(p);
  seat = vec3(abs(seat.x), seat.yz) - GIRDLE * OUT;
  vec3 q = vec3(dot(seat, ASIDE), dot(seat, CLIMB), dot(seat, OFF));
  far = length(q - vec3(0.15, -0.45, 0.0)) - 1.1;
  vec3 wrist = vec3(0.95, -2.76, 1.24);
  float hand = far > 0.3 ? far : blend(clasp(q) * 0.9, rod(m, vec3(0.80, -2.73, 1.34), wrist, 0.15, 0.15), 0.10);
  result = nearer(result, vec2(hand, GLOVE));
  float worn = softSleeve(m, vec3(0.95, -1.80, -0.12), vec3(2.06, -2.90, 0.45), wrist);
  result = nearer(result, vec2(worn, CLOTH));
  result = nearer(result, leg(m, vec3(0.42, -3.15, -0.05), vec3(0.80, -4.20, 0.25), vec3(0.90, -5.55, 0.05), 0.4, 0.0));
  result = nearer(result, vec2(rod(m, vec3(0.0, -3.30, -0.08), vec3(0.34, -3.32, -0.08), 0.50, 0.50), TROUSERS));
  result = nearer(result, thief(p, vec3(-4.0, 1.5, 0.7), vec3(-1.94, -0.04, 1.30), -1.0, 0.62));
  return nearer(result, thief(p, vec3(4.0, 1.3, 0.7), vec3(1.80, -0.36, 1.35), 1.0, 0.66));
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
  if (kind == 3) return vec4(vec3(0.60 * out_.x, 0.80, 0.60 * out_.y), 0.68 * GIRDLE + 0.015);
  return vec4(vec3(0.79 * out_.x, -0.613, 0.79 * out_.y), 0.77 * GIRDLE + 0.02);
}

// Lamps that the stone cuts up: strips at the sides, a box above, a chequer of sparks.
float lamps(vec3 d) {
  float c = 1.2 * smoothstep(0.09, 0.05, abs(abs(d.x) - 0.66)) * smoothstep(-0.6, 0.0, d.y);
  c += 1.6 * smoothstep(0.10, 0.07, abs(d.y - 0.66)) * smoothstep(0.5, 0.4, abs(d.x));
  vec2 cell = abs(fract(vec2(atan(d.x, d.z) * 2.2, d.y * 3.7)) - 0.5);
  return c + 0.9 * smoothstep(0.17, 0.13, max(cell.x, cell.y));
}

// What a ray meets that leaves the stone: the sky of ice, the flood behind, and the lamps, each colour a little elsewhere.
vec3 around(vec3 r, vec3 g, vec3 b) {
  vec3 c = mix(vec3(0.0, 0.006, 0.09), vec3(0.04, 0.44, 0.86), smoothstep(-0.5, 0.9, g.y));
  c = mix(c, vec3(0.50, 0.02, 0.34), 0.3 * smoothstep(0.2, 0.95, -g.z));
  return c + 1.35 * vec3(lamps(r), lamps(g), lamps(b)) * vec3(0.85, 0.95, 1.0);
}

vec3 leave(vec3 ray, vec3 wall, float index, vec3 instead) {
  vec3 d = refract(ray, -wall, index);
  return dot(d, d) > 0.5 ? d : instead;
}

void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  // What a caption is written on lies in the shade of the stone.
  if (material != GLOVE) skin.tint *= mix(0.2, 1.0, smoothstep(-3.7, -2.7, p.y));
  if (material != DIAMOND) return;
  vec3 from = toStone(p);
  vec3 ray = normalize(from - toStone(CAMERA));
  vec3 n = vec3(0.0, 1.0, 0.0);
  float nearest = -1e3, next = -1e3;
  for (int i = 0; i < 41; i++) {
    vec4 plane = facet(i);
    float off = dot(plane.xyz, from) - plane.w;
    if (off > nearest) {
      next = nearest;
      nearest = off;
      n = plane.xyz;
    } else next = max(next, off);
  }
  n = normalize(n);
  float facing = max(-dot(ray, n), 0.0);
  vec3 mirror = reflect(ray, n);
  vec3 c = around(mirror, mirror, mirror) * (0.10 + 0.90 * pow(1.0 - facing, 5.0));
  ray = refract(ray, n, 1.0 / 2.0);
  // Inside it light goes from wall to wall; a part of it leaves at each.
  vec3 left_ = vec3(1.0);
  for (int bounce = 0; bounce < 4; bounce++) {
    float way = 1e3;
    vec3 wall = n;
    for (int i = 0; i < 41; i++) {
      vec4 plane = facet(i);
      float toward = dot(plane.xyz, ray);
      float t = toward > 1e-3 ? (plane.w - dot(plane.xyz, from)) / toward : 1e3;
      if (t > 1e-3 && t < way) {
        way = t;
        wall = normalize(plane.xyz);
      }
    }
    from += ray * min(way, 4.0);
    left_ *= exp(-vec3(0.30, 0.09, 0.03) * min(way, 4.0));
    vec3 leaves = refract(ray, -wall, 2.0);
    if (dot(leaves, leaves) > 0.5) {
      c += left_ * around(leave(ray, wall, 1.76, leaves), leaves, leave(ray, wall, 2.24, leaves)) * 0.8;
      left_ *= 0.2;
    }
    ray = reflect(ray, wall);
  }
  c += left_ * vec3(0.0, 0.10, 0.30);
  // Two facets meet in a line of light.
  c += vec3(0.45, 0.85, 1.0) * 0.20 * smoothstep(0.012, 0.004, nearest - next);
  skin.tint = c;
  skin.glow = 0.9 * mix(0.5, 1.0, smoothstep(-3.6, -2.5, p.y));
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
  float shade = max(shadow(uv, vec2(-1.1, 0.52), vec2(-0.58, 0.16)), shadow(uv, vec2(1.1, 0.40), vec2(0.60, 0.06)));
  return mix(vec3(0.50, 0.006, 0.17), vec3(0.075, 0.0, 0.085), smoothstep(0.10, 1.05, far)) * (1.0 - 0.6 * shade);
}

float star(vec2 q, float size) {
  q = abs(q) / size;
  return clamp(0.020 / (q.x * q.y + 0.012) - 0.25, 0.0, 1.6) * smoothstep(0.9, 0.1, length(q));
}

vec3 air(vec2 uv) {
  return vec3(0.9, 0.97, 1.0) * (star(uv - vec2(0.27, -0.26), 0.16) + 0.8 * star(uv - vec2(-0.20, -0.52), 0.10));
}
