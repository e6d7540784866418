uniform sampler2D uPrint0;

vec4 printAt(vec3 p) {
  if (p.z < 0.3 || p.y < 0.06) return vec4(0.0);
  return printed(uPrint0, (p.xy - vec2(0.0, 0.47)) / 0.84);
}

// Height of the peak at a place: bent down at the sides, a little down in front.
float peakHeight(vec2 at) {
  return 0.05 - 0.30 * at.x * at.x - 0.20 * smoothstep(0.7, 2.3, at.y);
}

// Who wears it: a skull with the house zip for teeth. It looks up at what it has on.
vec2 skull(vec3 p) {
  vec3 m = vec3(abs(p.x), p.yz);
  float far = length(p - vec3(0.0, -0.7, 0.1)) - 1.5;
  if (far > 0.3) return vec2(far, BONE);
  float d = ellipsoid(p - vec3(0.0, -0.16, -0.10), vec3(0.88, 0.86, 0.98));
  d = blend(d, ellipsoid(p - vec3(0.0, -0.70, 0.36), vec3(0.50, 0.46, 0.50)), 0.22);
  // Upper jaw, chin and the branches of the lower one.
  d = blend(d, block(p - vec3(0.0, -0.98, 0.40), vec3(0.40, 0.22, 0.36), 0.20), 0.10);
  d = blend(d, block(p - vec3(0.0, -1.24, 0.44), vec3(0.34, 0.17, 0.32), 0.15), 0.07);
  d = blend(d, rod(m, vec3(0.62, -0.62, 0.00), vec3(0.56, -1.14, 0.14), 0.11, 0.12), 0.08);
  d = blend(d, rod(m, vec3(0.56, -1.14, 0.14), vec3(0.22, -1.30, 0.66), 0.13, 0.12), 0.10);
  // A dent in each temple; brows, and the arch from the cheek to the ear.
  d = carve(d, ellipsoid(m - vec3(0.92, -0.40, 0.36), vec3(0.20, 0.26, 0.34)), 0.16);
  d = blend(d, rod(m, vec3(0.80, -0.54, 0.02), vec3(0.62, -0.64, 0.54), 0.075, 0.105), 0.07);
  d = blend(d, rod(m, vec3(0.62, -0.64, 0.54), vec3(0.34, -0.76, 0.78), 0.115, 0.095), 0.10);
  d = blend(d, rod(m, vec3(0.14, -0.34, 0.82), vec3(0.58, -0.24, 0.62), 0.115, 0.125), 0.10);
  vec3 socket = m - vec3(0.31, -0.47, 0.86);
  socket.xy = turn(0.30) * socket.xy;
  float hole = ellipsoid(socket, vec3(0.24, 0.18, 0.42));
  vec3 nose = vec3(m.x - 0.055, p.y + 0.76 + 0.5 * m.x, p.z - 0.88);
  hole = min(hole, ellipsoid(nose, vec3(0.075, 0.14, 0.25)));
  d = carve(d, hole, 0.05);
  d = carve(d, ellipsoid(m - vec3(0.56, -0.90, 0.40), vec3(0.17, 0.17, 0.34)), 0.09);
  // The zip lies in a furrow of the jaws, the roots of the teeth above and below it.
  float smile = (p.y + 1.12 - 0.55 * p.x * p.x) / sqrt(1.0 + 1.21 * p.x * p.x);
  float front = smoothstep(0.30, 0.45, p.z) * smoothstep(0.50, 0.42, m.x);
  d -= front * 0.022 * ribs(p.x * 6.2831853, 7.0) * smoothstep(0.10, 0.15, abs(smile)) * smoothstep(0.26, 0.18, abs(smile));
  d += front * 0.055 * smoothstep(0.115, 0.085, abs(smile));
  vec2 result = vec2(d * 0.8, hole < 0.0 && socket.z > -0.35 && m.x < 0.6 ? HOLLOW : BONE);
  if (front > 0.5 && abs(smile) < 0.105) result.y = HOLLOW;
  float cell = abs(fract(p.x / 0.115 + (smile > 0.0 ? 0.5 : 0.0)) - 0.5) * 0.115;
  float teeth = max(max(abs(abs(smile) - 0.036) - 0.042, cell - 0.026), max(abs(d - 0.005) - 0.030, 0.3 - p.z)) - 0.010;
  result = nearer(result, vec2(max(teeth, m.x - 0.38) * 0.7, GOLD));
  vec3 tab = p - vec3(-0.39, -1.03, 0.72);
  tab.xz = turn(-0.55) * tab.xz;
  result = nearer(result, vec2(zipTab(tab / 1.15) * 1.15, GOLD));
  vec3 eye = m - vec3(0.30, -0.45, 0.66);
  float ball = length(eye) - 0.165;
  vec2 pupil = vec2(p.x - (p.x > 0.0 ? 0.34 : -0.26), p.y + 0.41);
  return nearer(result, vec2(ball, length(pupil) < 0.06 ? HOLLOW : GLOW));
}

// It stands on what it has made: three coins that lie one on the other, not quite straight.
float coins(vec3 p) {
  float index = clamp(floor((p.y - FLOOR) / 0.15), 0.0, 2.0);
  float d = 1e3;
  for (int i = -1; i < 2; i++) {
    float at = clamp(index + float(i), 0.0, 2.0);
    vec3 c = p - vec3(0.10 * sin(at * 2.4 + 1.0), FLOOR + 0.15 * at + 0.075, 0.14 + 0.08 * cos(at * 2.4));
    float face = length(c.xz);
    float coin = drumY(c, 1.06, 0.058) - 0.014 + 0.010 * ribs(atan(c.x, c.z), 110.0) * step(1.04, face);
    d = min(d, coin + 0.018 * smoothstep(0.92, 0.89, face));
  }
  return 0.8 * d;
}

vec2 map(vec3 world) {
  vec3 p = toGarment(world);
  float angle = atan(p.x, p.z);
  float warp = noise(p * 2.0 + 3.0);
  vec3 q = p - vec3(0.0, 0.0, -0.06);
  q.y *= 1.0 - 0.10 * smoothstep(0.3, -1.0, q.z);
  // Structured: the two panels in front stand steeper than those behind.
  float tall = 0.98 + 0.05 * smoothstep(0.0, 0.6, q.z);
  q.y = tall * pow(max(q.y, 0.0) / tall, 1.35) + min(q.y, 0.0);
  float crown = ellipsoid(q, vec3(0.98, tall, 1.07));
  float panel = abs(fract(angle / 1.0471976 + 0.5) - 0.5) * 1.0471976 * length(p.xz);
  float full = crown + 0.020 * smoothstep(0.55, 0.0, panel) * smoothstep(1.1, 0.5, p.y);
  // The drawing is embroidered: it stands up from the cloth in threads and covers the seam.
  float sewn = full < 0.1 ? printAt(p).a : 0.0;
  float stitched = smoothstep(0.010, 0.0, abs(panel - 0.042)) * smoothstep(0.42, 0.25, abs(fract(length(p.yz) * 17.0) - 0.5));
  full += (0.026 * smoothstep(0.022, 0.004, panel) - 0.009 * stitched) * (1.0 - sewn);
  full -= sewn * (0.016 + 0.003 * sin((p.x + 0.6 * p.y) * 190.0));
  full -= 0.06 * (noise(p * vec3(1.6, 2.0, 1.6)) - 0.5) * smoothstep(0.6, -0.2, p.z) + 0.010 * fold(p.y * 12.0 + warp * 5.0) * smoothstep(0.40, 0.05, p.y);
  float shell = max(full, -p.y - 0.06);
  vec3 hole = vec3(sin(0.5236 + 1.0471976 * floor(angle / 1.0471976)), 0.0, cos(0.5236 + 1.0471976 * floor(angle / 1.0471976)));
  float eyelet = dot(p.xz, hole.xz) > 0.2 ? length(cross(p - vec3(0.0, 0.0, -0.06), normalize(hole + vec3(0.0, 0.92, 0.0)))) : 1.0;
  vec2 result = vec2(shell, CLOTH);
  result = nearer(result, vec2(max(abs(eyelet - 0.046) - 0.014, abs(full) - 0.016), GOLD));
  if (eyelet < 0.034) result.y = HOLLOW;
  result = nearer(result, vec2(ellipsoid(p - vec3(0.0, 1.0, -0.06), vec3(0.10, 0.05, 0.10)), GOLD));
  // The peak: a crescent in front of the crown.
  vec2 flat_ = vec2(length(vec2(p.x * 1.05, (p.z - 0.55) * 0.72)) - 1.06, -(length(p.xz - vec2(0.0, -0.06)) - 0.90));
  float outline = max(max(flat_.x, flat_.y), 0.15 - p.z);
  float rise = p.y - peakHeight(p.xz);
  float peak = length(max(vec2(outline + 0.03, abs(rise) - 0.015), 0.0)) + min(max(outline + 0.03, abs(rise) - 0.015), 0.0) - 0.03;
  for (int row = 1; row < 5; row++) peak += 0.006 * smoothstep(0.012, 0.0, abs(flat_.x + 0.05 + 0.075 * float(row))) * step(0.0, rise);
  result = nearer(result, vec2(peak * 0.75, RIB));
  // The zip runs across the peak, half open to the side.
  float arc = flat_.x + 0.26;
  float sweep_ = atan(p.x, (p.z - 0.55) * 0.72 + 0.6) * 1.45;
  float openAt = 0.07 * smoothstep(0.1, 0.7, sweep_) * smoothstep(1.25, 0.9, sweep_);
  vec3 track = vec3(arc, sweep_, rise - 0.055);
  float tape = max(abs(track.x) - 0.085 - openAt * 0.6, abs(track.z + 0.005) - 0.014);
  result = nearer(result, vec2(max(tape, max(outline, abs(sweep_) - 1.22)) * 0.7, WEB));
  float row = track.x > 0.0 ? 0.5 : 0.0;
  float cell = abs(fract(track.y / 0.072 + row) - 0.5) * 0.072;
  float teeth = max(max(abs(track.z - 0.008) - 0.020, abs(abs(track.x) - 0.020 - openAt) - 0.034), cell - 0.015) - 0.004;
  result = nearer(result, vec2(max(teeth, max(outline, abs(sweep_) - 1.16)) * 0.65, GOLD));
  vec3 tab = p - vec3(0.06, peakHeight(vec2(0.06, 1.66)) + 0.09, 1.66);
  tab.xz = turn(-0.2) * tab.xz;
  vec3 lying = vec3(tab.z, tab.x, tab.y);
  lying.xy = turn(1.35) * lying.xy;
  result = nearer(result, vec2(zipTab(lying / 1.3) * 1.3, GOLD));
  return nearer(nearer(result, skull(p)), vec2(coins(p), GOLD));
}
