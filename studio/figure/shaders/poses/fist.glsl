vec2 pose(vec3 p) {
  return sleevedArm(p, vec3(1.02, -1.95, -0.1), vec3(1.72, -0.72, 0.1), vec3(1.50, 1.02, 0.2), vec3(-0.2, 0.0, 1.0));
}
