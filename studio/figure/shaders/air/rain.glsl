vec3 air(vec2 uv) {
  float streaks = 0.0;
  for (int layer = 0; layer < 3; layer++) {
    float size = 26.0 - 8.0 * float(layer);
    vec2 q = turn(0.10) * uv * vec2(size, size * 0.11);
    float column = floor(q.x);
    q.y += hash(ivec2(int(column), 40 + layer)) * 17.0;
    ivec2 cell = ivec2(int(column), int(floor(q.y)) + 100 * layer);
    vec2 f = vec2(fract(q.x) - 0.2 - 0.6 * hash(cell), fract(q.y));
    float drop = smoothstep(0.09, 0.0, abs(f.x)) * smoothstep(0.0, 0.1, f.y) * smoothstep(0.55, 0.25, f.y);
    streaks += drop * step(0.55, hash(cell + ivec2(7, 3))) * (0.4 + 0.3 * float(layer));
  }
  return mix(LIGHT_A, LIGHT_B, 0.6) * streaks * 0.30 + vec3(0.10) * streaks;
}
