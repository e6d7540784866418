// He leans over a stopwatch larger than himself and hits its button; the finished print already flies over his shoulder.
const vec3 WATCH_AT = vec3(1.78, -1.12, 1.90);
const float WATCH_SIZE = 2.0;
const float WATCH_LEAN = 0.16;
const vec3 SLAP_AT = vec3(1.74, 0.76, 1.84);

vec3 toPrint(vec3 p) {
  vec3 q = p - vec3(-1.60, 0.80, -0.40);
  q.xz = turn(0.35) * q.xz;
  q.xy = turn(-0.55) * q.xy;
  return q / 0.76;
}

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

// Its palm looks down, its fingers at us.
float slap(vec3 p) {
  vec3 y = normalize(vec3(-0.55, -0.52, 0.66));
  vec3 x = normalize(vec3(1.0, -0.35, 0.3));
  x = normalize(x - y * dot(x, y));
  vec3 q = (p - SLAP_AT) * mat3(x, y, cross(x, y)) / 1.1;
  float far = length(q) - 1.0;
  return (far > 0.3 ? far : openHand(q, 0.30)) * 1.1;
}

// It has just let go.
float toss(vec3 p) {
  vec3 q = p - vec3(-2.04, -0.98, 0.25);
  q.xy = turn(-0.35) * q.xy;
  q.yz = turn(0.30) * q.yz;
  float far = length(q) - 1.0;
  return far > 0.3 ? far : openHand(vec3(-q.x, q.yz), 0.35);
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = trunk(p);
  result = nearer(result, sleeve(p, vec3(-0.92, -1.86, -0.12), vec3(-1.85, -2.25, 0.35), vec3(-1.90, -1.38, 0.28)));
  result = nearer(result, sleeve(p, vec3(1.05, -1.66, -0.12), vec3(2.75, 0.95, 0.40), SLAP_AT + vec3(0.36, 0.30, -0.36)));
  result = nearer(result, vec2(min(slap(p), toss(p)), GLOVE));
  vec3 q = toPrint(p);
  q.z += 0.10 * q.x * q.x - 0.06 * q.y * q.y;
  result = nearer(result, vec2(block(q, vec3(0.80, 0.86, 0.022), 0.02) * 0.65, PRINT));
  return nearer(result, watch(p));
}

// A line of a caption: letters too small to read.
float caption(vec2 p, float half_) {
  float letter = abs(fract(p.x / 0.115) - 0.5) * 0.115;
  return max(max(abs(p.y) - 0.062, letter - 0.042), abs(p.x) - half_);
}

void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material == PRINT) {
    vec2 q = toPrint(p).xy - vec2(0.0, 0.06);
    if (max(abs(q.x) - 0.70, abs(q.y) - 0.70) > 0.0) return;
    skin.tint = mix(vec3(0.16, 0.02, 0.34), vec3(0.02, 0.20, 0.16), smoothstep(0.7, -0.7, q.y));
    float beam = abs(fract(atan(q.x, q.y + 0.1) * 2.228) - 0.5);
    skin.tint *= 1.0 + 0.9 * smoothstep(0.22, 0.27, beam);
    vec2 m = vec2(abs(q.x), q.y);
    float bag = min(length((q + vec2(0.0, 0.08)) / vec2(1.0, 0.92)) - 0.36, max(abs(q.y - 0.33) - 0.09, abs(q.x) - 0.10 - 0.7 * max(q.y - 0.30, 0.0)));
    if (bag < 0.0) skin.tint = vec3(0.012, 0.006, 0.020);
    float eye = max(length(m - vec2(0.15, 0.02)) - 0.10, dot(m - vec2(0.15, 0.05), normalize(vec2(-0.5, 1.0))));
    if (eye < 0.0) { skin.tint = vec3(0.05, 0.85, 0.03); skin.glow = 0.7; }
    float y = q.y + 0.23 - 0.5 * q.x * q.x;
    float cell = abs(fract(q.x / 0.075 + (y > 0.0 ? 0.5 : 0.0)) - 0.5) * 0.075;
    if (max(abs(y) - 0.05, abs(q.x) - 0.25) < 0.0 && cell < 0.024) skin.tint = vec3(0.90, 0.52, 0.10);
    float words = min(caption(q - vec2(0.0, 0.56), 0.58), caption(q + vec2(0.0, 0.58), 0.46));
    if (words < 0.0) skin.tint = vec3(0.95);
  }
  if (material == DIAL) {
    vec2 q = toWatch(p).xy;
    float around = atan(q.x, q.y);
    float share = fract(around / 6.2831853);
    if (share < 0.667 && length(q) < 0.40) { skin.tint = vec3(0.01, 0.50, 0.20); skin.glow = 0.30; }
    float tick = abs(fract(share * 12.0 + 0.5) - 0.5) / 12.0 * 6.2831853 * length(q);
    if (tick < 0.022 && abs(length(q) - 0.45) < 0.055) skin.tint = vec3(0.75, 0.68, 0.55);
  }
}
