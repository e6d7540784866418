// Caught, and unmoved: he pastes a label on the lens that films him and asks for silence.
const vec3 LABEL_AT = vec3(-1.98, -0.52, 1.55);
const vec3 LABEL_HAND = LABEL_AT + vec3(1.03, -0.80, 0.0);
const float LABEL_LEAN = 0.20;
const vec3 HUSH_AT = vec3(-0.02, -1.24, 1.27);

vec3 toLabel(vec3 p) {
  vec3 q = p - LABEL_AT;
  q.xy = turn(LABEL_LEAN) * q.xy;
  q.z += 0.05 * q.x * q.x;
  // A corner has come off its backing.
  q.z -= 0.60 * pow(max(-q.x - q.y - 1.25, 0.0), 1.5);
  return q;
}

float hush(vec3 p) {
  vec3 q = vec3(p.z - HUSH_AT.z, p.y - HUSH_AT.y, HUSH_AT.x - p.x) / 0.92;
  q.xz = turn(-0.6) * q.xz;
  q.yz = turn(-0.12) * q.yz;
  float far = length(q) - 1.0;
  return (far > 0.3 ? far : pointing(q)) * 0.92;
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = trunk(p);
  mat3 edge = holding(vec3(sin(LABEL_LEAN), cos(LABEL_LEAN), 0.0), vec3(0.8, -0.5, -0.3));
  result = nearer(result, arm(p, vec3(-0.92, -1.86, -0.12), vec3(-1.45, -2.75, 0.55), LABEL_HAND, edge, 0.03));
  result = nearer(result, sleeve(p, vec3(0.92, -1.86, -0.12), vec3(1.55, -2.75, 0.85), vec3(0.12, -1.74, 1.21)));
  result = nearer(result, vec2(hush(p), GLOVE));
  vec3 q = toLabel(p);
  float label = max(length(max(abs(q.xy) - 0.98, 0.0)) - 0.20, abs(q.z) - 0.02);
  return nearer(result, vec2(label * 0.75, LABEL));
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
  if (material != LABEL) return;
  vec3 q = toLabel(p);
  float edge = length(max(abs(q.xy) - 0.90, 0.0)) - 0.16;
  if (edge > 0.0) skin.tint = vec3(0.80, 0.46, 0.01);
  else if (grin(q.xy) < 0.0) skin = Skin(vec3(1.0, 0.58, 0.01), 0.0, 0.3, 0.0, 0.0);
}
