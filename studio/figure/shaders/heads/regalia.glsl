// Horns of black glass tipped with gold stand in a golden crown.
vec2 headgear(vec3 p) {
  vec3 m = vec3(abs(p.x), p.yz);
  float far = length(p - vec3(0.0, 1.0, 0.1)) - 1.35;
  if (far > 0.3) return vec2(far, GOLD);
  vec3 c = p - vec3(0.0, 0.80, 0.04);
  c.yz = turn(-0.20) * c.yz;
  const float POINTS = 11.0;
  const float STEP = 6.2831853 / POINTS;
  float around = atan(c.x, c.z) + STEP * 0.5;
  float k = abs(fract(around / STEP) - 0.5) * 2.0;
  float middle = smoothstep(0.9, 0.0, abs(atan(c.x, c.z)));
  float tall = 0.14 + (0.26 + 0.34 * middle) * pow(k, 2.2);
  float across = length(c.xz) - 0.82 - 0.16 * c.y;
  float wall = max(abs(across) - 0.032, max(c.y - tall, -c.y - 0.14));
  wall = min(wall, length(vec2(across, c.y + 0.13)) - 0.058);
  wall = min(wall, length(vec2(across - 0.01, c.y - 0.08)) - 0.030);
  vec2 result = vec2(wall * 0.65, GOLD);
  vec3 gem = c;
  gem.xz = turn(floor(around / STEP) * STEP) * gem.xz;
  result = nearer(result, vec2(ellipsoid(gem - vec3(0.0, -0.03, 0.85), vec3(0.06, 0.08, 0.05)), GLOW));
  vec3 root = vec3(0.62, 0.78, 0.36);
  vec3 from = root;
  float horn = 1e3, tip = 1e3;
  for (int i = 1; i <= 7; i++) {
    float t = float(i) / 7.0;
    vec3 to = root + vec3(0.62 * sin(t * 2.2), 0.05 * t + 0.86 * t * t, -0.22 * t);
    float part = rod(m, from, to, 0.20 * (1.143 - t) + 0.010, 0.20 * (1.0 - t) + 0.010);
    if (i < 6) horn = blend(horn, part, 0.03);
    else tip = blend(tip, part - 0.008, 0.03);
    from = to;
  }
  horn -= 0.012 * abs(sin(length(m - root) * 26.0));
  result = nearer(result, vec2(horn * 0.8, HORN));
  return nearer(result, vec2(tip * 0.9, GOLD));
}
