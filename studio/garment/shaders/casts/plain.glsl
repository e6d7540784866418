float castOnWall(vec3 p, float lit) {
  return lit;
}
