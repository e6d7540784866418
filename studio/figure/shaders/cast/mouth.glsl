// The mouth is a zip, and the zip acts. ZIP_MOUTH: where its opening begins, where its slider stands, half height, curve.
const float LIP = 0.360;
const float CORNER = 1.12;
const float SLIDER = 1.2;

// Towards its corners the zip lies closer: a smile ends on the cheekbones, a frown on the jaw, which is further in.
float lipReach(float angle) {
  return LIP - mix(-0.015, 0.095, smoothstep(0.12, -0.02, ZIP_MOUTH.w)) * smoothstep(0.5, CORNER, abs(angle));
}

float lipGap(float angle) {
  float s = (angle - ZIP_MOUTH.x) / (ZIP_MOUTH.y - ZIP_MOUTH.x);
  return s > 0.0 && s < 1.0 ? ZIP_MOUTH.z * pow(sin(3.14159 * s), 0.6) : 0.0;
}

float lipLine(float angle) {
  return ZIP_MOUTH.w * angle * angle + SKEW * angle - 0.5 * JAW;
}

// Shoulders, a waist and a bridge; it runs towards its shoulders.
float sliderBody(vec3 p) {
  float width = 0.058 + 0.026 * smoothstep(-0.06, 0.07, p.y);
  float d = block(p, vec3(width, 0.088, 0.042), 0.022);
  return min(d, block(p - vec3(0.0, 0.0, 0.048), vec3(0.020, 0.052, 0.026), 0.014));
}

// What hangs from the bridge.
float tongue(vec3 p, float swing) {
  vec3 t = p - vec3(0.0, -0.03, 0.066);
  t.xy = turn(swing) * t.xy;
  t.y += 0.175;
  float d = block(t, vec3(0.036 + 0.030 * smoothstep(0.12, -0.14, t.y), 0.165, 0.018), 0.014);
  d = carve(d, block(t + vec3(0.0, 0.085, 0.0), vec3(0.026, 0.034, 0.1), 0.02), 0.008);
  return carve(d, length(t.xy - vec2(0.0, 0.125)) - 0.020, 0.006);
}

float slider(vec3 p, float swing) {
  return min(sliderBody(p), tongue(p, swing));
}

// A bar with round shoulders: x across its tape, y from the middle line outwards, z along the row.
float zipTooth(vec3 p) {
  const float ROUND = 0.020;
  vec3 q = abs(p - vec3(0.020, 0.062, 0.0)) - vec3(0.034, 0.055, 0.042) + ROUND;
  return length(max(q, 0.0)) + min(max(q.x, max(q.y, q.z)), 0.0) - ROUND;
}

vec2 mouth(vec3 p) {
  vec3 q = p - BITE;
  float angle = atan(q.x, q.z);
  float radial = length(q.xz) - lipReach(angle);
  float y = q.y - lipLine(angle);
  float gap = lipGap(angle);
  float end = (abs(angle) - CORNER) * LIP;
  float offset = abs(y) - gap;
  // At its corners the tape runs back to the teeth.
  float inward = 0.014 + 0.11 * smoothstep(0.6, 1.0, abs(angle));
  float tape = max(max(max(radial - 0.004, -radial - inward), abs(offset - 0.066) - 0.064), end);
  vec2 result = vec2(tape - 0.006, TAPE);
  if (detail == ROUGH) return result;
  // Seven bars above and six below: where the zip is shut they stand like bricks.
  const float PITCH = 2.0 * CORNER / 7.0;
  float row = y > 0.0 ? 0.5 : 0.0;
  float own = abs(fract(angle / PITCH + row) - 0.5) * PITCH * LIP;
  float facing = abs(fract(angle / PITCH + 0.5 - row) - 0.5) * PITCH * LIP;
  vec2 ends = end + PITCH * LIP * (y > 0.0 ? vec2(0.0, 0.5) : vec2(0.5, 0.0));
  float tooth = max(zipTooth(vec3(radial, offset, own)), ends.x);
  tooth = min(tooth, max(zipTooth(vec3(radial, -abs(y) - gap, facing)), ends.y));
  result = nearer(result, vec2(tooth * 0.85, ZIP));
  vec3 pull = q;
  pull.xz = turn(ZIP_MOUTH.y) * pull.xz;
  pull = (pull - vec3(0.0, lipLine(ZIP_MOUTH.y), lipReach(ZIP_MOUTH.y) + 0.042)) / SLIDER;
  vec3 body = pull;
  body.xy = turn(2.0 * ZIP_MOUTH.w * ZIP_MOUTH.y + SKEW) * body.xy;
  float side = ZIP_MOUTH.y < ZIP_MOUTH.x ? -1.0 : 1.0;
  float tab = tongue(pull * vec3(1.0, 1.2, 1.0), 0.14) / 1.2;
  return nearer(result, vec2(min(sliderBody(vec3(body.y, -side * body.x, body.z)), tab) * SLIDER, ZIP));
}
