#define EMPTY_SET
#define MIRROR -2.4
#define WET 0.8
const vec3 LAMP_AT = vec3(0.0, 3.4, -3.0);
const vec3 LAMP = vec3(0.9, 0.20, 0.26) * 9.0;
const float ROLL = 0.0;
const float NEAR = 3.0;
const float REACH = 30.0;
const float VELVET = EXTRA;
const float MARBLE = EXTRA + 1.0;
const float STEP_EDGE = EXTRA + 2.0;

vec2 ripple(vec3 p) {
  return (vec2(noise(vec3(p.xz * 4.0, 4.0)), noise(vec3(p.xz * 4.0, 9.0))) - 0.5) * 0.014;
}

// A throne so large that its back is the wall of the room.
vec2 throne(vec3 p) {
  vec3 m = vec3(abs(p.x), p.yz);
  vec3 b = p - vec3(0.0, 0.5, -3.2);
  float top = 2.15 + 0.55 * (1.0 - smoothstep(0.0, 2.3, abs(b.x)));
  float frame = max(block(b, vec3(2.45, 3.6, 0.42), 0.12), b.y - top);
  float well = max(block(b - vec3(0.0, -0.4, 0.4), vec3(2.02, 3.6, 0.24), 0.10), b.y - top + 0.42);
  frame = carve(frame, well, 0.06);
  vec2 result = vec2(frame * 0.8, GLOSS);
  // Buttoned velvet: the diamond quilting is low, so that it stays dark and quiet.
  vec2 d = vec2(b.x + b.y, b.x - b.y) / 0.9;
  float quilt = 0.05 * (abs(sin(d.x * 3.14159)) * abs(sin(d.y * 3.14159)));
  float velvet = max(block(b - vec3(0.0, -0.4, 0.10), vec3(2.02, 3.6, 0.12), 0.05) - quilt, b.y - top + 0.40);
  result = nearer(result, vec2(velvet * 0.8, VELVET));
  float trim = length(vec2(max(abs(b.x) - 2.06, b.y - top + 0.38), b.z - 0.40)) - 0.045;
  result = nearer(result, vec2(max(trim, -b.y - 2.6) * 0.7, GOLD));
  // Spikes over the back, the tallest in the middle.
  for (int i = 0; i < 5; i++) {
    float k = float(i);
    vec3 from = vec3(0.56 * k, 0.5 + 2.05 + 0.55 * (1.0 - smoothstep(0.0, 2.3, 0.56 * k)), -3.2);
    vec3 to = from + vec3(0.30 * k * 0.5, 1.15 - 0.17 * k, 0.0);
    result = nearer(result, vec2(rod(m, from, to, 0.17, 0.015) * 0.9, GLOSS));
    result = nearer(result, vec2(length(m - from - vec3(0.0, 0.04, 0.22)) - 0.13, GOLD));
  }
  // Seat and arms; the arms end in balls.
  result = nearer(result, vec2(block(p - vec3(0.0, -2.05, -2.2), vec3(2.0, 0.42, 1.1), 0.18), VELVET));
  vec3 a = m - vec3(2.35, -1.28, -2.0);
  result = nearer(result, vec2(block(a, vec3(0.36, 0.20, 1.25), 0.14), GLOSS));
  result = nearer(result, vec2(block(a - vec3(0.0, -0.75, 1.0), vec3(0.26, 0.7, 0.22), 0.10), GLOSS));
  result = nearer(result, vec2(length(a - vec3(0.0, 0.12, 1.22)) - 0.34, GOLD));
  return nearer(result, vec2(ringY((a - vec3(0.0, -0.2, 1.0)).xyz, 0.30, 0.05), GOLD));
}

vec2 scenery(vec3 p) {
  vec2 result = throne(p);
  result = nearer(result, vec2(p.y + 2.4, MARBLE));
  for (int i = 0; i < 2; i++) {
    float k = float(i);
    result = nearer(result, vec2(block(p - vec3(0.0, -2.42 + 0.22 * k, -2.6), vec3(4.4 - 0.8 * k, 0.16, 2.7 - 0.7 * k), 0.03), GLOSS));
    result = nearer(result, vec2(block(p - vec3(0.0, -2.30 + 0.22 * k, 0.1 - 0.7 * k), vec3(4.4 - 0.8 * k, 0.018, 0.02), 0.01), STEP_EDGE));
  }
  // Columns on both sides.
  vec3 c = vec3(abs(p.x) - 4.6, p.y, mod(p.z + 1.4, 3.4) - 1.7);
  float column = length(c.xz) - 0.55 + 0.035 * sin(atan(c.x, c.z) * 14.0);
  column = max(column, max(p.z - 1.6, -p.z - 2.6));
  return nearer(result, vec2(column * 0.7, MARBLE));
}

Surface paint(vec3 p, float m) {
  if (m == VELVET) return Surface(vec3(0.040, 0.004, 0.010), MATTE, vec3(0.0));
  if (m == STEP_EDGE) return Surface(vec3(0.0), MATTE, mix(LIGHT_A, LIGHT_B, smoothstep(-3.5, 3.5, p.x)) * 0.7);
  if (m == MARBLE) {
    float vein = abs(fractalNoise(p * 0.9 + 3.0) - 0.5);
    return Surface(mix(vec3(0.10, 0.08, 0.10), vec3(0.022, 0.018, 0.028), smoothstep(0.0, 0.06, vein)), MATTE, vec3(0.0));
  }
  return plain(m, p);
}

vec3 backdrop(vec2 uv, vec3 ray) {
  vec2 q = ray.xy / max(0.1, -ray.z) - vec2(0.0, 0.10);
  float reach = length(q);
  float d = abs(reach - 0.345);
  vec3 tint = mix(LIGHT_A, LIGHT_B, smoothstep(-0.3, 0.3, q.x));
  vec3 c = tint * (1.9 * smoothstep(0.014, 0.007, d) + 0.34 * exp(-d * 9.0));
  return c + vec3(0.008, 0.003, 0.012);
}

vec3 veil(vec2 uv, float t, vec3 c) {
  vec3 air = mix(LIGHT_A, LIGHT_B, smoothstep(-0.8, 0.8, uv.x));
  float smoke = fractalNoise(vec3(uv * vec2(1.8, 3.6), 5.0));
  return c + air * 0.10 * smoke * smoothstep(0.0, -0.75, uv.y);
}
