// The first lesson: what he pulls is the slider of his own mouth, and his mouth opens as far as the zip is long.
const vec3 HELD_AT = vec3(2.44, -1.08, 1.42);
const vec3 HELD_ALONG = normalize(vec3(-0.79, 0.60, -0.125));
const vec3 HEEL_FROM = vec3(-0.10, -0.90, -0.40);
const float PULL_SCALE = 0.74;
const vec3 SLIDER_AT = vec3(1.70, -0.53, 0.99);
const vec3 SLIDER_ALONG = normalize(vec3(-0.98, -0.16, 0.0));
const float SLIDER_SCALE = 0.9;
const float SHOULDER = 0.30;
// Half the pitch of the teeth.
const float TOOTH_STEP = 0.085;
// Where the rows leave the mouth.
const vec3 UPPER_LIP = vec3(0.10, -0.36, 0.72);
const vec3 LOWER_LIP = vec3(0.10, -0.74, 0.74);

// How far a row is from the middle of the slider, which runs from its narrow end (-0.5) to its shoulders (0.5).
float rowAt(float y) {
  return SHOULDER * smoothstep(-0.45, 0.50, y);
}

// Two plates with round shoulders and the wedge between them; in the upper one the channel is cut as a Y.
float sliderShell(vec3 q) {
  float wide = 0.29 + 0.25 * smoothstep(-0.45, 0.25, q.y);
  float plate = block(vec3(q.x, q.y, abs(q.z) - 0.20), vec3(wide, 0.58, 0.07), 0.20);
  plate = max(plate, abs(abs(q.z) - 0.20) - 0.075) - 0.015;
  plate = carve(plate, length(vec2(q.x, 0.7 * (q.y - 0.70))) - 0.22, 0.06);
  vec2 m = vec2(abs(q.x), q.y);
  float channel = min(segment(m, vec2(0.0, -0.70), vec2(0.0, -0.12)), segment(m, vec2(0.0, -0.12), vec2(0.34, 0.44)));
  plate = carve(plate, max(channel - 0.055, -q.z), 0.02);
  float side = block(vec3(abs(q.x) - wide + 0.05, q.y + 0.16, abs(q.z) - 0.17), vec3(0.062, 0.34, 0.11), 0.05);
  float d = blend(plate, side, 0.04);
  d = min(d, block(q - vec3(0.0, 0.24, 0.0), vec3(0.10, 0.16, 0.2), 0.08));
  // The bridge that the pull hangs from.
  float arch = max(abs(length(vec2(0.62 * (q.y + 0.02), q.z - 0.22)) - 0.21) - 0.05, abs(q.x) - 0.10);
  return blend(d, max(arch, 0.2 - q.z) - 0.03, 0.05);
}

// Both tapes through the slider and on, shut, out of the picture: they rise and come nearer.
vec2 shut(vec3 q) {
  float far = max(-q.y - 0.45, 0.0);
  vec3 c = vec3(q.x - 0.25 * far * far, q.y, q.z - 0.12 * far * far);
  float off = abs(c.x) - rowAt(c.y);
  float half_ = mix(0.23, 0.15, smoothstep(-0.5, 0.45, c.y));
  float tape = max(max(abs(off - half_) - half_, abs(c.z) - 0.016 - 0.006 * swell(c.y * 70.0)), c.y - 0.45) - 0.008;
  vec2 result = vec2(tape * 0.65, TAPE);
  for (int side = -1; side < 2; side += 2) {
    float cell = abs(fract(0.5 * c.y / TOOTH_STEP + 0.25 * float(side)) - 0.5) * 2.0 * TOOTH_STEP;
    float tooth = block(vec3(float(side) * c.x - rowAt(c.y) - 0.07, cell, c.z), vec3(0.110, 0.056, 0.085), 0.035);
    result = nearer(result, vec2(max(tooth, c.y - 0.45) * 0.65, ZIP));
  }
  return result;
}

// A ring through the bridge, and the tab with the hole at its end.
float pull(vec3 q) {
  vec3 t = q - vec3(0.0, -0.40, 0.34);
  float ring = length(vec2(length(vec2(1.15 * t.x, t.y)) - 0.25, t.z)) - 0.075;
  t.y += 1.10;
  float flare = 0.23 + 0.13 * smoothstep(0.2, -0.9, t.y);
  float d = block(t, vec3(flare, 0.92, 0.085), 0.14);
  d = max(d, abs(t.z) - 0.07) - 0.015;
  d = carve(d, block(t + vec3(0.0, 0.58, 0.0), vec3(0.17, 0.15, 0.3), 0.12), 0.04);
  return min(d, ring);
}

// Its columns: across, along, towards us.
mat3 lieAlong(vec3 y) {
  vec3 x = normalize(cross(y, vec3(0.0, 0.0, 1.0)));
  return mat3(x, y, cross(x, y));
}

// A row with its tape from the mouth (s = 0) to the slider (s = 1). Its teeth look towards `side`.
vec2 row(vec3 p, vec3 from, vec3 to, float sag, float side) {
  vec3 x = to - from;
  float long_ = length(x);
  x /= long_;
  vec3 z = normalize(cross(x, vec3(0.0, 1.0, 0.0)));
  vec3 y = cross(z, x);
  vec3 q = vec3(dot(p - from, x), dot(p - from, y), dot(p - from, z));
  float s = clamp(q.x / long_, 0.0, 1.0);
  float wide = mix(0.8, 1.3, s);
  float off = (q.y + sag * 4.0 * s * (1.0 - s)) / wide;
  float across = (q.z + 0.05 * sin(6.2832 * s)) / wide;
  float ends = max(-q.x, q.x - long_);
  float half_ = mix(0.04, 0.105, s);
  float tape = max(max(abs(side * off + half_) - half_, abs(across) - 0.014 - 0.005 * swell(q.x * 70.0)), ends / wide) - 0.008;
  float cell = abs(fract(q.x / 0.145) - 0.5) * 0.145 / wide;
  float tooth = max(block(vec3(off - 0.02 * side, cell, across), vec3(0.080, 0.042, 0.062), 0.028), ends / wide);
  return nearer(vec2(tape * wide * 0.7, TAPE), vec2(tooth * wide * 0.7, ZIP));
}

vec2 zip(vec3 p) {
  mat3 pulled = lieAlong(HELD_ALONG), lies = lieAlong(SLIDER_ALONG);
  vec3 t = (p - HELD_AT) * pulled / PULL_SCALE - vec3(0.0, 1.42, -0.32);
  float far = length(t + vec3(0.0, 1.3, 0.0)) - 1.6;
  vec2 result = vec2((far > 0.3 ? far : pull(t) * 0.85) * PULL_SCALE, ZIP);
  vec3 q = (p - SLIDER_AT) * lies / SLIDER_SCALE;
  far = length(q) - 0.95;
  result = nearer(result, vec2((far > 0.3 ? far : sliderShell(q) * 0.85) * SLIDER_SCALE, ZIP));
  if (q.y < 0.7) result = nearer(result, shut(q) * vec2(SLIDER_SCALE, 1.0));
  else result.x = min(result.x, (q.y - 0.4) * SLIDER_SCALE);
  vec3 upper = SLIDER_AT + lies * vec3(SHOULDER, 0.40, 0.0) * SLIDER_SCALE;
  vec3 lower = SLIDER_AT + lies * vec3(-SHOULDER, 0.40, 0.0) * SLIDER_SCALE;
  far = rod(p, UPPER_LIP, upper, 0.8, 0.8);
  if (far > 0.3) return nearer(result, vec2(far, ZIP));
  result = nearer(result, row(p, UPPER_LIP, upper, 0.10, -1.0));
  return nearer(result, row(p, LOWER_LIP, lower, -0.06, 1.0));
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = longJacket(p);
  mat3 frame = holding(HELD_ALONG, HEEL_FROM);
  result = nearer(result, softClasp(p, vec3(0.92, -1.86, -0.12), vec3(2.75, -2.85, 0.50), HELD_AT, frame, 0.15));
  result = nearer(result, vec2(softSleeve(p, vec3(-0.92, -1.86, -0.12), vec3(-1.40, -3.0, 0.1), vec3(-1.2, -4.0, 0.7)), CLOTH));
  return nearer(result, zip(p));
}
