// graze: how near the ray passes by something it does not hit, in pixels.
Hit march(vec3 ray, inout float graze) {
  float t = max(0.0, length(CAMERA) - 2.5);
  float end = length(CAMERA) + 2.2;
  float pixel = 2.0 / (uSize.y * ZOOM);
  float before = 1e3;
  for (int i = 0; i < 100; i++) {
    vec2 step_ = map(CAMERA + ray * t);
    if (step_.x < 0.0006 * t) return Hit(t, step_.y, vec3(0.0));
    if (step_.x > before) graze = min(graze, before / (t * pixel));
    before = step_.x;
    t += step_.x * (step_.x > 0.25 ? 0.95 : 0.8);
    if (t > end) break;
  }
  return Hit(-1.0, CLOTH, vec3(0.0));
}
