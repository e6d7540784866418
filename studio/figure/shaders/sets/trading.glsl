#define EMPTY_SET
#define MIRROR -2.0
#define WET 0.7
const vec3 LAMP_AT = vec3(0.0, 1.0, -5.0);
const vec3 LAMP = vec3(0.10, 0.32, 0.45) * 15.0;
const float ROLL = 0.0;
const float NEAR = 0.5;
const float REACH = 26.0;
const float ROOM = EXTRA;
const float FLOOR_ = EXTRA + 1.0;
const float SEAT = EXTRA + 2.0;
const float STRIP = EXTRA + 3.0;

vec2 ripple(vec3 p) {
  return (vec2(noise(vec3(p.xz * 5.0, 4.0)), noise(vec3(p.xz * 5.0, 9.0))) - 0.5) * 0.02;
}

// Screens hang on both side walls and in rows over and beside the dark middle of the back wall.
vec2 wallScreens(vec3 p) {
  float side = p.x < 0.0 ? -1.0 : 1.0;
  vec3 m = vec3(abs(p.x), p.yz);
  vec2 cell = vec2(clamp(floor((p.z + 9.6) / 3.1 + 0.5), 0.0, 4.0), clamp(floor((p.y + 0.35) / 2.05 + 0.5), 0.0, 1.0));
  vec3 q = vec3(m.x - 5.0, p.y + 0.35 - cell.y * 2.05, p.z + 9.6 - cell.x * 3.1);
  vec2 result = vec2(block(q, vec3(0.12, 0.95, 1.45), 0.04), DARK);
  result = nearer(result, vec2(block(q + vec3(0.10, 0.0, 0.0), vec3(0.03, 0.87, 1.37), 0.02), SCREEN));
  // The great screen at the back is off: it only keeps a glow.
  vec3 b = p - vec3(0.0, 0.7, -11.6);
  result = nearer(result, vec2(block(b, vec3(3.9, 1.9, 0.12), 0.06), DARK));
  return nearer(result, vec2(block(b - vec3(0.0, 0.0, 0.1), vec3(3.76, 1.76, 0.04), 0.02), SCREEN));
}

vec2 chair(vec3 p) {
  vec3 q = turnY(p - vec3(2.05, -1.0, -1.6), -0.55);
  if (length(q) - 1.9 > 0.3) return vec2(length(q) - 1.8, SEAT);
  vec3 m = vec3(abs(q.x), q.yz);
  vec3 b = turnX(q - vec3(0.0, 0.55, -0.42), 0.16);
  float d = block(b, vec3(0.50 - 0.10 * smoothstep(0.2, 0.9, b.y), 0.92, 0.13), 0.12);
  d -= 0.02 * smoothstep(0.03, 0.0, abs(abs(b.x) - 0.26));
  d = min(d, block(b - vec3(0.0, 0.62, 0.14), vec3(0.28, 0.15, 0.07), 0.06));
  d = min(d, block(q - vec3(0.0, -0.36, 0.10), vec3(0.52, 0.12, 0.52), 0.10));
  d = min(d, block(m - vec3(0.62, 0.02, 0.02), vec3(0.09, 0.06, 0.36), 0.05));
  d = min(d, rod(m, vec3(0.62, 0.0, -0.05), vec3(0.52, -0.40, -0.05), 0.05, 0.05));
  vec2 result = vec2(d * 0.9, SEAT);
  result = nearer(result, vec2((length(vec2(max(abs(b.x) - 0.36, abs(b.y) - 0.80), b.z - 0.12)) - 0.022) * 0.8, STRIP));
  float leg = rod(q, vec3(0.0, -0.4, 0.0), vec3(0.0, -0.88, 0.0), 0.07, 0.07);
  vec3 f = q + vec3(0.0, 0.86, 0.0);
  float a = mod(atan(f.x, f.z) + 0.6283, 1.2566) - 0.6283;
  float reach = length(f.xz);
  leg = min(leg, rod(vec3(reach * sin(a), f.y, reach * cos(a)), vec3(0.0), vec3(0.0, -0.08, 0.55), 0.06, 0.045));
  return nearer(result, vec2(leg, CHROME));
}

vec2 scenery(vec3 p) {
  vec2 result = vec2(min(5.2 - abs(p.x), min(p.z + 12.0, 3.6 - p.y)), ROOM);
  result = nearer(result, vec2(p.y + 2.0, FLOOR_));
  result = nearer(result, wallScreens(p));
  vec3 s = vec3(abs(p.x) - 5.05, p.y + 1.78, 0.0);
  result = nearer(result, vec2(block(vec3(s.xy, 0.0), vec3(0.06, 0.035, 1.0), 0.02), STRIP));
  // A console edge along both sides.
  result = nearer(result, vec2(block(vec3(abs(p.x) - 4.3, p.y + 1.55, p.z + 6.0), vec3(0.55, 0.10, 5.2), 0.05), DARK));
  return nearer(result, chair(p));
}

vec3 wallChart(vec2 p, float seed) {
  vec3 up = LIGHT_B, down = LIGHT_A;
  vec2 grid = abs(fract(p * 4.0) - 0.5) / 4.0;
  vec3 c = vec3(0.004, 0.012, 0.012) + up * 0.04 * smoothstep(0.010, 0.003, min(grid.x, grid.y));
  float at = floor(p.x / 0.15);
  float inside = abs(fract(p.x / 0.15) - 0.5) * 0.15;
  float level = 0.22 * sin(at * 0.5 + seed * 5.0) + 0.07 * sin(at * 1.7 + seed * 11.0);
  float tall = 0.05 + 0.10 * fract(at * 0.37 + seed * 7.1);
  float body = min(max(inside - 0.045, abs(p.y - level) - tall), max(inside - 0.010, abs(p.y - level) - tall - 0.08));
  if (fract(seed * 3.7) < 0.25) {
    float line = abs(p.y - 0.25 * sin(p.x * 3.0 + seed * 20.0) - 0.08 * sin(p.x * 9.0)) - 0.014;
    return c + up * smoothstep(0.012, 0.0, line) * 0.5 + up * 0.10 * step(p.y, 0.25 * sin(p.x * 3.0 + seed * 20.0) + 0.08 * sin(p.x * 9.0));
  }
  return c + (sin(at * 2.3 + seed * 9.0) > -0.2 ? up : down) * smoothstep(0.012, 0.0, body) * 0.50;
}

Surface paint(vec3 p, float m) {
  float side = p.x < 0.0 ? -1.0 : 1.0;
  if (m == SCREEN) {
    if (p.z < -11.0 && abs(p.x) < 4.2) {
      vec2 q = p.xy - vec2(0.0, 0.7);
      return Surface(vec3(0.004), MATTE, mix(LIGHT_B, vec3(0.10, 0.30, 0.90), 0.45) * (0.05 + 0.16 * exp(-0.14 * dot(q, q))) * (0.9 + 0.1 * sin(q.y * 40.0)));
    }
    vec2 cell = vec2(floor((p.z + 9.6) / 3.1 + 0.5), floor((p.y + 0.35) / 2.05 + 0.5));
    float seed = hash(ivec3(int(cell.x), int(cell.y) + 8, int(side) + 4));
    vec2 q = vec2((p.z + 9.6 - cell.x * 3.1) * side, p.y + 0.35 - cell.y * 2.05) / 1.42;
    return Surface(vec3(0.004), MATTE, wallChart(q, seed) * (seed > 0.9 ? 0.15 : 1.0) * 1.9);
  }
  if (m == STRIP) return Surface(vec3(0.0), MATTE, mix(LIGHT_A, LIGHT_B, step(0.0, p.x)) * (p.z > -4.0 && p.y > -1.6 ? 0.6 : 1.6));
  if (m == SEAT) return Surface(vec3(0.012, 0.010, 0.014), SHINY, vec3(0.0));
  if (m == ROOM) {
    float rib = smoothstep(0.06, 0.0, abs(fract((p.z + 9.6) / 3.1 + 0.5) - 0.05)) + smoothstep(0.04, 0.0, abs(fract(p.x / 1.3) - 0.5)) * step(3.4, p.y);
    return Surface(vec3(0.028, 0.026, 0.040) * (1.0 - 0.7 * rib), MATTE, vec3(0.002, 0.003, 0.006));
  }
  if (m == FLOOR_) return Surface(vec3(0.016, 0.016, 0.022), MATTE, vec3(0.0));
  return plain(m, p);
}

vec3 backdrop(vec2 uv, vec3 ray) {
  return vec3(0.004, 0.006, 0.010);
}

vec3 veil(vec2 uv, float t, vec3 c) {
  vec3 air = mix(LIGHT_A, LIGHT_B, smoothstep(-0.8, 0.8, uv.x)) * 0.065;
  return mix(c, air, 1.0 - exp(-min(t, 26.0) * 0.030)) ;
}
