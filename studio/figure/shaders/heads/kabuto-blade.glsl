// A low helmet with swept plates; its crescent lies flat over the brow like a drawn blade of light.
vec2 headgear(vec3 p) {
  vec3 m = vec3(abs(p.x), p.yz);
  vec3 c = p - vec3(0.0, 0.40, -0.04);
  float far = length(p - vec3(0.0, 0.45, 0.1)) - 1.65;
  if (far > 0.3) return vec2(far, GLOSS);
  float around = atan(c.x, c.z);
  float bowl = ellipsoid(c, vec3(1.03, 0.84, 1.06)) - 0.03 * step(0.0, cos(around * 6.0)) * smoothstep(0.0, 0.2, abs(cos(around * 6.0)));
  bowl = max(abs(bowl) - 0.04, -c.y + 0.02);
  vec2 result = vec2(bowl * 0.75, STEEL);
  float reach = length(c.xz);
  float peak = max(abs(reach - 1.12) - 0.13, abs(c.y + 0.30 * (reach - 1.04)) - 0.035);
  result = nearer(result, vec2(peak * 0.8, STEEL));
  float tier = clamp(floor((-c.y - 0.02) / 0.22), 0.0, 2.0);
  float low = -c.y - 0.02 - tier * 0.22;
  float flare = 1.06 + 0.16 * tier + 0.62 * low;
  float plates = max(max(abs(reach - flare) - 0.028, abs(low - 0.11) - 0.115), c.z - 0.25);
  result = nearer(result, vec2(plates * 0.65, GLOSS));
  float lace = max(max(abs(reach - flare - 0.03) - 0.016, abs(low - 0.20) - 0.016), c.z - 0.25);
  result = nearer(result, vec2(lace * 0.65, LAMP));
  // One long crescent, worn aslant: it sweeps far to one side.
  vec3 crest = p - vec3(-0.02, 0.56, 1.16);
  crest.z += 0.20 * crest.x * crest.x;
  crest.xy = turn(0.42) * crest.xy / 0.84;
  float outer = length(crest.xy - vec2(0.0, 0.50)) - 0.62;
  float inner = 0.575 - length(crest.xy - vec2(0.0, 0.66));
  float moon = max(outer, inner);
  result = nearer(result, vec2(max(moon, abs(crest.z) - 0.03) * 0.6 - 0.006, GLOW));
  float boss = max(block(p - vec3(0.0, 0.50, 1.20), vec3(0.09, 0.11, 0.06), 0.03), dot(abs(p.xy - vec2(0.0, 0.50)), vec2(0.78, 0.62)) - 0.08);
  return nearer(result, vec2(boss, STEEL));
}
