// He holds a stopwatch as large as his head, and his thumb is down on its button before it has come round.
const vec3 WATCH_AT = vec3(1.95, -1.36, 1.30);
const float WATCH_SIZE = 1.45;
const float WATCH_LEAN = -0.08;
const vec3 PRESS_AT = vec3(2.17, 0.79, 1.20);
const vec3 RIM_AT = WATCH_AT + vec3(-0.70, -0.30, 0.0);

vec3 toWatch(vec3 p) {
  vec3 q = p - WATCH_AT;
  q.xz = turn(0.12) * q.xz;
  q.xy = turn(-WATCH_LEAN) * q.xy;
  return q / WATCH_SIZE;
}

vec2 watch(vec3 p) {
  vec3 w = toWatch(p);
  float far = length(w) - 1.0;
  if (far > 0.2) return vec2(far * WATCH_SIZE, ZIP);
  vec2 face = vec2(length(w.xy), w.z);
  float body = length(max(abs(vec2(face.x - 0.30, face.y)) - vec2(0.30, 0.07), 0.0)) - 0.06;
  vec2 result = vec2(carve(body, max(face.x - 0.53, 0.05 - face.y), 0.02), ZIP);
  result = nearer(result, vec2(max(face.x - 0.55, abs(face.y - 0.05) - 0.03), DIAL));
  vec3 k = vec3(abs(w.x), w.yz);
  float crown = rod(w, vec3(0.0, 0.62, 0.0), vec3(0.0, 0.76, 0.0), 0.08, 0.08);
  crown = min(crown, rod(k, vec3(0.42, 0.50, 0.0), vec3(0.50, 0.60, 0.0), 0.06, 0.08));
  result = nearer(result, vec2(crown, ZIP));
  result = nearer(result, vec2(drumY(w - vec3(0.0, 0.79, 0.0), 0.15, 0.05) - 0.02, BUTTON));
  vec2 n = turn(0.667 * 6.2831853) * w.xy;
  float hand_ = max(max(abs(n.x) - 0.022, abs(n.y - 0.16) - 0.28), abs(w.z - 0.10) - 0.01);
  result = nearer(result, vec2(min(hand_, max(face.x - 0.06, abs(w.z - 0.10) - 0.02)) - 0.006, BUTTON));
  return result * vec2(WATCH_SIZE * 0.9, 1.0);
}

// Its thumb points down, its folded fingers at us.
const vec3 PRESS_UP = vec3(0.17, 0.985, 0.0);
const vec3 PRESS_AHEAD = vec3(-0.985, 0.17, 0.0);
const float PRESS_SIZE = 1.08;

float press(vec3 p) {
  vec3 q = (p - PRESS_AT) * mat3(PRESS_UP, PRESS_AHEAD, vec3(0.0, 0.0, 1.0)) / PRESS_SIZE;
  float far = length(q) - 1.1;
  float heel = rod(q, vec3(0.0, -0.20, -0.05), vec3(-0.18, -0.51, -0.11), 0.16, 0.14);
  return (far > 0.3 ? far : blend(thumbUp(q), heel, 0.06)) * PRESS_SIZE;
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = trunk(p);
  mat3 rim = holding(vec3(-0.40, 0.92, 0.0), vec3(-0.9, -0.5, -0.1));
  result = nearer(result, softArm(p, vec3(-0.92, -1.86, -0.12), vec3(-0.70, -2.95, 0.90), RIM_AT, rim, 0.22));
  result = nearer(result, sleeve(p, vec3(0.92, -1.80, -0.12), vec3(3.60, -0.55, 0.10), PRESS_AT + vec3(0.62, -0.42, -0.25)));
  result = nearer(result, vec2(press(p), GLOVE));
  return nearer(result, watch(p));
}

// Two slanted eyes and a zip: what he makes is on the dial already.
float grin(vec2 p) {
  vec2 m = vec2(abs(p.x), p.y);
  float eye = max(length(m - vec2(0.17, 0.10)) - 0.105, dot(m - vec2(0.17, 0.13), normalize(vec2(-0.5, 1.0))));
  float y = p.y + 0.19 - 0.5 * p.x * p.x;
  float cell = abs(fract(p.x / 0.085 + (y > 0.0 ? 0.5 : 0.0)) - 0.5) * 0.085;
  float zip = max(max(abs(y) - 0.065, abs(p.x) - 0.30), max(cell - 0.030, 0.008 - abs(y)));
  return min(eye, zip);
}

void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material == DIAL) {
    vec2 q = toWatch(p).xy;
    float around = atan(q.x, q.y);
    float share = fract(around / 6.2831853);
    if (share < 0.667 && length(q) < 0.54 && length(q) > 0.37) { skin.tint = vec3(0.01, 0.50, 0.20); skin.glow = 0.30; }
    float tick = abs(fract(share * 12.0 + 0.5) - 0.5) / 12.0 * 6.2831853 * length(q);
    if (grin(q / 1.08) < 0.0) { skin.tint = vec3(1.0, 0.62, 0.02); skin.glow = 0.45; }
    if (tick < 0.022 && abs(length(q) - 0.45) < 0.055) skin.tint = vec3(0.75, 0.68, 0.55);
  }
}
