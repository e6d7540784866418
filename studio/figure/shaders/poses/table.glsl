vec2 pose(vec3 p) {
  vec3 m = vec3(abs(p.x), p.yz);
  return sleevedArm(m, vec3(1.02, -1.95, -0.1), vec3(1.75, -2.75, 0.6), vec3(1.30, -3.05, 1.75), vec3(-0.3, -1.0, 0.0));
}
