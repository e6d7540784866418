// Zipped from cheek to cheek: two toothed bands locked into each other, the slider at the end of its way.
const float LIP_RADIUS = 0.362;
const float GRIN = 0.17;
const float ENDS = 1.16;

vec2 mouth(vec3 p) {
  vec3 q = p - BITE;
  float angle = atan(q.x, q.z);
  float radial = length(q.xz) - LIP_RADIUS;
  float y = q.y - GRIN * angle * angle - 0.015;
  float end = (abs(angle) - ENDS) * LIP_RADIUS;

  float tape = max(max(abs(radial) - 0.014, abs(y) - 0.135), end - 0.02);
  // A stitched hem along both edges.
  tape = min(tape, max(length(vec2(radial - 0.012, abs(y) - 0.128)) - 0.016, end - 0.02));
  vec2 result = vec2(tape - 0.006, TAPE);

  const float PITCH = 0.185;
  float best = 1e3;
  for (int row = 0; row < 2; row++) {
    float up = row == 0 ? 1.0 : -1.0;
    float cell = abs(fract(angle / PITCH + 0.5 * float(row)) - 0.5) * PITCH * LIP_RADIUS;
    float h = y * up - 0.022;
    // Narrow at the root, a round head that bites past the middle.
    float root = max(max(abs(h - 0.030) - 0.040, cell - 0.0135), abs(radial - 0.024) - 0.026);
    float knob = max(length(vec2(cell, h + 0.012) * vec2(1.0, 0.8)) - 0.0235, abs(radial - 0.024) - 0.034);
    best = min(best, min(root, knob));
  }
  result = nearer(result, vec2((max(best, end) - 0.006) * 0.75, GOLD));

  vec3 pull = q;
  pull.xz = turn(ENDS - 0.14) * pull.xz;
  pull.y -= GRIN * (ENDS - 0.14) * (ENDS - 0.14) + 0.015;
  pull.z -= LIP_RADIUS + 0.035;
  vec3 body = pull;
  body.xy = turn(0.34) * body.xy;
  float slider = block(body, vec3(0.080, 0.098, 0.048), 0.024);
  vec3 t = pull - vec3(-0.01, -0.245, 0.045);
  float tongue = block(t, vec3(0.050 + 0.030 * smoothstep(0.1, -0.14, t.y), 0.165, 0.018), 0.016);
  tongue = carve(tongue, length(t.xy - vec2(0.0, -0.09)) - 0.032, 0.01);
  float ring = length(vec2(length(pull.xy - vec2(0.0, -0.085)) - 0.045, pull.z - 0.045)) - 0.016;
  return nearer(result, vec2(min(min(slider, tongue), ring), GOLD));
}
