// He has pressed the lever: the meme leaps out of the toaster, well done on one side.
const vec3 TOASTER_AT = vec3(1.78, -1.16, 1.55);
const vec3 LEVER_HAND = vec3(0.42, -1.30, 1.86);
const vec3 TABLE = vec3(0.0, -2.33, 1.7);

vec3 toToaster(vec3 p) {
  vec3 q = p - TOASTER_AT;
  q.xz = turn(0.16) * q.xz;
  return q;
}

vec3 toSecond(vec3 p) {
  return (toToaster(p) - vec3(0.02, 0.28, -0.19)) / 0.95;
}

vec3 toSlice(vec3 p) {
  vec3 q = p - vec3(1.96, 0.52, 1.10);
  q.xz = turn(0.20) * q.xz;
  q.xy = turn(0.22) * q.xy;
  return q;
}

// The outline of a loaf, and how far one is inside it.
float loaf(vec2 p) {
  float crumb = block(vec3(p.x, p.y + 0.12, 0.0), vec3(0.62, 0.60, 1.0), 0.16);
  return blend(crumb, block(vec3(p.x, p.y - 0.36, 0.0), vec3(0.74, 0.30, 1.0), 0.28), 0.10);
}

float slice(vec3 q) {
  vec2 d = vec2(loaf(q.xy) + 0.05, abs(q.z) - 0.06);
  return length(max(d, 0.0)) + min(max(d.x, d.y), 0.0) - 0.05;
}

vec2 toaster(vec3 p) {
  vec3 q = toToaster(p);
  float far = length(q * vec3(1.0, 1.2, 1.2)) - 1.30;
  if (far > 0.3) return vec2(far * 0.83, SHELL);
  float shell = block(q, vec3(0.98, 0.62, 0.50), 0.30);
  vec3 k = vec3(q.x, q.y - 0.60, abs(q.z) - 0.19);
  shell = carve(shell, block(k, vec3(0.78, 0.25, 0.085), 0.03), 0.03);
  shell += 0.012 * smoothstep(0.025, 0.0, abs(abs(q.x) - 0.74));
  vec2 result = vec2(shell, SHELL);
  result = nearer(result, vec2(block(q + vec3(0.0, 0.60, 0.0), vec3(0.90, 0.10, 0.44), 0.06), FOOT));
  float face = length(q.xy - vec2(0.14, -0.08));
  result = nearer(result, vec2(max(face - 0.40, abs(q.z - 0.50) - 0.03), DIAL));
  result = nearer(result, vec2(length(vec2(face - 0.41, q.z - 0.52)) - 0.050, ZIP));
  vec2 n = turn(0.667 * 6.2831853) * (q.xy - vec2(0.14, -0.08));
  float hand_ = max(max(abs(n.x) - 0.030, abs(n.y - 0.13) - 0.20), abs(q.z - 0.55) - 0.01);
  result = nearer(result, vec2(min(hand_, max(face - 0.07, abs(q.z - 0.55) - 0.02)) - 0.008, LEVER));
  // The second slice stays down.
  return nearer(result, vec2(slice(toSecond(p)) * 0.95, TOAST));
}

float crumbs(vec3 p) {
  vec3 q = p - vec3(1.92, -0.10, 1.25);
  float d = length(q) - 1.15;
  if (d > 0.2) return d;
  d = block(q - vec3(-0.93, 0.10, 0.1), vec3(0.050, 0.036, 0.04), 0.02);
  d = min(d, block(q - vec3(0.80, 0.02, 0.1), vec3(0.050, 0.040, 0.04), 0.02));
  d = min(d, block(q - vec3(-0.80, -0.22, 0.0), vec3(0.036, 0.040, 0.03), 0.015));
  return min(d, block(q - vec3(0.96, 0.34, 0.0), vec3(0.040, 0.036, 0.03), 0.018));
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = trunk(p);
  mat3 presses = holding(vec3(1.0, 0.10, -0.10), vec3(-0.5, 0.35, -0.1));
  result = nearer(result, softArm(p, vec3(-0.92, -1.86, -0.12), vec3(-1.30, -1.86, 0.95), LEVER_HAND, presses, 0.085));
  result = nearer(result, vec2(softSleeve(p, vec3(0.92, -1.86, -0.12), vec3(1.95, -1.80, 0.30), vec3(2.35, -1.80, 1.20)), CLOTH));
  result = nearer(result, vec2(rod(p, LEVER_HAND - vec3(0.30, 0.02, 0.0), LEVER_HAND + vec3(0.48, 0.04, -0.05), 0.085, 0.075), LEVER));
  result = nearer(result, toaster(p));
  vec3 q = toSlice(p);
  float far = length(q) - 1.05;
  result = nearer(result, vec2(far > 0.3 ? far : slice(q), TOAST));
  result = nearer(result, vec2(crumbs(p), TOAST));
  return nearer(result, vec2(block(p - TABLE, vec3(5.2, 0.40, 2.4), 0.08), TABLE_TOP));
}

// A line of a caption: letters too small to read.
float caption(vec2 p, float half_) {
  float at = p.x / 0.105;
  float letter = mod(floor(at), 4.0) == 1.0 ? 1.0 : abs(fract(at) - 0.5) * 0.105 - 0.040;
  return max(max(abs(p.y) - 0.060, letter), abs(p.x) - half_);
}

// What is burnt in: two slanted eyes, a zip, a line above and one below.
float burnt(vec2 p) {
  vec2 m = vec2(abs(p.x), p.y);
  float eye = max(length(m - vec2(0.25, 0.13)) - 0.17, dot(m - vec2(0.25, 0.18), normalize(vec2(-0.5, 1.0))));
  float y = p.y + 0.24 - 0.36 * p.x * p.x;
  float cell = abs(fract(p.x / 0.125 + (y > 0.0 ? 0.5 : 0.0)) - 0.5) * 0.125;
  float zip = max(abs(y) - 0.105, abs(p.x) - 0.46);
  zip = max(zip, -max(max(abs(abs(y) - 0.046) - 0.036, cell - 0.042), abs(p.x) - 0.43));
  return min(min(eye, zip), min(caption(p - vec2(0.0, 0.43), 0.50), caption(p + vec2(0.0, 0.54), 0.40)));
}

void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material == TOAST) {
    vec3 q = toSlice(p);
    bool isOut = abs(q.z) < 0.2 && loaf(q.xy) < 0.06;
    float inside = loaf(isOut ? q.xy : toSecond(p).xy);
    skin.tint *= 0.80 + 0.35 * noise(p * 6.0) - 0.25 * noise(p * 23.0);
    skin.tint = mix(skin.tint, vec3(0.30, 0.10, 0.02), smoothstep(-0.14, -0.05, inside));
    if (isOut && q.z > 0.0) skin.tint = mix(skin.tint, vec3(0.022, 0.006, 0.003), smoothstep(0.008, -0.008, burnt(q.xy)));
  }
  if (material == DIAL) {
    vec2 q = toToaster(p).xy - vec2(0.14, -0.08);
    float share = fract(atan(q.x, q.y) / 6.2831853);
    if (share < 0.667 && length(q) < 0.27) { skin.tint = vec3(0.01, 0.50, 0.20); skin.glow = 0.30; }
    float tick = abs(fract(share * 12.0 + 0.5) - 0.5) / 12.0 * 6.2831853 * length(q);
    if (tick < 0.020 && abs(length(q) - 0.325) < 0.035) skin.tint = vec3(0.75, 0.68, 0.55);
  }
}
