// Eight screens show him one fall, and what his phone shows lights him from below.
const vec3 PHONE = vec3(-0.06, -2.12, 1.75);
const vec4 POSE = vec4(0.30, 0.16, 0.04, 0.04);

vec3 toPhone(vec3 p) {
  vec3 q = p - PHONE;
  q.xy = turn(0.16) * q.xy;
  q.yz = turn(0.40) * q.yz;
  return q;
}

vec2 phone(vec3 p) {
  vec3 q = toPhone(p);
  float d = block(q, vec3(0.46, 0.82, 0.07), 0.07);
  vec2 result = vec2(d, CASE);
  float lens = min(length(q.xy - vec2(-0.26, 0.58)), length(q.xy - vec2(-0.26, 0.34)));
  result = nearer(result, vec2(max(lens - 0.10, abs(q.z - 0.08) - 0.03) - 0.01, STEEL));
  return nearer(result, vec2(block(q + vec3(0.0, 0.0, 0.06), vec3(0.42, 0.78, 0.03), 0.02), GLASS));
}

// Two rows, each leaf of the wall turned towards his chair.
vec2 screens(vec3 p) {
  vec2 result = vec2(1e3, STEEL);
  vec3 m = vec3(abs(p.x), p.yz);
  for (int i = 0; i < 4; i++) {
    bool isTop = i > 1, isOuter = (i & 1) == 1;
    vec3 q = m - vec3(isOuter ? 2.66 : 0.94, isTop ? 1.12 : -0.44, isOuter ? -1.15 : -1.75);
    q.xz = turn(isOuter ? 0.42 : 0.08) * q.xz;
    q.yz = turn(isTop ? 0.10 : -0.04) * q.yz;
    float frame = block(q, vec3(0.87, 0.73, 0.08), 0.07);
    result = nearer(result, vec2(frame, STEEL));
    result = nearer(result, vec2(block(q - vec3(0.0, 0.0, 0.075), vec3(0.80, 0.66, 0.02), 0.02), SCREEN));
  }
  return nearer(result, vec2(rod(m, vec3(0.94, -2.9, -1.9), vec3(0.94, 0.6, -1.9), 0.10, 0.10), STEEL));
}

// How high the price stands on the wall: it wavers, and behind his head it drops.
float priceAt(float x) {
  float waver = 0.16 * (abs(fract(1.15 * x + 0.15) - 0.5) + 0.6 * abs(fract(2.9 * x) - 0.5));
  return 1.32 - 0.08 * x + waver - 2.05 * smoothstep(0.6, 3.3, x) - 0.35 * smoothstep(-2.2, -0.8, x);
}

// The back of a racing seat, with the seams of a zip.
vec2 seat(vec3 p) {
  vec3 q = p - vec3(0.0, -1.25, -0.85);
  float far = length(q) - 2.4;
  if (far > 0.3) return vec2(far, LEATHER);
  float wide = 1.12 + 0.30 * smoothstep(-0.4, 0.3, -abs(q.y + 0.25)) - 0.22 * smoothstep(0.5, 1.5, q.y);
  float d = block(vec3(q.x, q.y, q.z + 0.14 * q.x * q.x - 0.2), vec3(wide, 1.75, 0.20), 0.20);
  return vec2(d * 0.8, LEATHER);
}

vec2 phones(vec3 h) {
  vec3 m = vec3(abs(h.x), h.yz);
  float cup = drumY((m - vec3(0.86, -0.02, 0.02)).yxz, 0.33, 0.12) - 0.06;
  vec2 result = vec2(cup, PADS);
  result = nearer(result, vec2(drumY((m - vec3(0.98, -0.02, 0.02)).yxz, 0.24, 0.08) - 0.03, ZIP));
  float band = max(length(vec2(length(h.xy - vec2(0.0, 0.10)) - 0.93, h.z)) - 0.085, -h.y + 0.05);
  return nearer(result, vec2(band, PADS));
}

vec2 desk(vec3 p) {
  vec2 result = vec2(block(p - vec3(0.0, -3.22, 2.1), vec3(6.0, 0.14, 1.35), 0.06), DESK);
  vec3 k = p - vec3(0.0, -3.02, 2.45);
  result = nearer(result, vec2(block(k, vec3(1.35, 0.07, 0.45), 0.05), STEEL));
  vec2 cell = abs(fract(k.xz / vec2(0.18, 0.18)) - 0.5) * 0.18;
  result = nearer(result, vec2(max(max(max(cell.x, cell.y) - 0.07, abs(k.y - 0.08) - 0.04), max(abs(k.x) - 1.26, abs(k.z) - 0.36)) * 0.7, KEY));
  return result;
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = trunk(posed(p, POSE)) * vec2(0.9, 1.0);
  result = nearer(result, phones(h));
  result = nearer(result, screens(p));
  result = nearer(result, seat(p));
  result = nearer(result, phone(p));
  result = nearer(result, desk(p));
  result = nearer(result, softCuff(p, unposed(vec3(-0.95, -1.86, -0.12), POSE), vec3(-1.78, -2.82, 0.75), vec3(-1.19, -2.58, 1.55)));
  result = nearer(result, softCuff(p, unposed(vec3(0.95, -1.86, -0.12), POSE), vec3(1.56, -2.95, 0.75), vec3(0.75, -2.87, 1.55)));
  // Both hands come round its edges; the fingers lie on its back.
  vec3 q = toPhone(p);
  vec3 k = vec3(abs(q.x), q.yz) - vec3(0.70, -0.42, -0.02);
  float hand = ellipsoid(k - vec3(0.02, -0.12, -0.04), vec3(0.20, 0.34, 0.22));
  for (int i = 0; i < 4; i++) {
    float y = 0.22 - 0.165 * float(i);
    vec3 joint = vec3(-0.12, y + 0.03, 0.19);
    float own_ = 0.04 * abs(float(i) - 1.2);
    hand = blend(hand, blend(rod(k, vec3(0.10, 0.9 * y, 0.06), joint, 0.092, 0.088), rod(k, joint, vec3(-0.41 + own_, y + 0.07, 0.17), 0.088, 0.068), 0.03), 0.024);
  }
  hand = blend(hand, thumb(k, vec3(0.04, -0.10, -0.08), vec3(0.02, 0.14, -0.12), vec3(-0.12, 0.36, -0.17), vec3(-0.38, 0.42, -0.17)), 0.03);
  return nearer(result, vec2(hand * 0.9, GLOVE));
}

void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material == CASE) {
    vec3 q = toPhone(p);
    if (q.z < 0.04) return;
    vec2 e = vec2(abs(q.x) - 0.17, q.y - 0.04);
    if (max(length(e) - 0.13, dot(e - vec2(0.0, 0.03), normalize(vec2(-0.55, 1.0)))) < 0.0) skin.tint = vec3(0.02, 0.008, 0.02);
    return;
  }
  if (material == LEATHER) {
    float seam = abs(abs(p.x) - 0.72);
    if (seam < 0.05) skin.tint = vec3(0.55, 0.01, 0.05);
    return;
  }
  if (material != SCREEN) return;
  // One line runs over all of them; what lies under it is lost.
  vec2 f = abs(fract(p.xy * 2.6) - 0.5);
  float under = priceAt(p.x) - p.y;
  vec3 c = mix(vec3(0.004, 0.040, 0.085), vec3(0.10, 0.004, 0.030) * exp(-0.5 * max(under, 0.0)), step(0.0, under));
  c += vec3(0.008, 0.045, 0.07) * smoothstep(0.46, 0.49, max(f.x, f.y));
  float slope = (priceAt(p.x + 0.02) - priceAt(p.x - 0.02)) / 0.04;
  float far = abs(under) * inversesqrt(1.0 + slope * slope);
  skin.tint = mix(c + vec3(0.35, 0.01, 0.04) * exp(-14.0 * far), vec3(1.0, 0.06, 0.10), smoothstep(0.100, 0.085, far));
  skin.glow = 1.0;
}

// A flood of cyan from behind the screens.
vec3 backdrop(vec2 uv) {
  return mix(vec3(0.014, 0.37, 0.54), vec3(0.006, 0.085, 0.16), smoothstep(0.10, 0.90, length((uv - vec2(0.0, -0.05)) * vec2(0.6, 1.15))));
}
