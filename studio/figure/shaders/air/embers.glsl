vec3 air(vec2 uv) {
  vec3 c = vec3(0.0);
  for (int layer = 0; layer < 3; layer++) {
    float size = 5.0 + 3.0 * float(layer);
    vec2 q = uv * size + vec2(0.25 * sin(uv.y * 4.0 + float(layer)), 0.0) * size * 0.2;
    ivec2 cell = ivec2(floor(q)) + ivec2(31 * layer, 17);
    vec2 at = vec2(0.2) + 0.6 * vec2(hash(cell), hash(cell + ivec2(5, 9)));
    vec2 f = fract(q) - at;
    float r = (0.035 + 0.05 * hash(cell + ivec2(2, 2))) * (1.25 - 0.25 * float(layer));
    float spark = smoothstep(r, r * 0.3, length(f * vec2(1.0, 0.72)));
    // They burn at the sides and leave the face alone.
    float aside = smoothstep(0.42, 0.80, length(uv - vec2(0.0, 0.05)));
    c += vec3(1.0, 0.45, 0.10) * spark * step(0.50, hash(cell + ivec2(8, 1))) * aside * (1.9 - 0.4 * float(layer));
  }
  return c;
}
