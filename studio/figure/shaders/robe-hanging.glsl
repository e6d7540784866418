float robeSolid(vec3 p) {
  float d = ellipsoid(p - vec3(0.0, -2.30, -0.15), vec3(1.62, 1.05, 0.82));
  vec3 m = vec3(abs(p.x), p.yz);
  d = blend(d, ellipsoid(m - vec3(1.02, -1.90, -0.14), vec3(0.64, 0.40, 0.52)), 0.4);
  d = blend(d, rod(p, vec3(0.0, -1.72, -0.1), vec3(0.0, -2.1, -0.05), 0.62, 0.95), 0.3);
  return blend(d, rod(m, vec3(1.28, -2.0, -0.12), vec3(1.55, -3.6, 0.05), 0.42, 0.52), 0.25);
}
