// The first row of the plate: the only one who turns round.
vec2 own(vec3 p, vec3 h) {
  return inkedBack(p);
}
