float eyes(vec3 p) {
  return length(vec3(p.x - 0.245, p.y - 0.02, p.z - 0.45)) - 0.075;
}
