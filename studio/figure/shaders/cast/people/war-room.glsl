// War over a pizza: three of them hold the last slice, and the pizza holds it too, by its cheese.
// The one in the middle is the model itself; the scout and the general sit to his sides, each in a frame of his own.
vec3 seated(vec3 p, vec3 seat, float yaw) {
  p -= seat;
  p.xz = turn(yaw) * p.xz;
  return p;
}

vec3 rising(vec3 q, vec3 seat, float yaw) {
  q.xz = turn(-yaw) * q.xz;
  return q + seat;
}

// As toHead, for a head that turns, tilts and nods by itself.
vec3 nodding(vec3 q, vec3 pose) {
  float hold = smoothstep(-1.35, -0.55, q.y);
  q.xz = turn(-pose.x * hold) * q.xz;
  q.xy = turn(pose.y * hold) * q.xy;
  q.yz = turn(pose.z * hold) * q.yz;
  return q;
}

// Another cloth, and eyes that look for themselves.
vec2 dressed(vec2 part, float cloth) {
  if (part.y == EYE) return vec2(part.x, EYE_TOO);
  return vec2(part.x, part.y == CLOTH ? cloth : part.y);
}

// The slice: x along its crust, y from its tip to the crust, z is what lies on it.
const vec3 CRUST_AT = vec3(0.05, -1.02, 1.32);
const vec3 SLICE_Y = normalize(vec3(0.08, 0.62, -1.00));
const vec3 SLICE_X = normalize(cross(SLICE_Y, vec3(0.0, 1.00, 0.62)));
const mat3 SLICE = mat3(SLICE_X, SLICE_Y, cross(SLICE_X, SLICE_Y));
const float LONG = 1.85;
const float WIDE = 0.92;

vec2 slice(vec3 p) {
  vec3 q = (p - CRUST_AT) * SLICE;
  float far = length(q + vec3(0.0, 0.85, 0.0)) - 1.4;
  if (far > 0.3) return vec2(far, CHEESE);
  float along = -q.y;
  q.z += 0.07 * along * along;
  float bumps = 0.03 * noise(q * 6.0);
  float outline = max(0.91 * (abs(q.x) - WIDE * (1.0 - along / LONG)), -along);
  vec2 result = vec2((max(abs(q.z + 0.045) - 0.045, outline) - 0.02) * 0.8, CRUST);
  float melted = outline - 0.05 * swell(9.0 * along + 3.0 * q.x);
  result = nearer(result, vec2((max(abs(q.z - 0.03) - 0.03, melted) - bumps) * 0.7, CHEESE));
  float bow = q.y + 0.14 * q.x * q.x;
  result = nearer(result, vec2((length(vec2(length(vec2(bow, q.z - 0.03)), max(abs(q.x) - 0.86, 0.0))) - 0.165 - bumps - 0.02 * sin(9.0 * q.x)) * 0.8, CRUST));
  for (int i = 0; i < 3; i++) {
    vec3 s = q - vec3(i == 1 ? 0.20 : -0.08 - 0.12 * float(i == 0), -0.46 - 0.38 * float(i), 0.085);
    result = nearer(result, vec2((drumY(vec3(s.x, s.z - 0.12 * dot(s.xy, s.xy), s.y), 0.22 - 0.03 * float(i), 0.022) - 0.016) * 0.8, SAUSAGE));
  }
  return result;
}

// Cheese that will not let go: thick where it begins and ends, a thread between.
float string_(vec3 p, vec3 from, vec3 to, float thick) {
  vec3 axis = to - from;
  float h = clamp(dot(p - from, axis) / dot(axis, axis), 0.0, 1.0);
  float ends = abs(2.0 * h - 1.0);
  vec3 sag = vec3(0.0, 0.6, 0.0) * length(axis) - 0.6 * axis.y * axis / length(axis);
  return length(p - from - axis * h + sag * h * (1.0 - h)) - thick * mix(0.42, 1.3, ends * ends * ends);
}

float strings(vec3 p) {
  const vec2[7] FROM = vec2[7](vec2(-0.44, 0.96), vec2(-0.33, 1.20), vec2(-0.20, 1.46), vec2(0.0, 1.82), vec2(0.14, 1.58), vec2(0.28, 1.30), vec2(0.42, 1.02));
  const vec2[7] TO = vec2[7](vec2(-0.98, 3.10), vec2(-0.60, 3.84), vec2(-0.36, 3.30), vec2(0.10, 2.80), vec2(0.50, 3.62), vec2(0.66, 4.02), vec2(1.00, 3.00));
  float d = 1e3;
  for (int i = 0; i < 7; i++) {
    vec3 from = CRUST_AT + SLICE * vec3(FROM[i].x, -FROM[i].y, -0.09 - 0.07 * FROM[i].y * FROM[i].y);
    d = min(d, string_(p, from, vec3(TO[i].x, -2.66, TO[i].y), 0.058 + 0.016 * float(i % 3)));
  }
  return d;
}

// The field of battle: its districts cut and flagged, one already gone.
const vec3 FIELD = vec3(0.0, -2.72, 2.50);
const float SIZE = 0.64;
const float ROUND = 3.0;

float gap(vec2 at) {
  return dot(vec2(abs(at.x), at.y), vec2(0.924, -0.383));
}

vec2 pennant(vec3 p, vec3 foot, float lean, float tint) {
  vec3 q = p - foot;
  float far = length(q - vec3(0.0, 0.9, 0.0)) - 1.25;
  if (far > 0.3) return vec2(far, tint);
  q.xy = turn(lean) * q.xy;
  vec2 result = vec2(rod(q, vec3(0.0), vec3(0.0, 1.75, 0.0), 0.045, 0.045), ZIP);
  result = nearer(result, vec2(length(q - vec3(0.0, 1.77, 0.0)) - 0.09, ZIP));
  vec3 w = q - vec3(0.0, 1.36, 0.07 * sin(q.x * 6.0));
  float cloth = max(abs(w.z) - 0.02, max(-w.x, abs(w.y) - 0.40 * (1.0 - w.x / 1.05)));
  return nearer(result, vec2(cloth * 0.8, tint));
}

vec2 field(vec3 p) {
  vec3 m = (p - FIELD) / SIZE;
  vec2 result = vec2(drumY(m + vec3(0.0, 0.14, 0.0), 3.55, 0.07) - 0.03, WOOD);
  result = nearer(result, pennant(m, vec3(-2.1, 0.2, 0.9), 0.12, PENNANT_TOO));
  result = nearer(result, pennant(m, vec3(1.75, 0.2, 0.75), -0.05, PENNANT));
  if (m.y > 0.9) return nearer(result, vec2(m.y - 0.6, CHEESE)) * vec2(SIZE, 1.0);
  float side = length(m.xz);
  float around = atan(m.x, m.z);
  float bumps = 0.05 * noise(m * 3.1) + 0.02 * noise(m * 9.0);
  float gone = gap(m.xz);
  float cut = abs(fract(around / 0.7853982) - 0.5) * 0.7853982 * side;
  float melted = 0.05 * swell(around * 9.0 + 4.0 * side) + 0.07 * noise(m * vec3(2.3, 0.8, 2.3) + 6.0);
  float cheese = max(abs(m.y - 0.08) - 0.10, side - ROUND + 0.15) - bumps - 0.6 * melted;
  float rise = 1.0 + 0.12 * sin(around * 7.0 + 1.0) + 0.10 * sin(around * 13.0);
  float crust = length(vec2(side - ROUND + 0.05, (m.y - 0.16) * 0.9)) - 0.27 * rise - bumps;
  result = nearer(result, vec2(carve(crust, gone, 0.05) * 0.7, CRUST));
  result = nearer(result, vec2(max(carve(cheese, gone + 1.4 * melted * smoothstep(-0.1, 0.2, m.y), 0.12), 0.035 - cut * step(0.1, m.y + 0.3)) * 0.7, CHEESE));
  for (int i = 0; i < 13; i++) {
    float way = 2.4 * float(i) + 0.5;
    vec3 at = vec3(cos(way), 0.0, sin(way)) * 2.35 * sqrt((float(i) + 0.6) / 13.0) + vec3(0.0, 0.30, 0.0);
    if (gap(at.xz) < 0.40) continue;
    vec3 q = m - at;
    result = nearer(result, vec2((drumY(q - vec3(0.0, 0.10 * dot(q.xz, q.xz), 0.0), 0.36, 0.035) - 0.025) * 0.8, SAUSAGE));
  }
  for (int i = 0; i < 6; i++) {
    float way = 1.05 * float(i) + 0.75;
    vec3 q = m - vec3(1.75 * cos(way), 0.30, 1.75 * sin(way));
    q.xz = turn(way * 2.0) * q.xz;
    if (gap(m.xz) > 0.2) result = nearer(result, vec2(length(vec2(length(q.xz - vec2(0.0, 0.1)) - 0.17, q.y)) - 0.05, PEPPER));
  }
  return result * vec2(SIZE, 1.0);
}

// It hangs so that we look into it.
const vec3 LAMP = vec3(0.0, 1.72, 1.0);

vec2 lampShade(vec3 p) {
  vec3 q = p - LAMP;
  q.yz = turn(0.34) * q.yz;
  float side = length(q.xz);
  float wide = mix(1.15, 0.22, smoothstep(-0.15, 0.75, q.y));
  float shell = max(abs(side - wide) * 0.7 - 0.03, abs(q.y - 0.32) - 0.34);
  vec2 result = vec2(shell, side < wide ? BULB : TIN);
  result = nearer(result, vec2(length(vec2(side - 1.13, q.y + 0.02)) - 0.045, TIN));
  result = nearer(result, vec2(length(q - vec3(0.0, 0.12, 0.0)) - 0.30, BULB));
  return nearer(result, vec2(rod(q, vec3(0.0, 0.6, 0.0), vec3(0.0, 1.5, 0.0), 0.2, 0.05), TIN));
}

// The lid of its box lies nearest, cut by the frame.
vec3 toLid(vec3 p) {
  vec3 q = seated(p, vec3(-2.42, -2.24, 3.85), -0.30);
  q.xy = turn(0.10) * q.xy;
  q.yz = turn(0.50) * q.yz;
  return q;
}

vec2 lid(vec3 p) {
  vec3 q = toLid(p);
  float sheet = block(q, vec3(0.92, 0.72, 0.03), 0.02);
  vec3 rim_ = vec3(abs(q.xy) - vec2(0.90, 0.70), q.z + 0.13);
  return vec2(min(sheet, max(max(max(rim_.x, rim_.y), -max(rim_.x, rim_.y) - 0.04), abs(rim_.z) - 0.14)), CARD);
}

// A hand at one edge of the slice and the sleeve it comes out of; `side` is -1 at the left one.
const float HAND = 0.74;
vec2 seizes(vec3 p, float side, vec3 shoulder, vec3 elbow, float along, float cloth) {
  const vec2 OUT = vec2(0.916, -0.401), UP = vec2(0.401, 0.916);
  vec3 at = vec3(WIDE * (1.0 - along / LONG) + 0.06, -along, 0.02);
  vec3 place = CRUST_AT + SLICE * (at * vec3(side, 1.0, 1.0));
  vec3 wrist = place + 0.50 * normalize(elbow - place);
  vec2 result = vec2(softSleeve(p, shoulder, elbow, wrist + 0.10 * normalize(elbow - place)), cloth);
  float far = length(p - place) - 0.8;
  if (far > 0.3) return nearer(result, vec2(far, GLOVE));
  vec3 q = (p - CRUST_AT) * SLICE * vec3(side, 1.0, 1.0) - at;
  vec3 w = (wrist - CRUST_AT) * SLICE * vec3(side, 1.0, 1.0) - at;
  q = vec3(dot(q.xy, OUT), dot(q.xy, UP), q.z) / HAND;
  w = vec3(dot(w.xy, OUT), dot(w.xy, UP), w.z) / HAND;
  return nearer(result, vec2(grasp(q, w) * HAND, GLOVE));
}

// He studies what lies at arm's length through field glasses, camouflaged against whoever comes into the room.
const vec3 SCOUT = vec3(-2.55, -0.35, 1.55);
const float SCOUT_YAW = 0.92;
const vec3 SCOUT_HEAD = vec3(0.06, 0.03, 0.02);
const vec4 SCOUT_POSE = vec4(0.30, 0.0, -0.34, 0.0);

vec3 toScout(vec3 p) {
  return nodding(seated(p, SCOUT, SCOUT_YAW), SCOUT_HEAD);
}

vec3 ofScoutHead(vec3 h) {
  h.yz = turn(-SCOUT_HEAD.z) * h.yz;
  h.xy = turn(-SCOUT_HEAD.y) * h.xy;
  h.xz = turn(SCOUT_HEAD.x) * h.xz;
  return h;
}

// Small enough to leave him a face.
const float GLASSES = 0.84;
vec3 toGlasses(vec3 h) {
  return (h - vec3(0.0, 0.02, 0.70)) / GLASSES + vec3(0.0, 0.0, 0.70);
}

vec2 fieldGlasses(vec3 h) {
  vec3 q = vec3(abs(h.x) - 0.30, h.y - 0.04, h.z);
  float far = length(q - vec3(0.0, 0.0, 1.2)) - 0.9;
  if (far > 0.3) return vec2(far, RUBBER);
  float d = rod(q, vec3(0.0, 0.0, 0.68), vec3(0.0, 0.0, 1.20), 0.19, 0.22);
  d = blend(d, rod(q, vec3(0.0, 0.0, 1.30), vec3(0.0, 0.0, 1.72), 0.25, 0.31), 0.08);
  d = max(d, q.z - 1.80);
  d = min(d, rod(vec3(h.x, q.yz), vec3(-0.2, 0.02, 1.15), vec3(0.2, 0.02, 1.15), 0.11, 0.11));
  float side = length(q.xy);
  vec2 result = vec2(d, RUBBER);
  result = nearer(result, vec2(length(vec2(side - 0.31, q.z - 1.79)) - 0.060, RUBBER));
  result = nearer(result, vec2(length(vec2(side - 0.215, q.z - 1.24)) - 0.035, ZIP));
  return nearer(result, vec2(max(side - 0.27, abs(q.z - 1.79) - 0.03), LENS));
}

// A steel pot with a brim, and twigs in its band.
vec2 helmet(vec3 h) {
  vec3 q = h - vec3(0.0, 0.34, -0.08);
  q.yz = turn(-0.10) * q.yz;
  float far = length(q - vec3(0.0, 0.4, 0.0)) - 1.6;
  if (far > 0.3) return vec2(far, POT);
  float dome = max(ellipsoid(q, vec3(0.88, 0.86, 0.98)), -q.y);
  vec3 b = q - vec3(0.0, -0.03, 0.0);
  float brim = max(abs(ellipsoid(b + vec3(0.0, 0.10, 0.0), vec3(1.10, 0.34, 1.22))) - 0.025, max(-b.y - 0.16, b.y - 0.10));
  vec2 result = vec2(blend(dome, brim, 0.10) * 0.8, POT);
  result = nearer(result, vec2(max(abs(ellipsoid(q, vec3(0.89, 0.87, 0.99))) - 0.035, abs(q.y - 0.26) - 0.075) * 0.8, TAPE));
  // A few pointed leaves stand out of the band at one side, the upper between the lower.
  for (int i = 0; i < 5; i++) {
    float upper = float(i & 1);
    float around = -1.60 + 0.29 * float(i);
    vec3 l = q - vec3(0.84 * sin(around), 0.24 + 0.10 * upper, 0.92 * cos(around));
    l.xz = turn(around) * l.xz;
    l.yz = turn(mix(0.75, 0.25, upper)) * l.yz;
    l.xy = turn(0.22 * sin(float(i) * 2.6)) * l.xy;
    float tall = 0.36 + 0.10 * upper;
    float outline = length(vec2(abs(l.x) + 0.30, l.y - tall)) - sqrt(0.09 + tall * tall);
    float leaf = max(outline, abs(l.z - 0.25 * l.x * l.x) - 0.022 - 0.012 * smoothstep(0.03, 0.0, abs(l.x)));
    result = nearer(result, vec2(leaf * 0.7, LEAF));
  }
  return result;
}

vec2 scout(vec3 p) {
  vec3 q = seated(p, SCOUT, SCOUT_YAW);
  vec3 h = nodding(q, SCOUT_HEAD);
  vec2 result = trunk(posed(q, SCOUT_POSE));
  result = nearer(result, vec2(rod(q, vec3(0.0, -0.5, -0.16), vec3(0.0, -1.5, -0.1), 0.22, 0.4), CLOTH));
  vec3 at = ofScoutHead(vec3(-0.33, -0.02, 1.10));
  vec3 x = ofScoutHead(normalize(vec3(-0.75, -0.66, -0.1)));
  vec3 z = ofScoutHead(normalize(vec3(-0.66, 0.75, 0.1)));
  mat3 holds = mat3(x, normalize(cross(z, x)), z);
  result = nearer(result, softArm(q, unposed(vec3(-0.92, -1.86, -0.12), SCOUT_POSE), vec3(-1.45, -2.05, 0.55), at, holds, 0.20));
  float near = length(h - vec3(0.0, -0.06, 0.06)) - 1.08;
  result = nearer(result, near > 0.4 ? vec2(near, BONE) : face(h));
  result = nearer(result, helmet(h));
  return dressed(nearer(result, fieldGlasses(toGlasses(h)) * vec2(GLASSES, 1.0)), GREEN);
}

// A great man: a hat of newspaper, and a wheel for pizza that he draws like a sabre.
const vec3 GENERAL = vec3(2.60, -0.48, 1.55);
const float GENERAL_YAW = -0.86;
const vec3 GENERAL_HEAD = vec3(-0.04, 0.10, 0.02);
const vec4 GENERAL_POSE = vec4(0.30, 0.0, -0.34, 0.0);
const vec3 HAT_AT = vec3(0.0, 0.66, -0.10);

const vec3 SABRE_HAND = vec3(-1.24, -0.06, 0.45);
const vec3 SABRE_WAY = normalize(vec3(-0.12, 0.98, 0.20));

vec3 toGeneral(vec3 p) {
  return nodding(seated(p, GENERAL, GENERAL_YAW), GENERAL_HEAD);
}

// A wheel with a ground edge between two prongs, a guard, a handle that swells where it ends.
vec2 sabre(vec3 p) {
  const vec3 FACE = normalize(vec3(0.62, 0.0, 0.78));
  const vec3 Z = normalize(FACE - SABRE_WAY * dot(FACE, SABRE_WAY));
  vec3 q = (p - SABRE_HAND) * mat3(cross(SABRE_WAY, Z), SABRE_WAY, Z);
  float far = length(q - vec3(0.0, 0.7, 0.0)) - 1.7;
  if (far > 0.3) return vec2(far, STEEL);
  vec3 w = q - vec3(0.0, 1.30, 0.0);
  float side = length(w.xy);
  vec2 result = vec2(max(side - 0.62, abs(w.z) - 0.020 - 0.045 * smoothstep(0.62, 0.40, side) + 0.03 * smoothstep(0.03, 0.01, abs(side - 0.34))) * 0.7, STEEL);
  result = nearer(result, vec2(length(vec2(max(side - 0.10, 0.0), w.z)) - 0.11, ZIP));
  vec3 prong = vec3(w.x, w.y, abs(w.z) - 0.12);
  float fork = min(rod(prong, vec3(0.0), vec3(0.0, -0.70, 0.0), 0.075, 0.095), rod(prong, vec3(0.0, -0.70, 0.0), vec3(0.0, -0.82, -0.10), 0.095, 0.12));
  fork = blend(fork, drumY(q - vec3(0.0, 0.42, 0.0), 0.26, 0.035) - 0.03, 0.05);
  result = nearer(result, vec2(fork, ZIP));
  return nearer(result, vec2(rod(q, vec3(0.0, 0.40, 0.0), vec3(0.0, -0.60, 0.0), 0.110, 0.150), HANDLE));
}

vec2 general(vec3 p) {
  vec3 q = seated(p, GENERAL, GENERAL_YAW);
  vec3 h = nodding(q, GENERAL_HEAD);
  vec2 result = nearer(hood(h), trunk(posed(q, GENERAL_POSE)));
  mat3 draws = holding(SABRE_WAY, vec3(-0.30, -0.45, -0.60));
  result = nearer(result, softArm(q, unposed(vec3(-0.92, -1.86, -0.12), GENERAL_POSE), vec3(-1.55, -1.95, 0.15), SABRE_HAND, draws, 0.12));
  result = nearer(result, sabre(q));
  vec3 m = vec3(-h.x, h.yz);
  float near = length(m - vec3(0.0, -0.06, 0.06)) - 1.08;
  result = nearer(result, near > 0.4 ? vec2(near, BONE) : face(m));
  // The lamp finds his face under it.
  if (detail != ROUGH) result = nearer(result, vec2(paperHat(h, HAT_AT), PAPER));
  return dressed(result, BLUE);
}

// He who has it by the crust leans over the table.
const vec4 POSE = vec4(-0.10, 0.0, -0.30, 0.0);

vec2 planner(vec3 p) {
  vec2 result = trunk(posed(p, POSE));
  mat3 lifts = holding(SLICE_X, vec3(0.0, 0.55, -0.80));
  result = nearer(result, softArm(p, unposed(vec3(0.92, -1.86, -0.12), POSE), vec3(1.40, -1.98, 0.72), CRUST_AT + SLICE * vec3(0.0, 0.0, 0.03), lifts, 0.17));
  return nearer(result, vec2(limb(p, unposed(vec3(-0.92, -1.86, -0.12), POSE), vec3(-1.50, -2.40, 0.20), vec3(-1.10, -2.55, 1.00), vec3(0.42, 0.33, 0.27), 0.03), CLOTH));
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = planner(p);
  float far = length(p - SCOUT - vec3(0.0, -0.9, 0.0)) - 2.7;
  if (far < result.x) result = nearer(result, far > 0.3 ? vec2(far, GREEN) : scout(p));
  far = length(p - GENERAL - vec3(0.0, -0.5, 0.0)) - 2.9;
  if (far < result.x) result = nearer(result, far > 0.3 ? vec2(far, BLUE) : general(p));
  result = nearer(result, slice(p));
  result = nearer(result, seizes(p, -1.0, rising(unposed(vec3(0.92, -1.86, -0.12), SCOUT_POSE), SCOUT, SCOUT_YAW), vec3(-1.50, -2.10, 1.45), 0.66, GREEN));
  result = nearer(result, seizes(p, 1.0, rising(unposed(vec3(0.92, -1.86, -0.12), GENERAL_POSE), GENERAL, GENERAL_YAW), vec3(1.85, -2.10, 2.30), 0.74, BLUE));
  // Light passes through what shines itself.
  if (detail == ROUGH) return result;
  result = nearer(result, vec2(strings(p) * 0.7, STRING));
  far = length(p - FIELD) - 2.5;
  if (far < result.x) result = nearer(result, far > 0.3 ? vec2(far, WOOD) : field(p));
  result = nearer(result, lampShade(p));
  result = nearer(result, lid(p));
  return nearer(result, vec2(drumY(p - vec3(0.0, -3.09, 2.40), 2.95, 0.19) - 0.03, TABLE));
}

float socketShade(vec3 q);

void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  vec3 bone = toSkull(toGeneral(p)) * vec3(-1.0, 1.0, 1.0);
  if (material == EYE_TOO) {
    // The scout looks through his glasses.
    if (p.x < 0.0) skin.tint = vec3(0.0);
    vec2 s = vec2(bone.x - (bone.x < 0.0 ? -0.245 : 0.245), bone.y - 0.02) - vec2(0.05, -0.05);
    float far = length(s);
    skin.tint *= mix(1.5, 0.55, smoothstep(0.03, 0.17, far)) * smoothstep(0.036, 0.050, far);
    skin.tint += vec3(0.9) * smoothstep(0.024, 0.010, length(s - vec2(0.02, 0.03)));
    return;
  }
  if (material == LENS) {
    // In each lens the pizza.
    vec3 l = toGlasses(toScout(p));
    vec2 q = vec2(l.x - 0.30 * sign(l.x), l.y - 0.04);
    float side = length(q);
    vec3 pizza = mix(vec3(0.85, 0.48, 0.05), vec3(0.42, 0.16, 0.03), smoothstep(0.150, 0.158, side));
    float spot = 1.0;
    for (int i = 0; i < 5; i++) spot = min(spot, length(q - (i == 0 ? vec2(0.02, 0.0) : 0.10 * vec2(cos(1.57 * float(i)), sin(1.57 * float(i))))) - 0.034);
    pizza = mix(vec3(0.45, 0.03, 0.015), pizza, smoothstep(-0.004, 0.004, spot));
    skin.tint = mix(pizza, skin.tint * (0.4 + 2.0 * side), smoothstep(0.188, 0.196, side));
    skin.tint += 0.8 * smoothstep(0.055, 0.035, length(q - vec2(-0.12, 0.15)));
    return;
  }
  if (material == BULB) {
    skin.tint = mix(skin.tint * 2.0, vec3(0.20, 0.07, 0.02), smoothstep(0.32, 1.25, length(p - LAMP - vec3(0.0, 0.12, 0.04))));
    return;
  }
  // The cone of the lamp ends soon.
  skin.tint *= mix(0.22, 1.0, smoothstep(3.9, 1.7, length(p.xz - vec2(0.0, 1.6))));
  if (material == BONE && p.x > 1.2) skin.tint *= socketShade(bone);
  if (material == PAPER) printNews(skin, toGeneral(p), HAT_AT);
  if (material == LEAF) skin.tint *= mix(vec3(0.8), vec3(1.3, 1.2, 0.6), step(0.5, noise(toScout(p) * 1.7)));
  vec3 m = (p - FIELD) / SIZE;
  // Browned where it rises.
  if (material == CRUST) skin.tint *= mix(vec3(1.0), vec3(0.42, 0.22, 0.12), smoothstep(0.45, 0.8, noise(m * 2.3 + 4.0)) * smoothstep(0.1, 0.4, m.y));
  if (material == SAUSAGE) skin.tint *= 0.7 + 0.6 * step(0.55, noise(m * 14.0));
  if (material == WOOD) skin.tint *= 0.75 + 0.35 * noise(m * vec3(1.2, 4.0, 14.0));
  if (material == CARD) {
    // The face of the house on the lid: two angry eyes and a zip.
    vec3 l = toLid(p);
    vec2 e = vec2(abs(l.x), l.y - 0.16);
    float eye = max(length(e - vec2(0.34, 0.02)) - 0.22, dot(e - vec2(0.34, 0.08), normalize(vec2(-0.5, 1.0))));
    float y = l.y + 0.28 - 0.30 * l.x * l.x;
    float tooth = abs(fract(l.x / 0.16 + (y > 0.0 ? 0.5 : 0.0)) - 0.5) * 0.16;
    float zip = max(max(abs(y) - 0.10, abs(l.x) - 0.58), -max(0.02 - abs(y), 0.05 - tooth));
    skin.tint *= (0.92 + 0.16 * noise(l * 40.0)) * mix(0.3, 1.0, smoothstep(-0.04, 0.0, l.z));
    if (l.z > 0.0 && min(eye, zip) < 0.0) skin.tint = vec3(0.42, 0.005, 0.02);
  }
  if (material != CHEESE) return;
  skin.tint *= mix(vec3(0.95, 0.45, 0.20), vec3(1.0), smoothstep(0.25, 0.55, noise(m * 1.7)));
  float blister = smoothstep(0.66, 0.82, noise(m * vec3(4.2, 1.0, 4.2) + 9.0));
  skin.tint *= mix(vec3(1.0), vec3(0.45, 0.18, 0.08), blister);
  skin.tint = mix(skin.tint, vec3(0.55, 0.05, 0.02), smoothstep(0.04, -0.02, m.y));
}
