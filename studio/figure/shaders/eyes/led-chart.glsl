float eyes(vec3 p) {
  return 1e3;
}

// What the screen shows, 0 to 1: a price that climbs from the left to the right.
float screen(vec2 p) {
  float d = segment(p, vec2(-0.46, -0.06), vec2(-0.30, 0.02));
  d = min(d, segment(p, vec2(-0.30, 0.02), vec2(-0.17, -0.09)));
  d = min(d, segment(p, vec2(-0.17, -0.09), vec2(0.02, 0.08)));
  d = min(d, segment(p, vec2(0.02, 0.08), vec2(0.13, -0.03)));
  d = min(d, segment(p, vec2(0.13, -0.03), vec2(0.40, 0.19)));
  d = min(d, segment(p, vec2(0.40, 0.19), vec2(0.27, 0.18)));
  d = min(d, segment(p, vec2(0.40, 0.19), vec2(0.40, 0.06)));
  float below = 0.16 * smoothstep(0.0, -0.2, p.y) * step(abs(p.x), 0.44) * step(0.5, fract(p.x * 14.0));
  return max(smoothstep(0.045, 0.030, d), below);
}
