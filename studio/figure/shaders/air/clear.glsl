vec3 air(vec2 uv) {
  return vec3(0.0);
}
