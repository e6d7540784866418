// He lives where the market throws things away: the bin is his coat, its lid his hat.
const vec3 BIN_AT = vec3(0.0, -1.78, -0.02);
const float BIN_RADIUS = 1.40;

vec3 toLid(vec3 h) {
  vec3 q = h - vec3(0.10, 0.98, -0.04);
  q.xy = turn(0.20) * q.xy;
  q.yz = turn(-0.16) * q.yz;
  return q;
}

float lid(vec3 h) {
  vec3 q = toLid(h);
  float far = length(q) - 1.5;
  if (far > 0.3) return far;
  float reach = length(q.xz);
  float dome = max(ellipsoid(q, vec3(1.30, 0.46, 1.30)), -q.y) - 0.03;
  dome = carve(dome, ellipsoid(q + vec3(0.0, 0.10, 0.0), vec3(1.22, 0.44, 1.22)), 0.02);
  if (detail != ROUGH) dome -= 0.022 * swell(reach * 16.0) * smoothstep(1.2, 1.0, reach);
  float d = min(dome, ringY(q - vec3(0.0, -0.03, 0.0), 1.29, 0.075));
  return min(d, length(vec2(length(q.xy - vec2(0.0, 0.42)) - 0.20, q.z)) - 0.06) * 0.8;
}

// Ribbed tin, narrower at the foot, with a band and a handle on each side.
float bin(vec3 p) {
  vec3 q = p - BIN_AT;
  float reach = length(q.xz);
  if (max(reach - 1.9, q.y) > 0.5) return max(reach - 1.7, q.y - 0.2);
  float wide = BIN_RADIUS + 0.085 * q.y;
  float band = max(smoothstep(0.10, 0.16, abs(q.y + 0.95)), 0.0) * smoothstep(-0.14, -0.22, q.y);
  float ribs = detail == ROUGH ? 0.0 : 0.055 * swell(atan(q.x, q.z) * 22.0) * band;
  float d = max(abs(reach - wide - ribs + 0.03) - 0.05, q.y);
  d = min(d, ringY(q, BIN_RADIUS, 0.085));
  vec3 m = vec3(abs(q.x) - wide - 0.04, q.y + 0.56, q.z - 0.35);
  return min(d, length(vec2(length(m.xy - vec2(0.0, -0.02)) - 0.20, m.z)) - 0.06) * 0.7;
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = trunk(p);
  vec3 m = vec3(abs(p.x), p.yz);
  // The fists come over the rim, the wrists from within.
  vec3 at = BIN_AT + vec3(0.86, 0.02, 1.10);
  mat3 holds = holding(vec3(0.79, 0.0, -0.61), vec3(0.25, 0.75, -0.60));
  result = nearer(result, arm(m, vec3(0.92, -1.80, -0.12), vec3(1.52, -1.62, 0.05), at, holds, 0.07));
  result = nearer(result, vec2(bin(p), TIN));
  return nearer(result, vec2(lid(h), TIN));
}

// What sticks to it: the face of the house, once as a sticker.
void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material != TIN) return;
  skin.tint *= 0.75 + 0.45 * noise(p * vec3(3.0, 1.2, 3.0));
}
