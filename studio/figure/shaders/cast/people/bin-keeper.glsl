// He keeps the door of the flea market out of a bin: his elbows lie on its rim, its lid is his hat.
const vec3 BIN_AT = vec3(0.0, -2.12, -0.02);
const float BIN_RADIUS = 1.34;

vec3 toLid(vec3 h) {
  vec3 q = h - vec3(0.10, 1.02, -0.10);
  q.xy = turn(0.20) * q.xy;
  q.yz = turn(-0.20) * q.yz;
  return q;
}

float lid(vec3 h) {
  vec3 q = toLid(h);
  float far = length(q) - 1.5;
  if (far > 0.3) return far;
  float dome = max(ellipsoid(q, vec3(1.26, 0.48, 1.26)), -q.y) - 0.03;
  dome = carve(dome, ellipsoid(q + vec3(0.0, 0.10, 0.0), vec3(1.18, 0.44, 1.18)), 0.02);
  float d = min(dome, ringY(q - vec3(0.0, -0.03, 0.0), 1.25, 0.075));
  return min(d, length(vec2(length(q.xy - vec2(0.0, 0.44)) - 0.20, q.z)) - 0.06) * 0.8;
}

// Ribbed tin, narrower at the foot.
float bin(vec3 p) {
  vec3 q = p - BIN_AT;
  float reach = length(q.xz);
  if (max(reach - 1.7, q.y) > 0.5) return max(reach - 1.5, q.y - 0.2);
  float wide = BIN_RADIUS + 0.085 * q.y;
  float ribs = detail == ROUGH ? 0.0 : 0.055 * swell(atan(q.x, q.z) * 18.0) * smoothstep(-0.30, -0.38, q.y);
  float d = max(abs(reach - wide - ribs + 0.03) - 0.05, q.y);
  return min(d, ringY(q, BIN_RADIUS, 0.095)) * 0.7;
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = trunk(p);
  vec3 m = vec3(abs(p.x), p.yz);
  vec3 at = BIN_AT + vec3(0.72, 0.03, 1.13);
  mat3 holds = holding(vec3(0.84, 0.0, -0.54), vec3(0.55, 0.55, -0.60));
  result = nearer(result, softArm(m, vec3(0.90, -1.78, -0.12), vec3(1.44, -2.04, 0.22), at, holds, 0.08));
  result = nearer(result, vec2(bin(p), TIN));
  return nearer(result, vec2(lid(h), TIN));
}

// The side away from the lamp is black.
void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material == TIN && p.y < BIN_AT.y - 0.1 && p.x > 0.42 + 0.05 * sin(5.0 * p.y)) skin.tint = vec3(0.0);
}
