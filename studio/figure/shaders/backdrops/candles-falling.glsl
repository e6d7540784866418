// Broken candles fall like rain, the near ones out of focus.
vec3 backdrop(vec2 uv) {
  vec3 c = mix(vec3(0.030, 0.004, 0.010), vec3(0.004, 0.004, 0.016), smoothstep(-0.9, 1.0, uv.y));
  c += mix(LIGHT_A, LIGHT_B, smoothstep(-0.8, 0.8, uv.x)) * 0.07 * smoothstep(1.3, 0.2, length(uv));
  for (int layer = 0; layer < 3; layer++) {
    float size = 3.6 - 0.75 * float(layer);
    vec2 q = turn(0.20) * uv * vec2(size, size * 0.62) + vec2(2.3, 5.1) * float(layer);
    q.y += 3.0 * hash(ivec2(int(floor(q.x)), 40 + layer));
    ivec2 cell = ivec2(floor(q)) + ivec2(60 * layer, 0);
    vec2 f = (fract(q) - 0.5) / vec2(size, size * 0.62);
    f = turn((hash(cell + ivec2(4, 4)) - 0.5) * 1.3) * f;
    float tall = 0.075 + 0.07 * hash(cell);
    float soft = 0.004 + 0.008 * float(layer);
    float body = max(abs(f.x) - 0.042 - 0.010 * float(layer), abs(f.y) - tall);
    float wick = max(abs(f.x) - 0.008, abs(f.y) - tall - 0.06);
    float isThere = step(0.30, hash(cell + ivec2(9, 2)));
    vec3 tint = hash(cell + ivec2(1, 1)) < 0.78 ? LIGHT_A : LIGHT_B;
    float bright = mix(0.28, 0.85, float(layer) / 2.0);
    c = mix(c, tint * bright * (0.75 + 0.25 * smoothstep(-tall, tall, f.y)), smoothstep(soft, -soft, min(body, wick)) * isThere);
    // A trail above each shows that it falls.
    c += tint * 0.20 * bright * smoothstep(0.045, 0.0, abs(f.x)) * smoothstep(tall, tall + 0.02, f.y) * smoothstep(tall + 0.26, tall, f.y) * isThere;
  }
  return c;
}
