// He has unzipped himself down to a suit: the teeth run along its lapels, and the case chews what it is given.
const vec3 CASE_HAND = vec3(1.36, -1.94, 1.10);
const vec3 CASE_ELBOW = vec3(1.86, -2.50, 0.10);
const float CASE_SCALE = 0.88;
const vec3 FAN_HAND = vec3(-1.38, -1.52, 1.15);
const vec3 FAN_ELBOW = vec3(-1.80, -2.62, 0.30);

// Half the width of the open front.
float vee(float y) {
  return 0.03 + 0.36 * clamp((y + 2.80) / 1.15, 0.0, 1.15);
}

// The shirt as far as it shows: breast, collar, tie.
vec2 shirt(vec3 p, float solid) {
  vec3 m = vec3(abs(p.x), p.yz);
  vec2 result = vec2(max(solid + 0.03, max(m.x - 0.6, -2.95 - p.y)), SHIRT);
  result = nearer(result, vec2(rod(p, vec3(0.0, -0.6, -0.14), vec3(0.0, -1.5, -0.10), 0.20, 0.26), BONE));
  vec3 c = p - vec3(0.0, -1.36, -0.06);
  float leaf = abs(length(c.xz) - 0.37 + 0.40 * c.y) - 0.032;
  leaf = max(leaf, max(c.y - 0.15, -0.10 - 0.14 * smoothstep(0.1, 0.4, c.z) - c.y));
  if (c.z > 0.0) leaf = max(leaf, 0.02 + 0.55 * (0.15 - c.y) - m.x);
  result = nearer(result, vec2((leaf - 0.012) * 0.8, SHIRT));
  float blade = max(abs(solid - 0.03) - 0.045, m.x - mix(0.085, 0.18, smoothstep(-1.7, -2.6, p.y)));
  blade = max(max(blade, m.x - vee(p.y) + 0.03), max(p.y + 1.66, -2.85 - p.y));
  float knot = max(abs(solid - 0.05) - 0.085, max(m.x - 0.10 - 0.25 * (p.y + 1.62), abs(p.y + 1.60) - 0.11));
  return nearer(result, vec2(p.z > 0.0 ? (min(blade, knot) - 0.015) * 0.8 : 1e3, TIE));
}

vec2 suit(vec3 p) {
  vec3 m = vec3(abs(p.x), p.yz);
  float d = ellipsoid(p - vec3(0.0, -2.02, -0.12), vec3(1.02, 0.70, 0.60));
  d = blend(d, rod(m, vec3(0.30, -1.64, -0.14), vec3(0.98, -1.82, -0.14), 0.25, 0.30), 0.22);
  d = blend(d, rod(p, vec3(0.0, -2.3, -0.08), vec3(0.0, -3.2, -0.08), 0.66, 0.80), 0.32);
  if (d > 0.9) return vec2(d - 0.5, CLOTH);
  float solid = d;
  if (detail != ROUGH) d -= 0.045 * drape(p) * smoothstep(0.20, 0.55, m.x) * smoothstep(-1.7, -2.4, p.y);
  d = max(d, -3.46 - p.y);
  float reach = p.z > 0.0 && p.y > -2.82 ? m.x - vee(p.y) : 1.0;
  vec2 result = vec2(max(d - 0.03, -reach), CLOTH);
  result = nearer(result, vec2(max(ringY(p - vec3(0.0, -1.50, -0.16), 0.50, 0.12), p.z - 0.10), LAPEL));
  result = nearer(result, shirt(p, solid));
  if (p.z < 0.0 || m.x > 1.0) return result;
  vec2 k = vec2(reach - 0.13, p.y + 1.92 - 0.30 * reach);
  float lapel = max(abs(solid - 0.060) - 0.030, max(-reach, reach - 0.34 * smoothstep(-2.90, -1.95, p.y)));
  lapel = max(max(lapel, 0.30 * k.x - abs(k.y)), max(p.y + 1.50, -2.80 - p.y));
  result = nearer(result, vec2((lapel - 0.012) * 0.8, LAPEL));
  float cell = abs(fract(p.y / 0.092 + (p.x > 0.0 ? 0.5 : 0.0)) - 0.5) * 0.092;
  float edge = p.y > -2.80 ? reach : m.x - 0.024;
  float tooth = max(max(abs(solid - 0.060) - 0.042, abs(edge) - 0.040), cell - 0.022) - 0.006;
  result = nearer(result, vec2(max(tooth, max(p.y + 1.62, -3.44 - p.y)) * 0.75, ZIP));
  return nearer(result, vec2(slider((p - vec3(0.0, -2.84, solid < 0.3 ? p.z - solid + 0.05 : 9.0)) / 1.7, 0.08) * 1.7 * 0.8, ZIP));
}

vec3 toCase(vec3 p) {
  vec3 q = (p - CASE_HAND) / CASE_SCALE + vec3(0.0, 1.04, 0.0);
  q.xy = turn(-0.06) * q.xy;
  q.xz = turn(0.16) * q.xz;
  return q;
}

// Its seam is a mouth: how far above the middle line of it, and half its height.
vec2 jaws(vec3 q) {
  return vec2(q.y + 0.17 - 0.26 * q.x * q.x, 0.175 - 0.10 * q.x * q.x);
}

// What hangs out of it.
vec3 toStuffed(vec3 q, int i) {
  vec3 b = q - vec3(-0.40 + 0.40 * float(i), -0.42 - 0.05 * sin(float(i) * 4.0), 0.38 + 0.012 * float(i));
  b.xy = turn(0.34 * sin(float(i) * 2.3 + 0.8)) * b.xy;
  b.yz = turn(0.22 + 0.25 * b.y) * b.yz;
  return b;
}

// Five notes between his fingers.
vec3 toFanned(vec3 p, int i) {
  vec3 b = p - FAN_HAND;
  b.xy = turn(0.26 * float(i - 2) - 0.16) * b.xy;
  return b - vec3(0.0, 0.60, 0.045 * float(i) - 0.09);
}

vec2 briefcase(vec3 p) {
  vec3 q = toCase(p);
  float far = length(q) - 1.5;
  if (far > 0.3) return vec2(far * CASE_SCALE, LEATHER);
  float body = block(q, vec3(1.04, 0.68, 0.27), 0.14);
  vec3 m = vec3(abs(q.x), abs(q.y), q.z);
  vec2 g = jaws(q);
  float d = carve(body, max(abs(g.x) - g.y, -0.05 - q.z), 0.03);
  vec2 eye = vec2(m.x - 0.38, q.y - 0.36);
  float lid = dot(eye - vec2(0.0, 0.08), normalize(vec2(-0.45, 1.0)));
  float hole = max(length(eye) - 0.235, lid);
  d = carve(d, max(hole, 0.17 - q.z), 0.02);
  d = blend(d, block(vec3(turn(-0.42) * (eye - vec2(0.0, 0.13)), q.z - 0.27), vec3(0.27, 0.06, 0.10), 0.05), 0.04);
  vec2 result = vec2(d * 0.85, LEATHER);
  result = nearer(result, vec2(body + 0.20, DARK));
  result = nearer(result, vec2(max(hole - 0.01, abs(q.z - 0.19) - 0.03), LURE));
  float cell = abs(fract(q.x / 0.21 + (g.x > 0.0 ? 0.0 : 0.5)) - 0.5) * 0.21;
  vec3 tooth = vec3(cell, abs(g.x) - g.y + 0.055, q.z - 0.25);
  result = nearer(result, vec2(max(block(tooth, vec3(0.086, 0.095, 0.07), 0.03), m.x - 0.93) * 0.7, ZIP));
  result = nearer(result, vec2(length(max(abs(m - vec3(0.97, 0.62, 0.0)) - vec3(0.0, 0.0, 0.18), 0.0)) - 0.11, ZIP));
  result = nearer(result, vec2(length(vec2(length(max(abs(q.xy - vec2(0.0, 0.84)) - vec2(0.26, 0.10), 0.0)) - 0.10, q.z)) - 0.055, ZIP));
  result = nearer(result, vec2(rod(q, vec3(-0.25, 1.04, 0.0), vec3(0.25, 1.04, 0.0), 0.085, 0.085), LAPEL));
  for (int i = 0; i < 3; i++) result = nearer(result, vec2(block(toStuffed(q, i), vec3(0.175, 0.29, 0.014), 0.01) * 0.8, BILL));
  return result * vec2(CASE_SCALE, 1.0);
}

// His body stands so much higher than that of the hooded: nothing hides his neck.
const vec3 LIFT = vec3(0.0, 0.32, 0.0);

vec2 own(vec3 head, vec3 h) {
  vec3 p = head - LIFT;
  vec2 result = suit(p);
  vec3 m = vec3(abs(p.x), p.yz);
  mat3 fan = holding(vec3(-0.58, 0.81, 0.0), vec3(-0.78, -0.62, -0.2));
  result = nearer(result, softArm(p, vec3(-0.98, -1.88, -0.12), FAN_ELBOW, FAN_HAND, fan, 0.12));
  mat3 grips = holding(vec3(-1.0, 0.0, 0.0), vec3(0.3, 0.42, -0.9));
  result = nearer(result, softArm(p, vec3(0.98, -1.88, -0.12), CASE_ELBOW, CASE_HAND, grips, 0.05));
  // A white cuff beyond each sleeve.
  for (int i = 0; i < 2; i++) {
    vec3 wrist = i == 0 ? FAN_HAND + fan * vec3(0.34, -0.02, -0.05) : CASE_HAND + grips * vec3(0.27, -0.02, -0.05);
    vec3 elbow = i == 0 ? FAN_ELBOW : CASE_ELBOW;
    vec3 along = normalize(wrist - elbow);
    float beyond = dot(p - wrist, along);
    float side = length(p - wrist - along * beyond);
    result = nearer(result, vec2(max(side - 0.17, abs(beyond + 0.04) - 0.08) - 0.02, SHIRT));
  }
  if (length(p - FAN_HAND - vec3(-0.1, 0.7, 0.0)) < 1.4) {
    for (int i = 0; i < 5; i++) result = nearer(result, vec2(block(toFanned(p, i), vec3(0.245, 0.56, 0.014), 0.01), BILL));
  }
  result = nearer(result, briefcase(p));
  result = nearer(result, leg(m, vec3(0.40, -3.30, -0.08), vec3(0.56, -4.40, 0.10), vec3(0.66, -5.70, 0.05), 0.3, 0.0));
  // The cigar, in the corner that the zip has left open.
  vec3 c = toSkull(h);
  vec3 from = vec3(0.16, -0.58, 0.56), to = vec3(0.74, -0.66, 0.96);
  result = nearer(result, vec2(rod(c, from, to, 0.058, 0.070) * SKULL_SCALE, CIGAR));
  result = nearer(result, vec2(rod(c, mix(from, to, 0.42), mix(from, to, 0.50), 0.070, 0.071) * SKULL_SCALE, ZIP));
  return nearer(result, vec2((length(c - to) - 0.064) * SKULL_SCALE, EMBER));
}

// The print of a note that is one high: a frame, and the house's eyes over the grin of its zip.
float printed(vec2 b, float wide) {
  vec2 m = abs(b);
  float frame = abs(max(m.x - wide, m.y - 0.5) + 0.055) - 0.012;
  vec2 e = vec2(m.x - 0.085, b.y - 0.26);
  float eye = max(length(e) - 0.060, dot(e - vec2(0.0, 0.015), normalize(vec2(-0.55, 1.0))));
  float y = b.y - 0.11 - 2.2 * b.x * b.x;
  float cell = abs(fract(b.x / 0.06 + (y > 0.0 ? 0.5 : 0.0)) - 0.5) * 0.06;
  float teeth = max(max(abs(y) - 0.045, m.x - 0.15), max(cell - 0.021, 0.007 - abs(y)));
  return min(frame, min(eye, teeth));
}

void dye(inout Skin skin, float material, vec3 head, vec3 h) {
  vec3 p = head - LIFT;
  if (material == TROUSERS || (material == CLOTH && abs(p.x) < 1.15)) {
    float stripe = smoothstep(0.013, 0.004, abs(fract(p.x / 0.17) - 0.5) * 0.17);
    skin.tint = mix(skin.tint, vec3(0.20, 0.20, 0.28), 0.75 * stripe);
  }
  if (material == TIE && p.x < 0.4) skin.tint *= mix(1.0, 0.35, smoothstep(-0.2, 0.2, sin((p.y + p.x * 0.8) * 26.0)));
  if (material == BILL) {
    float d = 1e3;
    vec3 q = toCase(p);
    for (int i = 0; i < 5; i++) {
      vec3 b = toFanned(p, i);
      if (block(b, vec3(0.245, 0.56, 0.014), 0.01) < 0.01) d = printed(b.xy / 1.12, 0.22) * 1.12;
      b = toStuffed(q, i);
      if (i < 3 && block(b, vec3(0.175, 0.29, 0.014), 0.01) < 0.01) d = printed(b.xy / 0.58, 0.30) * 0.58;
    }
    skin.tint = mix(skin.tint, vec3(0.004, 0.07, 0.02), smoothstep(0.004, -0.004, d));
  }
  if (material == LEATHER) skin.tint *= 0.8 + 0.35 * noise(p * 14.0);
  if (material == LURE) {
    vec3 q = toCase(p);
    vec2 off = q.xy - vec2(q.x < 0.0 ? -0.40 : 0.36, 0.36);
    skin.tint = mix(skin.tint, vec3(0.55, 1.0, 0.20), smoothstep(0.19, 0.05, length(off)));
    if (length(off) < 0.075) skin = Skin(vec3(0.005), 0.0, 0.8, 0.0, 0.0);
  }
}

// A note that falls far behind him, out of focus: its ink over its paper, and how much of it covers the wall.
vec4 falling(vec2 uv, vec3 at, float turned, float flat_) {
  vec2 b = turn(turned) * (uv - at.xy) / at.z;
  b.y = b.y / flat_ + 0.25 * b.x * b.x;
  float soft = 0.05;
  float edge = max(abs(b.x) - 0.22, abs(b.y) - 0.5);
  vec3 ink = mix(vec3(0.004, 0.055, 0.02), vec3(0.03, 0.32, 0.09) * (0.75 + 0.5 * (b.y + 0.5) * flat_), smoothstep(-soft, soft, printed(b, 0.22)));
  return vec4(ink, smoothstep(soft, -soft, edge));
}

// One flood of evening: it has begun to rain notes.
vec3 backdrop(vec2 uv) {
  vec2 off = (uv - vec2(0.12, 0.02)) * vec2(0.9, 1.0);
  vec3 c = mix(vec3(0.74, 0.125, 0.010), vec3(0.40, 0.022, 0.018), smoothstep(0.0, 1.3, length(off)));
  c = mix(c, vec3(0.13, 0.004, 0.04), smoothstep(0.45, 1.05, abs(uv.y)) * 0.8);
  const vec3 NOTES[6] = vec3[6](
    vec3(-0.70, 0.58, 0.40), vec3(-0.24, 0.80, 0.22), vec3(0.50, 0.62, 0.26), vec3(0.86, 0.26, 0.50),
    vec3(-0.92, -0.42, 0.34), vec3(0.52, 0.06, 0.20));
  for (int i = 0; i < 6; i++) {
    float s = float(i);
    vec4 note = falling(uv, NOTES[i], 1.3 * sin(s * 2.3 + 0.6), 0.45 + 0.5 * fract(s * 0.37));
    c = mix(c, note.rgb, mix(0.55, 0.95, NOTES[i].z / 0.5) * note.a);
  }
  return c;
}
