const vec3 LAMP_AT = vec3(0.0, 3.2, 2.6);
const vec3 LAMP = vec3(1.0, 0.80, 0.75) * 2.0;
const float ROLL = 0.04;
const float NEAR = 5.0;
const float REACH = 18.5;
const float CHALK = EXTRA;

// The bar bends under its load.
float barHeight(float x) {
  return 0.85 - 0.028 * x * x;
}

vec2 posed(vec3 p) {
  vec3 m = vec3(abs(p.x), p.yz);
  vec2 result = arm(m, SHOULDER, vec3(2.12, -1.55, 0.55), vec3(1.72, 0.34, 0.92), vec3(-0.08, 1.0, 0.22), vec3(-0.1, -0.2, 1.0), -1.0, FIST);
  return nearer(result, vec2(skirt(p, 0.0, 1.6), CLOTH));
}

vec2 scenery(vec3 p) {
  vec3 m = vec3(abs(p.x), p.yz);
  vec3 b = m;
  b.y -= barHeight(m.x);
  b.z -= 1.16;
  float bar = max(length(b.yz) - 0.075, b.x - 3.62);
  vec2 result = vec2(bar, CHROME);
  float knurl = max(length(b.yz) - 0.084, abs(b.x - 1.60) - 0.52);
  result = nearer(result, vec2(knurl * 0.7, DARK));
  for (int i = 0; i < 2; i++) {
    vec3 q = b - vec3(2.30 + 1.02 * float(i), 0.0, 0.0);
    float collar = drumY(q.yxz, 0.15, 0.07) - 0.02;
    result = nearer(result, vec2(collar, GOLD));
  }
  // The plates are sacks, tied to the bar.
  vec3 q = m - vec3(2.80, barHeight(2.80) - 0.86, 1.16);
  q.x *= p.x < 0.0 ? -1.0 : 1.0;
  q = turnZ(q, p.x < 0.0 ? 0.06 : -0.05);
  result = nearer(result, moneySack(q / 1.14) * vec2(1.14, 1.0));
  vec3 r = m - vec3(2.80, barHeight(2.80), 1.16);
  return nearer(result, vec2(length(vec2(length(r.yz) - 0.14, abs(r.x) - 0.0)) - 0.06, GOLD));
}

Surface paint(vec3 p, float m) {
  if (m == GLYPH) return Surface(vec3(1.0, 0.62, 0.12), MATTE, vec3(1.0, 0.50, 0.06) * 0.75);
  return plain(m, p);
}

vec3 backdrop(vec2 uv, vec3 ray) {
  // A ring walk: one hard light from above, ropes behind him, smoke on the floor.
  vec3 tint = mix(LIGHT_A, LIGHT_B, smoothstep(-0.6, 0.6, uv.x));
  vec3 c = tint * 0.05 * smoothstep(1.4, 0.2, length(uv)) + vec3(0.005, 0.001, 0.010);
  float cone = abs(uv.x) / (0.22 + 0.36 * (1.0 - uv.y));
  c += mix(vec3(0.9, 0.75, 0.75), tint, 0.55) * 0.26 * smoothstep(1.05, 0.25, cone) * (0.45 + 0.55 * smoothstep(-0.9, 0.9, uv.y));
  for (int i = 0; i < 3; i++) {
    float y = -0.02 - 0.22 * float(i) - 0.03 * uv.x * uv.x * float(i + 1);
    float d = abs(uv.y - y);
    vec3 rope = i == 1 ? vec3(0.42, 0.40, 0.46) : tint;
    c = mix(c, rope * (0.14 + 0.30 * smoothstep(0.014, 0.0, abs(uv.y - y - 0.006))), smoothstep(0.017, 0.013, d));
    c += tint * 0.05 * exp(-d * 26.0);
  }
  float smoke = fractalNoise(vec3(uv * vec2(2.2, 4.0), 1.0));
  return c + tint * 0.26 * smoke * smoothstep(-0.15, -0.85, uv.y);
}

vec3 veil(vec2 uv, float t, vec3 c) {
  // Chalk in the light.
  vec2 cell = floor(uv * 26.0);
  vec2 f = fract(uv * 26.0) - vec2(0.2 + 0.6 * hash(ivec2(cell) + 190), 0.2 + 0.6 * hash(ivec2(cell) + 230));
  return c + vec3(1.0, 0.8, 0.75) * 0.20 * step(0.80, hash(ivec2(cell) + 170)) * smoothstep(0.12, 0.0, length(f)) * smoothstep(0.9, 0.2, abs(uv.x));
}
