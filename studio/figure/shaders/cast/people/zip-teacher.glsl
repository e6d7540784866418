// The first lesson: the slider has come off in his hand, and his mouth stands open for good.
const vec3 HELD_AT = vec3(1.74, -1.18, 1.25);
const vec3 HELD_ALONG = vec3(0.10, 0.98, 0.14);
const vec3 HEEL_FROM = vec3(0.80, -0.20, -0.40);
const float LOST_SCALE = 0.85;
const float LOST_TURN = 0.34;

// Two plates and the wedge between them: the teeth went in at both shoulders and came out below as one row.
float lostBody(vec3 q) {
  float wide = 0.33 + 0.22 * smoothstep(-0.35, 0.35, q.y);
  float plate = block(vec3(q.x, q.y, abs(q.z) - 0.20), vec3(wide, 0.50, 0.065), 0.06);
  plate = carve(plate, length(q.xy - vec2(0.0, 0.66)) - 0.27, 0.05);
  float side = block(vec3(abs(q.x) - wide + 0.06, q.y + 0.06, q.z), vec3(0.062, 0.42, 0.26), 0.05);
  side = carve(side, block(vec3(abs(q.x) - wide, q.yz), vec3(0.3, 1.0, 0.055), 0.03), 0.03);
  float d = blend(plate, side, 0.04);
  d = min(d, block(q - vec3(0.0, 0.20, 0.0), vec3(0.13, 0.16, 0.2), 0.08));
  // The bridge that the pull hangs from.
  float arch = max(abs(length(vec2(0.66 * (q.y + 0.06), q.z - 0.24)) - 0.17) - 0.045, abs(q.x) - 0.085);
  return blend(d, max(arch, 0.2 - q.z) - 0.03, 0.05);
}

// What it took along: the ends of both rows, torn off with their tape, which bend over and hang.
vec2 tornRow(vec3 q) {
  bool isLong = q.x > 0.0;
  float radius = isLong ? 0.50 : 0.40;
  float most = isLong ? 1.36 : 0.66;
  vec3 t = vec3(abs(q.x), q.yz) - vec3(0.22, 0.36, 0.0);
  vec2 c = t.xy - vec2(radius, 0.0);
  float along = radius * atan(c.y, -c.x);
  float in_ = radius - length(c);
  t.z -= 0.16 * along * along;
  float frayed = 0.05 * swell(in_ * 38.0);
  float tape = max(max(abs(in_ - 0.15) - 0.15, abs(t.z) - 0.035), max(along - most - frayed, -0.25 - along));
  float cell = abs(fract(along / 0.17 + 0.4) - 0.5) * 0.17;
  float tooth = max(block(vec3(in_ - 0.01, cell, t.z), vec3(0.115, 0.058, 0.10), 0.04), abs(along - 0.5 * most) - 0.5 * most + 0.06);
  return nearer(vec2(tape * 0.7, TAPE), vec2(tooth * 0.7, ZIP));
}

float lostPull(vec3 q) {
  vec3 t = q - vec3(0.0, -0.76, 0.20);
  float flare = 0.17 + 0.12 * smoothstep(-0.1, -0.8, t.y);
  float d = block(t, vec3(flare, 0.88, 0.075), 0.06);
  d = carve(d, block(t + vec3(0.0, 0.62, 0.0), vec3(0.13, 0.12, 0.3), 0.10), 0.04);
  return carve(d, block(t - vec3(0.0, 0.70, 0.0), vec3(0.11, 0.08, 0.3), 0.07), 0.03);
}

vec3 toLost(vec3 p) {
  vec3 y = normalize(HELD_ALONG);
  vec3 x = normalize(cross(y, vec3(-sin(LOST_TURN), 0.0, cos(LOST_TURN))));
  return (p - HELD_AT) * mat3(x, y, cross(x, y)) / LOST_SCALE - vec3(0.0, 1.12, -0.20);
}

vec2 lost(vec3 p) {
  vec3 q = toLost(p);
  float far = length(q + vec3(0.0, 0.4, 0.0)) - 1.75;
  if (far > 0.3) return vec2(far * LOST_SCALE, ZIP);
  vec2 result = nearer(vec2(min(lostBody(q), lostPull(q)) * 0.85, ZIP), tornRow(q));
  return result * vec2(LOST_SCALE, 1.0);
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = longJacket(p);
  mat3 frame = holding(HELD_ALONG, HEEL_FROM);
  result = nearer(result, softClasp(p, vec3(0.92, -1.86, -0.12), vec3(2.55, -2.55, 0.40), HELD_AT, frame, 0.15));
  result = nearer(result, vec2(softSleeve(p, vec3(-0.92, -1.86, -0.12), vec3(-1.40, -3.0, 0.1), vec3(-1.2, -4.0, 0.7)), CLOTH));
  return nearer(result, lost(p));
}
