// The last candle fell out of the screen, went through the desk and stuck in the floor. Nobody is there any more.
const float FLOOR = -3.15;
const vec3 DROP = vec3(0.75, -0.95, 0.55);

vec3 toDrop(vec3 p) {
  vec3 q = p - DROP;
  q.xy = turn(-0.10) * q.xy;
  return q;
}

// The halves of the top hang towards the break; what lies on them slides along.
vec3 toLeft(vec3 p) {
  vec3 q = p - vec3(-3.5, -1.20, 0.4);
  q.xy = turn(0.11) * q.xy;
  return q;
}

vec3 toRight(vec3 p) {
  vec3 q = p - vec3(3.5, -1.12, 0.4);
  q.xy = turn(-0.20) * q.xy;
  return q;
}

// Its edge is torn by the candle.
float torn(vec2 at) {
  return 0.10 * sin(at.y * 9.0) + 0.07 * sin(at.y * 23.0 + 1.0);
}

vec2 desk(vec3 p) {
  vec3 l = toLeft(p), r = toRight(p);
  float left = max(block(l - vec3(1.9, 0.0, 0.0), vec3(2.1, 0.11, 1.25), 0.04), l.x - 3.72 - torn(l.xz));
  float right = max(block(r + vec3(0.9, 0.0, 0.0), vec3(1.3, 0.11, 1.25), 0.04), -2.02 - torn(r.xz) - r.x);
  vec2 result = vec2(min(left, right) * 0.9, WOOD);
  vec3 m = vec3(abs(p.x + 0.02) - 3.15, p.y + 2.2, abs(p.z - 0.4) - 1.0);
  return nearer(result, vec2(block(m, vec3(0.09, 0.98, 0.09), 0.03), STEEL));
}

vec2 screen(vec3 p) {
  vec3 q = p - vec3(-0.85, 0.95, -0.35);
  q.xy = turn(-0.03) * q.xy;
  float far = length(q) - 3.0;
  if (far > 0.4) return vec2(far, STEEL);
  float frame = block(q, vec3(2.55, 1.42, 0.12), 0.10);
  vec2 result = vec2(carve(frame, block(q - vec3(0.0, 0.0, 0.2), vec3(2.42, 1.29, 0.14), 0.05), 0.02), STEEL);
  result = nearer(result, vec2(block(q - vec3(0.0, 0.0, 0.04), vec3(2.43, 1.30, 0.02), 0.01), GLASS));
  result = nearer(result, vec2(rod(q, vec3(0.0, -1.3, -0.1), vec3(0.0, -2.2, -0.1), 0.16, 0.20), STEEL));
  return nearer(result, vec2(block(q - vec3(0.0, -2.02, 0.1), vec3(0.75, 0.05, 0.45), 0.04), STEEL));
}

// The chart as blocks that stand out of the glass: a climb, then the way down.
vec2 chart(vec3 p) {
  vec3 q = p - vec3(-0.85, 0.95, -0.18);
  q.xy = turn(-0.03) * q.xy;
  vec2 result = vec2(1e3, LOSS);
  for (int i = 0; i < 8; i++) {
    float s = float(i);
    bool isGain = i < 4 && i != 2;
    float y = i < 5 ? -0.55 + 0.34 * s - (i == 2 ? 0.12 : 0.0) : 0.85 - 0.46 * (s - 4.0);
    float tall = i < 5 ? 0.24 + 0.03 * sin(s * 4.0) : 0.30 + 0.05 * (s - 5.0);
    vec3 c = q - vec3(-2.05 + 0.44 * s, y, 0.02 + 0.02 * s);
    float d = min(block(c, vec3(0.14, tall, 0.12 + 0.012 * s), 0.03), block(c, vec3(0.022, tall + 0.20, 0.022), 0.01));
    result = nearer(result, vec2(d, isGain ? GAIN : LOSS));
  }
  return result;
}

vec2 drop(vec3 p) {
  vec3 q = toDrop(p);
  float d = block(q, vec3(0.46, 1.75, 0.46), 0.07);
  d = min(d, block(q - vec3(0.0, 2.2, 0.0), vec3(0.075, 0.6, 0.075), 0.03));
  d = min(d, rod(q, vec3(0.0, -1.7, 0.0), vec3(0.0, -3.2, 0.0), 0.09, 0.09));
  return vec2(d, LOSS);
}

vec2 chair(vec3 p) {
  vec3 q = p - vec3(-2.25, FLOOR, 2.45);
  float far = length(q - vec3(0.0, 1.5, 0.0)) - 2.1;
  if (far > 0.3) return vec2(far, LEATHER);
  q.xz = turn(-0.45) * q.xz;
  float around = abs(fract(atan(q.x, q.z) / 6.2831853 * 5.0) - 0.5) / 5.0 * 6.2831853;
  vec3 spoke = vec3(length(q.xz) * sin(around - 0.628), q.y, length(q.xz) * cos(around - 0.628));
  spoke.x = abs(length(q.xz) * sin(0.628 - around));
  float base = rod(spoke, vec3(0.0, 0.32, 0.0), vec3(0.0, 0.20, 0.85), 0.09, 0.06);
  base = min(base, length(spoke - vec3(0.0, 0.11, 0.85)) - 0.11);
  base = min(base, rod(q, vec3(0.0, 0.2, 0.0), vec3(0.0, 1.0, 0.0), 0.10, 0.10));
  vec2 result = vec2(base * 0.8, STEEL);
  vec3 b = q - vec3(0.0, 2.25, 0.62);
  b.yz = turn(-0.16) * b.yz;
  float wide = 0.74 + 0.10 * smoothstep(0.8, -0.6, b.y);
  float back = block(vec3(b.x, b.y, b.z - 0.20 * b.x * b.x), vec3(wide, 1.02, 0.17), 0.17);
  float pad = block(q - vec3(0.0, 1.12, 0.0), vec3(0.80, 0.17, 0.72), 0.15);
  float seam = smoothstep(0.03, 0.0, abs(abs(b.x) - 0.40)) + smoothstep(0.03, 0.0, abs(b.y - 0.45));
  result = nearer(result, vec2((min(back, pad) + 0.02 * min(seam, 1.0)) * 0.85, LEATHER));
  vec3 m = vec3(abs(q.x), q.yz);
  float rest = min(rod(m, vec3(0.92, 1.1, 0.1), vec3(0.95, 1.66, 0.0), 0.06, 0.06), block(m - vec3(0.95, 1.70, -0.05), vec3(0.12, 0.07, 0.45), 0.06));
  return nearer(result, vec2(rest, STEEL));
}

vec2 litter(vec3 p) {
  vec3 l = toLeft(p);
  vec3 k = l - vec3(2.55, 0.18, 0.62);
  k.xz = turn(0.35) * k.xz;
  k.xy = turn(-0.05) * k.xy;
  vec2 result = vec2(block(k, vec3(0.85, 0.06, 0.30), 0.04), STEEL);
  vec2 cell = abs(fract(k.xz / vec2(0.155, 0.14)) - 0.5) * vec2(0.155, 0.14);
  result = nearer(result, vec2(max(max(max(cell.x, cell.y) - 0.055, abs(k.y - 0.07) - 0.035), max(abs(k.x) - 0.77, abs(k.z) - 0.24)) * 0.7, KEY));
  vec3 c = toRight(p) - vec3(-0.55, 0.40, 0.55);
  c.xy = turn(0.16) * c.xy;
  float cup = max(abs(length(c.xz) - 0.25) - 0.035, abs(c.y) - 0.30) - 0.02;
  cup = min(cup, max(length(c.xz) - 0.24, abs(c.y + 0.27) - 0.03));
  cup = min(cup, length(vec2(length(c.xy - vec2(0.32, 0.0)) - 0.16, c.z)) - 0.045);
  result = nearer(result, vec2(cup * 0.9, CUP));
  // What the top was made of.
  for (int i = 0; i < 9; i++) {
    float a = float(i) * 2.4, s = hash(ivec2(i, 11));
    vec3 b = p - vec3(0.80, FLOOR + 0.06, 0.6) - vec3(cos(a), 0.0, sin(a)) * (0.75 + 0.9 * s);
    b.xz = turn(a * 1.7) * b.xz;
    b.xy = turn(0.25 * sin(a)) * b.xy;
    result = nearer(result, vec2(block(b, vec3(0.16 + 0.14 * s, 0.06, 0.05 + 0.08 * s), 0.02), WOOD));
  }
  return result;
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = desk(p);
  result = nearer(result, screen(p));
  result = nearer(result, chart(p));
  result = nearer(result, drop(p));
  result = nearer(result, chair(p));
  result = nearer(result, litter(p));
  result.x = max(result.x, FLOOR - p.y);
  return result;
}

void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material == WOOD) skin.tint *= 0.7 + 0.5 * noise(vec3(p.x * 1.6, p.y * 22.0, p.z * 9.0));
  if (material == GLASS) {
    vec2 q = p.xy - vec2(-0.85, 0.95);
    vec2 f = abs(fract(q / 0.44) - 0.5);
    skin.tint = mix(vec3(0.03, 0.10, 0.075), vec3(0.004, 0.016, 0.018), smoothstep(-1.3, 1.2, q.y + 0.3 * q.x));
    skin.tint += vec3(0.0, 0.07, 0.05) * smoothstep(0.47, 0.495, max(f.x, f.y));
    // It has cracked where the candle came out.
    vec2 c = q - vec2(1.55, -0.75);
    float ray = abs(fract(atan(c.x, c.y) * 1.9 + 0.5 * noise(vec3(c * 3.0, 1.0))) - 0.5) * length(c);
    skin.tint += vec3(0.5, 0.14, 0.17) * smoothstep(0.035, 0.005, ray) * smoothstep(1.3, 0.5, length(c));
    skin.glow = 1.0;
  }
  if (material == LOSS) {
    vec3 q = toDrop(p);
    if (abs(q.x) > 0.6 || q.z < -0.6) return;
    skin.tint *= mix(0.45, 1.0, smoothstep(-2.0, 1.2, q.y + 0.5 * q.x)) * (0.9 + 0.2 * noise(q * 5.0));
    if (q.z < 0.42) return;
    // It is pleased with itself.
    vec2 e = vec2(abs(q.x) - 0.21, q.y - 1.10);
    if (max(length(e) - 0.135, dot(e - vec2(0.0, 0.04), normalize(vec2(-0.55, 1.0)))) < 0.0) skin = Skin(vec3(1.0, 0.75, 0.12), 0.0, 0.3, 0.0, length(e + vec2(0.0, 0.03)) < 0.04 ? 0.02 : 1.1);
    float y = q.y - 0.72 - 0.9 * q.x * q.x;
    float cell = abs(fract(q.x / 0.10 + (y > 0.0 ? 0.5 : 0.0)) - 0.5) * 0.10;
    if (max(abs(y) - 0.10, abs(q.x) - 0.36) < 0.0) skin = Skin(cell < 0.032 && abs(y) > 0.008 ? vec3(0.95, 0.58, 0.12) : vec3(0.02, 0.0, 0.005), 0.0, 0.5, 0.0, 0.0);
  }
  if (material == GROUND) {
    vec2 f = abs(fract(p.xz / 1.7) - 0.5);
    skin.tint *= 0.75 + 0.4 * noise(vec3(p.xz * 6.0, 1.0));
    skin.tint *= 1.0 - 0.5 * smoothstep(0.485, 0.495, max(f.x, f.y));
    vec2 c = p.xz - vec2(0.62, 0.55);
    float ray = abs(fract(atan(c.x, c.y) * 1.6 + 0.7 * noise(vec3(c * 1.7, 3.0))) - 0.5) * length(c);
    skin.tint *= 1.0 - 0.85 * smoothstep(0.06, 0.01, ray) * smoothstep(2.6, 0.9, length(c));
  }
}

// An office after the market has shut: slats of streetlight on the wall.
vec3 backdrop(vec2 uv) {
  vec3 ray = rayAt(uv);
  float far = groundAt(ray, FLOOR);
  float wall = (-3.6 - CAMERA.z) / ray.z;
  vec3 at = CAMERA + ray * (far > 0.0 && far < wall ? far : wall);
  vec3 tint = mix(LIGHT_A, LIGHT_B, smoothstep(-4.0, 4.5, at.x));
  if (far > 0.0 && far < wall) {
    vec3 c = groundColour(ray, far);
    c += vec3(0.50, 0.01, 0.03) * 0.5 * exp(-0.55 * dot(at.xz - vec2(0.6, 0.7), at.xz - vec2(0.6, 0.7)));
    return mix(c, tint * 0.02, smoothstep(0.0, -3.6, at.z) * 0.7);
  }
  vec3 c = vec3(0.010, 0.010, 0.018) + tint * 0.035 * exp(-0.10 * dot(at.xy, at.xy));
  float slat = abs(fract((at.y - 0.16 * at.x) / 0.42) - 0.5);
  float window = smoothstep(0.15, 0.0, max(abs(at.x - 2.6 + 0.2 * at.y) - 1.9, abs(at.y - 0.4) - 2.4));
  c += LIGHT_B * 0.16 * window * smoothstep(0.17, 0.23, slat) * (0.6 + 0.3 * sin(at.y * 1.3));
  c += vec3(0.6, 0.02, 0.05) * 0.16 * exp(-0.8 * dot(at.xy - vec2(1.0, 0.3), at.xy - vec2(1.0, 0.3)));
  c += vec3(0.0, 0.25, 0.17) * 0.12 * exp(-0.25 * dot(at.xy - vec2(-1.2, 1.0), at.xy - vec2(-1.2, 1.0)));
  float skirting = FLOOR + 0.32 - at.y;
  return c * (skirting > 0.0 ? 0.5 : 1.0);
}
