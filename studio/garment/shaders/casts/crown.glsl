// What is a cap in the light is a crown in the shadow: three prongs that spread, each with a ball.
float castOnWall(vec3 p, float lit) {
  float grown = (SUN.z - WALL) / SUN.z;
  vec2 q = (p.xy - mix(SUN.xy, vec2(-0.06, 0.62), grown)) / grown;
  if (p.z > WALL + 0.2) return lit;
  q.x /= 1.0 + 0.22 * q.y;
  float middle = 0.60 * clamp(floor(q.x / 0.60 + 0.5), -1.0, 1.0);
  float tall = middle == 0.0 ? 0.98 : 0.84;
  float side = abs(q.x - middle) / 0.30;
  float crown = max(abs(q.x) - 0.90, max(-0.2 - q.y, q.y - mix(tall, 0.36, side)));
  float ball = length(q - vec2(middle, tall + 0.03)) - 0.115;
  return min(lit, smoothstep(-0.012, 0.012, min(0.5 * crown, ball)));
}
