// Caught, and unmoved: he pastes the label on the lens that films him; the roll with the other hundreds is in his other hand.
const vec3 LABEL_AT = vec3(-1.62, 0.02, 2.0);
const vec3 LABEL_HAND = LABEL_AT + vec3(1.03, -0.80, 0.0);
const float LABEL_LEAN = 0.20;
const vec3 ROLL_HAND = vec3(1.72, -1.22, 0.95);
const vec3 ROLL_AT = ROLL_HAND + vec3(0.30, 0.62, 0.0);

vec3 toLabel(vec3 p) {
  vec3 q = p - LABEL_AT;
  q.xy = turn(LABEL_LEAN) * q.xy;
  q.z += 0.05 * q.x * q.x;
  // A corner has come off its backing.
  q.z -= 0.60 * pow(max(q.x + q.y - 1.35, 0.0), 1.5);
  return q;
}

vec3 toRoll(vec3 p) {
  vec3 q = p - ROLL_AT;
  q.xz = turn(-0.45) * q.xz;
  return q;
}

vec2 roll(vec3 p) {
  vec3 q = toRoll(p);
  float side = length(q.xy);
  vec2 result = vec2(length(max(abs(vec2(side - 0.66, q.z)) - vec2(0.24, 0.30), 0.0)) - 0.03, PAPER);
  result = nearer(result, vec2(max(abs(side - 0.40) - 0.05, abs(q.z) - 0.34) - 0.01, CORE));
  // What has come off it flies behind him.
  vec3 s = q - vec3(0.0, 0.92, 0.0);
  s.y -= 0.22 * sin(1.9 * s.x) + 0.03 * s.x * s.x;
  float band = max(max(abs(s.y) - 0.018, abs(s.z) - 0.30), max(-s.x, s.x - 4.0));
  return nearer(result, vec2(band * 0.65, PAPER));
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = trunk(p);
  mat3 edge = holding(vec3(sin(LABEL_LEAN), cos(LABEL_LEAN), 0.0), vec3(0.8, -0.5, -0.3));
  result = nearer(result, arm(p, vec3(-0.92, -1.86, -0.12), vec3(-0.50, -2.60, 1.05), LABEL_HAND, edge, 0.03));
  mat3 rim_ = holding(vec3(-0.35, 0.10, 0.9), vec3(0.1, -1.0, 0.0));
  result = nearer(result, arm(p, vec3(0.92, -1.86, -0.12), vec3(1.95, -2.50, 0.30), ROLL_HAND, rim_, 0.12));
  vec3 q = toLabel(p);
  float label = max(length(max(abs(q.xy) - 0.98, 0.0)) - 0.20, abs(q.z) - 0.02);
  result = nearer(result, vec2(label * 0.75, LABEL));
  return nearer(result, roll(p));
}

// Two slanted eyes and a zip, as on all of them.
float grin(vec2 p) {
  vec2 m = vec2(abs(p.x), p.y);
  float eye = max(length(m - vec2(0.36, 0.24)) - 0.23, dot(m - vec2(0.36, 0.31), normalize(vec2(-0.5, 1.0))));
  float y = p.y + 0.36 - 0.34 * p.x * p.x;
  float cell = abs(fract(p.x / 0.17 + (y > 0.0 ? 0.5 : 0.0)) - 0.5) * 0.17;
  float zip = max(abs(y) - 0.16, abs(p.x) - 0.74);
  return min(eye, max(zip, -max(max(abs(abs(y) - 0.065) - 0.07, cell - 0.055), abs(p.x) - 0.69)));
}

void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material == LABEL) {
    vec3 q = toLabel(p);
    float edge = length(max(abs(q.xy) - 0.90, 0.0)) - 0.16;
    if (edge > 0.0 || q.z < 0.0) skin.tint = vec3(0.84, 0.80, 0.74);
    else if (grin(q.xy) < 0.0) skin.tint = vec3(0.012, 0.006, 0.012);
  }
  if (material == PAPER) {
    vec3 q = toRoll(p);
    float side = length(q.xy);
    if (side < 0.93) skin.tint *= mix(0.72, 1.0, smoothstep(0.1, 0.3, abs(fract(side * 16.0) - 0.5)));
    vec2 s = vec2(fract(q.x / 0.62) * 0.62 - 0.31, q.z) / 0.26;
    if (q.y > 0.5 && q.x > 0.1 && abs(q.z) < 0.27) skin.tint = grin(s) < 0.0 ? vec3(0.012) : vec3(1.0, 0.66, 0.02);
  }
}
