// A television set in the place of a head: case, screen, dials, grille and the foot of its ears. Which ears they are its wearer says.
vec2 televisionSet(vec3 q) {
  float box_ = block(q, vec3(1.02, 0.80, 0.62), 0.16);
  vec3 g = q - vec3(-0.17, 0.02, 0.62);
  box_ = carve(box_, block(g - vec3(0.0, 0.0, 0.1), vec3(0.74, 0.64, 0.2), 0.16), 0.03);
  vec3 s = q - vec3(0.78, -0.42, 0.62);
  float slot = max(abs(fract(s.y / 0.09 + 0.5) - 0.5) * 0.09 - 0.022, max(abs(s.x) - 0.12, abs(s.y) - 0.21));
  vec2 result = vec2(carve(box_, max(slot, abs(s.z) - 0.06), 0.01), CASE);
  result = nearer(result, vec2(max(length(vec3(g.xy, g.z + 2.05)) - 2.12, block(g, vec3(0.73, 0.63, 0.4), 0.16)), SCREEN));
  vec3 k = q - vec3(0.78, q.y > 0.2 ? 0.38 : 0.02, 0.66);
  k.xy = turn(q.y > 0.2 ? 0.6 : -0.9) * k.xy;
  float dial = max(length(k.xy) - 0.125, abs(k.z) - 0.07) - 0.02;
  dial = min(dial, block(k - vec3(0.0, 0.0, 0.09), vec3(0.028, 0.11, 0.05), 0.02));
  return nearer(result, vec2(min(dial, ellipsoid(q - vec3(0.0, 0.82, -0.05), vec3(0.26, 0.13, 0.22))), STEEL));
}
