// A bed sheet with two holes, the hem lifted by an arm under it, and a wallet with a moth in it.
const vec3 SHOULDER = vec3(0.42, -1.06, 0.10);
const vec3 HAND = vec3(0.80, -1.22, 1.24);
const float HEM = -1.53;

// Cloth over the arm: it lies on knuckles and thumb, and hangs from them in folds.
float draped(vec3 p) {
  float t = clamp((p.z - SHOULDER.z) / (HAND.z - SHOULDER.z), 0.0, 1.0);
  float top = mix(SHOULDER.y, HAND.y, t);
  float hang = max(top - p.y, 0.0);
  float away = segment(p.xz, SHOULDER.xz, HAND.xz);
  float round_ = atan(p.x - HAND.x, p.z - HAND.z + 0.2);
  float fold = swell(round_ * 5.0 + 4.0 * p.z + 0.8 * hang);
  float wide = 0.15 + 0.16 * hang + 0.15 * hang * fold;
  float d = max(away - wide, max(p.y - top, HEM - 0.10 * fold - p.y));
  d = blend(d, rod(p, SHOULDER, HAND, 0.34, 0.22), 0.16);
  vec3 k = p - HAND;
  d = blend(d, ellipsoid(k - vec3(0.0, 0.04, 0.04), vec3(0.30, 0.20, 0.24)), 0.10);
  for (int i = 0; i < 4; i++) d = blend(d, length(k - vec3(-0.21 + 0.14 * float(i), 0.02, 0.24)) - 0.085, 0.05);
  return blend(d, rod(k, vec3(-0.20, 0.06, 0.10), vec3(-0.12, 0.34, 0.30), 0.13, 0.10), 0.08);
}

float sheet(vec3 p) {
  vec3 q = p - vec3(0.0, 0.10, -0.06);
  float d = ellipsoid(q, vec3(0.86, 1.02, 0.98));
  d = blend(d, rod(p, vec3(0.0, -0.35, -0.05), vec3(0.0, -2.6, -0.02), 0.80, 1.41), 0.35);
  d = blend(d, ellipsoid(vec3(abs(p.x), p.yz) - vec3(0.72, -1.85, -0.05), vec3(0.78, 0.70, 0.70)), 0.35);
  float around = atan(p.x, p.z + 0.1);
  float low = smoothstep(0.0, -1.3, p.y);
  float warp = sin(p.y * 1.7 + p.x) + sin(p.x * 2.1 + 1.0);
  d -= 0.17 * low * swell(around * 7.0 + warp * 0.9) + 0.06 * low * swell(around * 15.0 + warp * 1.6);
  return blend(d, draped(p), 0.18);
}

// The wallet's own frame.
vec3 toWallet(vec3 h) {
  vec3 w = h - HAND - vec3(0.04, 0.50, 0.20);
  w.xy = turn(-0.16) * w.xy;
  return w / 1.15;
}

// The moth's.
vec3 toMoth(vec3 h) {
  vec3 b = h - HAND - vec3(0.40, 1.50, -0.20);
  b.xy = turn(-0.42) * b.xy;
  return b / 1.6;
}

vec2 own(vec3 p, vec3 h) {
  float d = sheet(h);
  vec2 result = vec2(d * 0.7, SHEET);
  if (d < 0.3) {
    vec3 m = vec3(abs(h.x), h.yz);
    vec2 eye = m.xy - vec2(0.30, 0.10);
    eye = turn(-0.22) * eye;
    float hole = max(length(eye / vec2(0.20, 0.27)) * 0.22 - 0.22, -h.z);
    result.x = carve(abs(d) - 0.03, hole, 0.02) * 0.7;
    // A zip is sewn on where a mouth would be; it has seen better days.
    float line = h.y + 0.52 - 0.20 * h.x * h.x - 0.10 * h.x;
    float row = line > 0.0 ? 0.5 : 0.0;
    float cell = abs(fract(h.x / 0.112 + row) - 0.5) * 0.112;
    float tooth = max(max(abs(d - 0.045) - 0.034, abs(abs(line) - 0.026) - 0.056), cell - 0.024);
    float ends = max(abs(h.x + 0.05) - 0.40, -h.z);
    result = nearer(result, vec2(max(tooth, ends) * 0.75, ZIP));
    float tape = max(max(abs(d - 0.022) - 0.022, abs(line) - 0.125), ends - 0.05);
    result = nearer(result, vec2(tape * 0.75, TAPE));
    result = nearer(result, vec2(slider((h - vec3(0.35, -0.46, 1.02)) / 1.2, 0.12) * 1.1, ZIP));
  }
  // What to wash it at is sewn to the hem.
  vec3 l = h - vec3(HAND.x - 0.22, HEM - 0.02, HAND.z + 0.50);
  l.xy = turn(0.10) * l.xy;
  result = nearer(result, vec2(block(l, vec3(0.15, 0.17, 0.012), 0.01), LABEL));
  vec3 w = toWallet(h);
  float far = length(w) - 0.9;
  if (far > 0.3) result.x = min(result.x, far);
  else {
    vec3 v = vec3(abs(w.x), w.yz);
    v.xz = turn(0.45) * v.xz;
    v -= vec3(0.27, 0.0, 0.0);
    float leaf = block(v, vec3(0.29, 0.31, 0.036), 0.04);
    // An open slot runs along the top.
    leaf = carve(leaf, block(v - vec3(0.0, 0.30, 0.0), vec3(0.24, 0.22, 0.012), 0.005), 0.01);
    result = nearer(result, vec2(leaf, WALLET));
    result = nearer(result, vec2(max(block(v - vec3(0.0, -0.05, 0.03), vec3(0.245, 0.17, 0.02), 0.02), -v.x - 0.30), POCKET));
    result = nearer(result, vec2(length(vec2(abs(v.x) - 0.24, abs(v.y) - 0.26)) - 0.045 + max(abs(v.z) - 0.05, 0.0), ZIP));
  }
  vec3 b = toMoth(h);
  far = length(b) - 0.5;
  if (far > 0.2) return vec2(min(result.x, far), result.y);
  vec3 wing = vec3(abs(b.x), b.yz);
  wing.xz = turn(0.45) * wing.xz;
  float moth = ellipsoid(wing - vec3(0.19, 0.10, 0.0), vec3(0.20, 0.14, 0.022));
  moth = min(moth, ellipsoid(wing - vec3(0.13, -0.08, 0.0), vec3(0.12, 0.12, 0.022)));
  result = nearer(result, vec2(moth * 0.8, MOTH));
  float body = rod(b, vec3(0.0, 0.10, 0.0), vec3(0.0, -0.14, 0.0), 0.050, 0.030);
  body = min(body, rod(wing, vec3(0.01, 0.12, 0.0), vec3(0.09, 0.25, 0.0), 0.012, 0.009));
  return nearer(result, vec2(body, MOTH_BODY));
}

void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material == BONE || material == TAPE) skin.tint *= 0.12;
  if (material == SHEET && segment(h.xz, SHOULDER.xz, HAND.xz) < 0.6 && h.z > 0.9) {
    // Two stripes along the hem, as good linen has.
    float row = abs(h.y - HEM - 0.27);
    skin.tint = mix(skin.tint, vec3(0.45, 0.01, 0.03), smoothstep(0.075, 0.065, row) * smoothstep(0.018, 0.026, row));
  }
  if (material == LABEL) {
    // A tub with water in it.
    vec2 l = turn(0.10) * (h.xy - vec2(HAND.x - 0.22, HEM - 0.05));
    vec2 m = vec2(abs(l.x), l.y);
    float ink = min(segment(m, vec2(0.085, 0.06), vec2(0.06, -0.07)), segment(m, vec2(0.06, -0.07), vec2(0.0, -0.07)));
    ink = min(ink, abs(l.y - 0.02 - 0.012 * sin(l.x * 60.0)) + max(m.x - 0.075, 0.0));
    skin.tint = mix(skin.tint, vec3(0.01), smoothstep(0.016, 0.010, ink));
  }
  if (material == MOTH) {
    vec3 b = toMoth(h);
    float spot = length(vec2(abs(b.x) - 0.20, b.y - 0.11));
    skin.tint = mix(skin.tint, vec3(0.02, 0.01, 0.02), smoothstep(0.065, 0.055, spot) * smoothstep(0.020, 0.028, spot));
    skin.tint *= 0.8 + 0.3 * swell(length(b.xy) * 60.0);
  }
}

// A haunted house keeps its lights low; this one has red walls and a moon at the window.
vec3 backdrop(vec2 uv) {
  vec3 c = mix(vec3(0.46, 0.012, 0.026), vec3(0.14, 0.002, 0.016), smoothstep(-0.6, 1.5, length(uv - vec2(-0.5, 0.4))));
  float damask = sin(uv.x * 13.0) * sin(uv.y * 9.0 + 1.5) + 0.35 * sin(uv.x * 39.0) * sin(uv.y * 27.0);
  return c * (1.0 - 0.14 * smoothstep(0.35, 0.45, damask));
}
