// A raised phone with its lit side towards the viewer.
vec2 pose(vec3 p) {
  vec3 wrist = vec3(1.28, -1.25, 1.45);
  vec2 result = sleevedArm(p, vec3(1.02, -1.95, -0.1), vec3(1.75, -2.75, 0.5), wrist, vec3(-0.9, 0.0, 0.4));
  vec3 q = p - wrist - vec3(-0.20, 0.66, 0.56);
  q.xy = turn(0.16) * q.xy;
  q.xz = turn(0.2) * q.xz;
  result = nearer(result, vec2(block(q, vec3(0.48, 0.88, 0.06), 0.05), GLOSS));
  return nearer(result, vec2(block(q - vec3(0.0, 0.0, 0.05), vec3(0.42, 0.78, 0.03), 0.02), NEON));
}
