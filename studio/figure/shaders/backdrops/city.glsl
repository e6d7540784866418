// Towers in five depths, each hazier than the one before it. SCENE: glow of the sky, share of lit windows, height of the skyline.
vec3 backdrop(vec2 uv) {
  vec3 haze = mix(LIGHT_A, LIGHT_B, smoothstep(-0.9, 0.9, uv.x));
  vec3 sky = mix(haze * 0.34 * SCENE.x + vec3(0.02, 0.008, 0.04), vec3(0.004, 0.003, 0.014), smoothstep(-0.7, 0.95, uv.y - SCENE.z));
  vec3 c = sky;
  for (int layer = 0; layer < 5; layer++) {
    float depth = float(layer) / 4.0;
    float size = mix(5.6, 1.9, depth);
    float x = uv.x * size + 7.3 * float(layer) + 2.6;
    int id = int(floor(x));
    float across = fract(x);
    float tall = mix(-0.45, mix(0.95, 0.50, depth), pow(hash(ivec2(id, layer)), 1.3)) + SCENE.z;
    // The street runs into the depth behind his head: towers stand tall at the sides only.
    float middle = (float(id) + 0.5 - 7.3 * float(layer) - 2.6) / size;
    tall += 0.42 * (smoothstep(0.15, 1.0, abs(middle)) - 0.5) * mix(0.6, 1.0, depth);
    float margin = 0.03 + 0.12 * hash(ivec2(id + 3, layer));
    float inside = smoothstep(0.0, 0.012 * size, across - margin) * smoothstep(0.0, 0.012 * size, 1.0 - margin * 0.6 - across);
    inside *= smoothstep(0.006, -0.006, uv.y - tall);
    vec3 lamp = hash(ivec2(id + 9, layer)) < 0.5 ? LIGHT_A : LIGHT_B;
    vec3 wall = mix(haze * 0.16 * SCENE.x, vec3(0.004, 0.003, 0.010), 0.30 + 0.65 * depth);
    wall += haze * 0.10 * SCENE.x * smoothstep(0.2, -1.2, uv.y);
    vec2 grid = vec2(across * floor(mix(5.0, 11.0, hash(ivec2(id + 21, layer)))), uv.y * mix(30.0, 15.0, depth));
    ivec2 pane = ivec2(floor(grid)) + ivec2(id * 37, layer * 91);
    vec2 f = fract(grid);
    float frame = smoothstep(0.12, 0.24, f.x) * smoothstep(0.92, 0.80, f.x) * smoothstep(0.20, 0.34, f.y) * smoothstep(0.88, 0.74, f.y);
    float isLit = step(1.0 - SCENE.y, hash(pane));
    vec3 pane_ = mix(lamp, vec3(1.0, 0.72, 0.42), 0.45 * hash(pane + ivec2(1, 5)));
    wall += pane_ * frame * isLit * (0.10 + 0.40 * hash(pane + ivec2(3, 2))) * mix(0.45, 0.85, depth);
    // Here and there a sign down the wall, and a lit edge of the roof.
    float sign_ = step(0.74, hash(ivec2(id + 5, layer))) * smoothstep(0.075, 0.06, abs(across - 0.5)) * step(uv.y, tall - 0.16) * step(tall - 0.62, uv.y);
    sign_ *= smoothstep(0.36, 0.28, abs(fract(uv.y * 9.0) - 0.5));
    wall += lamp * sign_ * 0.75;
    wall += lamp * mix(0.6, 0.2, depth) * SCENE.x * smoothstep(0.022, 0.0, abs(tall - uv.y - 0.010)) * step(0.62, hash(ivec2(id + 2, layer)));
    wall = mix(wall, haze * 0.20 * SCENE.x, 0.42 * (1.0 - depth));
    c = mix(c, wall, inside);
  }
  return c + haze * 0.12 * SCENE.x * exp(-abs(uv.y + 0.7) * 2.2);
}
