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

// Its length lies along y, its upper side looks along x.
vec3 toFried(vec3 q, int i) {
  vec3 c = q - vec3(0.10 * float(i) - 0.14, 0.14, 0.50 * float(i) - 0.50);
  c.xz = turn(0.34 - 0.26 * float(i)) * c.xz;
  return c.yxz;
}

vec3 toTossed(vec3 p) {
  vec3 q = p - vec3(-1.66, 0.62, 1.20);
  q.xy = turn(-0.62) * q.xy;
  q.xz = turn(0.5) * q.xz;
  return q / 1.35;
}

// The fat boils: in every cell a dome of its own size.
float dome(vec2 g) {
  ivec2 cell = ivec2(floor(g * 6.0));
  float size = 0.42 * hash(cell);
  vec2 f = fract(g * 6.0) - 0.5 + 0.2 * (hash(cell + 7) - 0.5);
  return sqrt(max(size * size - dot(f, f), 0.0)) / 6.0;
}

vec2 pan(vec3 p) {
  vec3 q = toPan(p);
  float far = length(q) - 2.6;
  if (far > 0.3) return vec2(far * PAN_SIZE, COPPER);
  float wide = 1.08 + 0.35 * q.y;
  float d = drumY(q, wide, 0.20) - 0.03;
  d = carve(d, drumY(q - vec3(0.0, 0.14, 0.0), wide - 0.08, 0.24), 0.03);
  d = min(d, ringY(q - vec3(0.0, 0.225, 0.0), 1.135, 0.062));
  vec2 result = vec2(d * 0.9, COPPER);
  result = nearer(result, vec2(rod(q, HANDLE_ROOT, mix(HANDLE_ROOT, HANDLE_END, 0.25), 0.08, 0.07), IRON));
  result = nearer(result, vec2(rod(q, mix(HANDLE_ROOT, HANDLE_END, 0.18), mix(HANDLE_ROOT, HANDLE_END, 0.24), 0.115, 0.115), ZIP));
  result = nearer(result, vec2(rod(q, mix(HANDLE_ROOT, HANDLE_END, 0.22), HANDLE_END, 0.095, 0.135), WOOD));
  result = nearer(result, vec2(max(length(q.xz) - 0.98, abs(q.y + 0.08) - 0.05 - dome(q.xz)) * 0.7, OIL));
  for (int i = 0; i < 3; i++) result = nearer(result, vec2(candle(toFried(q, i), i == 1 ? 0.40 : 0.46), i == 1 ? LOSS : GAIN));
  return result * vec2(PAN_SIZE, 1.0);
}

vec2 tossed(vec3 p) {
  vec2 result = vec2(candle(toTossed(p), 0.42) * 1.35, GAIN);
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

// One tongue of the fire: a belly on a narrow foot, drawn out to a point.
float lick(vec3 b, mat3 at, float thick) {
  vec3 axis = at[2] - at[1];
  float h = clamp(dot(b - at[1], axis) / dot(axis, axis), 0.0, 1.0);
  float point = length(b - at[1] - axis * h) - thick * (1.0 - h) * (1.0 - 0.5 * h) - 0.008;
  return blend(rod(b, at[0], at[1], 0.15 * thick, thick), point, 0.10);
}

// They lick round the pan and bend. The columns: foot, belly, point, in sizes of the pan.
float fire(vec3 p) {
  vec3 b = (p - PAN) / PAN_SIZE;
  float far = length(b - vec3(0.2, 0.3, -0.2)) - 2.1;
  if (far > 0.3) return far * PAN_SIZE;
  b.x += 0.15 * sin(4.0 * b.y + 2.4 * b.x) * smoothstep(-0.4, 0.7, b.y);
  const mat3[6] TONGUES = mat3[6](
    mat3(0.50, -0.60, 0.10, 1.34, 0.10, -0.10, 1.52, 1.85, -0.30), mat3(0.60, -0.20, -0.70, 0.98, 0.72, -1.05, 0.78, 1.70, -1.10),
    mat3(0.60, -0.60, 0.30, 1.58, -0.15, 0.30, 2.00, 0.80, 0.20), mat3(0.05, 0.00, -1.00, 0.20, 0.72, -1.25, 0.05, 1.30, -1.30),
    mat3(-0.55, -0.20, -0.70, -0.72, 0.72, -1.08, -0.55, 1.55, -1.12), mat3(-0.85, -0.10, -0.40, -1.18, 0.40, -0.60, -1.30, 1.40, -0.70)
  );
  const float[6] THICK = float[6](0.30, 0.24, 0.19, 0.22, 0.24, 0.23);
  float d = 1e3;
  for (int i = 0; i < 6; i++) d = blend(d, lick(b, TONGUES[i], THICK[i]), 0.08);
  return d * PAN_SIZE * 0.85;
}

// A sleeve in soft pleats, its white cuff turned back.
vec2 chefSleeve(vec3 p, vec3 shoulder, vec3 elbow, vec3 wrist) {
  vec3 along = normalize(wrist - elbow);
  float d = blend(rod(p, shoulder, elbow, 0.44, 0.37), rod(p, elbow, wrist - 0.2 * along, 0.37, 0.25), 0.16);
  if (detail != ROUGH && d < 0.3) d = 0.9 * d - 0.05 * fold(6.5 * dot(p - elbow, along) + 3.0 * stray(p).x) * smoothstep(-0.5, 0.1, dot(p - elbow, along));
  float beyond = dot(p - wrist, along);
  float side = length(p - wrist - along * beyond);
  float cuff = max(side - 0.270 - 0.05 * beyond, abs(beyond + 0.10) - 0.13) - 0.025;
  return nearer(vec2(d, CLOTH), vec2(cuff, LINEN));
}

// A fist round what runs along y, seen from its back: the wrist lies at x, the fingers come down over the front joint by joint, the thumb lies along.
float panFist(vec3 q, float r) {
  float d = block(q - vec3(r + 0.22, -0.01, -0.02), vec3(0.17, 0.26, 0.14), 0.12);
  for (int i = 0; i < 4; i++) {
    float y = 0.240 - 0.160 * float(i), off = abs(float(i) - 1.2), thick = 0.090 - 0.006 * off;
    vec3 knuckle = vec3(r + 0.20 - 0.03 * off, 0.95 * y, 0.13), bend = vec3(0.02, y, r + 0.14 - 0.01 * off);
    vec3 joint = vec3(-r - 0.09 + 0.02 * off, 0.98 * y, r + 0.03), tip = vec3(-r - 0.08, 0.95 * y, -0.08);
    float own = blend(bone(q, knuckle, bend, 1.14 * thick, 1.08 * thick), bone(q, bend, joint, 1.08 * thick, thick), 0.012);
    d = blend(d, blend(own, rod(q, joint, tip, thick, 0.85 * thick), 0.012), 0.008);
  }
  vec3 root = vec3(r + 0.22, 0.20, 0.06), bend = vec3(r + 0.08, 0.42, 0.10);
  float own = blend(rod(q, root, bend, 0.12, 0.10), bone(q, bend, vec3(0.01, 0.60, r + 0.04), 0.108, 0.085), 0.015);
  return blend(d, own, 0.02);
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
    d = blend(d, blend(bone(q, root, JOINT[i], 1.2 * thick, 1.14 * thick), bone(q, JOINT[i], TIP[i], 1.14 * thick, 0.92 * thick), 0.015), 0.02);
  }
  vec3 bend = vec3(-0.38, 0.48, 0.16), end = vec3(-0.64, 0.33, 0.26), meets = vec3(-0.63, 0.10, 0.28);
  float first = blend(bone(q, vec3(-0.20, 0.22, 0.02), bend, 0.122, 0.112), bone(q, bend, end, 0.112, 0.102), 0.015);
  first = blend(first, bone(q, end, meets, 0.102, 0.090), 0.015);
  vec3 joint = vec3(-0.42, -0.12, 0.20);
  float own = blend(rod(q, vec3(-0.12, -0.20, 0.06), joint, 0.15, 0.112), bone(q, joint, meets - vec3(0.0, 0.05, 0.0), 0.122, 0.098), 0.015);
  return blend(blend(d, first, 0.03), own, 0.02);
}

vec2 cookArm(vec3 p, vec3 shoulder, vec3 elbow, vec3 at, mat3 frame, float r) {
  vec3 heel = at + frame * vec3(r + 0.46, -0.02, -0.04);
  vec3 along = normalize(heel - elbow);
  vec3 wrist = heel - 0.10 * along;
  vec3 q = (p - at) * frame;
  float far = length(q) - 0.85;
  float hand = far > 0.3 ? far : panFist(q, r);
  hand = blend(hand, rod(p, wrist - 0.1 * along, mix(heel, at, 0.35), 0.22, 0.15), 0.12);
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
  // Fire throws no shadow.
  if (detail != ROUGH) result = nearer(result, vec2(fire(p), FLAME));
  vec3 up = vec3(0.0, RISE, 0.0);
  vec3 held = alongPan(mix(HANDLE_ROOT, HANDLE_END, 0.60)) + PAN;
  vec3 axis = alongPan(HANDLE_ROOT - HANDLE_END);
  result = nearer(result, cookArm(p, up + unposed(vec3(-0.95, -1.86, -0.12), POSE), vec3(-2.30, -2.06, 0.75), held, holding(axis, vec3(-0.35, 0.80, -0.45)), 0.11));
  return nearer(result, kissArm(p, up + unposed(vec3(0.95, -1.86, -0.12), POSE)));
}

// Bars of the grill across its upper side; where it lay it is black.
vec3 charred(vec3 tint, vec3 c) {
  float bar = abs(fract(c.y * 5.0 + 0.9 * c.z) - 0.5);
  tint = mix(tint, vec3(0.05, 0.014, 0.004), 0.85 * smoothstep(0.17, 0.11, bar) * smoothstep(0.02, 0.12, c.x));
  return tint * mix(vec3(0.16, 0.06, 0.02), vec3(1.0), smoothstep(-0.17, -0.02, c.x));
}

void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material == SCARF) {
    vec2 f = fract(vec2(atan(p.x, p.z) * 4.0, p.y * 5.0)) - 0.5;
    skin.tint = mix(skin.tint, vec3(0.75), smoothstep(0.20, 0.14, length(f)));
  }
  // Starched: the weave of the model's cloth would show as stone on white.
  if (material == CLOTH) skin.tint *= mix(0.35, 1.0, smoothstep(-3.2, -2.2, p.y)) * (0.94 + 0.06 * swell(dot(p, vec3(95.0, 95.0, 20.0)))) / (0.80 + 0.36 * noise(p * vec3(44.0, 17.0, 44.0)));
  // The fire is below: its crown is dark.
  if (material == LINEN) skin.tint *= mix(1.0, 0.38, smoothstep(0.75, 1.55, h.y));
  if (material == WOOD) skin.tint *= 0.75 + 0.4 * noise(p * vec3(30.0, 5.0, 30.0));
  vec3 q = toPan(p);
  if (material == COPPER) {
    if (length(q.xz) < 1.045 + 0.35 * q.y && q.y > -0.15 && q.y < 0.2) skin = Skin(vec3(0.030, 0.024, 0.026), 0.0, 0.5, 0.0, 0.0);
    // The fire has blued its foot.
    else skin.tint *= mix(vec3(0.14, 0.08, 0.26), vec3(1.0), smoothstep(-0.20, 0.18, q.y + 0.06 * noise(q * 9.0))) * (0.85 + 0.3 * noise(q * vec3(4.0, 40.0, 4.0)));
  }
  if (material == OIL) skin.tint = mix(skin.tint, vec3(0.85, 0.34, 0.03), smoothstep(0.0, 0.03, dome(q.xz)));
  if (material == GAIN && p.y > -1.2) skin.tint = charred(skin.tint, toTossed(p).zyx);
  else if (material == GAIN || material == LOSS) {
    for (int i = 0; i < 3; i++) {
      vec3 c = toFried(q, i);
      if (max(abs(c.x), abs(c.z)) < 0.2) skin.tint = charred(skin.tint, c);
    }
  }
  if (material == FLAME) {
    // Where it is thick its core shines through; its foot is red.
    vec3 ray = normalize(p - CAMERA);
    float core = -min(fire(p + 0.07 * ray), fire(p + 0.16 * ray));
    vec3 hot = mix(vec3(1.10, 0.10, 0.002), vec3(1.45, 0.36, 0.006), smoothstep(0.0, 0.035, core));
    hot = mix(hot, vec3(1.7, 0.95, 0.10), smoothstep(0.030, 0.085, core));
    hot = mix(hot, vec3(2.6, 2.1, 0.80), smoothstep(0.080, 0.150, core));
    float up = (p.y - PAN.y) / PAN_SIZE;
    skin.tint = mix(vec3(0.55, 0.015, 0.02), hot, smoothstep(-0.70, -0.25, up));
  }
}

// Cobalt tiles, lightest behind him, and the fire upon them.
vec3 backdrop(vec2 uv) {
  float far = length((uv - vec2(-0.05, 0.10)) * vec2(0.60, 0.85));
  vec3 c = mix(vec3(0.016, 0.115, 0.56), vec3(0.008, 0.016, 0.16), smoothstep(0.05, 0.95, far));
  vec2 g = uv * vec2(3.0, 6.0) + vec2(0.3, 0.2);
  g.x += 0.5 * mod(floor(g.y), 2.0);
  vec2 f = fract(g) - 0.5, edge = (0.5 - abs(f)) / vec2(3.0, 6.0);
  float own = hash(ivec2(floor(g)));
  c *= 0.86 + 0.28 * own;
  float fire_ = exp(-2.6 * length((uv - vec2(0.10, -0.42)) * vec2(0.9, 1.1)));
  c += vec3(0.60, 0.10, 0.01) * fire_ * (0.8 + 0.4 * own);
  // A tile is round at its edge: lit above, dark in the joint.
  float lip = smoothstep(0.022, 0.010, min(edge.x, edge.y));
  c *= 1.0 + lip * (edge.y < edge.x ? sign(f.y) * 0.45 : 0.12);
  return c * mix(0.35, 1.0, smoothstep(0.004, 0.009, min(edge.x, edge.y)));
}
