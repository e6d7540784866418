const vec3 LAMP_AT = vec3(0.0, -2.3, 3.0);
const vec3 LAMP = vec3(0.25, 0.45, 1.0) * 1.9;
const float ROLL = 0.0;
const float NEAR = 5.5;
const float REACH = 18.5;
const float KEY_LIT = EXTRA;
const float KEY_DARK = EXTRA + 1.0;
const float GLOW_A = EXTRA + 2.0;

vec2 posed(vec3 p) {
  vec3 m = vec3(abs(p.x), p.yz);
  float lift = p.x < 0.0 ? 0.10 : 0.0;
  vec2 result = arm(m, SHOULDER, vec3(1.85, -2.85, 0.55), vec3(0.98, -3.08 + lift, 1.62), vec3(-0.22, -0.14 - lift, 0.9), vec3(0.0, -1.0, -0.1), 1.0, Grip(vec4(0.45, 0.30, 0.5, 0.6), 0.4, 0.14));
  return nearer(result, vec2(skirt(p, 0.0, 1.2), CLOTH));
}

// Headphones over the hood.
vec2 phones(vec3 p) {
  vec3 h = toHead(p);
  if (length(h) - 1.9 > 0.3) return vec2(length(h) - 1.8, DARK);
  vec3 m = vec3(abs(h.x), h.yz);
  vec3 q = m - vec3(1.06, -0.02, 0.05);
  vec3 cup = turnZ(q, 0.10).yxz;
  vec2 result = vec2(drumY(cup, 0.36, 0.13) - 0.06, DARK);
  result = nearer(result, vec2(ringY(cup - vec3(0.0, 0.16, 0.0), 0.30, 0.030), NEON));
  result = nearer(result, vec2(ringY(cup + vec3(0.0, 0.14, 0.0), 0.34, 0.09), CLOTH));
  vec2 arc = vec2(length(h.xy * vec2(1.0, 0.80) - vec2(0.0, 0.02)) - 1.30, h.z - 0.05);
  float band = max(length(max(abs(arc) - vec2(0.035, 0.16), 0.0)) - 0.03, 0.1 - h.y);
  return nearer(result, vec2(band * 0.8, CHROME));
}

vec3 toScreen(vec3 p, float side, float row) {
  vec3 q = p - vec3(side * (2.95 + 0.12 * row), row > 0.5 ? 0.40 : -1.50, -0.15 - 0.3 * row);
  q = turnY(q, side * -0.46);
  return turnX(q, row > 0.5 ? 0.10 : -0.04);
}

vec2 screen(vec3 q) {
  float frame = block(q, vec3(1.22, 0.90, 0.09), 0.05);
  vec2 result = vec2(frame, DARK);
  return nearer(result, vec2(block(q - vec3(0.0, 0.0, 0.075), vec3(1.13, 0.81, 0.025), 0.01), SCREEN));
}

vec2 scenery(vec3 p) {
  float side = p.x < 0.0 ? -1.0 : 1.0;
  vec2 result = phones(p);
  result = nearer(result, screen(toScreen(p, side, 0.0)));
  result = nearer(result, screen(toScreen(p, side, 1.0)));
  result = nearer(result, vec2(rod(p, vec3(side * 3.1, 0.6, -0.6), vec3(side * 3.1, -3.6, -0.5), 0.10, 0.10), CHROME));
  result = nearer(result, vec2(block(p - vec3(0.0, -3.66, 1.35), vec3(5.6, 0.10, 1.75), 0.05), DARK));
  result = nearer(result, vec2(block(p - vec3(0.0, -3.66, 3.09), vec3(5.5, 0.035, 0.03), 0.02), GLOW_A));
  vec3 k = turnX(p - vec3(0.0, -3.47, 2.45), -0.10);
  result = nearer(result, vec2(block(k, vec3(1.55, 0.07, 0.50), 0.05), DARK));
  if (length(k) < 2.2) {
    vec2 cell = clamp(floor(k.xz / 0.2 + 0.5), vec2(-7.0, -2.0), vec2(7.0, 2.0));
    float lit = hash(ivec2(cell)) > 0.42 ? KEY_LIT : KEY_DARK;
    result = nearer(result, vec2(block(vec3(k.x - cell.x * 0.2, k.y - 0.09, k.z - cell.y * 0.2), vec3(0.08, 0.05, 0.08), 0.03) * 0.8, lit));
  }
  vec3 mug = p - vec3(-2.35, -3.25, 2.1);
  float wall = drumY(mug, 0.24, 0.30) - 0.03;
  wall = carve(wall, drumY(mug - vec3(0.0, 0.15, 0.0), 0.20, 0.30), 0.02);
  wall = min(wall, length(vec2(length(mug.xy + vec2(0.30, 0.0)) - 0.15, mug.z)) - 0.04);
  return nearer(result, vec2(wall, HORN));
}

// Candles along a seeded walk, a grid and a line of volume.
vec3 chart(vec2 p, float seed) {
  vec2 grid = abs(fract(p * 4.0) - 0.5) / 4.0;
  vec3 c = vec3(0.006, 0.014, 0.040) + vec3(0.02, 0.05, 0.12) * smoothstep(0.006, 0.002, min(grid.x, grid.y));
  float at = floor(p.x / 0.16);
  float inside = abs(fract(p.x / 0.16) - 0.5) * 0.16;
  float level = 0.30 * sin(at * 0.55 + seed * 3.0) + 0.05 * at * (seed > 2.5 ? -0.6 : 1.0) + 0.10 * sin(at * 1.9 + seed);
  bool isUp = sin(at * 1.9 + seed * 2.0) > -0.45;
  float tall = 0.07 + 0.10 * fract(at * 0.37 + seed * 0.71);
  float body = max(inside - 0.048, abs(p.y - level) - tall);
  float wick = max(inside - 0.012, abs(p.y - level) - tall - 0.09);
  vec3 tint = isUp ? vec3(0.05, 0.62, 0.40) : vec3(0.80, 0.03, 0.34);
  c += tint * smoothstep(0.012, 0.0, min(body, wick)) * 0.95;
  c += vec3(0.06, 0.16, 0.45) * step(p.y, -0.62 + 0.12 * fract(at * 0.61 + seed)) * step(inside, 0.05) * step(-0.74, p.y);
  return c;
}

Surface paint(vec3 p, float m) {
  if (m == SCREEN) {
    float side = p.x < 0.0 ? -1.0 : 1.0;
    float row = p.y > -0.3 ? 1.0 : 0.0;
    vec3 q = toScreen(p, side, row);
    return Surface(vec3(0.004), MATTE, chart(q.xy, 1.5 + side + row * 0.8));
  }
  if (m == KEY_LIT) return Surface(vec3(0.02), MATTE, mix(LIGHT_A, LIGHT_B, smoothstep(-1.4, 1.4, p.x)) * 0.55);
  if (m == KEY_DARK) return Surface(vec3(0.03), SHINY, vec3(0.0));
  if (m == GLOW_A) return Surface(vec3(0.0), MATTE, mix(LIGHT_A, LIGHT_B, smoothstep(-3.0, 3.0, p.x)) * 0.8);
  return plain(m, p);
}

vec3 backdrop(vec2 uv, vec3 ray) {
  // A dark room: ribs of the wall catch the colour of the screens.
  vec3 tint = mix(LIGHT_A, LIGHT_B, smoothstep(-0.7, 0.7, uv.x));
  float rib = abs(fract(uv.x * 4.5) - 0.5) * 2.0;
  vec3 c = tint * (0.035 + 0.03 * smoothstep(0.75, 0.95, rib)) * smoothstep(1.3, 0.1, length(uv - vec2(0.0, 0.05)));
  return c + vec3(0.004, 0.004, 0.014) + tint * 0.22 * exp(-3.5 * length((uv - vec2(0.0, 0.15)) * vec2(1.0, 0.8)));
}

vec3 veil(vec2 uv, float t, vec3 c) {
  return c;
}
