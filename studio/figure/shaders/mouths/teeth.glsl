vec2 mouth(vec3 p) {
  return vec2(1e3, CLOTH);
}
