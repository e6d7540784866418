const float LIP_RADIUS = 0.352;
const float GRIN = 0.19;

float lipGap(float angle) {
  // A lens of open zip from the corner at the left to the slider at the right.
  float s = (angle + 1.12) / (ZIP_SLIDER + 1.12);
  return s > 0.0 && s < 1.0 ? 0.150 * pow(sin(3.14159 * s), 0.6) : 0.0;
}

vec2 mouth(vec3 p) {
  vec3 q = p - BITE;
  float angle = atan(q.x, q.z);
  float radial = length(q.xz) - LIP_RADIUS;
  float y = q.y - GRIN * angle * angle - 0.01;
  float gap = lipGap(angle);
  float end = (abs(angle) - 1.14) * LIP_RADIUS;
  float offset = abs(y) - gap;

  float tape = max(max(abs(radial) - 0.012, abs(offset - 0.048) - 0.030), end);
  vec2 result = vec2(tape - 0.006, TAPE);

  const float PITCH = 0.165;
  float upper = y > 0.0 ? 0.5 : 0.0;
  float cell = abs(fract(angle / PITCH + upper) - 0.5) * PITCH * LIP_RADIUS;
  float tooth = max(max(abs(radial - 0.016) - 0.024, abs(offset - 0.012) - 0.034), cell - 0.0125);
  // Closed teeth cross the middle line, so a row must also be seen from the other side of it.
  float other = abs(fract(angle / PITCH + 0.5 - upper) - 0.5) * PITCH * LIP_RADIUS;
  float crossing = max(max(abs(radial - 0.016) - 0.024, abs(-abs(y) - gap - 0.012) - 0.034), other - 0.0125);
  result = nearer(result, vec2(max(min(tooth, crossing), end) - 0.005, GOLD));

  vec3 pull = q;
  pull.xz = turn(ZIP_SLIDER) * pull.xz;
  pull.y -= GRIN * ZIP_SLIDER * ZIP_SLIDER + 0.01;
  pull.z -= LIP_RADIUS + 0.03;
  vec3 body = pull;
  body.xy = turn(0.5 * ZIP_SLIDER) * body.xy;
  float slider = block(body, vec3(0.062, 0.072, 0.045), 0.022);
  vec3 t = pull - vec3(0.02, -0.20, 0.035);
  t.xy = turn(-0.12) * t.xy;
  float tongue = block(t, vec3(0.036 + 0.030 * smoothstep(0.1, -0.14, t.y), 0.145, 0.016), 0.014);
  tongue = carve(tongue, length(t.xy - vec2(0.0, -0.08)) - 0.026, 0.01);
  float ring = length(vec2(length(pull.xy - vec2(0.0, -0.065)) - 0.035, pull.z - 0.04)) - 0.013;
  return nearer(result, vec2(min(min(slider, tongue), ring), GOLD));
}
