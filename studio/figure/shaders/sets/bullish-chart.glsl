const vec3 LAMP_AT = vec3(2.9, -1.0, 0.9);
const vec3 LAMP = vec3(0.10, 1.0, 0.12) * 1.3;
const float ROLL = 0.0;
const float NEAR = 5.5;
const float REACH = 17.5;
const float CANDLE_UP = EXTRA;
const float CANDLE_DOWN = EXTRA + 1.0;
const Grip POINTING = Grip(vec4(0.0, 1.5, 1.6, 1.6), 1.1, 0.0);

vec2 posed(vec3 p) {
  vec2 result = arm(p, SHOULDER, vec3(1.95, -1.45, 0.3), vec3(2.30, -0.30, 0.95), vec3(0.50, 1.0, 0.05), vec3(-0.35, 0.1, 1.0), -1.0, POINTING);
  result = nearer(result, arm(p, SHOULDER_RIGHT, vec3(-2.15, -2.75, -0.1), vec3(-1.40, -3.25, 0.70), vec3(0.75, -0.35, 0.15), vec3(0.1, -0.5, -0.8), 1.0, FIST));
  return nearer(result, vec2(skirt(p, 0.0, 1.5), CLOTH));
}

vec2 scenery(vec3 p) {
  if (p.z > -0.9) return vec2(p.z + 1.0, DARK);
  vec2 result = vec2(1e3, DARK);
  for (int i = 0; i < 6; i++) {
    float k = float(i);
    vec3 at = vec3(-3.55 + 1.55 * k, -3.65 + 0.30 * k + 0.055 * k * k - (i == 2 ? 0.5 : 0.0), -1.9);
    float tall = i == 1 ? 0.42 : 0.55 + 0.16 * k;
    vec3 q = turnY(p - at, 0.32);
    result = nearer(result, vec2(chartCandle(q, 0.44, tall, 0.34), i == 1 ? CANDLE_DOWN : CANDLE_UP));
  }
  return result;
}

Surface paint(vec3 p, float m) {
  if (m == CANDLE_UP || m == CANDLE_DOWN) {
    vec3 tint = m == CANDLE_UP ? vec3(0.05, 0.90, 0.12) : vec3(0.95, 0.04, 0.10);
    float lines = 0.75 + 0.25 * step(0.18, fract(p.y * 7.0));
    return Surface(tint * 0.5, GLASS, tint * lines * (0.18 + 0.20 * smoothstep(-4.5, 1.0, p.y)));
  }
  return plain(m, p);
}

vec3 backdrop(vec2 uv, vec3 ray) {
  vec2 q = uv - vec2(0.25, -0.1);
  vec3 c = mix(vec3(0.030, 0.006, 0.075), vec3(0.004, 0.030, 0.014), smoothstep(-0.8, 0.9, uv.x));
  c += vec3(0.02, 0.30, 0.06) * 0.55 * exp(-2.6 * length(q - vec2(0.45, 0.2))) + LIGHT_A * 0.16 * exp(-2.4 * length(q + vec2(0.7, -0.1)));
  vec2 grid = abs(fract(uv * 5.0 + 0.5) - 0.5) / 5.0;
  c += mix(LIGHT_A, LIGHT_B, smoothstep(-0.8, 0.8, uv.x)) * 0.07 * smoothstep(0.004, 0.001, min(grid.x, grid.y));
  float average = -0.50 + 0.42 * uv.x + 0.24 * uv.x * uv.x + 0.07 * sin(uv.x * 7.0);
  float line = abs(uv.y - average) / sqrt(1.0 + 0.6 * uv.x * uv.x);
  return c + vec3(0.55, 0.15, 1.0) * (0.7 * smoothstep(0.010, 0.004, line) + 0.12 * exp(-line * 22.0));
}

vec3 veil(vec2 uv, float t, vec3 c) {
  return c;
}
