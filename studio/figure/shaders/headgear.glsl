vec2 crown(vec3 p) {
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

vec2 horns(vec3 p) {
  vec3 m = vec3(abs(p.x), p.yz);
  vec3 root = vec3(0.50, 0.82, 0.30);
  float d = 1e3;
  vec3 from = root;
  for (int i = 1; i <= 6; i++) {
    float t = float(i) / 6.0;
    vec3 to = root + vec3(0.85 * t - 0.50 * t * t * t, 0.1 * t + 0.82 * t * t, 0.25 * t - 0.25 * t * t);
    d = blend(d, rod(m, from, to, 0.19 * (1.17 - t) + 0.012, 0.19 * (1.0 - t) + 0.012), 0.04);
    from = to;
  }
  d += 0.012 * sin(length(m - root) * 34.0);
  vec2 result = vec2(d * 0.8, HORN);
  vec3 band = m - vec3(0.60, 0.86, 0.34);
  band.xy = turn(0.95) * band.xy;
  return nearer(result, vec2(ringY(band, 0.20, 0.03), HORN_BAND));
}

vec2 helm(vec3 p) {
  vec3 m = vec3(abs(p.x), p.yz);
  vec3 c = p - vec3(0.0, 0.42, -0.02);
  float bowl = ellipsoid(c, vec3(1.06, 0.96, 1.10)) + 0.022 * crease(atan(p.x, p.z) * 8.0, 1.0);
  bowl = max(abs(bowl) - 0.04, -c.y - 0.05);
  vec2 result = vec2(bowl * 0.8, GLOSS);
  vec3 q = c - vec3(0.0, -0.02, 0.0);
  float plate = max(abs(length(q.xz) - 1.16) - 0.15, abs(q.y + 0.45 * (length(q.xz) - 1.1)) - 0.035);
  result = nearer(result, vec2(plate * 0.8, GLOSS));
  result = nearer(result, vec2(ringY(q + vec3(0.0, 0.09, 0.0), 1.31, 0.022), NEON));
  vec3 crest = p - vec3(0.0, 1.34, 0.98);
  crest.yz = turn(0.18) * crest.yz;
  float moon = max(length(crest.xy) - 0.60, 0.53 - length(crest.xy - vec2(0.0, 0.22)));
  result = nearer(result, vec2(max(moon, abs(crest.z) - 0.03) * 0.9, GOLD));
  result = nearer(result, vec2(length(p - vec3(0.0, 0.80, 1.10)) - 0.10, GOLD));
  vec3 flare = m - vec3(1.18, 0.44, 0.15);
  flare.xz = turn(0.5) * flare.xz;
  return nearer(result, vec2(block(flare, vec3(0.04, 0.24, 0.3), 0.03), GLOSS));
}

vec2 strawHat(vec3 p) {
  vec3 c = p - vec3(0.0, 0.62, 0.12);
  c.yz = turn(-0.13) * c.yz;
  float reach = length(c.xz);
  float around = atan(c.x, c.z);
  float cone = c.y - 0.62 + 0.52 * reach + 0.05 * reach * reach;
  float weave = 0.012 * abs(sin(reach * 46.0)) + 0.010 * abs(sin(around * 34.0));
  float d = max(abs(cone + weave * step(0.0, cone)) * 0.86 - 0.03, reach - 1.52);
  vec2 result = vec2(d * 0.8, STRAW);
  float edge = length(vec2(reach - 1.52, c.y - 0.62 + 0.52 * 1.52 + 0.05 * 2.31)) - 0.035;
  return nearer(result, vec2(edge, NEON));
}

vec2 headgear(vec3 p) {
#if HEAD == HEAD_CROWN
  return crown(p);
#elif HEAD == HEAD_HORNS
  return horns(p);
#elif HEAD == HEAD_HELM
  return helm(p);
#elif HEAD == HEAD_STRAW
  return strawHat(p);
#else
  return vec2(1e3, CLOTH);
#endif
}
