// A full money bag wears it, with its own portrait on the belly, and shrinks into the collar from what its shadow does.
uniform sampler2D uPrint0;

const vec3 SHOULDER = vec3(0.56, 0.50, 0.0);

vec4 printAt(vec3 p) {
  return p.z < 0.2 ? vec4(0.0) : printed(uPrint0, (p.xy - vec2(0.0, -0.20)) / 1.42);
}

float belly(vec3 p) {
  float d = ellipsoid(p - vec3(0.0, -0.64, 0.0), vec3(1.07, 1.20, 0.97));
  d = blend(d, rod(p, vec3(0.0, 0.1, 0.0), vec3(0.0, 0.8, 0.0), 0.66, 0.40), 0.45);
  return blend(d, ellipsoid(p - vec3(0.0, 1.02, 0.0), vec3(0.58, 0.52, 0.54)), 0.16);
}

// It leans away to the side.
vec3 leaning(vec3 p) {
  float h = max(p.y - FLOOR, 0.0);
  p.x -= 0.030 * h * h;
  return p;
}

// One slow swell of heavy cloth.
float swell(float x) {
  return 0.5 + 0.5 * sin(x + 0.5 * sin(x));
}

vec2 bag(vec3 p, float full) {
  float angle = atan(p.x, p.z);
  float warp = noise(p * 1.6 + 4.0);
  vec3 top = p - vec3(0.0, 0.47, 0.0);
  float crown = length(p.xz) - mix(0.20, 0.58, smoothstep(1.06, 1.72, top.y)) - 0.13 * swell(angle * 7.0 + warp * 2.0) * smoothstep(1.08, 1.5, top.y);
  crown = max(abs(crown) - 0.045, max(1.0 - top.y, top.y - 1.58 - 0.10 * sin(angle * 5.0)));
  float d = blend(max(full, top.y - 1.1), crown * 0.75, 0.10);
  d -= 0.04 * swell(angle * 13.0 + warp * 2.0) * smoothstep(1.34, 1.46, p.y) * smoothstep(2.06, 1.58, p.y) + 0.05 * swell(angle * 7.0 + warp * 4.0) * smoothstep(-1.0, -1.6, p.y);
  vec2 result = vec2(max(d, FLOOR - p.y) * 0.8, LINING);
  vec3 tie = top - vec3(0.0, 1.06, 0.0);
  float rope = ringY(vec3(tie.x, abs(tie.y + 0.02 * sin(angle)) - 0.075, tie.z), 0.34, 0.080 + 0.012 * sin(angle * 24.0 + tie.y * 50.0));
  return nearer(result, vec2(rope * 0.8, GOLD));
}

// Round with fright, they look aside; the brows are folds of the bag.
vec2 eyes(vec3 p) {
  vec3 m = vec3(abs(p.x), p.yz);
  vec3 e = m - vec3(0.225, 1.04, 0.44);
  float size = p.x > 0.0 ? 0.185 : 0.210;
  vec3 gaze = normalize(vec3(-0.62, 0.0, 1.0));
  float away = length(p - vec3(p.x > 0.0 ? 0.225 : -0.225, 1.04, 0.44) - size * gaze);
  vec2 result = vec2(length(e) - size, away < 0.075 ? GLOSS : BONE);
  vec3 b = m - vec3(0.0, p.x > 0.0 ? 0.0 : 0.03, 0.0);
  float brow = blend(rod(b, vec3(0.07, 1.32, 0.53), vec3(0.24, 1.29, 0.56), 0.040, 0.050), rod(b, vec3(0.24, 1.29, 0.56), vec3(0.42, 1.17, 0.45), 0.050, 0.035), 0.05);
  return nearer(result, vec2(brow, LINING));
}

// The full belly keeps the cloth smooth; it is drawn from the armpits and sags between shoulder and collar.
float drape(vec3 p) {
  vec2 wave = vec2(noise(p * 1.3 + 3.0), noise(p * 1.3 + 9.0)) - 0.5;
  vec2 q = p.xy + 0.14 * wave;
  float a = softFold(q, vec2(-0.86, 0.02), vec2(-0.66, -0.95), 0.08, 0.10) + 0.4 * softFold(q, vec2(-0.84, 0.10), vec2(-0.40, -0.10), -0.06, 0.085);
  a += softFold(q, vec2(0.86, 0.06), vec2(0.70, -0.85), -0.09, 0.11) + 0.9 * softFold(q, vec2(0.80, 0.12), vec2(0.46, 0.14), 0.09, 0.090);
  a += 0.5 * softFold(q, vec2(-0.70, 0.50), vec2(-0.22, 0.36), -0.06, 0.09) + 0.8 * softFold(q, vec2(0.70, 0.56), vec2(0.22, 0.48), 0.08, 0.085);
  a += 0.8 * softFold(q, vec2(-0.36, -0.75), vec2(-0.30, -1.6), 0.0, 0.12) + 0.8 * softFold(q, vec2(0.28, -0.80), vec2(0.34, -1.6), 0.0, 0.12);
  vec2 s = vec2(abs(q.x), q.y);
  a += 0.9 * softFold(s, vec2(0.74, 0.62), vec2(1.14, -0.36), 0.05, 0.075) + 0.8 * softFold(s, vec2(0.86, 0.46), vec2(1.34, -0.20), 0.05, 0.065);
  return 0.075 * a + 0.04 * wave.x;
}

vec2 map(vec3 world) {
  vec3 p = leaning(toGarment(world));
  float full = belly(p);
  vec2 result = nearer(bag(p, full), eyes(p));
  float far = length(p - vec3(0.0, -0.1, 0.0)) - 1.6;
  if (far > 0.3) return nearer(result, vec2(far, CLOTH));
  vec3 m = vec3(abs(p.x), p.yz);
  float body = blend(full - 0.065, rod(m, vec3(0.12, 0.54, 0.0), vec3(0.58, 0.42, 0.0), 0.24, 0.24), 0.34);
  // Below the belly's widest place the cloth falls straight.
  body = min(body, max(tube(p.xz, vec2(1.12, 1.02)), p.y + 0.66));
  // One sleeve is thrown up against it.
  vec3 cuffed = p.x > 0.0 ? vec3(1.20, -0.16, 0.06) : vec3(1.26, 0.34, 0.16);
  vec3 axis = normalize(cuffed - SHOULDER);
  float along = dot(m - cuffed, axis);
  vec3 off = m - cuffed - axis * along;
  vec2 across = vec2(dot(off, normalize(cross(axis, vec3(0.0, 0.0, 1.0)))), off.z);
  vec2 wide = vec2(0.29, 0.27) * mix(0.95, 1.06, smoothstep(-0.8, 0.0, along));
  float arm = tube(across, wide);
  float folds = min(body, arm) < 0.3 ? max(drape(p), -0.04) : 0.0;
  float edge = -1.00 + 0.10 * p.x * p.x + 0.02 * sin(p.x * 4.0 + 1.0) + 0.3 * folds;
  float hemmed = abs(abs(p.y - edge - 0.105) - 0.017);
  body = max(body - folds + 0.008 * smoothstep(0.010, 0.0, hemmed) - 0.008 * smoothstep(0.115, 0.105, p.y - edge), edge - p.y);
  float end = along + 0.03 * sin(across.x * 9.0);
  arm = max(arm - folds - 0.014 * smoothstep(0.105, 0.095, -end), end);
  arm = carve(arm, along + 0.8, 0.2);
  float bore = max(tube(across, wide - 0.040) - folds, -along - 0.42);
  float d = blend(body, carve(arm, bore, 0.012), 0.12);
  float armhole = m.x - 0.74 - 0.10 * (p.y - 0.4) * (p.y - 0.4);
  d += 0.007 * smoothstep(0.018, 0.0, abs(armhole)) * smoothstep(0.0, 0.12, p.y);
  float below = 0.86 + 0.06 * p.z - p.y;
  float band = smoothstep(0.100, 0.086, below);
  d -= band * (0.011 + 0.006 * ribs(atan(p.x, p.z), 110.0)) - 0.014 * smoothstep(0.013, 0.0, abs(below - 0.105));
  d = max(d, -below);
  float material = bore < 0.012 && along > -0.42 && body > 0.02 ? INSIDE : below < 0.094 || (along > -0.10 && arm < body && m.x > 0.95) ? RIB : CLOTH;
  return nearer(result, vec2(d * 0.78, material));
}
