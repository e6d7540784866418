// The ground as far as one sees: lit, shaded and stood upon as all else is, but not marched for.
vec2 map(vec3 p);
vec3 shade(vec3 p, vec3 n, vec3 v, float material);

vec3 rayAt(vec2 uv) {
  vec3 forward = normalize(TARGET - CAMERA);
  vec3 right = normalize(cross(forward, vec3(0.0, 1.0, 0.0)));
  return normalize(forward * ZOOM + uv.x * right + uv.y * cross(right, forward));
}

// How far away the ray meets the ground at a height; negative above the horizon.
float groundAt(vec3 ray, float height) {
  return ray.y < 0.0 ? (height - CAMERA.y) / ray.y : -1.0;
}

vec3 groundColour(vec3 ray, float far) {
  return shade(CAMERA + ray * far, vec3(0.0, 1.0, 0.0), -ray, GROUND);
}
