// A row of candles that climbs to the right. SCENE: how many, how steep, where it starts.
vec3 backdrop(vec2 uv) {
  vec3 c = mix(vec3(0.014, 0.012, 0.026), vec3(0.004, 0.004, 0.010), smoothstep(-0.9, 0.9, uv.y));
  vec2 g = abs(fract(uv * 4.0 + 0.5) - 0.5);
  c += mix(LIGHT_A, LIGHT_B, 0.5) * 0.035 * smoothstep(0.484, 0.498, max(g.x, g.y));
  vec3 wash = mix(LIGHT_A, LIGHT_B, smoothstep(-0.8, 0.8, uv.x));
  c += wash * 0.10 * smoothstep(1.1, 0.0, length(uv - vec2(0.0, -0.1)));
  float x = (uv.x + 1.1) * SCENE.x * 0.5;
  float lit = 0.0, glow = 0.0;
  vec3 tint = LIGHT_B;
  for (int k = -1; k <= 1; k++) {
    int id = int(floor(x)) + k;
    float at = float(id);
    float from = SCENE.z + at * SCENE.y + 0.20 * sin(at * 1.3) + 0.22 * (hash(ivec2(id, 5)) - 0.5);
    float to = SCENE.z + (at + 1.0) * SCENE.y + 0.20 * sin((at + 1.0) * 1.3) + 0.22 * (hash(ivec2(id + 1, 5)) - 0.5);
    float low = min(from, to), high = max(from, to) + 0.05;
    float across = abs(x - at - 0.5) * 2.0 / SCENE.x;
    float wide = 0.60 / SCENE.x;
    float middle = (low + high) * 0.5, tall = (high - low) * 0.5;
    float body = max(across - wide, abs(uv.y - middle) - tall);
    float wick = max(across - 0.010, abs(uv.y - middle - 0.06 * (hash(ivec2(id, 8)) - 0.5)) - tall - 0.10 - 0.10 * hash(ivec2(id, 2)));
    float d = min(body, wick);
    if (k == 0) tint = to > from ? LIGHT_B : LIGHT_A;
    vec3 own = to > from ? LIGHT_B : LIGHT_A;
    float inner = 0.62 + 0.38 * smoothstep(0.0, -0.05, body);
    if (k == 0) c = mix(c, own * (body < wick ? 0.95 - 0.30 * inner * 0.6 : 0.8), smoothstep(0.005, -0.005, d));
    c += own * 0.13 * exp(-max(d, 0.0) * 16.0) * step(0.0, d);
  }
  return c;
}
