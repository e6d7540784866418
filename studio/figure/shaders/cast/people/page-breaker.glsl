// The page was not found: he burst through it, and the pointer of whoever sought it is in his fist.
const vec3 MIDDLE = vec3(-0.02, -0.62, 0.27);
const vec3 LEANS = vec3(-0.07, 0.14, 0.36);
const vec2 HALF = vec2(1.86, 1.75);
// What is behind lies so deep in the dark.
const float DEPTH = 0.30;
// Light ink is solid here, and dark ink leaves it to the ground: it is no paper.
const vec3 DARK = vec3(0.2);
// Below this is its bar.
const float BAR = 1.40;

// On the sheet: x and y from its middle, z before it.
vec3 toSheet(vec3 p) {
  vec3 q = p - MIDDLE;
  q.xz = turn(LEANS.y) * q.xz;
  q.yz = turn(LEANS.z) * q.yz;
  q.xy = turn(LEANS.x) * q.xy;
  return q;
}

// The corners of the hole, against the clock.
const int CORNERS = 9;
const vec2 HOLE_AT[CORNERS] = vec2[CORNERS](
  vec2(1.54, 0.42), vec2(0.98, 1.14), vec2(-0.36, 1.30), vec2(-1.24, 0.92), vec2(-1.50, 0.06), vec2(-1.26, -0.72), vec2(-0.42, -1.26), vec2(0.50, -1.12), vec2(1.40, -0.62)
);
// What was torn is bent outwards, a flap on each side of the hole: how far it reaches, how far aside, how high it stands. A hand and an arm need two sides.
const vec3 FLAPS[CORNERS] = vec3[CORNERS](
  vec3(0.36, 0.06, 0.34), vec3(0.40, 0.0, 0.3), vec3(0.50, 0.05, 0.36), vec3(0.62, 0.06, 0.40), vec3(0.52, -0.08, 0.46), vec3(0.0), vec3(0.56, -0.04, 0.34), vec3(0.70, 0.10, 0.40), vec3(0.0)
);

float hole(vec2 m) {
  float d = 1e3, side = 1.0;
  vec2 from = HOLE_AT[CORNERS - 1];
  for (int i = 0; i < CORNERS; i++) {
    vec2 to = HOLE_AT[i], edge = from - to, w = m - to;
    vec2 across = w - edge * clamp(dot(w, edge) / dot(edge, edge), 0.0, 1.0);
    d = min(d, dot(across, across));
    bvec3 over = bvec3(m.y >= to.y, m.y < from.y, edge.x * w.y > edge.y * w.x);
    if (all(over) || all(not(over))) side = -side;
    from = to;
  }
  return side * sqrt(d);
}

// Its root and its tip, as columns.
mat3 flap(int i) {
  vec2 a = HOLE_AT[i], b = HOLE_AT[(i + 1) % CORNERS], edge = normalize(b - a);
  vec3 way = FLAPS[i];
  return mat3(vec3(a, 0.0), vec3(b, 0.0), vec3(0.5 * (a + b) + way.x * vec2(edge.y, -edge.x) + way.y * edge, way.z));
}

float triangle(vec3 p, mat3 corners) {
  vec3 ab = corners[1] - corners[0], bc = corners[2] - corners[1], ca = corners[0] - corners[2];
  vec3 pa = p - corners[0], pb = p - corners[1], pc = p - corners[2];
  vec3 up = cross(ab, ca);
  float inside = sign(dot(cross(ab, up), pa)) + sign(dot(cross(bc, up), pb)) + sign(dot(cross(ca, up), pc));
  if (inside >= 2.0) return abs(dot(up, pa)) / length(up);
  vec3 a = ab * clamp(dot(ab, pa) / dot(ab, ab), 0.0, 1.0) - pa;
  vec3 b = bc * clamp(dot(bc, pb) / dot(bc, bc), 0.0, 1.0) - pb;
  vec3 c = ca * clamp(dot(ca, pc) / dot(ca, ca), 0.0, 1.0) - pc;
  return sqrt(min(min(dot(a, a), dot(b, b)), dot(c, c)));
}

vec2 sheet(vec3 p) {
  vec3 q = toSheet(p);
  float far = block(q - vec3(0.0, 0.0, 0.1), vec3(HALF + 0.3, 0.62), 0.0);
  if (far > 0.3) return vec2(far, PAPER);
  float torn = hole(q.xy);
  vec2 result = vec2(max(block(q, vec3(HALF, 0.018), 0.01), -torn), PAPER);
  result = nearer(result, vec2(max(block(q + vec3(0.0, 0.0, DEPTH), vec3(HALF - 0.05, 0.02), 0.01), torn - 0.3), HOLE));
  float flaps = 1e3;
  for (int i = 0; i < CORNERS; i++) if (FLAPS[i].x > 0.0) flaps = min(flaps, triangle(q, flap(i)) - 0.014);
  return nearer(result, vec2(flaps, FLAP)) * vec2(0.9, 1.0);
}

// Scraps of the page fly away from the middle: where, how far turned, how large.
const int SCRAPS = 5;
const vec4 SCRAP_AT[SCRAPS] = vec4[SCRAPS](
  vec4(1.10, 1.50, 0.5, 0.36), vec4(-1.12, 1.46, -0.42, 0.40), vec4(2.36, 0.76, -0.24, 0.30), vec4(2.10, 1.46, 0.9, 0.17), vec4(-1.98, 1.20, -0.9, 0.13)
);

vec3 toScrap(vec3 p, int i) {
  vec4 at = SCRAP_AT[i];
  vec3 q = p - vec3(at.xy, 0.5);
  q.xy = turn(at.z) * q.xy;
  q.xz = turn(0.3) * q.xz;
  return q / at.w;
}

float scraps(vec3 p) {
  float d = 1e3;
  for (int i = 0; i < SCRAPS; i++) {
    vec3 q = toScrap(p, i);
    // Cut above and below, torn at its ends.
    float torn = abs(q.x) - 0.98 - 0.12 * float(i % 2) * q.y + 0.36 * abs(fract(q.y * 1.7 + 0.2 + 0.37 * sign(q.x)) - 0.5);
    d = min(d, max(max(torn * 0.7, abs(q.y) - 0.66), abs(q.z) - 0.05) * SCRAP_AT[i].w);
  }
  return d * 0.9;
}

// Lines of print are on each.
bool isLettered(vec3 p) {
  for (int i = 0; i < SCRAPS; i++) {
    vec3 q = toScrap(p, i);
    if (max(max(abs(q.x), abs(q.y)), abs(q.z)) > 1.2) continue;
    float line = abs(abs(q.y) - 0.22) - 0.075;
    return max(line, abs(q.x + 0.08) - (q.y > 0.0 ? 0.6 : 0.36)) < 0.0;
  }
  return false;
}

// The pointer: across it, along it from the fist, before it.
const vec3 HAND_AT = vec3(2.02, -1.16, 1.30);
const vec3 AXIS = normalize(vec3(-0.36, 0.93, 0.0));

vec3 toPointer(vec3 p) {
  vec3 q = p - HAND_AT;
  return vec3(dot(q, vec3(AXIS.y, -AXIS.x, 0.0)), dot(q, AXIS), q.z);
}

float outline(vec2 m) {
  m.x = abs(m.x);
  float head = max(dot(m - vec2(0.0, 1.80), normalize(vec2(1.0, 0.44))), dot(m - vec2(0.15, 0.80), normalize(vec2(-0.50, -1.0))));
  return min(head, max(m.x - 0.15, abs(m.y - 0.22) - 0.72));
}

float pointer(vec3 p) {
  vec3 q = toPointer(p);
  return max(outline(q.xy), abs(q.z) - 0.06) * 0.9;
}

// A rim of paper parts his hood from the dark.
float halo(vec3 p, vec3 h) {
  return max(hoodSolid(h + vec3(0.03, 0.0, 0.0)) - 0.17, abs(toSheet(p).z + DEPTH - 0.05) - 0.02) * 0.8;
}

// The fingers of the other hand lie over the edge that they tear.
const vec3 GRASP_AT = vec3(-0.90, -1.00, 0.03);
const vec2 INWARD = normalize(vec2(0.54, 0.84));

vec3 toGrasp(vec3 p) {
  vec3 q = toSheet(p) - GRASP_AT;
  return vec3(dot(q.xy, INWARD), dot(q.xy, vec2(INWARD.y, -INWARD.x)), q.z);
}

const vec3 WRIST = vec3(-0.61, -1.30, 0.41);
const vec3 ELBOW = vec3(-0.45, -1.05, -0.28);

vec2 own(vec3 p, vec3 h) {
  vec2 result = nearer(sheet(p), vec2(min(scraps(p), halo(p, h)), FLAP));
  mat3 holds = holding(AXIS, vec3(-0.75, -0.45, -0.3));
  result = nearer(result, softClasp(p, vec3(0.60, -1.60, -0.9), vec3(0.86, -1.62, -0.10), HAND_AT, holds, 0.10));
  result = nearer(result, vec2(slider((p - vec3(0.0, -1.22, 0.86)) / 1.45, 0.06) * 1.45, ZIP));
  vec3 q = toGrasp(p);
  float far = length(q) - 0.9;
  result = nearer(result, softCuff(p, vec3(-0.2, -0.4, -1.4), ELBOW, WRIST));
  result = nearer(result, vec2(far > 0.3 ? far : grasp(q, vec3(0.34, 0.0, -0.5)), GLOVE));
  return nearer(result, vec2(pointer(p), POINTER));
}

// The print of a window: a bar with three buttons and a field.
bool isPrinted(vec2 m) {
  vec2 button = vec2(min(abs(m.x + 1.46), abs(abs(m.x + 1.46) - 0.25)), m.y - 1.575);
  float d = min(length(button) - 0.085, segment(m, vec2(0.62, 1.575), vec2(1.62, 1.575)) - 0.085);
  return min(d, abs(m.y - BAR) - 0.024) < 0.0;
}

float turns(vec2 a, vec2 b, vec2 m) {
  return (b.x - a.x) * (m.y - a.y) - (b.y - a.y) * (m.x - a.x);
}

// What lies on the sheet or stands up from it throws its shadow to the right and down.
bool isShaded(vec2 m) {
  vec2 hand = m - vec2(0.11, -0.11) - GRASP_AT.xy;
  hand = vec2(dot(hand, INWARD), dot(hand, vec2(INWARD.y, -INWARD.x)));
  for (int i = 0; i < 4; i++) {
    float y = 0.265 - 0.163 * float(i);
    if (segment(hand, vec2(0.2, y), vec2(-0.38 + 0.045 * abs(float(i) - 1.2), y)) < 0.09) return true;
  }
  for (int i = 0; i < CORNERS; i++) {
    if (FLAPS[i].x == 0.0) continue;
    mat3 torn = flap(i);
    vec2 tip = torn[2].xy + vec2(0.42, -0.40) * torn[2].z;
    vec3 sides = vec3(turns(torn[0].xy, torn[1].xy, m), turns(torn[1].xy, tip, m), turns(tip, torn[0].xy, m));
    if (all(lessThan(sides, vec3(0.0))) || all(greaterThan(sides, vec3(0.0)))) return true;
  }
  return false;
}

// On what was torn: across it, and along it from its root to its tip.
vec2 toTorn(vec3 q, mat3 torn) {
  vec3 root = torn[1] - torn[0], middle = 0.5 * (torn[0] + torn[1]), axis = torn[2] - middle;
  vec3 up = axis - root * dot(axis, root) / dot(root, root);
  float along = dot(q - middle, up) / dot(up, up);
  return vec2(dot(q - middle - along * axis, root) / length(root), along);
}

// A pen draws the crease of what was torn, and hatches a flap from its root.
bool isPenned(vec3 p, vec3 q) {
  for (int i = 0; i < CORNERS; i++) {
    if (FLAPS[i].x == 0.0 || triangle(q, flap(i)) > 0.03) continue;
    vec2 at = toTorn(q, flap(i));
    if (abs(at.x) < 0.016) return true;
    float stroke = floor(at.x / 0.15);
    float far = 0.26 + 0.10 * sin(stroke * 2.4);
    if (at.y < far && abs(at.x / 0.15 - stroke - 0.5) < 0.36 * (1.0 - at.y / far)) return true;
  }
  return isLettered(p);
}

void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  vec3 q = toSheet(p);
  if (material == PAPER && (isPrinted(q.xy) || isShaded(q.xy))) skin.tint = vec3(0.0);
  if (material == FLAP && isPenned(p, q)) skin.tint = vec3(0.0);
  if (material == POINTER && outline(toPointer(p).xy) < -0.085) skin.tint = DARK;
  // The side away from the lamp.
  bool isArm = p.x > 0.80 && p.y < -1.0 && p.z > -0.1;
  bool isHood = !isArm && h.x > 0.62 + 0.05 * sin(5.0 * h.y);
  bool isCuff = length(p - WRIST) < 0.4;
  if (material == CLOTH && p.z < 0.9 && (isHood || isCuff)) skin.tint = vec3(0.0);
}
