float openness(vec3 p, vec3 n) {
  float closed = 0.0;
  float weight = 1.0;
  for (int i = 1; i <= 4; i++) {
    float h = 0.03 * float(i * i);
    closed += (h - map(p + n * h).x) * weight;
    weight *= 0.55;
  }
  return clamp(1.0 - 2.2 * closed, 0.0, 1.0);
}
