// The sign is point symmetric: two bows and a bar.
float sign_(vec2 p) {
  float bar = segment(p, vec2(0.0, -0.155), vec2(0.0, 0.155));
  if (p.y < 0.0) p = -p;
  vec2 q = p - vec2(0.0, 0.058);
  float angle = atan(q.y, q.x);
  float bow = abs(length(q) - 0.058);
  if (angle > -1.5708 && angle < 0.45) bow = min(length(q - 0.058 * vec2(0.90, 0.435)), length(q - vec2(0.0, -0.058)));
  return min(bow, bar + 0.004);
}

float eyes(vec3 p) {
  vec2 q = vec2(p.x - (p.x > 0.0 ? 0.245 : -0.245), p.y - 0.015);
  return max(sign_(q / 1.06) * 1.06 - 0.021, abs(p.z - 0.52) - 0.03);
}
