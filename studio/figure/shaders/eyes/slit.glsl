float eyes(vec3 p) {
  vec3 q = vec3(abs(p.x) - 0.245, p.y - 0.025, p.z - 0.44);
  q.xy = turn(-0.34) * q.xy;
  return ellipsoid(q, vec3(0.095, 0.026, 0.05));
}
