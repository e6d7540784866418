vec2 pose(vec3 p) {
  return sleevedArm(p, vec3(1.02, -1.95, -0.1), vec3(1.82, -1.42, 0.2), vec3(1.62, -0.02, 0.35), vec3(-0.2, 0.0, 1.0));
}
