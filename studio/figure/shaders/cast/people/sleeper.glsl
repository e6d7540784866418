// The market falls down the wall behind him, and he sleeps.
const vec3 BUBBLE_AT = vec3(0.60, -0.50, 1.00);
const float BUBBLE_SIZE = 0.31;

vec2 nightcap(vec3 h) {
  vec3 q = h - vec3(0.02, 0.40, -0.10);
  q.xy = turn(-0.16) * q.xy;
  float far = length(q - vec3(0.5, 0.2, 0.0)) - 1.9;
  if (far > 0.3) return vec2(far, CAP);
  float d = ellipsoid(q - vec3(0.0, 0.02, 0.0), vec3(0.74, 0.66, 0.78));
  d = blend(d, rod(q, vec3(0.10, 0.45, -0.05), vec3(0.80, 0.66, 0.0), 0.42, 0.27), 0.25);
  d = blend(d, rod(q, vec3(0.80, 0.66, 0.0), vec3(1.22, 0.02, 0.15), 0.26, 0.13), 0.18);
  d -= 0.03 * swell(q.x * 7.0 + q.y * 4.0);
  vec2 result = vec2(max(d, -0.02 - q.y + 0.2 * step(0.85, q.x) * -4.0) * 0.85, CAP);
  vec3 b = q - vec3(1.27, -0.18, 0.18);
  result = nearer(result, vec2((length(b) - 0.22 - 0.05 * noise(b * 16.0)) * 0.8, FLEECE));
  float roll = ringY(q * vec3(1.0, 1.0, 0.96), 0.72, 0.155) - 0.05 * noise(q * 15.0);
  return nearer(result, vec2(roll * 0.85, FLEECE));
}

// Closed over sockets in which nothing burns now.
vec2 eyelids(vec3 h) {
  vec3 c = toSkull(h);
  return vec2(ellipsoid(vec3(abs(c.x) - 0.25, c.y - 0.0, c.z - 0.42), vec3(0.215, 0.165, 0.17)) * 0.9 * SKULL_SCALE, LID);
}

float puffs(vec2 at) {
  vec2 f = abs(fract(at) - 0.5) * 2.0;
  return 0.08 * sqrt(max((1.0 - f.x * f.x) * (1.0 - f.y * f.y), 0.0));
}

// Drawn up to his chest, and zipped to the edge of the sheet.
vec2 quilt(vec3 p) {
  float d = block(p - vec3(0.0, -3.75, 1.9), vec3(3.5, 1.05, 1.75), 0.5);
  vec3 m = vec3(abs(p.x), p.yz);
  d = blend(d, rod(m, vec3(0.45, -3.0, 0.4), vec3(0.62, -2.75, 2.2), 0.45, 0.50), 0.5);
  if (detail != ROUGH && d < 0.4) d -= puffs(vec2(p.x / 1.0 + 0.5, p.z / 0.9)) * smoothstep(-3.6, -3.0, p.y);
  vec2 result = vec2(d * 0.75, QUILT);
  vec3 r = p - vec3(0.0, -2.66, 0.62);
  float edge = length(vec2(max(abs(r.x) - 3.2, 0.0), length(r.yz + vec2(-0.10 * exp(-1.2 * r.x * r.x), 0.0)))) - 0.24;
  if (detail != ROUGH) edge -= 0.03 * swell(p.x * 5.0 + 2.0 * sin(p.x * 2.0));
  result = nearer(result, vec2(edge * 0.85, SHEET));
  float cell = abs(fract(p.x / 0.20 + (r.z > 0.42 ? 0.5 : 0.0)) - 0.5) * 0.20;
  float tooth = max(max(abs(r.z - 0.42) - 0.12, abs(d + 0.06) - 0.10), max(cell - 0.055, abs(p.x) - 3.2));
  return nearer(result, vec2((tooth - 0.01) * 0.7, ZIP));
}

// A pillow before a buttoned headboard.
vec2 bed(vec3 p) {
  vec2 result = quilt(p - vec3(0.0, 0.26, 0.0));
  vec3 w = p - vec3(0.0, -0.50, -1.10);
  float pinch = 0.22 * pow(abs(w.x) / 1.85, 3.0) + 0.18 * pow(abs(w.y) / 1.15, 3.0);
  vec3 size = vec3(1.85 - 0.16 * w.y * w.y, 1.15 - 0.08 * w.x * w.x, 0.46 - pinch);
  float pillow = block(w, size, 0.30);
  if (detail != ROUGH && pillow < 0.3) pillow -= 0.05 * swell(w.x * 2.6 + w.y * 3.4) * swell(w.y * 4.0 - w.x);
  result = nearer(result, vec2(pillow * 0.8, PILLOW));
  vec3 b = p - vec3(0.0, 0.62, -1.85);
  float crest = b.y + 0.17 * b.x * b.x;
  float board = max(crest, abs(b.z) - 0.16);
  if (board < 0.4 && detail != ROUGH) board -= 1.2 * puffs(turn(0.7854) * b.xy * 1.35);
  result = nearer(result, vec2(board * 0.7, BOARD));
  return nearer(result, vec2((length(vec2(crest * 0.8, b.z)) - 0.19) * 0.8, ZIP));
}

// A wide sleeve, drawn smooth over the raised elbow.
vec2 pyjama(vec3 p, vec3 shoulder, vec3 elbow, vec3 wrist) {
  vec3 along = normalize(wrist - elbow);
  float d = limb(p, shoulder, elbow, wrist - 0.2 * along, vec3(0.50, 0.40, 0.29), 0.022);
  float beyond = dot(p - wrist, along);
  float side = length(p - wrist - along * beyond);
  float band = max(abs(side - 0.25) - 0.04, abs(beyond + 0.06) - 0.11) - 0.02;
  return nearer(vec2(d, CLOTH), vec2(band, HEM));
}

// Its fingers go on behind the head.
float cradle(vec3 q) {
  float d = block(q, vec3(0.27, 0.26, 0.13), 0.12);
  d = blend(d, rod(q, vec3(0.0, -0.10, 0.0), vec3(0.0, -0.62, 0.0), 0.20, 0.15), 0.14);
  for (int i = 0; i < 4; i++) {
    float x = -0.255 + 0.17 * float(i);
    d = blend(d, rod(q, vec3(0.9 * x, 0.18, 0.0), vec3(1.15 * x, 0.74, 0.05), 0.108, 0.094), 0.012);
  }
  return blend(d, rod(q, vec3(-0.20, -0.14, 0.08), vec3(-0.50, 0.20, 0.20), 0.125, 0.105), 0.05);
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = trunk(p);
  vec3 m = vec3(abs(p.x), p.yz);
  const vec3 HAND = vec3(0.90, 0.02, -0.30);
  vec3 fingers = normalize(vec3(-0.92, 0.26, -0.30));
  vec3 across = normalize(cross(fingers, vec3(0.2, 0.3, 1.0)));
  result = nearer(result, pyjama(m, vec3(0.92, -1.72, -0.16), vec3(2.02, -0.62, 0.16), HAND - 0.56 * fingers));
  vec3 q = (m - HAND) * mat3(-across, fingers, cross(fingers, across));
  result = nearer(result, vec2(length(q) > 1.5 ? length(q) - 1.1 : cradle(q), GLOVE));
  result = nearer(result, nightcap(h));
  result = nearer(result, eyelids(h));
  result = nearer(result, bed(p));
  // What comes of a deep sleep.
  vec3 c = toSkull(h) - BUBBLE_AT;
  return nearer(result, vec2(blend(length(c) - BUBBLE_SIZE, rod(c, vec3(0.06, -0.20, 0.56) - BUBBLE_AT, vec3(0.0), 0.03, 0.10), 0.08) * SKULL_SCALE, BUBBLE));
}

void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material == CAP) {
    vec3 q = h - vec3(0.02, 0.40, -0.10);
    skin.tint = mix(skin.tint, vec3(0.60, 0.56, 0.62), smoothstep(0.44, 0.50, abs(fract((q.y * 0.75 + q.x * 0.45) * 2.6) - 0.5) * 2.0));
  }
  // Pyjamas.
  if (material == CLOTH) skin.tint = mix(skin.tint, vec3(0.42, 0.44, 0.56), 0.7 * smoothstep(0.80, 0.86, abs(fract(p.x * 2.6 + 0.12 * p.y) - 0.5) * 2.0) * step(abs(p.x), 0.78));
  if (material == QUILT) {
    vec2 at = vec2(p.x / 1.0 + 0.5, p.z / 0.9);
    float odd = mod(floor(at.x) + floor(at.y), 2.0);
    skin.tint = mix(skin.tint, vec3(0.010, 0.075, 0.20), odd) * mix(0.3, 1.0, smoothstep(3.0, 0.9, p.z));
  }
  if (material == BUBBLE) {
    vec3 c = toSkull(h) - BUBBLE_AT;
    float rim_ = smoothstep(0.45, 1.0, length(c.xy) / BUBBLE_SIZE);
    skin.tint = mix(vec3(0.035, 0.10, 0.26), vec3(0.16, 0.62, 0.85), rim_);
  }
  if (material != LID) return;
  vec3 c = toSkull(h);
  vec2 e = vec2(abs(c.x) - 0.25, c.y);
  // Lashes lie where the lids meet.
  skin.tint *= mix(0.03, 1.0, smoothstep(0.026, 0.040, abs(e.y + 0.070 - 1.6 * e.x * e.x)));
}

vec2 corner(int i) {
  vec2[7] at = vec2[7](vec2(-1.05, 0.56), vec2(-0.82, 0.44), vec2(-0.66, 0.54), vec2(-0.40, 0.34), vec2(0.56, 0.38), vec2(0.70, 0.46), vec2(1.05, -0.20));
  return at[i];
}

// A wall that is one screen.
vec3 backdrop(vec2 uv) {
  vec3 c = mix(vec3(0.22, 0.03, 0.44), vec3(0.045, 0.006, 0.15), smoothstep(0.15, 1.15, length(uv * vec2(0.8, 1.1))));
  vec2 f = abs(fract(uv * 4.5) - 0.5);
  c += vec3(0.16, 0.04, 0.30) * 0.12 * smoothstep(0.485, 0.497, max(f.x, f.y));
  float line = 1e3, under = -1.0;
  for (int i = 0; i < 6; i++) {
    vec2 s = corner(i), e = corner(i + 1);
    line = min(line, segment(uv, s, e));
    if (uv.x >= s.x && uv.x < e.x) under = mix(s.y, e.y, (uv.x - s.x) / (e.x - s.x)) - uv.y;
  }
  c *= 1.0 - 0.45 * step(0.0, under) * exp(-1.2 * max(under, 0.0));
  c += vec3(0.55, 0.01, 0.04) * exp(-14.0 * line);
  c = mix(c, vec3(0.95, 0.03, 0.06), smoothstep(0.042, 0.036, line));
  return c;
}
