// Columns of made-up signs. SCENE.x: size of a sign, SCENE.y: how bright.
vec3 backdrop(vec2 uv) {
  vec3 c = vec3(0.002, 0.006, 0.008) + LIGHT_B * 0.02;
  for (int layer = 0; layer < 2; layer++) {
    float size = SCENE.x * (1.0 + 0.75 * float(1 - layer));
    vec2 grid = uv * size * vec2(1.15, 0.92);
    ivec2 cell = ivec2(floor(grid)) + ivec2(200 * layer, 0);
    vec2 f = fract(grid);
    float column = hash(ivec2(cell.x, 77));
    float head = fract(float(cell.y) * mix(0.028, 0.055, hash(ivec2(cell.x, 3))) + column);
    float trail = pow(head, 2.4);
    // Each sign is a 3 x 4 stencil, mirrored half of the time.
    vec2 s = f * vec2(5.0, 6.0) - 1.0;
    ivec2 bit = ivec2(floor(s));
    if (hash(cell + ivec2(5, 5)) < 0.5) bit.x = abs(bit.x - 1);
    float inside = step(0.0, s.x) * step(s.x, 3.0) * step(0.0, s.y) * step(s.y, 4.0);
    vec2 b = abs(fract(s) - 0.5);
    float stroke = step(0.46, hash(cell * 7 + bit)) * smoothstep(0.52, 0.40, max(b.x, b.y)) * inside;
    vec3 tint = mix(mix(LIGHT_A, LIGHT_B, 0.85), LIGHT_B, float(layer));
    float hot = step(0.95, head);
    c += (tint * trail * (0.28 + 0.62 * float(layer)) + vec3(0.55) * hot * float(layer)) * stroke * SCENE.y;
    c += tint * trail * 0.030 * SCENE.y;
  }
  return c * mix(0.55, 1.0, smoothstep(0.3, 0.9, length(uv - vec2(0.0, 0.1))));
}
