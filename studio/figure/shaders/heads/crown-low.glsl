// Five tall points on a jewelled band, set over the hood.
vec2 headgear(vec3 p) {
  vec3 c = p - vec3(0.0, 0.86, 0.0);
  if (length(c - vec3(0.0, 0.3, 0.0)) > 1.5) return vec2(length(c - vec3(0.0, 0.3, 0.0)) - 1.2, GOLD);
  c.yz = turn(-0.20) * c.yz;
  c.xy = turn(0.05) * c.xy;
  const float POINTS = 9.0;
  const float STEP = 6.2831853 / POINTS;
  float radius = 0.80 + 0.16 * c.y;
  float around = atan(c.x, c.z) + STEP * 0.5;
  float k = abs(fract(around / STEP) - 0.5) * 2.0;
  float tall = 0.16 + 0.48 * pow(k, 1.5);
  float across = length(c.xz) - radius;
  float wall = max(abs(across) - 0.032, max(c.y - tall, -c.y - 0.14));
  // Each point has a cut-out that follows its edge.
  float window = max(c.y - tall + 0.13, 0.10 - c.y);
  wall = carve(wall, max(window, 0.62 - k), 0.012);
  wall = min(wall, length(vec2(across, c.y + 0.13)) - 0.058);
  wall = min(wall, length(vec2(across - 0.01, c.y - 0.07)) - 0.032);
  float beads = length(vec3(abs(fract(around / STEP * 4.0) - 0.5) * STEP / 4.0 * radius, across - 0.035, c.y + 0.055)) - 0.030;
  wall = min(wall, beads);
  vec2 result = vec2(wall * 0.7, GOLD);
  vec3 gem = c;
  gem.xz = turn(floor(around / STEP) * STEP) * gem.xz;
  vec3 tip = c;
  tip.xz = turn((floor(around / STEP + 0.5) - 0.5) * STEP) * tip.xz;
  tip -= vec3(0.0, 0.66, 0.90);
  result = nearer(result, vec2(min(length(tip) - 0.072, length(tip - vec3(0.0, -0.09, -0.01)) - 0.045), GOLD));
  vec3 stone = gem - vec3(0.0, 0.15, 0.86);
  float cut = max(ellipsoid(stone, vec3(0.075, 0.10, 0.06)), dot(abs(stone), normalize(vec3(1.0, 0.8, 0.6))) - 0.07);
  return nearer(result, vec2(cut, GLOW));
}
