// He unzips his own face, down to the chin. What is under it is gold, has one eye and is amused.
const float FOOT = -0.74;

float opening(vec3 q) {
  float s = clamp((q.y - FOOT) / 1.60, 0.0, 1.0);
  float wide = 0.44 * pow(sin(3.14159 * pow(s, 0.82)), 0.8);
  return max(abs(q.x - 0.02) - wide, max(FOOT - q.y, -q.z));
}

vec2 own(vec3 p, vec3 h) {
  vec3 q = toSkull(h);
  vec2 result = vec2(1e3, GOLD);
  float far = length(q) - 1.1;
  if (far > 0.3) result.x = far * SKULL_SCALE;
  else {
    float bone = ellipsoid(q - vec3(0.0, 0.27, -0.12), vec3(0.62, 0.64, 0.70));
    bone = blend(bone, ellipsoid(q - vec3(0.0, 0.31, 0.27), vec3(0.48, 0.37, 0.34)), 0.2);
    bone = blend(bone, ellipsoid(q - vec3(0.0, -0.10, 0.34), vec3(0.46, 0.44, 0.34)), 0.15);
    bone = blend(bone, ellipsoid(q - vec3(0.0, -0.50, 0.32), vec3(0.40, 0.34, 0.30)), 0.15);
    float edge = opening(q);
    // The mask: a face that never was one. Its lining swells out of the gap; an eye sits in it.
    result = vec2(bone * SKULL_SCALE, BONE);
    result = nearer(result, vec2(max(bone - 0.016, edge + 0.02) * SKULL_SCALE, LINING));
    vec3 e = q - vec3(0.02, 0.21, 0.47);
    result = nearer(result, vec2(ellipsoid(e, vec3(0.33, 0.32, 0.26)) * SKULL_SCALE, THIRD_EYE));
    // Teeth down both sides.
    float row = q.x > 0.02 ? 0.5 : 0.0;
    float cell = abs(fract(q.y / 0.088 + row) - 0.5) * 0.088;
    float tooth = max(max(abs(bone - 0.030) - 0.040, abs(edge - 0.005) - 0.042), cell - 0.021) - 0.007;
    result = nearer(result, vec2(max(tooth, FOOT + 0.01 - q.y) * SKULL_SCALE * 0.8, GOLD));
    float lip = max(abs(bone - 0.012) - 0.028, abs(edge - 0.065) - 0.035);
    result = nearer(result, vec2(max(lip, FOOT - q.y) * SKULL_SCALE * 0.8, TAPE));
    vec3 pull = (q - vec3(0.02, FOOT + 0.01, 0.62)) / 1.3;
    result = nearer(result, vec2(slider(pull, 0.05) * 1.3 * SKULL_SCALE, GOLD));
  }
  // Horns grow through the hood.
  vec3 m = vec3(abs(h.x), h.yz);
  float d = 1e3;
  vec3 from = vec3(0.62, 0.72, 0.05);
  float bound = length(m - vec3(0.95, 1.1, 0.0)) - 0.75;
  if (bound < 0.3) {
    for (int i = 1; i <= 5; i++) {
      float t = float(i) / 5.0;
      vec3 to = vec3(0.62 + 0.52 * sin(t * 1.9), 0.72 + 0.10 * t + 0.66 * t * t, 0.05 + 0.05 * t);
      d = blend(d, rod(m, from, to, 0.20 * (1.2 - t) + 0.01, 0.20 * (1.0 - t) + 0.01), 0.04);
      from = to;
    }
    d -= 0.014 * swell(m.y * 34.0 - m.x * 8.0);
    result = nearer(result, vec2(d * 0.85, GOLD));
  } else result.x = min(result.x, bound);
  vec3 at = vec3(-0.04, -1.26, 1.02);
  return nearer(result, fist(p, at, 0.30, 1.0, 0.035, vec3(1.40, -2.5, 0.5)));
}

void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  vec3 q = toSkull(h);
  if (material == LINING) {
    float melt = noise(q * vec3(7.0, 4.0, 7.0)) + 0.5 * noise(q * 15.0);
    skin.tint = mix(vec3(0.95, 0.30, 0.02), vec3(1.1, 0.75, 0.22), smoothstep(0.5, 1.0, melt)) * (0.75 + 0.25 * sin(q.y * 30.0 + melt * 6.0));
    skin.glow = 1.0;
    // It grins with teeth like the zip's.
    float y = q.y + 0.34 - 0.60 * q.x * q.x - 0.16 * q.x;
    float wide = 0.115 * sqrt(max(1.0 - pow((q.x - 0.02) / 0.34, 2.0), 0.0));
    float bite = 0.045 * abs(fract((q.x - 0.02) / 0.105) - 0.5) * 4.0;
    if (abs(y) < wide && abs(y) < wide - bite * step(0.03, wide)) skin.tint = vec3(0.020, 0.002, 0.012);
  }
  if (material == THIRD_EYE) {
    vec2 s = q.xy - vec2(0.02, 0.21);
    float far = length(s);
    float slit = max(length(vec2(s.x * 3.4, s.y)) - 0.165, -1.0);
    vec3 iris = mix(vec3(1.0, 0.98, 0.86), vec3(0.55, 0.06, 0.95), smoothstep(0.215, 0.205, far)) * (0.8 + 0.3 * sin(atan(s.x, s.y) * 24.0) * step(far, 0.205));
    skin.tint = mix(iris, vec3(0.004), smoothstep(0.008, -0.008, slit));
    // Heavy lids, one heavier: it has seen better faces.
    float lid = max(s.y - 0.115 - 0.22 * s.x, -0.20 - s.y + 0.30 * s.x * s.x);
    skin.tint = mix(skin.tint, vec3(0.50, 0.15, 0.01) * (0.8 + 0.5 * smoothstep(0.0, 0.12, lid)), smoothstep(-0.006, 0.006, lid));
    skin.tint *= smoothstep(0.0, 0.03, abs(lid)) * 0.7 + 0.3;
    skin.glow = 1.0;
  }
}

vec3 air(vec2 uv) {
  vec3 c = vec3(0.0);
  for (int layer = 0; layer < 2; layer++) {
    vec2 q = uv * (5.0 + 3.0 * float(layer));
    ivec2 cell = ivec2(floor(q)) + ivec2(31 * layer, 17);
    vec2 f = fract(q) - vec2(0.2) - 0.6 * vec2(hash(cell), hash(cell + ivec2(5, 9)));
    float r = 0.04 + 0.06 * hash(cell + ivec2(2, 2));
    c += vec3(1.0, 0.50, 0.10) * smoothstep(r, r * 0.3, length(f)) * step(0.70, hash(cell + ivec2(8, 1))) * smoothstep(0.5, 0.85, length(uv)) * 1.4;
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
