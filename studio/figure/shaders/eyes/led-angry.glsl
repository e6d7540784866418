float eyes(vec3 p) {
  return 1e3;
}

// What the screen shows, 0 to 1: two slanted eyes.
float screen(vec2 p) {
  vec2 q = vec2(abs(p.x) - 0.255, p.y - 0.04);
  float lid = q.y - 0.06 - 0.55 * q.x;
  float d = max(max(lid, abs(q.x) - 0.185), -q.y - 0.125 + 0.10 * q.x);
  return smoothstep(0.012, -0.012, d);
}
