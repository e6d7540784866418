// A pull tab hanging from p: slider body, ring and a tongue with a hole.
float zipPull(vec3 p) {
  float slider = block(p + vec3(0.0, 0.0, 0.05), vec3(0.062, 0.085, 0.095), 0.02);
  slider = min(slider, block(p - vec3(0.0, 0.0, 0.055), vec3(0.022, 0.06, 0.03), 0.015));
  p.yz = turn(0.05) * p.yz;
  vec3 q = p - vec3(0.0, -0.095, 0.085);
  float ring = length(vec2(length(q.xy) - 0.055, q.z)) - 0.02;
  vec3 t = p - vec3(0.0, -0.265, 0.085);
  float width = 0.058 + 0.05 * smoothstep(0.15, -0.18, t.y);
  float tongue = block(t, vec3(width, 0.165, 0.020), 0.018);
  tongue = carve(tongue, length(t.xy - vec2(0.0, -0.075)) - 0.036, 0.012);
  return min(min(slider, ring), tongue);
}
