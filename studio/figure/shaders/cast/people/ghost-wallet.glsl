// A bed sheet with two holes, and a wallet with a moth in it.
float sheet(vec3 p) {
  vec3 q = p - vec3(0.0, 0.10, -0.06);
  float d = ellipsoid(q, vec3(0.86, 1.02, 0.98));
  d = blend(d, rod(p, vec3(0.0, -0.35, -0.05), vec3(0.0, -2.6, -0.02), 0.80, 1.41), 0.35);
  d = blend(d, ellipsoid(vec3(abs(p.x), p.yz) - vec3(0.72, -1.85, -0.05), vec3(0.78, 0.70, 0.70)), 0.35);
  float around = atan(p.x, p.z + 0.1);
  float low = smoothstep(0.1, -1.5, p.y);
  float warp = sin(p.y * 1.7 + p.x) + sin(p.x * 2.1 + 1.0);
  return d - 0.125 * low * swell(around * 8.0 + warp * 0.9) - 0.05 * low * swell(around * 15.0 + warp * 1.6);
}

vec2 own(vec3 p, vec3 h) {
  float d = sheet(h);
  vec2 result = vec2(d * 0.8, SHEET);
  if (d < 0.3) {
    vec3 m = vec3(abs(h.x), h.yz);
    vec2 eye = m.xy - vec2(0.30, 0.10);
    eye = turn(-0.22) * eye;
    float hole = max(length(eye / vec2(0.20, 0.27)) * 0.22 - 0.22, -h.z);
    result.x = carve(abs(d) - 0.03, hole, 0.02) * 0.8;
    // A zip is sewn on where a mouth would be; it has seen better days.
    float line = h.y + 0.52 - 0.20 * h.x * h.x - 0.10 * h.x;
    float row = line > 0.0 ? 0.5 : 0.0;
    float cell = abs(fract(h.x / 0.088 + row) - 0.5) * 0.088;
    float tooth = max(max(abs(d - 0.045) - 0.030, abs(abs(line) - 0.020) - 0.048), cell - 0.018);
    float ends = max(abs(h.x) - 0.42, -h.z);
    result = nearer(result, vec2(max(tooth, ends) * 0.75, ZIP));
    float tape = max(max(abs(d - 0.022) - 0.022, abs(line) - 0.115), ends - 0.05);
    result = nearer(result, vec2(tape * 0.75, TAPE));
    result = nearer(result, vec2(slider((h - vec3(0.40, -0.45, 1.02)) / 1.2, 0.12) * 1.1, ZIP));
  }
  // The wallet gapes in a hand that comes from under the hem.
  vec3 at = vec3(0.92, -1.42, 1.15);
  result = nearer(result, fist(p, at, 0.0, 1.0, 0.08, vec3(1.15, -2.6, 0.6)));
  vec3 w = p - at - vec3(-0.10, 0.46, 0.14);
  w.xy = turn(-0.08) * w.xy;
  vec3 v = vec3(abs(w.x), w.yz);
  v.xz = turn(0.45) * v.xz;
  v -= vec3(0.27, 0.0, 0.0);
  float leaf = block(v, vec3(0.29, 0.31, 0.036), 0.04);
  // An open slot runs along the top.
  leaf = carve(leaf, block(v - vec3(0.0, 0.30, 0.0), vec3(0.24, 0.22, 0.012), 0.005), 0.01);
  result = nearer(result, vec2(leaf, WALLET));
  result = nearer(result, vec2(max(block(v - vec3(0.0, -0.05, 0.03), vec3(0.245, 0.17, 0.02), 0.02), -v.x - 0.30), POCKET));
  result = nearer(result, vec2(length(vec2(abs(v.x) - 0.24, abs(v.y) - 0.26)) - 0.045 + max(abs(v.z) - 0.05, 0.0), ZIP));
  // The moth.
  vec3 b = p - at - vec3(0.0, 1.16, 0.0);
  b.xy = turn(-0.30) * b.xy;
  vec3 wing = vec3(abs(b.x), b.yz);
  wing.xz = turn(0.45) * wing.xz;
  float moth = ellipsoid(wing - vec3(0.17, 0.09, 0.0), vec3(0.17, 0.13, 0.022));
  moth = min(moth, ellipsoid(wing - vec3(0.12, -0.07, 0.0), vec3(0.11, 0.11, 0.022)));
  result = nearer(result, vec2(moth * 0.8, MOTH));
  float body = rod(b, vec3(0.0, 0.10, 0.0), vec3(0.0, -0.12, 0.0), 0.045, 0.028);
  body = min(body, rod(wing, vec3(0.01, 0.12, 0.0), vec3(0.08, 0.24, 0.0), 0.010, 0.008));
  return nearer(result, vec2(body, MOTH_BODY));
}

void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material == BONE || material == TAPE) skin.tint *= 0.12;
  if (material == MOTH) {
    vec3 b = p - vec3(0.92, -0.26, 1.15);
    b.xy = turn(-0.30) * b.xy;
    float spot = length(vec2(abs(b.x) - 0.19, b.y - 0.10));
    skin.tint = mix(skin.tint, vec3(0.02, 0.01, 0.02), smoothstep(0.055, 0.045, spot) * smoothstep(0.018, 0.026, spot));
  }
}

// A haunted house keeps its lights low; this one has one window and the moon.
vec3 backdrop(vec2 uv) {
  vec3 c = mix(vec3(0.34, 0.012, 0.030), vec3(0.10, 0.002, 0.020), smoothstep(0.0, 1.4, length(uv - vec2(0.1, 0.1))));
  float damask = sin(uv.x * 13.0) * sin(uv.y * 9.0 + 1.5) + 0.35 * sin(uv.x * 39.0) * sin(uv.y * 27.0);
  return c * (1.0 + 0.32 * smoothstep(0.35, 0.45, damask) - 0.25 * smoothstep(-0.45, -0.55, damask));
}
