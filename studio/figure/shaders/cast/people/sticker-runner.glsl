// Caught by a camera, and unmoved: he pastes a grin over its lens and asks for silence.
const vec3 WATCHER_AT = vec3(-2.10, 0.02, 0.95);
const mat2 WATCHER_TURN = mat2(0.9, 0.436, -0.436, 0.9);
const vec3 HUSH_AT = vec3(0.10, -1.42, 1.22);
// The edge of the label that he still holds.
const vec3 EDGE_IN = vec3(0.44, -0.62, 0.24);
const vec3 EDGE_AT = WATCHER_AT + vec3(EDGE_IN.xz * WATCHER_TURN, EDGE_IN.y).xzy;
const vec3 REACHING = vec3(-0.15, 0.94, -0.30);

vec3 toWatcher(vec3 p) {
  vec3 q = p - WATCHER_AT;
  q.xz = WATCHER_TURN * q.xz;
  return q;
}

vec3 toLabel(vec3 p) {
  vec3 q = toWatcher(p) - vec3(0.05, -0.06, 0.08);
  q.xy = turn(0.12) * q.xy;
  q.z -= 0.50 * pow(max(0.4 * q.x - q.y - 0.15, 0.0), 1.4);
  return q;
}

vec2 watcher(vec3 p) {
  vec3 q = toWatcher(p);
  float far = length((q - vec3(0.0, 0.0, -0.9)) * vec3(1.05, 1.0, 0.8)) - 1.75;
  if (far > 0.4) return vec2(far * 0.8, SHELL);
  float shell = block(q - vec3(0.0, 0.0, -1.10), vec3(0.92, 0.80, 1.10), 0.22);
  shell += 0.02 * smoothstep(0.03, 0.0, abs(q.z + 0.42));
  vec2 result = vec2(shell, SHELL);
  float roof = block(q - vec3(0.0, 0.92, -0.80), vec3(1.04, 0.05, 1.20), 0.04);
  roof = min(roof, block(vec3(abs(q.x) - 1.00, q.y - 0.78, q.z + 0.80), vec3(0.04, 0.18, 1.20), 0.03));
  result = nearer(result, vec2(roof, SHELL));
  result = nearer(result, vec2(length(vec2(length(q.xy) - 0.70, q.z)) - 0.07, GLASS));
  result = nearer(result, vec2(length(q - vec3(-0.75, 0.60, -0.01)) - 0.09, ALARM));
  vec3 l = toLabel(p);
  // A probe for shadows would step over a sheet so thin.
  float thick = detail == ROUGH ? 0.05 : 0.018;
  float label = max(length(max(abs(l.xy) - 0.56, 0.0)) - 0.14, abs(l.z) - thick);
  return nearer(result, vec2(label * 0.7, LABEL));
}

// What it hangs on the wall by.
float bracket(vec3 p) {
  vec3 q = toWatcher(p);
  float d = rod(q, vec3(0.0, -0.60, -1.30), vec3(0.0, -1.15, -1.45), 0.16, 0.13);
  return blend(d, rod(q, vec3(0.0, -1.15, -1.45), vec3(-2.6, -1.25, -2.8), 0.15, 0.15), 0.06);
}

// Thumb before, fingers behind what is held; fingers point along -x, the index lies at +z.
float pinch(vec3 q) {
  float d = block(q - vec3(0.46, 0.00, -0.10), vec3(0.17, 0.12, 0.25), 0.11);
  d = blend(d, rod(q, vec3(0.50, -0.02, -0.10), vec3(1.05, -0.02, -0.10), 0.16, 0.12), 0.12);
  for (int i = 0; i < 4; i++) {
    float s = float(i);
    float short_ = 0.04 * abs(s - 1.0);
    vec3 root = vec3(0.36, 0.08, 0.10 - 0.145 * s);
    vec3 joint = vec3(0.06 + short_, 0.21, 0.09 - 0.155 * s);
    vec3 tip = vec3(-0.16 + short_, 0.16, 0.07 - 0.15 * s);
    d = blend(d, blend(bone(q, root, joint, 0.095, 0.092), bone(q, joint, tip, 0.092, 0.078), 0.02), 0.016);
  }
  float thumb = rod(q, vec3(0.52, -0.06, 0.02), vec3(0.34, -0.16, 0.17), 0.13, 0.105);
  thumb = blend(thumb, rod(q, vec3(0.34, -0.16, 0.17), vec3(0.10, -0.18, 0.16), 0.102, 0.092), 0.03);
  thumb = blend(thumb, rod(q, vec3(0.10, -0.18, 0.16), vec3(-0.14, -0.11, 0.08), 0.094, 0.082), 0.02);
  return blend(d, thumb, 0.03);
}

float holds(vec3 p) {
  vec3 x = -normalize(REACHING);
  vec3 y = vec3(-0.45, 0.0, -0.88);
  y = normalize(y - x * dot(x, y));
  vec3 q = (p - EDGE_AT) * mat3(x, y, cross(x, y)) / 1.15;
  float far = length(q - vec3(0.4, 0.0, 0.0)) - 0.95;
  return (far > 0.3 ? far : pinch(q)) * 1.15;
}

float hush(vec3 p) {
  vec3 q = vec3(p.z - HUSH_AT.z, p.y - HUSH_AT.y, HUSH_AT.x - p.x) / 0.86;
  q.xz = turn(-0.6) * q.xz;
  q.yz = turn(-0.20) * q.yz;
  float far = length(q) - 1.0;
  return (far > 0.3 ? far : pointing(q)) * 0.86;
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = trunk(p);
  vec3 down = -normalize(REACHING);
  vec3 wrist = EDGE_AT + 1.12 * down + vec3(-0.11, 0.0, 0.0);
  float raised = softSleeve(p, vec3(-0.92, -1.86, -0.12), wrist + 1.2 * down, wrist);
  result = nearer(result, vec2(raised, CLOTH));
  result = nearer(result, vec2(holds(p), GLOVE));
  result = nearer(result, sleeve(p, vec3(0.92, -1.86, -0.12), vec3(1.55, -2.75, 0.85), HUSH_AT + vec3(0.16, -0.50, -0.06)));
  result = nearer(result, vec2(hush(p), GLOVE));
  result = nearer(result, vec2(bracket(p), GLASS));
  return nearer(result, watcher(p));
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
  float edge = length(max(abs(q.xy) - 0.52, 0.0)) - 0.10;
  if (q.z < 0.0) skin.tint = vec3(0.70);
  else if (edge > 0.0) skin.tint = vec3(0.80, 0.46, 0.01);
  else if (grin(q.xy / 0.62) < 0.0) skin = Skin(vec3(1.0, 0.58, 0.01), 0.0, 0.3, 0.0, 0.0);
}
