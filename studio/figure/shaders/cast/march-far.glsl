// As in march.glsl, for what is larger than a bust: REACH is how far it extends from the origin.
Hit march(vec3 ray, inout float graze) {
  float middle = -dot(CAMERA, ray);
  float aside = REACH * REACH - dot(CAMERA, CAMERA) + middle * middle;
  if (aside < 0.0) return Hit(-1.0, CLOTH, vec3(0.0));
  float t = middle - sqrt(aside);
  float end = middle + sqrt(aside);
  float pixel = 2.0 / (uSize.y * ZOOM);
  float before = 1e3;
  for (int i = 0; i < 140; i++) {
    vec2 step_ = map(CAMERA + ray * t);
    if (step_.x < 0.0005 * t) return Hit(t, step_.y, vec3(0.0));
    if (step_.x > before) graze = min(graze, before / (t * pixel));
    before = step_.x;
    t += step_.x * (step_.x > 0.25 ? 0.95 : 0.8);
    if (t > end) break;
  }
  return Hit(-1.0, CLOTH, vec3(0.0));
}
