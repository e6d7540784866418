// The house hood, worn: a round head that runs out into a point.
float hoodForm(vec3 p) {
  vec3 q = p + vec3(0.0, 0.0, 0.05);
  q += vec3(0.06, 0.0, 0.06) * smoothstep(0.35, 1.5, p.y);
  float d = ellipsoid(q - vec3(0.0, 0.06, -0.10), vec3(0.92, 1.06, 0.86));
  d = blend(d, ellipsoid(q - vec3(0.0, 0.92, -0.06), vec3(0.24, 0.55, 0.40)), 0.55);
  return blend(d, rod(q, vec3(0.0, -0.5, -0.15), vec3(0.0, -1.2, -0.1), 0.74, 0.90), 0.35);
}
