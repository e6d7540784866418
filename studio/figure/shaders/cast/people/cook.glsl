// Breakfast is green: candles fried like sausages, one of them in the air.
const vec3 PAN = vec3(-0.34, -1.84, 1.85);
const vec3 HANDLE_ROOT = vec3(-1.05, 0.08, 0.0);
const vec3 HANDLE_END = vec3(-1.95, 0.24, 0.10);
const vec3 TURNER_HAND = vec3(1.86, -1.02, 0.75);
const float ASLANT = 0.20;
const vec4 POSE = vec4(0.40, 0.16, -0.04, 0.06);
// So much higher than others wear theirs, so that his neck is short.
const float RISE = 0.24;

vec3 toPan(vec3 p) {
  vec3 q = p - PAN;
  q.xy = turn(0.10) * q.xy;
  q.yz = turn(-0.42) * q.yz;
  return q;
}

vec3 alongPan(vec3 q) {
  q.yz = turn(0.42) * q.yz;
  q.xy = turn(-0.10) * q.xy;
  return q;
}

float candle(vec3 q, float tall) {
  return min(block(q, vec3(0.15, tall, 0.15), 0.05), rod(q, vec3(0.0, -tall - 0.22, 0.0), vec3(0.0, tall + 0.22, 0.0), 0.03, 0.03));
}

vec2 pan(vec3 p) {
  vec3 q = toPan(p);
  float far = length(q) - 2.6;
  if (far > 0.3) return vec2(far, IRON);
  float wide = 1.08 + 0.35 * q.y;
  float d = drumY(q, wide, 0.20) - 0.03;
  d = carve(d, drumY(q - vec3(0.0, 0.14, 0.0), wide - 0.08, 0.24), 0.03);
  d = min(d, rod(q, HANDLE_ROOT, HANDLE_END, 0.085, 0.095));
  vec2 result = vec2(d * 0.9, IRON);
  result = nearer(result, vec2(max(length(q.xz) - 0.96, abs(q.y + 0.08) - 0.05), OIL));
  for (int i = 0; i < 4; i++) {
    vec3 c = q - vec3(-0.60 + 0.40 * float(i), 0.10, 0.10 * sin(float(i) * 2.0));
    c.xz = turn(0.18 * sin(float(i) * 3.1 + 1.0)) * c.xz;
    result = nearer(result, vec2(candle(c.xzy, 0.40 + 0.08 * sin(float(i) * 1.7)), i == 1 ? LOSS : GAIN));
  }
  return result;
}

vec2 tossed(vec3 p) {
  vec3 q = p - vec3(-1.66, 0.62, 1.20);
  q.xy = turn(-0.62) * q.xy;
  vec2 result = vec2(candle(q / 1.35, 0.42) * 1.35, GAIN);
  for (int i = 0; i < 6; i++) {
    vec3 c = p - vec3(-1.45 - 0.42 * sin(float(i) * 2.4), -0.95 + 0.30 * float(i), 1.6 + 0.3 * cos(float(i) * 2.4));
    result = nearer(result, vec2(length(c) - 0.075 - 0.025 * sin(float(i) * 5.0), FAT));
  }
  return result;
}

vec2 turner(vec3 p) {
  vec3 q = p - TURNER_HAND;
  q.xy = turn(ASLANT) * q.xy;
  float far = length(q - vec3(0.0, 0.7, 0.0)) - 1.6;
  if (far > 0.3) return vec2(far, STEEL);
  vec2 result = vec2(rod(q, vec3(0.0, -0.48, 0.0), vec3(0.0, 0.45, 0.0), 0.075, 0.062), WOOD);
  float d = rod(q, vec3(0.0, 0.4, 0.0), vec3(0.0, 1.0, 0.0), 0.04, 0.04);
  vec3 b = q - vec3(0.0, 1.42, 0.02);
  float blade = block(b, vec3(0.34 + 0.10 * b.y, 0.46, 0.035), 0.03);
  // Its slots grin.
  float slots = max(abs(abs(b.x) - 0.11) - 0.045, abs(b.y - 0.35 * b.x * b.x) - 0.26);
  slots = min(slots, max(abs(b.x) - 0.035, abs(b.y) - 0.30));
  return nearer(result, vec2(min(d, carve(blade, slots, 0.01)) * 0.9, STEEL));
}

vec2 toque(vec3 h) {
  vec3 q = h - vec3(0.06, 0.56, -0.10);
  q.xy = turn(-0.13) * q.xy;
  q.yz = turn(-0.14) * q.yz;
  float far = length(q - vec3(0.0, 0.55, 0.0)) - 1.35;
  if (far > 0.3) return vec2(far, LINEN);
  float around = atan(q.x, q.z);
  float band = drumY(q - vec3(0.0, 0.08, 0.0), 0.74 + 0.04 * q.y, 0.22) - 0.04;
  band -= 0.012 * swell(around * 22.0);
  float puff = ellipsoid(q - vec3(0.0, 0.54, 0.0), vec3(0.95, 0.42, 0.92));
  puff = blend(puff, ellipsoid(q - vec3(-0.40, 0.70, 0.15), vec3(0.54, 0.36, 0.5)), 0.16);
  puff = blend(puff, ellipsoid(q - vec3(0.42, 0.67, -0.05), vec3(0.52, 0.36, 0.5)), 0.16);
  puff -= 0.075 * swell(around * 11.0 + 0.8 * sin(q.y * 4.0)) * smoothstep(0.90, 0.28, q.y);
  return vec2(blend(puff, band, 0.06) * 0.85, LINEN);
}

// A double-breasted jacket, buttoned to the side, under a neckerchief.
vec2 jacket(vec3 p) {
  vec3 m = vec3(abs(p.x), p.yz);
  float d = ellipsoid(p - vec3(0.0, -2.02, -0.12), vec3(1.02, 0.70, 0.62));
  d = blend(d, rod(m, vec3(0.30, -1.64, -0.14), vec3(0.96, -1.82, -0.14), 0.27, 0.30), 0.22);
  d = blend(d, rod(p, vec3(0.0, -2.3, -0.06), vec3(0.0, -4.0, -0.06), 0.70, 0.84), 0.32);
  if (d > 0.9) return vec2(d - 0.6, CLOTH);
  float solid = d;
  if (detail != ROUGH) d -= 0.06 * drape(p) * smoothstep(0.35, 0.75, m.x);
  vec2 result = vec2(d, CLOTH);
  if (p.z > 0.2) {
    float row = clamp(floor((p.y + 1.98) / -0.44 + 0.5), 0.0, 3.0);
    vec2 c = vec2(m.x - 0.40, p.y + 1.98 + 0.44 * row);
    float fold = p.x - 0.58 - 0.10 * (p.y + 2.2);
    result.x -= 0.05 * smoothstep(0.015, -0.015, fold) * smoothstep(-1.5, -1.65, p.y);
    result = nearer(result, vec2(max(abs(solid - 0.06) - 0.05, length(c) - 0.09) - 0.01, ZIP));
  }
  result = nearer(result, vec2(rod(p, vec3(0.0, -0.6, -0.14), vec3(0.0, -1.5, -0.10), 0.20, 0.26), BONE));
  vec3 q = p - vec3(0.0, -1.22, 0.02);
  q.y += 0.34 * q.z;
  float scarf = ringY(q - vec3(0.0, 0.02, 0.0), 0.42, 0.17) - 0.04 * swell(atan(q.x, q.z) * 5.0 + q.y * 8.0);
  vec3 knot = p - vec3(0.04, -1.50, 0.56);
  scarf = blend(scarf, ellipsoid(knot, vec3(0.17, 0.15, 0.15)), 0.06);
  vec3 k = vec3(abs(knot.x), knot.yz);
  float tails = rod(k, vec3(0.04, -0.05, 0.08), vec3(0.26, -0.42, 0.12), 0.06, 0.13);
  tails = max(tails, abs(k.z - 0.10) - 0.06);
  return nearer(result, vec2(min(scarf, tails) * 0.9, SCARF));
}

// The fire that licks round the pan.
float fire(vec3 p) {
  vec3 b = p - vec3(PAN.x, -2.75, PAN.z - 0.10);
  float far = length(b - vec3(0.0, 0.3, 0.0)) - 2.1;
  if (far > 0.3) return far;
  b.x += 0.13 * sin(b.y * 4.5 + 1.5 * b.z);
  // One body below, which licks up in tongues.
  float d = 1e3, melt = mix(0.42, 0.07, smoothstep(-0.5, 0.35, b.y));
  for (int i = 0; i < 11; i++) {
    float a = 0.5712 * float(i) + 0.35, front = smoothstep(-0.2, 0.6, cos(a));
    float tall = mix(1.45, 0.46, front) + 0.55 * hash(ivec2(i, 5));
    vec3 root = vec3(0.80 * sin(a), -0.4, 0.75 * cos(a));
    vec3 belly = vec3(1.14 * sin(a), 0.42 * tall, mix(1.10, 1.36, front) * cos(a));
    vec3 tip = vec3(1.40 * sin(a), tall, mix(1.24, 1.62, front) * cos(a));
    d = blend(d, blend(rod(b, root, belly, 0.24, 0.18), rod(b, belly, tip, 0.18, 0.012), 0.14), melt);
  }
  return d * 0.75;
}

// A fist without knuckles round what runs along y; the wrist lies at x, the fingers come over the front.
float softFist(vec3 q, float r) {
  float ring = r + 0.08;
  float d = ellipsoid(q - vec3(r + 0.15, -0.02, -0.05), vec3(0.15, 0.30, 0.17));
  for (int i = 0; i < 4; i++) {
    float y = 0.235 - 0.155 * float(i), thick = 0.094 - 0.006 * abs(float(i) - 1.0);
    vec3 root = vec3(r + 0.12, 0.85 * y, 0.10), joint = vec3(-0.02, y, ring + 0.03), tip = vec3(-ring, 0.9 * y, -0.04);
    d = blend(d, blend(rod(q, root, joint, 0.10, thick), rod(q, joint, tip, thick, 0.8 * thick), 0.05), 0.028);
  }
  vec3 joint = vec3(0.02, 0.36, ring - 0.02);
  float own = blend(rod(q, vec3(r + 0.14, 0.18, -0.06), joint, 0.12, 0.095), rod(q, joint, vec3(-0.15, 0.27, ring + 0.04), 0.095, 0.075), 0.03);
  return blend(d, own, 0.03);
}

vec2 cookArm(vec3 p, vec3 shoulder, vec3 elbow, vec3 at, mat3 frame, float r) {
  vec3 heel = at + frame * vec3(r + 0.20, -0.02, -0.06);
  vec3 along = normalize(heel - elbow);
  vec3 wrist = heel - 0.16 * along;
  vec3 q = (p - at) * frame;
  float far = length(q) - 0.7;
  float hand = far > 0.3 ? far : softFist(q, r);
  hand = blend(hand, rod(p, wrist - 0.1 * along, mix(heel, at, 0.3), 0.14, 0.11), 0.08);
  return nearer(vec2(softSleeve(p, shoulder, elbow, wrist), CLOTH), vec2(hand * 0.95, GLOVE));
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = jacket(posed(p - vec3(0.0, RISE, 0.0), POSE)) * vec2(0.9, 1.0);
  result = nearer(result, toque(h));
  result = nearer(result, pan(p));
  result = nearer(result, tossed(p));
  result = nearer(result, turner(p));
  vec3 up = vec3(0.0, RISE, 0.0);
  vec3 held = alongPan(mix(HANDLE_ROOT, HANDLE_END, 0.62)) + PAN;
  vec3 axis = alongPan(HANDLE_ROOT - HANDLE_END);
  result = nearer(result, cookArm(p, up + unposed(vec3(-0.95, -1.86, -0.12), POSE), vec3(-2.16, -2.36, 0.10), held, holding(axis, vec3(-0.1, -0.6, -0.8)), 0.09));
  result = nearer(result, cookArm(p, up + unposed(vec3(0.95, -1.86, -0.12), POSE), vec3(1.78, -2.32, 0.20), TURNER_HAND, holding(vec3(sin(ASLANT), cos(ASLANT), 0.0), vec3(0.35, -0.75, -0.55)), 0.07));
  return nearer(result, vec2(fire(p), FLAME));
}

void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material == FLAME) {
    // Where there is much of it, it is hottest; its round side is lit, and dark is where captions stand.
    float thick = smoothstep(0.0, 0.11, -fire(p + 0.17 * normalize(p - CAMERA)));
    float lit = fire(p + 0.12 * normalize(vec3(-0.7, 0.6, 0.6))) / 0.09;
    vec3 hot = mix(vec3(0.72, 0.030, 0.003), vec3(1.0, 0.42, 0.02), thick) * (0.72 + 0.40 * lit);
    hot += vec3(0.45, 0.26, 0.06) * smoothstep(0.78, 1.0, lit);
    skin.tint = mix(vec3(0.30, 0.010, 0.006) * (0.6 + 0.4 * lit), hot, smoothstep(-2.52, -1.80, p.y));
  }
  if (material == SCARF) {
    vec2 f = fract(vec2(atan(p.x, p.z) * 4.0, p.y * 5.0)) - 0.5;
    skin.tint = mix(skin.tint, vec3(0.75), smoothstep(0.20, 0.14, length(f)));
  }
  // Starched: the weave of the model's cloth would show as stone on white.
  if (material == CLOTH) skin.tint *= (0.94 + 0.06 * swell(dot(p, vec3(95.0, 95.0, 20.0)))) / (0.80 + 0.36 * noise(p * vec3(44.0, 17.0, 44.0)));
  if (material == WOOD) skin.tint *= 0.75 + 0.4 * noise(p * vec3(30.0, 5.0, 30.0));
}

// A flood of orange, hottest behind him.
vec3 backdrop(vec2 uv) {
  float far = length((uv - vec2(-0.05, -0.04)) * vec2(0.55, 1.0));
  return mix(vec3(0.56, 0.092, 0.008), vec3(0.22, 0.015, 0.006), smoothstep(0.08, 0.70, far));
}
