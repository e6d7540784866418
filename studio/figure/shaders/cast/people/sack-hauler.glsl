// The sack is larger than he is, and it grins.
const vec3 NECK = vec3(0.92, -1.28, 0.62);

vec3 toSack(vec3 p) {
  vec3 q = p - vec3(1.50, 0.20, -1.45);
  q.xz = turn(0.18) * q.xz;
  q.xy = turn(-0.28) * q.xy;
  return q;
}

// He bends under it.
vec3 toChest(vec3 p) {
  vec3 q = p - vec3(0.0, -1.3, 0.0);
  q.xz = turn(-0.30) * q.xz;
  q.xy = turn(-0.16) * q.xy;
  return q + vec3(0.0, -1.3, 0.0);
}

vec2 sack(vec3 p) {
  vec3 q = toSack(p);
  float far = length(q) - 2.7;
  if (far > 0.4) return vec2(far, SACK);
  float around = atan(q.x, q.z);
  float d = ellipsoid(q - vec3(0.0, 0.0, 0.0), vec3(1.85, 1.75, 1.35)) - 0.06 * swell(q.x * 3.0 + q.y * 2.0);
  d = blend(d, min(rod(p, NECK, NECK + vec3(0.16, 0.30, -0.12), 0.10, 0.16), rod(p, NECK + vec3(0.16, 0.30, -0.12), vec3(1.40, -0.60, -0.35), 0.16, 0.72)) - 0.03 * swell(around * 9.0), 0.35);
  d = blend(d, ellipsoid(p - NECK - vec3(-0.14, -0.36, 0.10), vec3(0.19, 0.20, 0.17)) - 0.03 * swell(p.y * 16.0), 0.06);
  vec2 result = vec2(d * 0.85, SACK);
  if (q.z < 0.0 || d > 0.3) return result;
  float y = q.y + 0.50 - 0.26 * q.x * q.x;
  float cell = abs(fract(q.x / 0.24 + (y > 0.0 ? 0.5 : 0.0)) - 0.5) * 0.24;
  float tooth = max(max(abs(d - 0.02) - 0.05, abs(y) - 0.18), max(cell - 0.075, abs(q.x) - 1.2)) - 0.01;
  return nearer(result, vec2(tooth * 0.7, ZIP));
}

vec2 shod(vec3 p, vec3 foot, float yaw, float heel) {
  vec3 q = p - foot;
  q.xz = turn(yaw) * q.xz;
  q.yz = turn(-heel) * q.yz;
  return sneaker(q);
}

vec2 own(vec3 p, vec3 h) {
  vec3 c = toChest(p);
  vec2 result = trunk(c);
  mat3 hauls = holding(vec3(0.42, 0.86, -0.28), vec3(0.8, -0.35, -0.1));
  result = nearer(result, softArm(p, vec3(0.85, -1.95, 0.10), vec3(1.62, -2.35, 0.55), NECK, hauls, 0.10));
  // The other hand is in his pocket.
  vec3 m = vec3(-c.x, c.yz);
  result = nearer(result, vec2(softSleeve(m, vec3(0.92, -1.86, -0.12), vec3(1.58, -2.50, -0.10), vec3(0.70, -2.80, 0.50)), CLOTH));
  mat3 strides = mat3(vec3(-0.60, -3.15, 0.0), vec3(-1.02, -4.10, 0.70), vec3(-1.33, -4.96, 0.50));
  mat3 pushes = mat3(vec3(0.08, -3.15, -0.10), vec3(0.40, -4.25, 0.05), vec3(0.74, -4.98, -0.72));
  result = nearer(result, jeans(p, strides, pushes));
  result = nearer(result, shod(p, vec3(-1.35, -5.45, 0.60), 0.25, -0.1));
  result = nearer(result, shod(p, vec3(0.75, -5.40, -0.95), -0.2, 0.55));
  result = nearer(result, sack(p));
  float cap = ellipsoid(h - vec3(0.0, 0.36, -0.10), vec3(0.78, 0.78, 0.86));
  cap = max(abs(cap) - 0.04, 0.34 + 0.12 * h.z - h.y);
  float around = atan(h.x, h.z + 0.1);
  float roll = ringY(h - vec3(0.0, 0.42 + 0.06 * h.z, -0.10), 0.78, 0.12) - 0.018 * swell(around * 44.0);
  return nearer(result, vec2(blend(cap - 0.012 * swell(around * 44.0), roll, 0.04) * 0.85, BEANIE));
}

void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material != SACK) return;
  vec3 q = toSack(p);
  vec2 e = vec2(abs(q.x) - 0.56, q.y - 0.36);
  float eye = max(length(e) - 0.32, dot(e - vec2(0.0, 0.10), normalize(vec2(-0.55, 1.0))));
  if (eye < 0.0 && q.z > 0.0) {
    skin.tint = EYE_LIGHT;
    skin.glow = 1.1;
  }
}
