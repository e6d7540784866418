// A face of gold with a kind smile, held out on the pull of its own zip; behind it is he.
const vec3 MASK = vec3(0.54, -0.17, 1.14);
const float LEAN_OUT = 0.20;
const vec2 BRIM = vec2(0.53, 0.70);

vec3 toMask(vec3 p) {
  vec3 q = p - MASK;
  q.xy = turn(LEAN_OUT) * q.xy;
  q.xz = turn(-0.22) * q.xz;
  return q;
}

// Eyes shut with kindness, a smile from ear to ear.
float features(vec2 q) {
  vec2 e = vec2(abs(q.x) - 0.225, q.y - 0.10);
  float eyes_ = max(length(e) - 0.180, 0.165 - length(e + vec2(0.0, 0.135)));
  float smile = max(length(q - vec2(0.0, -0.14)) - 0.31, 0.35 - length(q - vec2(0.0, 0.04)));
  return min(eyes_, smile);
}

vec2 mask(vec3 p) {
  vec3 q = toMask(p);
  float far = length(q) - 0.78;
  vec2 result = vec2(far, GOLD);
  if (far < 0.2) {
    float narrow = 1.0 + 0.36 * smoothstep(0.15, -0.8, q.y);
    vec3 w = vec3(q.x * narrow, q.y, q.z + 0.24);
    float dome = ellipsoid(w, vec3(BRIM, 0.46) * vec3(1.16, 1.16, 1.0));
    result = vec2(carve(max(dome, -q.z), features(q.xy), 0.012), GOLD);
    result = nearer(result, vec2(max(dome + 0.055, -q.z - 0.02), HOLLOW));
    // Teeth all round: it was zipped on.
    vec2 g = w.xy / BRIM;
    float out_ = (length(g) - 1.0) * 0.56;
    float cell = abs(fract(atan(g.y, g.x) * 7.0) - 0.5) * 0.0829;
    float tooth = max(max(abs(out_ - 0.045) - 0.036, cell - 0.020), abs(q.z - 0.01) - 0.030) - 0.010;
    result = nearer(result, vec2(tooth * 0.8, ZIP));
    result = nearer(result, vec2(max(abs(out_ - 0.01) - 0.045, abs(q.z) - 0.018) * 0.8, TAPE));
  }
  vec3 s = q + vec3(0.0, 0.73, -0.03);
  result = nearer(result, vec2(sliderBody(s / 1.5) * 1.5, ZIP));
  return nearer(result, vec2(rod(s, vec3(0.0, -0.1, 0.0), vec3(0.0, -0.86, 0.0), 0.045, 0.045), ZIP));
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = mask(p);
  // Horns grow through the hood.
  vec3 m = vec3(abs(h.x), h.yz);
  float d = 1e3;
  vec3 from = vec3(0.58, 0.70, 0.05);
  float bound = length(m - vec3(0.95, 1.1, 0.0)) - 0.80;
  if (bound < 0.3) {
    for (int i = 1; i <= 9; i++) {
      float t = float(i) / 9.0;
      vec3 to = vec3(0.58 + 0.60 * sin(t * 2.1), 0.70 + 0.14 * t + 0.86 * t * t, 0.05 + 0.05 * t);
      d = blend(d, rod(m, from, to, 0.27 * (1.111 - t) + 0.01, 0.27 * (1.0 - t) + 0.01), 0.05);
      from = to;
    }
    result = nearer(result, vec2(d * 0.85, GOLD));
  } else result.x = min(result.x, bound);
  vec3 at = MASK + vec3(-1.19 * sin(LEAN_OUT), -1.19 * cos(LEAN_OUT), 0.03);
  return nearer(result, fist(p, at, LEAN_OUT, 1.0, 0.045, vec3(1.60, -2.5, 0.5)));
}

vec3 air(vec2 uv) {
  vec3 c = vec3(0.0);
  for (int layer = 0; layer < 2; layer++) {
    vec2 q = uv * (5.0 + 3.0 * float(layer));
    ivec2 cell = ivec2(floor(q)) + ivec2(31 * layer, 17);
    vec2 f = fract(q) - vec2(0.2) - 0.6 * vec2(hash(cell), hash(cell + ivec2(5, 9)));
    float r = 0.04 + 0.06 * hash(cell + ivec2(2, 2));
    c += vec3(1.0, 0.50, 0.10) * smoothstep(r, r * 0.3, length(f)) * step(0.70, hash(cell + ivec2(8, 1))) * smoothstep(0.5, 0.85, length(uv)) * smoothstep(-0.6, -0.3, uv.y) * 1.4;
  }
  return c;
}

// A burning ring over violet smoke.
vec3 backdrop(vec2 uv) {
  vec2 q = uv - vec2(0.0, 0.08);
  float reach = length(q);
  vec3 c = mix(vec3(0.030, 0.002, 0.08), vec3(0.15, 0.010, 0.32), smoothstep(1.3, 0.2, reach));
  c += LIGHT_B * 0.14 * smoothstep(0.4, 0.8, fractalNoise(vec3(uv * vec2(1.6, 2.2), 7.0))) * smoothstep(0.8, -0.8, uv.y);
  float flick = noise(vec3(q * 5.5, 2.0)) * 0.55 + noise(vec3(q * 13.0, 6.0)) * 0.45;
  float out_ = reach - 0.84;
  float flame = exp(-max(out_, 0.0) * mix(24.0, 7.0, flick)) * smoothstep(-0.02, 0.0, out_) * (0.3 + 0.95 * flick);
  c += mix(vec3(1.0, 0.22, 0.03), vec3(1.0, 0.70, 0.22), smoothstep(0.10, 0.0, out_)) * flame * 0.85;
  return c + vec3(1.0, 0.62, 0.20) * (1.0 * smoothstep(0.024, 0.010, abs(out_)) + 0.10 * exp(-abs(out_) * 5.0));
}
