const vec3 LAMP_AT = vec3(2.6, 0.6, 2.8);
const vec3 LAMP = vec3(1.0, 0.60, 0.22) * 2.4;
const float ROLL = 0.30;
const float NEAR = 5.0;
const float REACH = 18.0;
// Bundles lie in loose rows of this pitch.
const vec2 CELL = vec2(1.22, 0.84);
const float CAP_CLOTH = EXTRA;
const float CAP_FUR = EXTRA + 1.0;

vec2 posed(vec3 p) {
  vec3 m = vec3(abs(p.x), p.yz);
  vec2 result = arm(m, SHOULDER, vec3(2.20, -0.95, 0.25), vec3(1.22, 0.05, -0.45), vec3(-0.9, 0.25, -0.25), vec3(0.1, 0.0, 1.0), 1.0, OPEN);
  return nearer(result, vec2(skirt(p, 0.0, 1.4), CLOTH));
}

// A sleeping cap over the hood; its end hangs to one side.
vec2 cap(vec3 p) {
  vec3 h = toHead(p);
  if (length(h - vec3(0.4, 1.1, 0.0)) - 1.5 > 0.3) return vec2(length(h - vec3(0.4, 1.1, 0.0)) - 1.4, CAP_CLOTH);
  float fold = 0.03 * sin(h.y * 9.0 + h.x * 4.0);
  float d = rod(h, vec3(0.02, 0.80, -0.08), vec3(0.22, 1.50, -0.10), 0.88, 0.56);
  d = blend(d, rod(h, vec3(0.22, 1.50, -0.10), vec3(0.98, 1.62, 0.10), 0.54, 0.30), 0.25);
  d = blend(d, rod(h, vec3(0.98, 1.62, 0.10), vec3(1.42, 0.95, 0.32), 0.30, 0.16), 0.15);
  d = max(d, 0.78 - h.y + 0.30 * h.z - 0.7 * smoothstep(0.9, 1.4, h.x));
  vec2 result = vec2((d + fold) * 0.8, CAP_CLOTH);
  vec3 q = h - vec3(0.0, 0.86, -0.02);
  q.y -= 0.30 * h.z - 0.02;
  float fur = 0.035 * noise(h * 14.0);
  result = nearer(result, vec2((ringY(q, 0.92, 0.17) - fur) * 0.8, CAP_FUR));
  return nearer(result, vec2((length(h - vec3(1.48, 0.74, 0.36)) - 0.26 - fur) * 0.8, CAP_FUR));
}

float heap(vec2 at) {
  float back = smoothstep(0.6, -1.2, at.y);
  float rise = -3.72 + 2.10 * back * exp(-0.055 * at.x * at.x) - 0.05 * at.x * at.x * (1.0 - back);
  return rise + 0.25 * smoothstep(1.3, 3.2, abs(at.x)) - 0.35 * smoothstep(1.4, 3.0, at.y);
}

vec3 toBundle(vec3 p, ivec2 cell, float layer) {
  float pick = hash(ivec3(cell, int(layer)));
  float other = hash(ivec3(cell.y, cell.x, 7 + int(layer)));
  vec2 middle = (vec2(cell) + 0.5 * layer) * CELL + (vec2(pick, other) - 0.5) * 0.24;
  vec3 q = p - vec3(middle.x, heap(middle) - 0.22 * layer + 0.16 * pick, middle.y);
  q = turnY(q, (pick - 0.5) * 1.3);
  q = turnX(q, 0.35 * (other - 0.35));
  return turnZ(q, 0.4 * (pick - 0.5)) / 1.3;
}

vec2 scenery(vec3 p) {
  vec2 result = cap(p);
  vec3 g = turnZ(p - vec3(0.0, -2.6, 0.0), ROLL) + vec3(0.0, -2.6, 0.0);
  float rough = (g.y - heap(g.xz)) * 0.6;
  if (rough > 0.75) return nearer(result, vec2(rough - 0.4, NOTE));
  result = nearer(result, vec2(rough + 0.16, NOTE));
  for (int layer = 0; layer < 2; layer++) {
    ivec2 base = ivec2(floor(g.xz / CELL - 0.5 * float(layer)));
    for (int k = 0; k < 4; k++) {
      vec2 b = bundle(toBundle(g, base + ivec2(k & 1, k >> 1), float(layer)));
      result = nearer(result, b * vec2(0.9, 1.0));
    }
  }
  return result;
}

Surface paint(vec3 p, float m) {
  if (m == NOTE) {
    vec3 g = turnZ(p - vec3(0.0, -2.6, 0.0), ROLL) + vec3(0.0, -2.6, 0.0);
    float best = 1e3;
    vec3 q = vec3(0.0);
    for (int layer = 0; layer < 2; layer++) {
      ivec2 base = ivec2(floor(g.xz / CELL - 0.5 * float(layer)));
      for (int k = 0; k < 4; k++) {
        vec3 at = toBundle(g, base + ivec2(k & 1, k >> 1), float(layer));
        float d = block(at, vec3(0.62, 0.13, 0.30), 0.03);
        if (d < best) { best = d; q = at; }
      }
    }
    vec3 ink = abs(q.y) > 0.10 ? noteInk(q.xz) : vec3(0.10, 0.16, 0.085) * (0.75 + 0.4 * smoothstep(0.3, 0.7, abs(fract(q.y * 16.0) - 0.5) * 2.0));
    return Surface(ink, MATTE, vec3(0.0));
  }
  if (m == CAP_CLOTH) {
    vec3 h = toHead(p);
    float stripe = smoothstep(-0.06, 0.06, sin((h.y + 0.9 * h.x) * 9.0));
    return Surface(mix(vec3(0.30, 0.012, 0.10), vec3(0.40, 0.34, 0.32), stripe * 0.85), MATTE, vec3(0.0));
  }
  if (m == CAP_FUR) return Surface(vec3(0.44, 0.40, 0.40), MATTE, vec3(0.0));
  return plain(m, p);
}

vec3 backdrop(vec2 uv, vec3 ray) {
  // Night through a tall window: a crescent and its light.
  vec3 c = mix(vec3(0.004, 0.010, 0.040), vec3(0.020, 0.008, 0.045), smoothstep(-0.5, 0.8, uv.y));
  vec2 q = uv - vec2(-0.58, 0.40);
  float moon = max(length(q) - 0.17, 0.15 - length(q - vec2(0.085, 0.035)));
  c += vec3(1.0, 0.86, 0.55) * (0.75 * smoothstep(0.006, -0.006, moon)) + vec3(0.20, 0.30, 0.75) * 0.35 * exp(-4.0 * length(q));
  vec2 cell = floor(uv * 17.0);
  float pick = hash(ivec2(cell) + 50);
  vec2 star = fract(uv * 17.0) - vec2(0.2 + 0.6 * hash(ivec2(cell) + 90), 0.2 + 0.6 * hash(ivec2(cell) + 130));
  c += vec3(0.7, 0.8, 1.0) * step(0.72, pick) * smoothstep(0.07, 0.0, length(star)) * (pick - 0.6) * 1.8;
  float bars = min(abs(uv.x + 0.02), min(abs(uv.x - 0.88), abs(uv.x + 0.92)));
  bars = min(bars, abs(uv.y - 0.12));
  c *= 1.0 - 0.93 * smoothstep(0.030, 0.024, bars);
  return c + LIGHT_A * 0.25 * smoothstep(0.006, 0.001, abs(bars - 0.027));
}

vec3 veil(vec2 uv, float t, vec3 c) {
  return c;
}
