vec3 backdrop(vec2 uv) {
  return vec3(0.0);
}
