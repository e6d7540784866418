vec2 headgear(vec3 p) {
  return vec2(1e3, CLOTH);
}
