float eyes(vec3 p) {
  return 1e3;
}

// What the screen shows, 0 to 1: one line that beats twice, where the eyes would be.
float screen(vec2 p) {
  vec2 q = vec2(abs(p.x), p.y - 0.02);
  float d = segment(q, vec2(0.0, -0.02), vec2(0.11, -0.02));
  d = min(d, segment(q, vec2(0.11, -0.02), vec2(0.19, -0.12)));
  d = min(d, segment(q, vec2(0.19, -0.12), vec2(0.27, 0.16)));
  d = min(d, segment(q, vec2(0.27, 0.16), vec2(0.34, -0.04)));
  d = min(d, segment(q, vec2(0.34, -0.04), vec2(0.47, 0.0)));
  return smoothstep(0.046, 0.030, d);
}
