// A ribbed bowl, a lit brim, three rows of neck plates and a golden crescent.
vec2 headgear(vec3 p) {
  vec3 m = vec3(abs(p.x), p.yz);
  vec3 c = p - vec3(0.0, 0.36, -0.04);
  float far = length(p - vec3(0.0, 0.45, 0.1)) - 1.65;
  if (far > 0.3) return vec2(far, GLOSS);
  float around = atan(c.x, c.z);
  float bowl = ellipsoid(c, vec3(1.04, 0.86, 1.06)) - 0.030 * pow(abs(cos(around * 8.0)), 8.0);
  bowl = max(abs(bowl) - 0.04, -c.y + 0.02);
  vec2 result = vec2(bowl * 0.75, GLOSS);
  result = nearer(result, vec2(drumY(c - vec3(0.0, 0.86, 0.0), 0.13, 0.05) - 0.02, GOLD));
  // The peak over the brow.
  vec3 q = c - vec3(0.0, 0.0, 0.0);
  float reach = length(q.xz);
  float front = smoothstep(-0.1, 0.6, q.z);
  float peak = max(abs(reach - 1.13) - 0.14, abs(q.y + 0.40 * (reach - 1.04)) - 0.032);
  result = nearer(result, vec2(peak * 0.8, GLOSS));
  float brim = length(vec2(reach - 1.265, q.y + 0.085)) - 0.034;
  result = nearer(result, vec2(brim, LAMP));
  // Plates behind and beside the neck, each wider than the one above.
  float tier = clamp(floor((-c.y - 0.04) / 0.20), 0.0, 2.0);
  float low = -c.y - 0.04 - tier * 0.20;
  float flare = 1.06 + 0.10 * tier + 0.42 * low;
  float plates = max(max(abs(reach - flare) - 0.028, abs(low - 0.10) - 0.105), c.z - 0.30);
  result = nearer(result, vec2(plates * 0.7, GLOSS));
  float lace = max(max(abs(reach - flare - 0.03) - 0.014, abs(low - 0.185) - 0.016), c.z - 0.30);
  result = nearer(result, vec2(lace * 0.7, GOLD));
  // Turned-back wings.
  vec3 wing = m - vec3(1.13, 0.52, 0.44);
  wing.xz = turn(0.55) * wing.xz;
  result = nearer(result, vec2(block(wing, vec3(0.03, 0.20, 0.16), 0.02), GOLD));
  vec3 crest = p - vec3(0.0, 1.10, 1.0);
  crest.yz = turn(0.12) * crest.yz;
  float moon = max(length(crest.xy) - 0.56, 0.50 - length(crest.xy - vec2(0.0, 0.24)));
  result = nearer(result, vec2(max(moon, abs(crest.z) - 0.035) * 0.85 - 0.008, GOLD));
  float boss = ellipsoid(p - vec3(0.0, 0.66, 1.04), vec3(0.13, 0.13, 0.08));
  return nearer(result, vec2(boss, GOLD));
}
