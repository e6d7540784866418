// The robe without hanging arms: the arms of a set are posed.
float robeSolid(vec3 p) {
  float d = ellipsoid(p - vec3(0.0, -2.30, -0.15), vec3(1.36, 1.15, 0.82));
  vec3 m = vec3(abs(p.x), p.yz);
  d = blend(d, ellipsoid(m - vec3(0.96, -1.92, -0.14), vec3(0.60, 0.42, 0.52)), 0.4);
  d = blend(d, rod(p, vec3(0.0, -1.72, -0.1), vec3(0.0, -2.1, -0.05), 0.62, 0.95), 0.3);
  return blend(d, rod(p, vec3(0.0, -2.6, -0.1), vec3(0.0, -3.8, -0.1), 1.04, 1.12), 0.3);
}
