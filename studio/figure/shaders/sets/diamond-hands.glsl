#define STONE_SET
const vec3 STONE_AT = vec3(0.0, -1.86, 1.85);
const vec3 LAMP_AT = vec3(0.0, -1.45, 2.05);
const vec3 LAMP = vec3(0.75, 0.95, 1.0) * 1.5;
const float ROLL = 0.0;
const float NEAR = 5.5;
const float REACH = 17.5;

vec2 posed(vec3 p) {
  vec3 m = vec3(abs(p.x), p.yz);
  vec2 result = arm(m, SHOULDER, vec3(2.0, -3.0, 0.55), vec3(1.22, -2.62, 1.65), vec3(-0.20, 0.95, 0.25), vec3(-0.95, -0.25, 0.0), -1.0, Grip(vec4(0.30, 0.26, 0.28, 0.34), 0.15, 0.15));
  return nearer(result, vec2(skirt(p, 0.0, 1.5), CLOTH));
}

// Brilliant cut: table, crown and pavilion with eight sides, the lower facets turned by half a side.
float stoneOnly(vec3 p) {
  vec3 q = turnX(turnY(p - STONE_AT, 0.22), 0.16) / 1.08;
  const float SIDE = 0.7853982;
  float reach = length(q.xz);
  float around = atan(q.x, q.z);
  float a = mod(around + SIDE * 0.5, SIDE) - SIDE * 0.5;
  vec2 main_ = vec2(reach * cos(a), q.y);
  float b = mod(around, SIDE) - SIDE * 0.5;
  vec2 half_ = vec2(reach * cos(b), q.y);
  float d = q.y - 0.34;
  d = max(d, dot(main_, normalize(vec2(0.62, 0.78))) - 0.605);
  d = max(d, dot(half_, normalize(vec2(0.80, 0.60))) - 0.715);
  d = max(d, main_.x - 0.86);
  d = max(d, dot(main_, normalize(vec2(0.72, -0.70))) - 0.600);
  d = max(d, dot(half_, normalize(vec2(0.80, -0.56))) - 0.690);
  return d * 1.08;
}

vec2 scenery(vec3 p) {
  float far = length(p - STONE_AT) - 1.0;
  if (far > 0.3) return vec2(far, STONE);
  return vec2(stoneOnly(p) * 0.9, STONE);
}

Surface paint(vec3 p, float m) {
  if (m == STONE) return Surface(vec3(0.85, 0.95, 1.0), GEM, vec3(0.02, 0.05, 0.07));
  return plain(m, p);
}

vec3 backdrop(vec2 uv, vec3 ray) {
  vec2 q = uv - vec2(0.0, -0.02);
  float reach = length(q);
  float d = abs(reach - 0.66);
  vec3 tint = mix(LIGHT_A, LIGHT_B, smoothstep(-0.6, 0.6, uv.x - 0.25 * uv.y));
  vec3 c = mix(vec3(0.008, 0.003, 0.022), vec3(0.030, 0.012, 0.065), smoothstep(1.4, 0.0, reach));
  // Rays of the stone, seen only within the ring.
  float around = atan(uv.y + 0.28, uv.x);
  float rays = pow(0.5 + 0.5 * sin(around * 22.0 + 2.0 * sin(around * 5.0)), 3.0);
  c += tint * rays * 0.05 * smoothstep(0.66, 0.45, reach) * smoothstep(0.1, 0.7, length(uv + vec2(0.0, 0.28)));
  return c + tint * (1.5 * smoothstep(0.026, 0.012, d) + 0.15 * exp(-d * 7.0));
}

// Glints on the stone.
vec3 veil(vec2 uv, float t, vec3 c) {
  for (int i = 0; i < 3; i++) {
    vec2 at = i == 0 ? vec2(-0.13, -0.15) : i == 1 ? vec2(0.17, -0.19) : vec2(0.02, -0.33);
    vec2 q = abs(uv - at) * (i == 0 ? 1.0 : 1.6);
    float star = 0.0010 / (q.x * q.y * 40.0 + 0.0012 + 0.25 * dot(q, q));
    c += vec3(0.8, 0.95, 1.0) * max(star - 0.02, 0.0) * smoothstep(0.16, 0.0, max(q.x, q.y)) * 1.1;
  }
  return c;
}
