#define EMPTY_SET
#define MIRROR -2.0
#define WET 0.9
const vec3 LAMP_AT = vec3(0.0, -1.5, -4.0);
const vec3 LAMP = vec3(0.0);
const float ROLL = 0.0;
const float NEAR = 0.5;
const float REACH = 60.0;
const float WALL = EXTRA;
const float ROAD = EXTRA + 1.0;
const float SIGN = EXTRA + 2.0;

vec2 ripple(vec3 p) {
  float wet = smoothstep(0.40, 0.62, fractalNoise(vec3(p.xz * 0.55, 2.0)));
  return (vec2(noise(vec3(p.xz * 9.0, 4.0)), noise(vec3(p.xz * 9.0, 9.0))) - 0.5) * mix(0.10, 0.012, wet);
}

float towers(vec3 p) {
  // Each side of the street is a row of blocks set forward and back.
  float side = p.x < 0.0 ? 0.0 : 1.0;
  float cell = floor(p.z / 5.0);
  float d = 1e3;
  for (int i = -1; i <= 1; i++) {
    float at = cell + float(i);
    float pick = hash(ivec2(int(at) + 100, int(side) + 3));
    vec3 q = vec3(abs(p.x) - 7.4 - 0.9 * pick, p.y, p.z - (at + 0.5) * 5.0);
    d = min(d, block(q, vec3(3.4, 30.0, 2.36), 0.05));
    float ledge = -0.4 + 3.2 * hash(ivec2(int(at), int(side) + 9));
    d = min(d, block(q - vec3(-3.5, ledge, 0.0), vec3(0.34, 0.12, 2.1), 0.03));
  }
  return d;
}

vec2 signs(vec3 p) {
  float side = p.x < 0.0 ? 0.0 : 1.0;
  float cell = floor(p.z / 3.0);
  vec2 result = vec2(1.2, DARK);
  for (int i = 0; i <= 1; i++) {
    float at = floor(p.z / 3.0 - 0.5) + float(i);
    float pick = hash(ivec2(int(at) + 40, int(side) + 60));
    if (pick < 0.30) continue;
    vec3 q = vec3(abs(p.x) - 3.75, p.y - 0.4 - 3.6 * fract(pick * 7.3), p.z - (at + 0.5) * 3.0);
    float tall = 0.5 + 0.9 * fract(pick * 13.7);
    result = nearer(result, vec2(block(q, vec3(0.55, tall, 0.10), 0.04), DARK));
    result = nearer(result, vec2(block(q - vec3(0.0, 0.0, 0.09), vec3(0.46, tall - 0.09, 0.03), 0.02), SIGN));
  }
  return result;
}

vec2 scenery(vec3 p) {
  vec2 result = vec2(towers(p) * 0.8, WALL);
  result = nearer(result, vec2(p.y + 2.0, ROAD));
  float kerb = block(vec3(abs(p.x) - 4.1, p.y + 2.0, 0.0), vec3(0.9, 0.16, 1.0), 0.04);
  result = nearer(result, vec2(kerb, WALL));
  vec2 lit = signs(p);
  lit.x *= 0.8;
  result = nearer(result, lit);
  // Cables from wall to wall.
  float at = floor(p.z / 7.0) * 7.0 + 3.5;
  float cable = length(vec2(p.y - 4.6 - 0.05 * p.x * p.x + 0.3 * sin(at), p.z - at)) - 0.03;
  return nearer(result, vec2(cable * 0.8, DARK));
}

Surface paint(vec3 p, float m) {
  float side = p.x < 0.0 ? 0.0 : 1.0;
  if (m == SIGN) {
    float at = floor(p.z / 3.0);
    float pick = hash(ivec2(int(at) + 40, int(side) + 60));
    vec3 tint = fract(pick * 5.1) < 0.42 ? LIGHT_A : fract(pick * 5.1) < 0.8 ? LIGHT_B : vec3(1.0, 0.55, 0.10);
    vec3 q = vec3(abs(p.x) - 3.75, p.y - 0.4 - 3.6 * fract(pick * 7.3), 0.0);
    float tall = 0.5 + 0.9 * fract(pick * 13.7);
    // Marks without letters: bars, a chevron, a disc.
    float y = fract((q.y + tall) / 0.42) - 0.5;
    float kind = floor(fract(pick * 23.0) * 3.0);
    float mark = kind < 1.0 ? max(abs(q.x) - 0.26, abs(y) - 0.20) : kind < 2.0 ? abs(abs(q.x) * 0.9 + y - 0.05) - 0.12 : abs(length(vec2(q.x, y * 0.42)) - 0.16) - 0.05;
    float frame = smoothstep(0.03, 0.0, abs(max(abs(q.x) - 0.40, abs(q.y) - tall + 0.15)));
    float near_ = smoothstep(-40.0, -6.0, p.z);
    return Surface(vec3(0.01), MATTE, tint * (smoothstep(0.04, 0.0, mark) * 1.0 + frame * 1.2 + 0.10) * mix(0.55, 1.0, near_));
  }
  if (m == WALL) {
    vec2 q = vec2(p.z, p.y);
    vec2 cell = floor(q / vec2(0.62, 0.80));
    vec2 f = abs(fract(q / vec2(0.62, 0.80)) - 0.5);
    float pick = hash(ivec3(int(cell.x), int(cell.y), int(side)));
    float on = step(0.84, pick) * step(f.x, 0.32) * step(f.y, 0.30) * step(-1.2, p.y);
    vec3 tint = pick > 0.95 ? vec3(1.0, 0.60, 0.22) : mix(LIGHT_A, LIGHT_B, side);
    float dark = 0.6 + 0.6 * noise(p * 1.4);
    return Surface(vec3(0.028, 0.024, 0.036) * dark * (f.x > 0.40 ? 1.5 : 1.0), MATTE, tint * on * 0.34 + mix(LIGHT_A, LIGHT_B, side) * 0.045 * smoothstep(5.0, -1.5, p.y) * dark);
  }
  if (m == ROAD) return Surface(vec3(0.016, 0.014, 0.020) * (0.7 + 0.6 * noise(p * 6.0)), MATTE, vec3(0.0));
  return Surface(vec3(0.02), MATTE, vec3(0.0));
}

vec3 backdrop(vec2 uv, vec3 ray) {
  float up = ray.y;
  vec3 c = mix(vec3(0.50, 0.10, 0.42), vec3(0.10, 0.03, 0.22), smoothstep(0.0, 0.28, up));
  c = mix(c, vec3(0.010, 0.006, 0.035), smoothstep(0.15, 0.7, up));
  float far = abs(ray.x);
  return c * (0.40 + 0.5 * exp(-9.0 * far)) * 0.75;
}

vec3 veil(vec2 uv, float t, vec3 c) {
  vec3 fog = backdrop(uv, normalize(vec3(uv.x, uv.y + 0.1, -2.4))) * 1.0;
  c = mix(c, fog, 1.0 - exp(-max(min(t, 60.0) - 6.0, 0.0) * 0.050));
  // Rain in two depths.
  for (int i = 0; i < 2; i++) {
    vec2 q = uv * vec2(34.0 + 26.0 * float(i), 2.2 + float(i)) + vec2(uv.y * 2.4, 3.0 * float(i));
    float pick = hash(ivec2(floor(q)) + 300 + i * 77);
    float line = smoothstep(0.10, 0.0, abs(fract(q.x) - 0.5)) * smoothstep(0.5, 0.2, abs(fract(q.y + pick * 3.0) - 0.5));
    c += vec3(0.45, 0.55, 0.75) * line * step(0.80, pick) * 0.045;
  }
  return c;
}
