// How much of the sky is seen from p: x as far as an arm reaches, y out of the fold it lies in.
vec2 openness(vec3 p, vec3 n) {
  const float[5] FAR = float[5](0.03, 0.06, 0.12, 0.25, 0.40);
  const float[5] WEIGHT = float[5](1.0, 0.2, 0.55, 0.3, 0.12);
  vec2 closed = vec2(0.0);
  for (int i = 0; i < 5; i++) {
    if (i == 3) detail = ROUGH;
    float missing = FAR[i] - map(p + n * FAR[i]).x;
    closed.x += missing * WEIGHT[i];
    if (i < 3) closed.y += missing / FAR[i];
  }
  detail = SHAPE;
  return clamp(1.0 - vec2(2.2, 0.5) * closed, 0.0, 1.0);
}
