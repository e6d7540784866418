// Two sheathed blades cross on the back: only guards and wrapped hilts stand above the shoulders.
vec2 hilts(vec3 p, vec3 head) {
  float far = length(p - vec3(0.0, -0.4, -0.95)) - 2.2;
  if (far > 0.3) return vec2(far, PAD);
  vec3 m = vec3(abs(p.x), p.yz);
  vec3 guard = vec3(1.16, -0.62, -0.62);
  vec3 axis = normalize(vec3(0.56, 0.83, 0.02));
  float h = dot(m - guard, axis);
  vec3 side = m - guard - axis * h;
  float r = length(side);
  float across = dot(side, normalize(vec3(0.83, -0.56, 0.0))) / 0.12;
  // Crossed cords leave diamonds open, and the skin under them glows.
  float diamond = abs(fract(h / 0.17) - 0.5) * 2.0 + abs(across);
  float wrap = 0.018 * smoothstep(0.45, 0.62, diamond);
  float grip = max(r - 0.105 - wrap, abs(h - 0.46) - 0.46);
  vec2 result = vec2(grip * 0.75, diamond < 0.52 ? LAMP : STEEL);
  result = nearer(result, vec2(max(r - 0.27, abs(h) - 0.028) - 0.012, GOLD));
  result = nearer(result, vec2(max(r - 0.135, abs(h - 0.92) - 0.06) - 0.01, GOLD));
  result = nearer(result, vec2(max(r - 0.118, abs(h - 0.06) - 0.030), LAMP));
  return nearer(result, vec2(max(r - 0.13, max(h, -h - 2.0)), GLOSS));
}
