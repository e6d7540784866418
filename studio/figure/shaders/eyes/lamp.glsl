// One large eye; the other socket is dead.
float eyes(vec3 p) {
  vec3 q = vec3(p.x - 0.245, p.y - 0.02, p.z - 0.46);
  return ellipsoid(q, vec3(0.092, 0.088, 0.06));
}
