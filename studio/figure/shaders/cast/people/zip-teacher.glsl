// The first lesson: he pulled, and the slider came off with a row of his mouth, which stands open for good.
const vec3 HELD_AT = vec3(2.40, -1.04, 1.20);
const vec3 HELD_ALONG = vec3(-0.80, 0.60, 0.06);
const vec3 HEEL_FROM = vec3(-0.10, -0.90, -0.40);
const float LOST_SCALE = 0.74;
const float LOST_TURN = 0.0;
const float GRIP = 1.42;
const float SHOULDER = 0.30;
// Where the mouth has let go of them.
const vec3 UPPER_LIP = vec3(0.10, -0.36, 0.72);
const vec3 LOWER_LIP = vec3(0.10, -0.74, 0.74);

// Two plates with round shoulders and the wedge between them: the rows go in at both shoulders.
float lostBody(vec3 q) {
  float wide = 0.30 + 0.24 * smoothstep(-0.40, 0.20, q.y);
  float plate = block(vec3(q.x, q.y, abs(q.z) - 0.20), vec3(wide, 0.56, 0.07), 0.20);
  plate = max(plate, abs(abs(q.z) - 0.20) - 0.075) - 0.015;
  plate = carve(plate, length(vec2(q.x, 0.8 * (q.y - 0.72))) - 0.24, 0.06);
  float side = block(vec3(abs(q.x) - wide + 0.06, q.y + 0.16, q.z), vec3(0.062, 0.34, 0.26), 0.05);
  float d = blend(plate, side, 0.04);
  d = min(d, block(q - vec3(0.0, 0.20, 0.0), vec3(0.10, 0.16, 0.2), 0.08));
  // The bridge that the pull hangs from.
  float arch = max(abs(length(vec2(0.62 * (q.y + 0.02), q.z - 0.22)) - 0.21) - 0.05, abs(q.x) - 0.10);
  return blend(d, max(arch, 0.2 - q.z) - 0.03, 0.05);
}

// A ring through the bridge, and the tab with the hole at its end.
float lostPull(vec3 q) {
  vec3 t = q - vec3(0.0, -0.40, 0.34);
  float ring = length(vec2(length(vec2(1.15 * t.x, t.y)) - 0.25, t.z)) - 0.075;
  t.y += 1.20;
  float flare = 0.23 + 0.13 * smoothstep(0.2, -0.9, t.y);
  float d = block(t, vec3(flare, 1.02, 0.085), 0.14);
  d = max(d, abs(t.z) - 0.07) - 0.015;
  d = carve(d, block(t + vec3(0.0, 0.68, 0.0), vec3(0.17, 0.15, 0.3), 0.12), 0.04);
  return min(d, ring);
}

vec3 toLost(vec3 p) {
  vec3 y = normalize(HELD_ALONG);
  vec3 x = normalize(cross(y, vec3(-sin(LOST_TURN), 0.0, cos(LOST_TURN))));
  return (p - HELD_AT) * mat3(x, y, cross(x, y)) / LOST_SCALE - vec3(0.0, GRIP, -0.32);
}

vec3 fromLost(vec3 q) {
  vec3 y = normalize(HELD_ALONG);
  vec3 x = normalize(cross(y, vec3(-sin(LOST_TURN), 0.0, cos(LOST_TURN))));
  return HELD_AT + mat3(x, y, cross(x, y)) * (q + vec3(0.0, GRIP, -0.32)) * LOST_SCALE;
}

// A row with its tape from the mouth (s = 0) to the slider (s = 1), which sags; `part` of it is left. Its teeth look towards `side`.
vec2 row(vec3 p, vec3 from, vec3 to, float sag, float side, vec2 part) {
  vec3 x = to - from;
  float long_ = length(x);
  x /= long_;
  vec3 z = normalize(cross(x, vec3(0.0, 1.0, 0.0)));
  vec3 y = cross(z, x);
  vec3 q = vec3(dot(p - from, x), dot(p - from, y), dot(p - from, z));
  float s = clamp(q.x / long_, part.x, part.y);
  float torn = part.x > 0.0 ? 1.0 - (s - part.x) / (1.0 - part.x) : s / part.y;
  float hang = part.x > 0.0 || part.y < 1.0 ? 0.30 * torn * torn : 0.0;
  float wide = mix(0.8, 1.25, s);
  float off = (q.y + sag * 4.0 * s * (1.0 - s) + hang) / wide;
  float across = (q.z + 0.06 * sin(7.0 * s)) / wide;
  float frayed = 0.025 * swell(off * 60.0);
  float ends = max(part.x * long_ - q.x, q.x - part.y * long_) + frayed;
  float half_ = 0.085 * mix(0.35, 1.0, smoothstep(0.0, 0.3, s) * smoothstep(1.0, 0.8, s));
  float tape = max(max(abs(side * off + half_) - half_, abs(across) - 0.018), ends / wide) - 0.008;
  float cell = abs(fract(q.x / 0.135) - 0.5) * 0.135 / wide;
  float tooth = max(block(vec3(off - 0.02 * side, cell, across), vec3(0.075, 0.040, 0.058), 0.028), (ends + 0.05) / wide);
  return nearer(vec2(tape * wide * 0.7, TAPE), vec2(tooth * wide * 0.7, ZIP));
}

vec2 lost(vec3 p) {
  vec3 q = toLost(p);
  float far = length(q + vec3(0.0, 0.85, 0.0)) - 1.8;
  vec2 result = vec2(far > 0.3 ? far : min(lostBody(q), lostPull(q)) * 0.85, ZIP) * vec2(LOST_SCALE, 1.0);
  vec3 upper = fromLost(vec3(SHOULDER, 0.40, 0.0));
  vec3 lower = fromLost(vec3(-SHOULDER, 0.40, 0.0));
  far = rod(p, UPPER_LIP, upper, 0.8, 0.8);
  if (far > 0.3) return nearer(result, vec2(far, ZIP));
  result = nearer(result, row(p, UPPER_LIP, upper, 0.10, -1.0, vec2(0.0, 1.0)));
  result = nearer(result, row(p, LOWER_LIP, lower, 0.0, 1.0, vec2(0.0, 0.36)));
  return nearer(result, row(p, LOWER_LIP, lower, 0.0, 1.0, vec2(0.58, 1.0)));
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = longJacket(p);
  mat3 frame = holding(HELD_ALONG, HEEL_FROM);
  result = nearer(result, softClasp(p, vec3(0.92, -1.86, -0.12), vec3(2.75, -2.85, 0.50), HELD_AT, frame, 0.15));
  result = nearer(result, vec2(softSleeve(p, vec3(-0.92, -1.86, -0.12), vec3(-1.40, -3.0, 0.1), vec3(-1.2, -4.0, 0.7)), CLOTH));
  return nearer(result, lost(p));
}
