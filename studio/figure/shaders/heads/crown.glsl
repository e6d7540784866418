vec2 headgear(vec3 p) {
  vec3 c = p - vec3(0.0, 1.0, 0.02);
  c.yz = turn(-0.16) * c.yz;
  const float POINTS = 7.0;
  const float STEP = 6.2831853 / POINTS;
  float radius = 0.72 + 0.12 * c.y;
  float around = atan(c.x, c.z);
  float slot = floor(around / STEP);
  float k = abs(fract(around / STEP) - 0.5) * 2.0;
  float wall = max(abs(length(c.xz) - radius) - 0.035, max(c.y - 0.16 - 0.36 * pow(k, 1.3), -c.y - 0.12));
  wall = min(wall, ringY(c + vec3(0.0, 0.10, 0.0), radius, 0.055));
  wall = min(wall, ringY(c - vec3(0.0, 0.06, 0.0), radius + 0.01, 0.028));
  vec2 result = vec2(wall * 0.8, GOLD);
  vec3 gem = c;
  gem.xz = turn((slot + 0.5) * STEP) * gem.xz;
  result = nearer(result, vec2(ellipsoid(gem - vec3(0.0, -0.02, radius + 0.04), vec3(0.055, 0.075, 0.05)), NEON));
  vec3 tip = c;
  tip.xz = turn(floor(around / STEP + 0.5) * STEP) * tip.xz;
  return nearer(result, vec2(length(tip - vec3(0.0, 0.54, 0.79)) - 0.055, GOLD));
}
