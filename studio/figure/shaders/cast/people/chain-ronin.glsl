// A straw hat as wide as a cart, a steel mask, a chain; a bird has moved in.
vec2 own(vec3 p, vec3 h) {
  vec2 result = vec2(1e3, STRAW);
  vec3 q = h - vec3(0.0, 0.50, 0.0);
  q.xy = turn(-0.10) * q.xy;
  q.yz = turn(-0.16) * q.yz;
  float far = length(q) - 1.75;
  if (far > 0.3) result.x = far;
  else {
    float reach = length(q.xz);
    float around = atan(q.x, q.z);
    float line = q.y - 0.86 + 0.60 * reach - 0.05 * exp(-reach * 3.0);
    float weave = 0.012 * swell(reach * 40.0) + 0.016 * swell(around * 40.0);
    float hat = max(abs(line) - 0.045 - weave * step(0.0, line), reach - 1.52);
    result = vec2(hat * 0.72, STRAW);
    result = nearer(result, vec2(ringY(q + vec3(0.0, 0.05, 0.0), 1.52, 0.055), BAND));
    // The bird.
    vec3 b = q - vec3(-0.60, 0.70, 0.42);
    b.xz = turn(0.5) * b.xz;
    float bird = ellipsoid(b, vec3(0.19, 0.17, 0.24));
    vec3 head = b - vec3(0.0, 0.19, 0.13);
    bird = blend(bird, length(head) - 0.145, 0.05);
    bird = blend(bird, max(ellipsoid(b - vec3(0.0, 0.06, -0.30), vec3(0.09, 0.05, 0.24)), -b.z - 0.5), 0.05);
    result = nearer(result, vec2(bird, BIRD));
    result = nearer(result, vec2(rod(head, vec3(0.0, -0.01, 0.12), vec3(0.0, -0.02, 0.23), 0.045, 0.010), BEAK));
    result = nearer(result, vec2(length(vec3(abs(head.x) - 0.085, head.y - 0.035, head.z - 0.095)) - 0.034, INK));
    result = nearer(result, vec2(ellipsoid(vec3(abs(b.x) - 0.17, b.y - 0.02, b.z + 0.05), vec3(0.045, 0.11, 0.19)), WING));
  }
  // A straw between the teeth.
  vec3 s = toSkull(h);
  float stem = blend(rod(s, vec3(-0.16, -0.54, 0.60), vec3(-0.62, -0.48, 0.98), 0.022, 0.018), rod(s, vec3(-0.62, -0.48, 0.98), vec3(-0.86, -0.36, 1.06), 0.018, 0.012), 0.03);
  float ear = ellipsoid(vec3(turn(0.5) * (s.xy - vec2(-0.92, -0.32)), s.z - 1.07), vec3(0.055, 0.15, 0.05)) - 0.012 * swell(s.y * 60.0);
  result = nearer(result, vec2(min(stem, ear) * 0.9, WHEAT));
  // Links round the neck: every other one stands on edge.
  vec3 c = p - vec3(0.0, -1.30, 0.0);
  c.y += 0.34 * c.z;
  float around = atan(c.x, c.z);
  const float PITCH = 0.205;
  float best = length(vec2(length(c.xz) - 0.93, c.y)) - 0.25;
  if (best < 0.2) {
    best = 1e3;
    for (int k = 0; k < 2; k++) {
      float index = floor(around / PITCH) + float(k);
      vec3 l = vec3((around / PITCH - index) * PITCH * 0.93, c.y + 0.06 * cos(around * 2.0), length(c.xz) - 0.97);
      if (mod(index, 2.0) > 0.5) l.yz = l.zy;
      best = min(best, length(vec2(length(vec2(max(abs(l.x) - 0.070, 0.0), l.y)) - 0.085, l.z)) - 0.042);
    }
  }
  return nearer(result, vec2(best * 0.75, ZIP));
}

void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material == STRAW) skin.tint *= 0.75 + 0.4 * noise(vec3(atan(h.x, h.z) * 22.0, length(h.xz) * 5.0, 1.0));
  if (material == BIRD) {
    vec3 q = h - vec3(0.0, 0.50, 0.0);
    skin.tint = mix(skin.tint, vec3(0.80, 0.26, 0.04), smoothstep(0.10, 0.22, q.z - 0.42));
  }
}

// Bamboo before a mint moon.
vec3 backdrop(vec2 uv) {
  vec3 c = mix(vec3(0.005, 0.20, 0.155), vec3(0.002, 0.045, 0.060), smoothstep(-0.8, 1.0, uv.y));
  float moon = length(uv - vec2(0.34, 0.40));
  c = mix(c + vec3(0.0, 0.16, 0.11) * exp(-2.4 * max(moon - 0.48, 0.0)), vec3(0.30, 0.82, 0.58) * 0.62, smoothstep(0.485, 0.477, moon));
  for (int i = 0; i < 7; i++) {
    float x = -0.92 + 0.31 * float(i) + 0.10 * sin(float(i) * 7.0);
    float lean = 0.05 * sin(float(i) * 3.0);
    float across = uv.x - x - lean * uv.y;
    float wide = 0.030 + 0.022 * hash(ivec2(i, 2));
    float node = fract(uv.y * 2.3 + hash(ivec2(i, 5)));
    float cane = smoothstep(0.004, -0.004, abs(across) - wide - 0.008 * smoothstep(0.06, 0.0, node));
    vec3 tint = vec3(0.0, 0.055, 0.045) * (0.5 + 1.0 * smoothstep(-wide, wide, across)) * step(0.035, node);
    c = mix(c, tint, cane);
    vec2 leaf = turn(0.9 * (i % 2 == 0 ? 1.0 : -1.0)) * (uv - vec2(x + lean * 0.6, 0.25 + 0.5 * hash(ivec2(i, 8))));
    c = mix(c, vec3(0.0, 0.060, 0.045), smoothstep(0.006, -0.006, length(vec2(leaf.x, max(abs(leaf.y + 0.16) - 0.10, 0.0))) - 0.030 * smoothstep(0.0, -0.10, leaf.y) ));
  }
  return c;
}
