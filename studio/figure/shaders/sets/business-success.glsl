const vec3 LAMP_AT = vec3(1.5, -2.9, 2.6);
const vec3 LAMP = vec3(1.0, 0.66, 0.16) * 1.3;
const float ROLL = 0.0;
const float NEAR = 5.5;
const float REACH = 17.5;
const float LEATHER = EXTRA;
const float SEAM = EXTRA + 1.0;
const vec3 CASE_AT = vec3(1.86, -3.30, 1.45);

// A tailored sleeve is narrow and shows a cuff.
vec2 tailored(vec3 p, vec3 shoulder, vec3 elbow, vec3 wrist) {
  vec3 along = normalize(wrist - elbow);
  float far = length(p - mix(shoulder, wrist, 0.5)) - distance(shoulder, wrist) * 0.5 - 0.8;
  if (far > 0.35) return vec2(far, CLOTH);
  vec3 end = wrist - along * 0.16;
  float d = blend(rod(p, shoulder, elbow, 0.46, 0.36), rod(p, elbow, end, 0.36, 0.27), 0.14);
  float warp = noise(p * 1.8);
  d -= 0.045 * crease(dot(p - elbow, along) * 6.0 + p.x + warp * 4.5, 2.2) * smoothstep(1.0, 0.1, length(p - elbow));
  float beyond = dot(p - end, along);
  d = max(d, beyond);
  float cuff = max(rod(p, elbow, wrist, 0.28, 0.235), abs(beyond - 0.02) - 0.09);
  vec2 result = nearer(vec2(d * 0.85, CLOTH), vec2(cuff * 0.9, SHIRT));
  return nearer(result, vec2((length(p - end - along * 0.05 - vec3(0.20, -0.02, 0.16)) - 0.055), GOLD));
}

vec2 dressedArm(vec3 p, vec3 shoulder, vec3 elbow, vec3 wrist, vec3 fingers, vec3 palm, float side, Grip grip) {
  return nearer(tailored(p, shoulder, elbow, wrist), handAt(p, wrist, fingers, palm, side, grip));
}

vec2 posed(vec3 p) {
  // One hand straightens the tie, the other arm holds the case.
  vec2 result = dressedArm(p, SHOULDER_RIGHT, vec3(-1.95, -3.05, 0.30), vec3(-0.86, -2.66, 1.12), vec3(0.84, 0.52, 0.10), vec3(0.1, 0.0, -1.0), 1.0, Grip(vec4(0.75, 0.85, 0.95, 1.1), 0.6, 0.04));
  return nearer(result, dressedArm(p, SHOULDER, vec3(2.25, -2.50, 0.05), vec3(2.06, -2.04, 1.12), vec3(-0.10, -0.75, 0.55), vec3(0.0, -0.6, -0.8), -1.0, FIST));
}

vec3 toCase(vec3 p) {
  return turnY(turnZ(p - CASE_AT, -0.10), 0.22);
}

vec2 scenery(vec3 p) {
  vec3 q = toCase(p);
  if (length(q) - 1.6 > 0.3) return vec2(length(q) - 1.5, LEATHER);
  float d = block(q, vec3(1.15, 0.72, 0.26), 0.10);
  d = max(d, -max(abs(q.y - 0.16) - 0.05, -d - 0.05));
  vec2 result = vec2(d * 0.9, LEATHER);
  result = nearer(result, vec2(max(d + 0.025, abs(q.y - 0.16) - 0.048), SEAM));
  vec3 m = vec3(abs(q.x), q.yz);
  result = nearer(result, vec2(block(m - vec3(0.62, 0.16, 0.26), vec3(0.13, 0.12, 0.05), 0.03), GOLD));
  result = nearer(result, vec2((length(max(abs(m - vec3(1.10, abs(q.y) > 0.1 ? sign(q.y) * 0.67 : 0.0, 0.0)) - vec3(0.0, 0.0, 0.20), 0.0)) - 0.085), GOLD));
  float handle = length(vec2(length(max(abs(q.xy - vec2(0.0, 0.80)) - vec2(0.26, 0.06), 0.0)) - 0.10, q.z)) - 0.05;
  return nearer(result, vec2(handle, GOLD));
}

Surface paint(vec3 p, float m) {
  if (m == LEATHER) return Surface(vec3(0.085, 0.022, 0.012) * (0.8 + 0.4 * noise(p * 30.0)), SHINY, vec3(0.0));
  if (m == SEAM) return Surface(vec3(0.0), MATTE, vec3(1.0, 0.62, 0.12) * 2.4);
  if (m == SHIRT) return Surface(vec3(0.36, 0.33, 0.34), MATTE, vec3(0.0));
  if (m == TIE) {
    float stripe = smoothstep(-0.1, 0.1, sin((p.y + p.x * 0.8) * 22.0));
    return Surface(mix(vec3(0.42, 0.010, 0.035), vec3(0.20, 0.004, 0.020), stripe), MATTE, vec3(0.020, 0.0, 0.002));
  }
  if (m == LAPEL) return Surface(vec3(0.055, 0.050, 0.075), SHINY, vec3(0.0));
  return plain(m, p);
}

vec3 city(vec2 q, float depth, vec3 haze_) {
  float wide = 0.16 - 0.03 * depth;
  float at = floor(q.x / wide);
  float pick = hash(ivec2(int(at), int(depth) * 31 + 400));
  float roof = -0.62 + 0.16 * depth + 0.75 * pick * pick * (0.6 + 0.15 * depth);
  if (q.y > roof) return vec3(-1.0);
  vec2 cell = vec2(fract(q.x / wide) * 6.0, (q.y - roof) * 42.0);
  vec2 f = abs(fract(cell) - 0.5);
  float lit = hash(ivec3(int(at) * 9 + int(floor(cell.x)), int(floor(cell.y)), int(depth)));
  float on = step(0.80, lit) * step(f.x, 0.30) * step(f.y, 0.26) * step(0.5, cell.x) * step(cell.x, 5.5);
  vec3 c = haze_ * (0.25 + 0.22 * depth);
  return c + mix(vec3(1.0, 0.62, 0.22), vec3(0.45, 0.70, 1.0), step(0.92, lit)) * on * (0.42 - 0.09 * depth);
}

vec3 backdrop(vec2 uv, vec3 ray) {
  vec3 tint = mix(LIGHT_A, LIGHT_B, smoothstep(-0.8, 0.9, uv.x));
  vec3 c = mix(tint * 0.30, vec3(0.006, 0.010, 0.040), smoothstep(-0.5, 0.6, uv.y));
  for (int i = 3; i >= 0; i--) {
    vec3 block_ = city(uv + vec2(0.07 * float(i), 0.0), float(i), tint * 0.20);
    if (block_.x >= 0.0) c = block_;
  }
  // Frames of the window, blinds drawn down over its upper part.
  float bars = min(abs(uv.x + 0.52), abs(uv.x - 0.56));
  c = mix(c, vec3(0.004, 0.003, 0.008), smoothstep(0.026, 0.022, bars));
  c += tint * 0.35 * smoothstep(0.004, 0.001, abs(bars - 0.026));
  float slat = fract(uv.y * 13.0);
  float blinds = smoothstep(0.475, 0.48, uv.y);
  vec3 cloth = mix(vec3(0.010, 0.008, 0.016), tint * 0.10, smoothstep(0.0, 0.7, slat)) + c * 0.5 * step(slat, 0.12);
  c = mix(c, cloth, blinds);
  return c * (1.0 - 0.75 * smoothstep(-0.62, -0.66, uv.y));
}

vec3 veil(vec2 uv, float t, vec3 c) {
  return c;
}
