vec2 headgear(vec3 p) {
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
