// Closed in sleep: a thin arc of light is left of each eye.
float eyes(vec3 p) {
  vec3 q = vec3(abs(p.x) - 0.245, p.y + 0.005, p.z - 0.46);
  q.y -= 5.0 * q.x * q.x - 0.03;
  return (length(max(abs(q) - vec3(0.085, 0.0, 0.02), 0.0)) - 0.011) * 0.7;
}
