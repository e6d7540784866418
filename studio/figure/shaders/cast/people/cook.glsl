// Breakfast is green: candles fried like sausages, one of them in the air.
const vec3 PAN = vec3(-1.55, -1.88, 1.75);
const vec3 TURNER_HAND = vec3(1.84, -1.10, 0.70);
const vec4 POSE = vec4(0.40, 0.16, -0.04, 0.06);

vec3 toPan(vec3 p) {
  vec3 q = p - PAN;
  q.xy = turn(-0.10) * q.xy;
  q.yz = turn(-0.42) * q.yz;
  return q;
}

float candle(vec3 q, float tall) {
  return min(block(q, vec3(0.15, tall, 0.15), 0.05), rod(q, vec3(0.0, -tall - 0.22, 0.0), vec3(0.0, tall + 0.22, 0.0), 0.03, 0.03));
}

vec2 pan(vec3 p) {
  vec3 q = toPan(p);
  float far = length(q) - 1.9;
  if (far > 0.3) return vec2(far, IRON);
  float wide = 1.08 + 0.35 * q.y;
  float d = drumY(q, wide, 0.20) - 0.03;
  d = carve(d, drumY(q - vec3(0.0, 0.14, 0.0), wide - 0.08, 0.24), 0.03);
  d = min(d, rod(q, vec3(1.05, 0.10, 0.0), vec3(1.75, 0.22, 0.10), 0.075, 0.085));
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
  vec3 q = p - vec3(-1.98, 0.12, 1.40);
  q.xy = turn(-0.62) * q.xy;
  vec2 result = vec2(candle(q / 1.35, 0.42) * 1.35, GAIN);
  for (int i = 0; i < 6; i++) {
    vec3 c = p - vec3(-1.72 - 0.55 * sin(float(i) * 2.4), -1.20 + 0.34 * float(i), 1.7 + 0.3 * cos(float(i) * 2.4));
    result = nearer(result, vec2(length(c) - 0.075 - 0.025 * sin(float(i) * 5.0), FAT));
  }
  return result;
}

vec2 turner(vec3 p) {
  vec3 q = p - TURNER_HAND;
  q.xy = turn(0.22) * q.xy;
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
  float band = drumY(q - vec3(0.0, 0.16, 0.0), 0.74 + 0.04 * q.y, 0.28) - 0.04;
  band -= 0.012 * swell(around * 22.0);
  float puff = ellipsoid(q - vec3(0.0, 0.76, 0.0), vec3(0.95, 0.44, 0.92));
  puff = blend(puff, ellipsoid(q - vec3(-0.40, 0.94, 0.15), vec3(0.54, 0.36, 0.5)), 0.16);
  puff = blend(puff, ellipsoid(q - vec3(0.42, 0.90, -0.05), vec3(0.52, 0.36, 0.5)), 0.16);
  puff -= 0.075 * swell(around * 11.0 + 0.8 * sin(q.y * 4.0)) * smoothstep(1.10, 0.45, q.y);
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

vec2 own(vec3 p, vec3 h) {
  vec2 result = jacket(posed(p, POSE)) * vec2(0.9, 1.0);
  result = nearer(result, toque(h));
  result = nearer(result, pan(p));
  result = nearer(result, tossed(p));
  result = nearer(result, turner(p));
  vec3 axis = vec3(0.96, 0.19, 0.195);
  vec3 grip_ = PAN + vec3(1.52, 0.30, 0.13);
  result = nearer(result, arm(p, unposed(vec3(-0.95, -1.86, -0.12), POSE), vec3(-1.35, -2.75, 0.20), grip_, holding(axis, vec3(0.15, -0.5, -0.9)), 0.08));
  result = nearer(result, arm(p, unposed(vec3(0.95, -1.86, -0.12), POSE), vec3(1.75, -2.45, 0.10), TURNER_HAND, holding(vec3(-0.22, 0.97, 0.0), vec3(0.45, -0.8, -0.3)), 0.07));
  // The fire that licks round the pan.
  vec3 b = p - vec3(PAN.x, -2.72, PAN.z - 0.1);
  float fire = 1e3;
  if (length(b) < 2.6) {
    for (int i = 0; i < 11; i++) {
      float a = 0.5712 * float(i) + 0.2, tall = 0.85 + 0.55 * hash(ivec2(i, 5));
      vec3 root = vec3(0.92 * sin(a), 0.0, 0.92 * cos(a));
      vec3 tip = vec3((1.30 + 0.1 * sin(a * 5.0)) * sin(a), cos(a) > 0.3 ? 0.55 * tall : tall, 1.24 * cos(a));
      fire = blend(fire, rod(b + vec3(0.08 * sin(b.y * 7.0 + a * 3.0), 0.0, 0.0), root, tip, 0.21, 0.01), 0.18);
    }
  }
  return nearer(result, vec2(fire * 0.8, FLAME));
}

void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material == FLAME) {
    float up = clamp((p.y + 2.60) / 1.30, 0.0, 1.0);
    skin.tint = mix(vec3(0.30, 0.018, 0.004), mix(vec3(1.0, 0.50, 0.04), vec3(0.95, 0.20, 0.01), smoothstep(0.6, 1.0, up)), smoothstep(0.0, 0.6, up));
  }
  if (material == SCARF) {
    vec2 f = fract(vec2(atan(p.x, p.z) * 4.0, p.y * 5.0)) - 0.5;
    skin.tint = mix(skin.tint, vec3(0.75), smoothstep(0.20, 0.14, length(f)));
  }
  // Starched: the weave of the model's cloth would show as stone on white.
  if (material == CLOTH) skin.tint *= (0.94 + 0.06 * swell(dot(p, vec3(95.0, 95.0, 20.0)))) / (0.80 + 0.36 * noise(p * vec3(44.0, 17.0, 44.0)));
  if (material == WOOD) skin.tint *= 0.75 + 0.4 * noise(p * vec3(30.0, 5.0, 30.0));
}

// How far up the flames behind him stand.
float blaze(float x, float seed) {
  return 0.16 * sin(x * 5.0 + seed) + 0.10 * sin(x * 11.0 + 2.0 * seed) + 0.05 * abs(fract(x * 2.6 + seed) - 0.5);
}

// A flood of orange, and two rows of flames in it.
vec3 backdrop(vec2 uv) {
  vec3 c = mix(vec3(0.32, 0.058, 0.008), vec3(0.24, 0.024, 0.006), smoothstep(0.10, 0.90, length((uv - vec2(-0.1, -0.05)) * vec2(0.6, 1.2))));
  float lean = uv.x + 0.12 * sin(uv.y * 6.0);
  float fall = smoothstep(-0.60, 0.15, uv.y);
  c = mix(c, vec3(0.62, 0.070, 0.006) * mix(0.5, 1.0, fall), smoothstep(0.01, -0.01, uv.y - 0.02 - blaze(lean, 1.0) + 0.30 * uv.x));
  return mix(c, vec3(0.50, 0.028, 0.008) * mix(0.5, 1.0, fall), smoothstep(0.01, -0.01, uv.y + 0.36 - blaze(lean, 4.0) + 0.20 * uv.x));
}
