// The house hood, worn: a round head that runs out into a point.
float hoodForm(vec3 p) {
  vec3 q = p + vec3(0.0, 0.0, 0.05);
  q += vec3(0.06, 0.0, 0.06) * smoothstep(0.35, 1.5, p.y);
  float d = ellipsoid(q - vec3(0.0, 0.06, -0.10), vec3(0.92, 1.06, 0.86));
  d = blend(d, ellipsoid(q - vec3(0.0, 0.92, -0.06), vec3(0.24, 0.55, 0.40)), 0.55);
  // The neck widens softly: the ends of a taper would be seen as lines.
  vec3 neck = vec3(q.x, q.y - clamp(q.y, -1.35, -0.5), q.z + 0.13);
  return blend(d, length(neck) - mix(0.92, 0.74, smoothstep(-1.45, -0.35, q.y)), 0.35);
}
