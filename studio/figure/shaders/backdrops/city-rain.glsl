// A street out of focus: wet lamps as large soft discs, and a tower or two as shadows.
vec3 backdrop(vec2 uv) {
  vec3 haze = mix(LIGHT_A, LIGHT_B, smoothstep(-0.8, 0.8, uv.x));
  vec3 c = mix(haze * 0.20 + vec3(0.004, 0.01, 0.03), vec3(0.004, 0.007, 0.022), smoothstep(-0.8, 1.0, uv.y));
  for (int layer = 0; layer < 2; layer++) {
    float x = uv.x * (1.7 + 1.3 * float(layer)) + 4.3 * float(layer) + 0.35;
    int id = int(floor(x));
    float tall = 0.15 + 0.85 * hash(ivec2(id, 60 + layer)) - 0.2 * float(layer);
    float soft = 0.05;
    float inside = smoothstep(0.0, soft * 2.0, fract(x) - 0.04) * smoothstep(0.0, soft * 2.0, 0.96 - fract(x)) * smoothstep(soft, -soft, uv.y - tall);
    c = mix(c, haze * 0.055 + vec3(0.002, 0.004, 0.012), inside * 0.8);
  }
  for (int layer = 0; layer < 4; layer++) {
    float size = 1.7 + 0.9 * float(layer);
    vec2 q = uv * size + vec2(3.7, 9.1) * float(layer);
    ivec2 cell = ivec2(floor(q)) + ivec2(0, 50 * layer);
    vec2 at = 0.34 + 0.32 * vec2(hash(cell), hash(cell + ivec2(11, 4)));
    float r = 0.20 + 0.13 * hash(cell + ivec2(2, 8));
    float d = length(fract(q) - at);
    float disc = smoothstep(r, r - 0.035, d) * (0.62 + 0.38 * smoothstep(r - 0.10, r, d));
    vec3 lamp = hash(cell + ivec2(6, 6)) < 0.6 ? LIGHT_B : LIGHT_A;
    lamp = mix(lamp, vec3(1.0, 0.85, 0.6), step(0.86, hash(cell + ivec2(1, 3))));
    float high = smoothstep(0.85, -0.3, abs(uv.y + 0.15));
    c += lamp * disc * step(0.42, hash(cell + ivec2(4, 1))) * (0.20 + 0.34 * hash(cell + ivec2(9, 9))) * high;
  }
  return c;
}
