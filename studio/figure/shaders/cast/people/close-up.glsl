// Nothing but himself.
vec2 own(vec3 p, vec3 h) {
  return vec2(1e3, CLOTH);
}
