// Breakfast is green: candles fried like sausages, one of them in the air, and he finds it good.
const vec3 PAN = vec3(-0.10, -2.20, 1.80);
const float PAN_SIZE = 0.84;
const vec3 HANDLE_ROOT = vec3(-1.00, 0.10, 0.0);
const vec3 HANDLE_END = vec3(-2.16, 0.28, 0.16);
const vec3 KISS = vec3(1.60, -0.58, 0.85);
const float KISS_SIZE = 1.2;
const vec4 POSE = vec4(0.40, 0.16, -0.04, 0.06);
// So much higher than others wear theirs, so that his neck is short.
const float RISE = 0.24;

vec3 toPan(vec3 p) {
  vec3 q = p - PAN;
  q.xy = turn(0.10) * q.xy;
  q.yz = turn(-0.56) * q.yz;
  return q / PAN_SIZE;
}

vec3 alongPan(vec3 q) {
  q.yz = turn(0.56) * q.yz;
  q.xy = turn(-0.10) * q.xy;
  return q * PAN_SIZE;
}

float candle(vec3 q, float tall) {
  return min(block(q, vec3(0.17, tall, 0.17), 0.055), rod(q, vec3(0.0, -tall - 0.14, 0.0), vec3(0.0, tall + 0.24, 0.0), 0.03, 0.03));
}

vec2 pan(vec3 p) {
  vec3 q = toPan(p);
  float far = length(q) - 2.6;
  if (far > 0.3) return vec2(far * PAN_SIZE, IRON);
  float wide = 1.08 + 0.35 * q.y;
  float d = drumY(q, wide, 0.20) - 0.03;
  d = carve(d, drumY(q - vec3(0.0, 0.14, 0.0), wide - 0.08, 0.24), 0.03);
  d = min(d, rod(q, HANDLE_ROOT, mix(HANDLE_ROOT, HANDLE_END, 0.25), 0.07, 0.07));
  vec2 result = vec2(d * 0.9, IRON);
  result = nearer(result, vec2(rod(q, mix(HANDLE_ROOT, HANDLE_END, 0.22), HANDLE_END, 0.095, 0.135), WOOD));
  result = nearer(result, vec2(max(length(q.xz) - 0.96, abs(q.y + 0.08) - 0.05), OIL));
  for (int i = 0; i < 3; i++) {
    vec3 c = q - vec3(0.10 * float(i) - 0.14, 0.14, 0.50 * float(i) - 0.50);
    c.xz = turn(0.34 - 0.26 * float(i)) * c.xz;
    result = nearer(result, vec2(candle(c.yxz, i == 1 ? 0.40 : 0.46), i == 1 ? LOSS : GAIN));
  }
  return result * vec2(PAN_SIZE, 1.0);
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

// Tongues that lick round the pan from below, and curl.
float fire(vec3 p) {
  vec3 b = (p - PAN) / PAN_SIZE + vec3(0.0, 0.66, 0.05);
  b.x += 0.13 * sin(b.y * 4.4 + 1.5 * b.z) * smoothstep(-0.2, 0.5, b.y);
  float d = 1e3;
  for (int i = 0; i < 11; i++) {
    float a = 0.5712 * float(i) + 0.25, front = smoothstep(-0.2, 0.6, cos(a));
    float own = hash(ivec2(i, 5)), thick = 0.15 + 0.06 * own, tall = (mix(2.05, 0.40, front) + 0.65 * own) * mix(0.45, 1.0, smoothstep(-1.0, -0.7, sin(a)));
    vec3 root = vec3(0.70 * sin(a), -0.10, 0.80 * cos(a));
    vec3 belly = vec3(1.12 * sin(a), 0.30 * tall, mix(1.10, 1.24, front) * cos(a));
    vec3 tip = vec3(1.32 * sin(a), tall, mix(1.20, 1.60, front) * cos(a));
    d = blend(d, blend(rod(b, root, belly, 0.10, thick), rod(b, belly, tip, thick, 0.03), 0.16), 0.05);
  }
  return (d + 0.08 * (noise(b * vec3(5.0, 2.6, 5.0) + 9.0) - 0.5)) * PAN_SIZE;
}

// The fire is no surface: what glows along the ray as far as the pan is added up, and takes away the blue of what is behind it.
vec3 air(vec2 uv) {
  vec3 forward = normalize(TARGET - CAMERA);
  vec3 right = normalize(cross(forward, vec3(0.0, 1.0, 0.0)));
  vec3 ray = normalize(forward * ZOOM + uv.x * right + uv.y * cross(right, forward));
  vec3 middle = PAN + vec3(0.0, 0.1, 0.0) - CAMERA;
  float t = dot(middle, ray), half_ = 1.9 * 1.9 - dot(middle, middle) + t * t;
  if (half_ < 0.0) return vec3(0.0);
  half_ = sqrt(half_);
  const int STEPS = 24;
  float stride = 2.0 * half_ / float(STEPS), thick = 0.0, halo = 0.0;
  t -= half_;
  for (int i = 0; i < STEPS; i++) {
    vec3 p = CAMERA + ray * (t + (float(i) + 0.5) * stride);
    if (pan(p).x < 0.4 * stride) break;
    float d = fire(p);
    // It is coolest where it begins, so that a caption can be read there, and leaves the breakfast free.
    float lit = stride * smoothstep(-2.95, -2.35, p.y) * smoothstep(0.75, 0.35, p.z - PAN.z);
    thick += lit * smoothstep(0.05, -0.08, d);
    halo += lit * exp(-7.0 * max(d, 0.0));
  }
  float cover = 1.0 - exp(-14.0 * thick);
  vec3 hot = mix(vec3(0.75, 0.030, 0.0), vec3(1.25, 0.26, 0.006), smoothstep(0.03, 0.20, thick));
  hot = mix(hot, vec3(2.1, 1.15, 0.16), smoothstep(0.18, 0.42, thick));
  return hot * cover + vec3(0.20, 0.045, 0.0) * halo * (1.0 - cover) - cover * vec3(0.02, 0.14, 0.60);
}

// A sleeve that breaks at the elbow, its white cuff turned back.
vec2 chefSleeve(vec3 p, vec3 shoulder, vec3 elbow, vec3 wrist) {
  vec3 along = normalize(wrist - elbow);
  float d = limb(p, shoulder, elbow, wrist - 0.2 * along, vec3(0.44, 0.36, 0.25), 0.048);
  float beyond = dot(p - wrist, along);
  float side = length(p - wrist - along * beyond);
  float cuff = max(side - 0.270 - 0.05 * beyond, abs(beyond + 0.10) - 0.13) - 0.025;
  return nearer(vec2(d, CLOTH), vec2(cuff, LINEN));
}

// A fist round what runs along y, seen from its back: the wrist lies at x, the fingers come down over the front, the thumb lies along.
float panFist(vec3 q, float r) {
  float ring = r + 0.07;
  float d = block(q - vec3(r + 0.27, -0.01, 0.01), vec3(0.20, 0.25, 0.12), 0.11);
  for (int i = 0; i < 4; i++) {
    float y = 0.215 - 0.143 * float(i), off = abs(float(i) - 1.2), thick = 0.084 - 0.006 * off;
    vec3 knuckle = vec3(r + 0.17 - 0.035 * off, y, 0.13), joint = vec3(-0.07 + 0.025 * off, 1.06 * y, ring + 0.06), tip = vec3(-ring - 0.04, 0.98 * y, 0.02);
    float own = blend(rod(q, knuckle, joint, 0.096, thick), rod(q, joint, tip, 1.04 * thick, 0.9 * thick), 0.02);
    d = blend(d, own, i == 0 ? 0.03 : 0.016);
  }
  vec3 joint = vec3(0.10, 0.42, ring - 0.02);
  float own = blend(rod(q, vec3(r + 0.26, 0.20, 0.02), joint, 0.12, 0.092), rod(q, joint, vec3(-0.03, 0.58, ring + 0.02), 0.092, 0.076), 0.03);
  return blend(d, own, 0.03);
}

// Thumb and first finger make a ring, the others stand off: the wrist lies below, the palm looks at the viewer.
float kiss(vec3 q) {
  float d = block(q - vec3(0.0, 0.02, 0.0), vec3(0.25, 0.27, 0.11), 0.10);
  d = blend(d, rod(q, vec3(0.02, -0.10, -0.02), vec3(0.06, -0.42, -0.05), 0.17, 0.13), 0.12);
  const vec3[3] JOINT = vec3[3](vec3(-0.07, 0.62, 0.06), vec3(0.18, 0.60, 0.03), vec3(0.40, 0.47, 0.0));
  const vec3[3] TIP = vec3[3](vec3(0.01, 0.96, -0.02), vec3(0.36, 0.89, -0.04), vec3(0.62, 0.66, -0.06));
  for (int i = 0; i < 3; i++) {
    vec3 root = vec3(-0.06 + 0.13 * float(i), 0.22 - 0.04 * float(i), 0.0);
    float thick = 0.096 - 0.009 * float(i);
    d = blend(d, blend(rod(q, root, JOINT[i], 1.12 * thick, thick), rod(q, JOINT[i], TIP[i], thick, 0.76 * thick), 0.05), 0.03);
  }
  vec3 bend = vec3(-0.38, 0.48, 0.16), end = vec3(-0.64, 0.33, 0.26), meets = vec3(-0.63, 0.10, 0.28);
  float first = blend(rod(q, vec3(-0.20, 0.22, 0.02), bend, 0.108, 0.096), rod(q, bend, end, 0.096, 0.086), 0.05);
  first = blend(first, rod(q, end, meets, 0.086, 0.076), 0.05);
  vec3 joint = vec3(-0.42, -0.12, 0.20);
  float own = blend(rod(q, vec3(-0.12, -0.20, 0.06), joint, 0.15, 0.108), rod(q, joint, meets - vec3(0.0, 0.05, 0.0), 0.108, 0.085), 0.05);
  return blend(blend(d, first, 0.03), own, 0.02);
}

vec2 cookArm(vec3 p, vec3 shoulder, vec3 elbow, vec3 at, mat3 frame, float r) {
  vec3 heel = at + frame * vec3(r + 0.46, -0.02, -0.04);
  vec3 along = normalize(heel - elbow);
  vec3 wrist = heel - 0.10 * along;
  vec3 q = (p - at) * frame;
  float far = length(q) - 0.8;
  float hand = far > 0.3 ? far : panFist(q, r);
  hand = blend(hand, rod(p, wrist - 0.1 * along, mix(heel, at, 0.4), 0.14, 0.13), 0.08);
  return nearer(chefSleeve(p, shoulder, elbow, wrist), vec2(hand * 0.95, GLOVE));
}

vec2 kissArm(vec3 p, vec3 shoulder) {
  vec3 q = (p - KISS) / KISS_SIZE;
  q.xy = turn(0.10) * q.xy;
  q.xz = turn(-0.20) * q.xz;
  float far = length(q) - 1.15;
  float hand = far > 0.3 ? far : kiss(q);
  vec2 arm = chefSleeve(p, shoulder, vec3(1.90, -2.36, 0.10), KISS + vec3(0.06, -0.54, -0.06));
  return nearer(arm, vec2(hand * KISS_SIZE * 0.95, GLOVE));
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = jacket(posed(p - vec3(0.0, RISE, 0.0), POSE)) * vec2(0.9, 1.0);
  result = nearer(result, toque(h));
  result = nearer(result, pan(p));
  result = nearer(result, tossed(p));
  vec3 up = vec3(0.0, RISE, 0.0);
  vec3 held = alongPan(mix(HANDLE_ROOT, HANDLE_END, 0.60)) + PAN;
  vec3 axis = alongPan(HANDLE_ROOT - HANDLE_END);
  result = nearer(result, cookArm(p, up + unposed(vec3(-0.95, -1.86, -0.12), POSE), vec3(-2.22, -2.30, 0.1), held, holding(axis, vec3(-0.40, 0.75, -0.55)), 0.11));
  return nearer(result, kissArm(p, up + unposed(vec3(0.95, -1.86, -0.12), POSE)));
}

void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material == SCARF) {
    vec2 f = fract(vec2(atan(p.x, p.z) * 4.0, p.y * 5.0)) - 0.5;
    skin.tint = mix(skin.tint, vec3(0.75), smoothstep(0.20, 0.14, length(f)));
  }
  // Starched: the weave of the model's cloth would show as stone on white.
  if (material == CLOTH) skin.tint *= mix(0.35, 1.0, smoothstep(-3.2, -2.2, p.y)) * (0.94 + 0.06 * swell(dot(p, vec3(95.0, 95.0, 20.0)))) / (0.80 + 0.36 * noise(p * vec3(44.0, 17.0, 44.0)));
  if (material == WOOD) skin.tint *= 0.75 + 0.4 * noise(p * vec3(30.0, 5.0, 30.0));
}

// A flood of cobalt, lightest behind him.
vec3 backdrop(vec2 uv) {
  float far = length((uv - vec2(-0.05, 0.10)) * vec2(0.60, 0.85));
  return mix(vec3(0.020, 0.135, 0.58), vec3(0.006, 0.020, 0.18), smoothstep(0.05, 0.95, far));
}
