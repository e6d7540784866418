const vec3 LAMP_AT = vec3(1.95, -2.55, 2.7);
const vec3 LAMP = vec3(1.0, 0.42, 0.08) * 3.4;
const float ROLL = 0.0;
const float NEAR = 5.0;
const float REACH = 17.5;
const float TOQUE = EXTRA;
const float IRON = EXTRA + 2.0;
const float CANDLE_UP = EXTRA + 3.0;
const float CANDLE_DOWN = EXTRA + 4.0;
const vec3 PAN = vec3(2.12, -2.02, 1.95);

vec2 posed(vec3 p) {
  vec2 result = arm(p, SHOULDER, vec3(1.62, -2.85, 0.25), vec3(0.36, -2.10, 1.30), vec3(0.35, -0.05, 0.85), vec3(0.25, -1.0, 0.0), -1.0, FIST);
  result = nearer(result, arm(p, SHOULDER_RIGHT, vec3(-2.10, -2.65, 0.25), vec3(-2.18, -1.45, 0.95), vec3(-0.12, 1.0, 0.2), vec3(0.55, 0.0, 0.8), 1.0, FIST));
  return nearer(result, vec2(skirt(p, 0.0, 1.4), CLOTH));
}

// The tall hat stands on the hood in place of its tip.
vec2 toque(vec3 p) {
  vec3 h = toHead(p) - vec3(0.06, 0.0, -0.06);
  if (length(h - vec3(0.0, 1.55, 0.0)) - 1.35 > 0.3) return vec2(length(h - vec3(0.0, 1.55, 0.0)) - 1.25, TOQUE);
  h.yz = turn(-0.12) * h.yz;
  h.xy = turn(-0.06) * h.xy;
  float around = atan(h.x, h.z);
  float pleats = 0.022 * abs(sin(around * 11.0));
  float band = drumY(h - vec3(0.0, 1.10, 0.0), 0.76, 0.30) - 0.05;
  float puff = ellipsoid(h - vec3(0.0, 1.72, 0.0), vec3(0.98, 0.52, 0.95)) - 0.10 * abs(sin(around * 4.0 + 0.5)) * smoothstep(0.2, 0.8, length(h.xz));
  puff = blend(puff, ellipsoid(h - vec3(-0.34, 1.95, 0.1), vec3(0.55, 0.36, 0.5)), 0.12);
  puff = blend(puff, ellipsoid(h - vec3(0.40, 1.90, -0.05), vec3(0.50, 0.34, 0.5)), 0.12);
  vec2 result = vec2(blend(puff, band - pleats * 0.5, 0.05) * 0.75, TOQUE);
  return nearer(result, vec2(ringY(h - vec3(0.0, 0.86, 0.0), 0.80, 0.055), GOLD));
}

vec3 flying(int i) {
  float k = float(i);
  float s = k / 8.0;
  // A toss: out of the pan, up beside the head, over.
  return PAN + vec3(0.42 - 1.05 * s + 0.42 * sin(k * 2.4), 0.55 + 2.55 * s - 0.35 * s * s + 0.1 * sin(k * 5.0), 0.15 * sin(k * 3.1) - 0.3 * s);
}

vec2 scenery(vec3 p) {
  vec2 result = toque(p);
  vec3 q = turnZ(p - PAN, -0.12);
  q = turnX(q, 0.16);
  float outer = drumY(q, 1.00 + 0.30 * q.y, 0.17) - 0.04;
  outer = carve(outer, drumY(q - vec3(0.0, 0.16, 0.0), 0.95 + 0.30 * q.y, 0.24), 0.02);
  result = nearer(result, vec2(outer * 0.9, IRON));
  result = nearer(result, vec2(rod(p, PAN + vec3(-0.98, -0.06, 0.0), vec3(0.22, -2.33, 1.72), 0.085, 0.11), IRON));
  for (int i = 0; i < 5; i++) {
    vec3 c = q - vec3(0.62 * cos(float(i) * 1.9), 0.06 + 0.05 * float(i % 3), 0.62 * sin(float(i) * 1.9));
    if (length(c) < 0.7) result = nearer(result, vec2(coin(turnX(c, 0.4 * sin(float(i) * 4.0)) / 0.30) * 0.30, COIN));
  }
  for (int i = 0; i < 9; i++) {
    vec3 c = p - flying(i);
    float far = length(c) - 0.34;
    if (far > 0.2) { result = nearer(result, vec2(far, COIN)); continue; }
    c = turnX(turnZ(c, float(i) * 1.3), float(i) * 0.9 + 0.6);
    if (i % 3 == 2) result = nearer(result, vec2(chartCandle(c, 0.10, 0.19, 0.11) * 0.8, i == 5 ? CANDLE_DOWN : CANDLE_UP));
    else result = nearer(result, vec2(coin(c / 0.25) * 0.25, COIN));
  }
  // The turner in the raised fist.
  vec3 hold = vec3(-2.20, -0.92, 1.22);
  result = nearer(result, vec2(rod(p, hold - vec3(-0.10, 0.75, 0.1), hold + vec3(-0.14, 0.95, 0.06), 0.06, 0.05), LEAF));
  vec3 blade = turnZ(p - hold - vec3(-0.22, 1.40, 0.08), 0.14);
  float slots = max(abs(abs(blade.x) - 0.11) - 0.028, abs(blade.y) - 0.26);
  float turner = block(blade, vec3(0.30 + 0.05 * blade.y, 0.44, 0.03), 0.02);
  result = nearer(result, vec2(max(turner, -slots) * 0.9, CHROME));
  // Stove: a dark front, a burner and its flames.
  result = nearer(result, vec2(block(p - vec3(0.0, -3.50, 1.85), vec3(6.0, 0.62, 1.5), 0.08), DARK));
  vec3 b = p - vec3(PAN.x, -2.81, PAN.z);
  result = nearer(result, vec2(ringY(b, 0.62, 0.09), IRON));
  vec3 knob = p - vec3(clamp(floor(p.x / 1.1 + 0.5) * 1.1, -3.3, 3.3), -3.27, 3.38);
  return nearer(result, vec2(drumY(knob.xzy, 0.16, 0.08) - 0.02, GOLD));
}

Surface paint(vec3 p, float m) {
  if (m == TOQUE) return Surface(vec3(0.30, 0.28, 0.28), MATTE, vec3(0.0));
  if (m == IRON) return Surface(vec3(0.020, 0.018, 0.020), SHINY, vec3(0.0));
  if (m == CANDLE_UP) return Surface(vec3(0.02, 0.40, 0.10), GLASS, vec3(0.05, 0.95, 0.25) * 0.5);
  if (m == CANDLE_DOWN) return Surface(vec3(0.40, 0.02, 0.06), GLASS, vec3(0.95, 0.04, 0.12) * 0.5);
  return plain(m, p);
}

vec3 backdrop(vec2 uv, vec3 ray) {
  // Glazed tiles with a pool of light; every other row is set off.
  vec2 q = uv * vec2(5.2, 9.0);
  q.x += 0.5 * mod(floor(q.y), 2.0);
  vec2 cell = floor(q);
  vec2 f = abs(fract(q) - 0.5);
  float pick = hash(ivec2(cell) + 30);
  vec3 tint = mix(LIGHT_A, LIGHT_B, smoothstep(-0.7, 0.7, uv.x));
  float pool = exp(-1.9 * length(uv - vec2(0.1, 0.05)));
  vec3 c = tint * (0.16 + 0.10 * pick) * pool * smoothstep(0.5, 0.46, max(f.x, f.y + 0.01));
  c += tint * 0.10 * pool * smoothstep(0.36, 0.47, max(f.y, f.x)) * step(0.0, fract(q.y) - 0.5) * smoothstep(0.5, 0.475, max(f.x, f.y));
  return c + vec3(1.0, 0.40, 0.08) * 0.20 * exp(-3.2 * length((uv - vec2(0.55, -0.42)) * vec2(1.0, 0.8)));
}

// Fire under the pan: blue at the burner, yellow where it is thick; the pan hides what burns behind it.
vec3 fire(vec2 uv, float t) {
  vec2 q = (uv - vec2(0.565, -0.615)) / vec2(0.33, 0.26);
  if (q.y < -0.1 || q.y > 1.8 || abs(q.x) > 1.5) return vec3(0.0);
  float wave = fractalNoise(vec3(q.x * 3.2, q.y * 1.5, 4.0));
  float tongues = abs(sin(q.x * 6.2 + 2.6 * wave + 0.9 * q.y));
  float side = abs(q.x) + 0.5 * (wave - 0.5);
  float tall = (0.30 + 0.95 * tongues) * (0.50 + 1.0 * wave) * (0.9 + 0.6 * smoothstep(0.5, 1.0, abs(q.x)));
  float body = smoothstep(0.0, 0.5, tall - q.y) * smoothstep(-0.06, 0.12, q.y) * smoothstep(1.18, 0.75, side - 0.10 * q.y);
  body *= smoothstep(0.05, 0.55, tongues - 0.35 * q.y + 0.25);
  float hidden = t < 9.4 ? smoothstep(0.62, 0.40, q.y) : 1.0;
  vec3 tint = mix(vec3(0.03, 0.16, 0.90), vec3(0.95, 0.26, 0.02), smoothstep(0.02, 0.28, q.y));
  tint = mix(tint, vec3(1.0, 0.62, 0.14), smoothstep(0.25, 0.75, tall - q.y) * smoothstep(0.12, 0.35, q.y));
  return tint * body * hidden * 0.80;
}

vec3 veil(vec2 uv, float t, vec3 c) {
  c += fire(uv, t);
  // Steam over the pan.
  vec2 q = uv - vec2(0.52, -0.05);
  float s = fractalNoise(vec3(q.x * 4.0 + 0.4 * sin(q.y * 5.0), q.y * 2.2, 2.0));
  return c + vec3(0.5, 0.42, 0.36) * 0.10 * smoothstep(0.42, 0.75, s) * smoothstep(0.34, 0.0, abs(q.x)) * smoothstep(-0.35, -0.1, q.y) * smoothstep(0.6, 0.1, q.y);
}
