// The print is still wet and the watch has not come round: one in each hand.
const vec3 PRINT_HAND = vec3(-1.62, -1.50, 1.05);
const vec3 WATCH_HAND = vec3(1.60, -1.42, 1.05);

vec3 toPrint(vec3 p) {
  vec3 q = p - PRINT_HAND - vec3(-0.12, 0.98, 0.02);
  q.xz = turn(-0.12) * q.xz;
  q.xy = turn(-0.10) * q.xy;
  return q;
}

vec3 toWatch(vec3 p) {
  vec3 q = p - WATCH_HAND - vec3(0.06, 0.80, 0.04);
  q.xz = turn(0.12) * q.xz;
  q.xy = turn(0.10) * q.xy;
  return q;
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = trunk(p);
  mat3 left = holding(vec3(0.05, 1.0, 0.0), vec3(-0.85, -0.5, 0.0));
  mat3 right = holding(vec3(-0.05, 1.0, 0.0), vec3(0.85, -0.5, 0.0));
  result = nearer(result, arm(p, vec3(-0.92, -1.86, -0.12), vec3(-2.05, -2.62, 0.40), PRINT_HAND, left, 0.015));
  result = nearer(result, arm(p, vec3(0.92, -1.86, -0.12), vec3(2.05, -2.55, 0.40), WATCH_HAND, right, 0.06));
  vec3 q = toPrint(p);
  q.z += 0.07 * q.x * q.x;
  result = nearer(result, vec2(block(q, vec3(0.80, 0.86, 0.022), 0.02) * 0.8, PRINT));
  vec3 w = toWatch(p);
  vec2 face = vec2(length(w.xy), w.z);
  float body = length(max(abs(vec2(face.x - 0.30, face.y)) - vec2(0.30, 0.07), 0.0)) - 0.06;
  result = nearer(result, vec2(carve(body, max(face.x - 0.53, 0.05 - face.y), 0.02), ZIP));
  result = nearer(result, vec2(max(face.x - 0.55, abs(face.y - 0.05) - 0.03), DIAL));
  vec3 k = vec3(abs(w.x), w.yz);
  float crown = rod(w, vec3(0.0, 0.62, 0.0), vec3(0.0, 0.80, 0.0), 0.07, 0.07);
  crown = min(crown, block(w - vec3(0.0, 0.86, 0.0), vec3(0.15, 0.09, 0.12), 0.04));
  crown = min(crown, rod(k, vec3(0.42, 0.50, 0.0), vec3(0.52, 0.62, 0.0), 0.07, 0.09));
  return nearer(result, vec2(min(crown, rod(w, vec3(0.0, -0.60, 0.0), vec3(0.0, -0.95, -0.02), 0.06, 0.06)), ZIP));
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
    if (share < 0.667 && length(q) < 0.40) { skin.tint = vec3(0.02, 0.62, 0.30); skin.glow = 0.35; }
    float tick = abs(fract(share * 12.0 + 0.5) - 0.5) / 12.0 * 6.2831853 * length(q);
    if (tick < 0.018 && abs(length(q) - 0.46) < 0.045) skin.tint = vec3(0.01);
    vec2 n = turn(-0.667 * 6.2831853) * q;
    if (max(abs(n.x) - 0.022, abs(n.y - 0.18) - 0.26) < 0.0 || length(q) < 0.06) skin = Skin(vec3(0.75, 0.01, 0.05), 0.0, 0.4, 0.0, 0.0);
  }
}
