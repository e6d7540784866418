// He carries a bag of twice his size home, and the bag enjoys the ride.
const float FLOOR = -4.75;
const vec3 BAG = vec3(-2.25, 0.45, -1.20);
const float BAG_SCALE = 2.45;
const vec4 POSE = vec4(-0.55, 0.62, -0.20, 0.05);

vec3 toBag(vec3 p) {
  vec3 q = (p - BAG) / BAG_SCALE;
  q.xy = turn(-0.12) * q.xy;
  return q;
}

// Its face, in the frame of toBag: where an eye lies (negative inside), and the line of its grin.
vec3 toFace(vec3 p) {
  return toBag(p) + vec3(0.14, 0.22, 0.0);
}

float eyeAt(vec2 q) {
  vec2 e = vec2(abs(q.x) - 0.30, q.y - 0.30);
  return max(length(e) - 0.19, dot(e - vec2(0.0, 0.05), normalize(vec2(-0.35, 1.0))));
}

float grinAt(vec2 q) {
  return q.y + 0.14 - 0.42 * q.x * q.x;
}

// The neck of the sack comes over his shoulder.
const vec3 CREST = vec3(-1.12, -0.62, 0.10);
const vec3 BEND = vec3(-0.98, -0.95, 0.72);
const vec3 GRASP = vec3(-0.72, -1.55, 1.12);

// A heavy belly, and above it cloth that is drawn into the neck.
float sack(vec3 p) {
  float d = ellipsoid(p - vec3(-2.42, -0.22, -1.25), vec3(2.08, 2.32, 1.80));
  d = blend(d, ellipsoid(p - vec3(-2.60, -1.55, -1.00), vec3(1.95, 1.25, 1.65)), 0.5);
  d = blend(d, rod(p, vec3(-1.80, -0.10, -0.90), CREST, 1.30, 0.50), 0.5);
  d = blend(d, blend(rod(p, CREST, BEND, 0.48, 0.32), rod(p, BEND, GRASP, 0.32, 0.20), 0.2), 0.4);
  if (detail == ROUGH || d > 0.5) return d - 0.04;
  vec3 from = p - CREST;
  vec3 axis = normalize(vec3(-0.72, 0.16, -0.68));
  vec3 side = normalize(cross(axis, vec3(0.0, 1.0, 0.0)));
  float far = length(from);
  float around = atan(dot(from, side), dot(from, cross(side, axis)));
  vec2 wave = stray(p);
  d -= 0.13 * fold(around * 11.0 + 2.0 * wave.x) * smoothstep(2.3, 0.5, far);
  d -= 0.07 * fold(around * 5.0 + 2.5 * wave.y) * smoothstep(3.2, 1.6, far);
  // Coins press through below.
  vec3 c = p * 5.2 + 0.8 * wave.xyx;
  d -= 0.045 * swell(c.x + c.z) * swell(c.y - 0.6 * c.x) * smoothstep(-0.9, -1.7, p.y);
  d -= 0.08 * smoothstep(0.03, -0.05, eyeAt(toFace(p).xy)) * step(0.2, toFace(p).z);
  return d * 0.78;
}

// A zip for its grin, sewn on.
float sackGrin(vec3 p, float d) {
  vec3 q = toFace(p);
  if (q.z < 0.2 || d > 0.3) return max(d, 0.1);
  float y = grinAt(q.xy);
  float cell = abs(fract(q.x / 0.115 + (y > 0.0 ? 0.5 : 0.0)) - 0.5) * 0.115;
  float flat_ = max(max(cell - 0.034, abs(abs(y) - 0.062) - 0.048), abs(q.x) - 0.56) * BAG_SCALE;
  return (max(abs(d - 0.03) - 0.06, flat_) - 0.012) * 0.7;
}

// A gloved hand round a neck of radius r: what it holds runs along y, the wrist lies at x, the fingers show at z.
float clutch(vec3 q, float r) {
  float ring = r + 0.085;
  float angle = atan(q.z, q.x);
  if (angle < -1.5) angle += 6.2831853;
  float d = block(q - vec3(ring + 0.13, 0.0, 0.03), vec3(0.17, 0.32, 0.18), 0.14);
  d = blend(d, rod(q, vec3(ring + 0.15, 0.0, 0.0), vec3(ring + 0.52, -0.04, -0.06), 0.20, 0.16), 0.14);
  for (int i = 0; i < 4; i++) {
    float bent = clamp(angle, 0.3, 2.95 - 0.22 * abs(float(i) - 1.3));
    vec2 at = (ring + 0.02 * cos(4.0 * bent)) * vec2(cos(bent), sin(bent));
    float thick = 0.100 - 0.007 * abs(float(i) - 1.3) - 0.010 * smoothstep(1.5, 2.9, bent);
    d = blend(d, length(vec3(q.xz - at, q.y - 0.27 + 0.18 * float(i))) - thick, 0.025);
  }
  vec3 bend = vec3(0.70 * ring, 0.42, 0.75 * ring + 0.12);
  float thumb_ = blend(rod(q, vec3(ring + 0.12, 0.22, 0.0), bend, 0.14, 0.115), rod(q, bend, vec3(-0.50 * ring, 0.44, ring + 0.15), 0.112, 0.090), 0.04);
  return blend(d, thumb_, 0.05);
}

// A hand that lies on something round: fingers along y, the back of the hand towards z.
float rest(vec3 q) {
  float d = block(q, vec3(0.32, 0.28, 0.14), 0.13);
  d = blend(d, rod(q, vec3(0.0, -0.10, 0.0), vec3(0.0, -0.32, 0.04), 0.22, 0.18), 0.14);
  for (int i = 0; i < 4; i++) {
    float lean = 0.14 * (float(i) - 1.5);
    float reach = 0.33 - 0.04 * abs(float(i) - 1.3);
    vec3 root = vec3(-0.245 + 0.165 * float(i), 0.20, 0.02);
    vec3 joint = root + reach * vec3(sin(lean), 0.92, -0.12);
    vec3 tip = joint + reach * vec3(sin(lean), 0.62, -0.75);
    d = blend(d, blend(rod(q, root, joint, 0.112, 0.106), rod(q, joint, tip, 0.106, 0.084), 0.04), 0.025);
  }
  vec3 bend = vec3(-0.44, 0.0, -0.02);
  return blend(d, blend(rod(q, vec3(-0.16, -0.18, 0.0), bend, 0.14, 0.12), rod(q, bend, vec3(-0.56, 0.22, -0.18), 0.115, 0.09), 0.04), 0.07);
}

vec2 coins(vec3 p) {
  float near = length(p - vec3(-3.7, -3.3, 0.2)) - 2.5;
  if (near > 0.4) return vec2(near, ZIP);
  vec2 result = vec2(1e3, ZIP);
  for (int i = 0; i < 11; i++) {
    float s = hash(ivec2(i, 31)), r = hash(ivec2(i, 37));
    bool falls = i < 4;
    vec3 at = falls ? vec3(-3.75 - 0.08 * float(i), -2.05 - 0.66 * float(i), -0.55 + 0.2 * r) : vec3(-4.8 + 2.2 * s, FLOOR + 0.06, -0.6 + 2.0 * r);
    vec3 q = p - at;
    float far = length(q) - 0.36;
    if (far > 0.2) {
      result = nearer(result, vec2(far, ZIP));
      continue;
    }
    if (falls) q.yz = turn(1.2 + float(i)) * q.yz;
    q.xy = turn(falls ? 0.6 * float(i) : 0.15 * sin(float(i))) * q.xy;
    float d = drumY(q, 0.24, 0.03) - 0.02;
    result = nearer(result, vec2(max(d, -drumY(q - vec3(0.0, 0.07, 0.0), 0.17, 0.03)), ZIP));
  }
  return result;
}

const vec3 REAR = vec3(-2.05, FLOOR, -0.25);
const vec3 LEAD = vec3(0.75, FLOOR, 0.35);

const vec3 KNEE = vec3(0.80, -3.44, 0.72);
const vec3 KNEE_HAND = vec3(0.87, -3.04, 1.24);
const mat3 KNEE_FRAME = mat3(-0.9654, 0.2432, -0.0943, -0.2500, -0.7600, 0.6000, 0.0743, 0.6028, 0.7945);

// Shoes for what stands on them.
vec2 shoe(vec3 p, vec3 foot, float yaw) {
  vec3 q = p - foot;
  q.xz = turn(yaw) * q.xz;
  return sneaker(q / 1.35) * vec2(1.35, 1.0);
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = trunk(posed(p, POSE)) * vec2(0.9, 1.0);
  float bag = sack(p);
  result = nearer(result, vec2(bag, SACK));
  result = nearer(result, vec2(sackGrin(p, bag), ZIP));
  mat3 upper = holding(BEND - GRASP, vec3(-0.8, -0.35, -0.5));
  vec3 elbow = vec3(-1.75, -2.75, 0.55);
  vec3 wrist = GRASP + upper * vec3(0.86, -0.06, -0.10);
  vec3 q = (p - GRASP) * upper;
  float far = length(q) - 1.1;
  result = nearer(result, vec2(far > 0.3 ? far : clutch(q / 1.12, 0.19) * 1.08, GLOVE));
  result = nearer(result, softCuff(p, unposed(vec3(-0.92, -1.86, -0.12), POSE), elbow, wrist));
  // The other hand is on his knee: it is a heavy bag.
  q = (p - KNEE_HAND) * KNEE_FRAME;
  far = length(q) - 0.95;
  vec3 heel = KNEE_HAND + KNEE_FRAME * vec3(0.0, -0.34, 0.04);
  elbow = vec3(1.68, -2.40, 0.0);
  wrist = heel + 0.20 * normalize(elbow - heel);
  result = nearer(result, vec2(far > 0.3 ? far : blend(rest(q), rod(p, heel, wrist, 0.17, 0.15), 0.08), GLOVE));
  float worn = softSleeve(p, unposed(vec3(0.92, -1.86, -0.12), POSE), elbow, wrist);
  result = nearer(result, vec2(worn, CLOTH));
  // Below his fist it is tied, and its mouth hangs open.
  vec3 m = (p - GRASP) * upper + vec3(0.0, 0.50, 0.0);
  result = nearer(result, vec2(ringY(m, 0.19, 0.085), ZIP));
  m.y += 0.30;
  float frill = ellipsoid(m, vec3(0.42, 0.27, 0.36)) - 0.07 * fold(atan(m.x, m.z) * 8.0);
  result = nearer(result, vec2(max(frill, -ellipsoid(m + vec3(0.0, 0.24, 0.0), vec3(0.32, 0.24, 0.28))) * 0.75, SACK));
  vec3 back = unposed(vec3(-0.36, -3.17, -0.05), POSE), front = unposed(vec3(0.36, -3.17, -0.05), POSE);
  mat3 rear = mat3(back, vec3(-1.62, -3.72, 0.40), REAR + vec3(0.0, 0.74, -0.08));
  mat3 lead = mat3(front, KNEE, LEAD + vec3(0.0, 0.74, -0.08));
  result = nearer(result, jeans(p, rear, lead));
  result = nearer(result, shoe(p, REAR, -0.75));
  result = nearer(result, shoe(p, LEAD, -0.80));
  for (int i = 0; i < 3; i++) {
    vec3 s = p - vec3(1.45 + 0.22 * float(i), 0.75 - 0.50 * float(i), 0.5);
    s.xy = turn(0.9 + 0.3 * float(i)) * s.xy;
    result = nearer(result, vec2(blend(length(s) - 0.10, rod(s, vec3(0.0), vec3(0.0, 0.22, 0.0), 0.075, 0.012), 0.03), SWEAT));
  }
  return nearer(result, coins(p));
}

void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material == SACK) {
    vec3 q = toFace(p);
    skin.tint *= 0.90 + 0.10 * sin((p.x + 0.3 * p.z) * 46.0) * sin(p.y * 46.0) + 0.20 * noise(p * 3.0);
    skin.tint *= mix(vec3(1.0), vec3(0.20, 0.08, 0.04), smoothstep(0.3, 1.7, p.y));
    if (q.z < 0.2) return;
    // It looks at who carries it.
    float eye = eyeAt(q.xy);
    if (eye < 0.0) {
      vec2 s = vec2(q.x - (q.x < 0.0 ? -0.30 : 0.30), q.y - 0.30) - vec2(0.085, -0.02);
      bool isDark = length(s) < 0.060;
      skin = Skin(isDark ? vec3(0.01) : vec3(0.16, 1.0, 0.04), 0.0, 0.9, 0.0, length(s - vec2(0.02, 0.025)) < 0.018 ? 1.0 : 0.0);
      if (skin.glow > 0.0) skin.tint = vec3(1.0);
      return;
    }
    if (eye < 0.03) skin.tint *= 0.12;
    if (max(abs(grinAt(q.xy)) - 0.125, abs(q.x) - 0.58) < 0.0) skin = Skin(vec3(0.012, 0.006, 0.01), 0.0, 0.3, 0.0, 0.0);
    // A patch, sewn on.
    vec2 s = turn(0.2) * (q.xy - vec2(-0.35, -0.52));
    float patch_ = max(abs(s.x), abs(s.y)) - 0.16;
    if (patch_ < 0.0) skin.tint = vec3(0.36, 0.02, 0.14) * (0.6 + 0.4 * step(0.5, fract(s.x * 11.0)));
  }
  if (material == GROUND) {
    skin.tint *= 0.65 + 0.5 * noise(vec3(p.xz * 3.0, 1.0));
    // The road gives way under him, and lies in his shade.
    for (int i = 0; i < 2; i++) {
      vec2 c = p.xz - (i == 0 ? REAR.xz : LEAD.xz);
      float ray = abs(fract(atan(c.x, c.y) * 1.3 + 0.7 * noise(vec3(c * 1.8, 3.0))) - 0.5) * length(c);
      skin.tint *= 1.0 - 0.9 * smoothstep(0.07, 0.01, ray) * smoothstep(1.7, 0.6, length(c));
      skin.tint *= 1.0 - 0.75 * exp(-2.2 * dot(c, c));
    }
  }
}

// One flood of gold, in which the ground has no end.
vec3 backdrop(vec2 uv) {
  vec3 ray = rayAt(uv);
  float far = groundAt(ray, FLOOR);
  vec3 c = mix(vec3(0.76, 0.42, 0.012), vec3(0.27, 0.078, 0.003), smoothstep(0.15, 0.85, length((uv - vec2(0.15, 0.0)) * vec2(0.6, 1.2))));
  // Captions find it calm.
  c *= mix(1.0, 0.42, smoothstep(0.10, 0.72, uv.y));
  if (far > 0.0) c = mix(groundColour(ray, far), c, smoothstep(12.5, 22.0, far));
  return c;
}
