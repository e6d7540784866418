// A cut-out has no ground: it counts the rays that meet nothing. What drifts in the air is asked once for each ray.
float missed = 0.0;
float asked = 0.0;

vec3 backdrop(vec2 uv) {
  missed += 1.0;
  return vec3(0.0);
}

vec3 air(vec2 uv) {
  asked += 1.0;
  return vec3(0.0);
}
