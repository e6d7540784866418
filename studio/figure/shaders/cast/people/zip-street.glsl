// Somebody has unzipped the street from below: its edges turn up, and he climbs out between rows of gold teeth.
// His head is the origin; what is said of the street counts from STREET.
const vec3 STREET = vec3(0.0, 0.35, -5.0);
const float ROAD = -2.4;
const float PARTED = -4.0;
const float PITCH = 0.62;

// The zip runs up the street in a bend; x is the way from its middle line.
float bendAt(float z) {
  return 3.3 * smoothstep(4.5, -8.0, z);
}

// Half the width of the gap: a leaf, widest where he is.
float gapAt(float z) {
  return 0.10 + 1.36 * sin(2.15 * pow(clamp((z - PARTED) / 13.0, 0.0, 1.0), 0.75));
}

vec2 teeth_(vec3 p) {
  float high = p.y - ROAD;
  if (high > 1.0) return vec2(high - 0.7, ZIP);
  float x = p.x - bendAt(p.z);
  if (abs(x) > 4.4) return vec2(0.8 * (abs(x) - 3.9), TAPE);
  // Its edges rise the more the further they are apart.
  float lift = smoothstep(PARTED - 0.5, PARTED + 4.0, p.z);
  vec2 e = vec2(abs(x) - gapAt(p.z), high);
  vec2 ridge = vec2(0.95, 0.50 * lift);
  vec2 rise = normalize(ridge);
  vec3 foot = vec3(0.25, 0.0, 0.0), top = vec3(ridge, 0.0);
  float tape = blend(rod(vec3(e, 0.0), foot, top, 0.09, 0.12), rod(vec3(e, 0.0), top, vec3(1.75, -0.12, 0.0), 0.12, 0.06), 0.12);
  vec2 result = vec2(tape * 0.75, TAPE);
  if (tape > 0.6) return vec2((tape - 0.35) * 0.75, TAPE);
  float along = dot(e, rise), off = dot(e, vec2(-rise.y, rise.x));
  float cell = (fract(p.z / PITCH + (x > 0.0 ? 0.5 : 0.0)) - 0.5) * PITCH;
  vec3 q = vec3(along - 0.28, off - 0.08, cell);
  float d = block(q, vec3(0.32, 0.17, 0.17), 0.10);
  d = min(d, block(q + vec3(0.32, 0.0, 0.0), vec3(0.13, 0.20, 0.23), 0.11));
  result = nearer(result, vec2(d * 0.7, ZIP));
  float stitch = max(max(abs(along - 0.86) - 0.045, abs(fract(p.z / 0.42) - 0.5) * 0.42 - 0.14), abs(tape) - 0.03);
  return nearer(result, vec2(stitch * 0.7, THREAD));
}

// What it was opened with stands there like a monument.
vec2 puller(vec3 p) {
  const float SIZE = 1.32;
  vec3 q = (p - vec3(bendAt(PARTED), ROAD + 0.62, PARTED + 0.4)) / SIZE;
  float far = length(q - vec3(0.0, 0.7, 0.6)) - 3.6;
  if (far > 0.4) return vec2(far * SIZE, GOLD);
  q.xz = turn(-0.30) * q.xz;
  vec3 s = vec3(q.x, -q.z, q.y) / 9.0;
  float body = sliderBody(s) * 9.0;
  vec3 t = q - vec3(0.0, 0.75, 0.45);
  t.yz = turn(0.22) * t.yz;
  float tab = block(t - vec3(0.0, 1.18, 0.0), vec3(0.46 + 0.16 * smoothstep(0.4, 2.2, t.y), 1.28, 0.20), 0.13);
  tab = carve(tab, block(t - vec3(0.0, 1.80, 0.0), vec3(0.30, 0.38, 0.6), 0.16), 0.05);
  tab = carve(tab, length(t.xy - vec2(0.0, 0.25)) - 0.17, 0.04);
  // A groove follows its outline.
  float rim = length(max(abs(t.xy - vec2(0.0, 1.25)) - vec2(0.22 + 0.16 * smoothstep(0.4, 2.2, t.y), 1.0), 0.0)) - 0.10;
  tab = carve(tab, max(abs(rim) - 0.035, 0.14 - t.z), 0.03);
  return vec2(min(body, tab) * 0.85 * SIZE, GOLD);
}

// A row of houses along the street; m.x is the way from its middle.
vec2 houses(vec3 p) {
  float side = p.x < 0.0 ? 0.0 : 1.0;
  vec3 m = vec3(abs(p.x), p.yz);
  // Nothing of them stands in the street.
  if (m.x < 3.4) return vec2(4.0 - m.x, WALL);
  const float DEEP = 5.0;
  vec2 result = vec2(1e3, WALL);
  float own_ = floor(m.z / DEEP);
  for (int i = -1; i <= 1; i++) {
    float n = own_ + float(i);
    float pick = hash(ivec2(int(n) + 50, int(side)));
    float back = 5.2 + 1.2 * pick;
    vec3 q = m - vec3(back + 4.0, ROAD + 4.0 + 5.0 * pick, (n + 0.5) * DEEP);
    result = nearer(result, vec2(block(q, vec3(4.0, 4.0 + 5.0 * pick, DEEP * 0.5 - 0.15), 0.08), WALL));
    // A sign across each front, and an awning.
    vec3 sign = m - vec3(back - 0.55, ROAD + 3.2 + 3.2 * fract(pick * 7.0), (n + 0.3) * DEEP);
    float board = block(sign, vec3(0.50, 1.15, 0.12), 0.08);
    result = nearer(result, vec2(board, STEEL));
    result = nearer(result, vec2(block(sign - vec3(0.0, 0.0, 0.10), vec3(0.40, 1.04, 0.06), 0.04), pick < 0.5 ? SIGN : LURE));
    vec3 roof = m - vec3(back - 0.35, ROAD + 2.0, (n + 0.5) * DEEP);
    roof.xy = turn(-0.35) * roof.xy;
    result = nearer(result, vec2(block(roof, vec3(0.75, 0.06, 1.9), 0.05), AWNING));
  }
  result = nearer(result, vec2(block(m - vec3(7.9, ROAD + 0.06, 0.0), vec3(3.4, 0.10, 60.0), 0.08), KERB));
  return vec2(result.x * 0.9, result.y);
}

// A hand that clutches an edge: x towards the thumb, y its back, z along the fingers.
float clutch(vec3 q) {
  float d = block(q - vec3(0.0, 0.0, -0.02), vec3(0.31, 0.13, 0.25), 0.12);
  for (int i = 0; i < 4; i++) {
    float x = 0.27 - 0.18 * float(i);
    float reach = 1.0 - 0.09 * abs(float(i) - 1.3);
    vec3 root = vec3(x, 0.05, 0.16), knee = vec3(1.14 * x, 0.16, 0.16 + 0.30 * reach);
    vec3 joint = vec3(1.24 * x, -0.02, 0.16 + 0.58 * reach), tip = vec3(1.22 * x, -0.26, 0.16 + 0.64 * reach);
    float own = blend(rod(q, root, knee, 0.105, 0.100), rod(q, knee, joint, 0.100, 0.092), 0.02);
    d = blend(d, blend(own, rod(q, joint, tip, 0.092, 0.076), 0.02), 0.014);
  }
  float thumb = blend(rod(q, vec3(0.22, -0.02, -0.18), vec3(0.50, 0.02, 0.06), 0.130, 0.112), rod(q, vec3(0.50, 0.02, 0.06), vec3(0.56, -0.16, 0.32), 0.110, 0.086), 0.02);
  return blend(d, thumb, 0.04);
}

// Out to the waist, both hands on the edges of what he has opened.
vec2 climber(vec3 p) {
  float far = length((p - vec3(0.0, -2.0, 0.1)) * vec3(1.0, 1.2, 1.0)) - 2.9;
  if (far > 0.3) return vec2(far * 0.8, CLOTH);
  vec2 result = trunk(p);
  vec3 m = vec3(abs(p.x), p.yz);
  result = nearer(result, vec2(rod(m, vec3(0.38, -3.3, -0.05), vec3(0.46, -5.0, 0.1), 0.42, 0.36), TROUSERS));
  const vec3 HAND = vec3(1.83, -1.35, 0.80);
  const float LARGE = 1.15;
  vec3 fingers = normalize(vec3(0.68, 0.25, 0.62));
  vec3 across = normalize(cross(fingers, vec3(-0.46, 0.88, 0.0)));
  vec3 back = cross(across, fingers);
  const vec3 ELBOW = vec3(1.66, -0.64, -0.88);
  vec3 wrist = mix(ELBOW, HAND, 0.74);
  float cloth = softSleeve(m, vec3(0.92, -1.80, -0.12), ELBOW, wrist);
  result = nearer(result, vec2(cloth, CLOTH));
  vec3 q = (m - HAND) * mat3(across, back, fingers) / LARGE;
  float hand = length(q) > 1.4 ? length(q) - 1.1 : clutch(q);
  hand = blend(hand * LARGE, rod(m, mix(wrist, ELBOW, 0.1), HAND - 0.12 * fingers, 0.145, 0.17), 0.14);
  return nearer(result, vec2(hand, GLOVE));
}

vec2 own(vec3 head, vec3 h) {
  // Nothing stands before the picture or under the street.
  if (head.z > 6.0) return vec2(head.z - 5.0, WALL);
  if (head.y < -3.0) return length(head.xz) > 1.6 ? vec2(1.5, WALL) : climber(head);
  vec3 p = head - STREET;
  vec2 result = teeth_(p);
  result = nearer(result, puller(p));
  result = nearer(result, climber(head));
  return nearer(result, houses(p));
}

void dye(inout Skin skin, float material, vec3 head, vec3 h) {
  vec3 p = head - STREET;
  if (material == WALL) {
    bool isSide = fract(p.z / 5.0) > 0.03 && fract(p.z / 5.0) < 0.97;
    vec2 q = isSide ? p.zy * vec2(1.25, 1.1) : p.xy * vec2(1.25, 1.1);
    vec2 f = abs(fract(q) - 0.5);
    float lit = hash(ivec2(floor(q)) + ivec2(p.x < 0.0 ? 7 : 70, 3));
    float pane = smoothstep(0.30, 0.24, f.x) * smoothstep(0.34, 0.28, f.y);
    if (pane > 0.5 && lit > 0.62 && p.y > ROAD + 2.4) {
      skin.tint = mix(vec3(1.0, 0.42, 0.10), lit > 0.86 ? LIGHT_B : LIGHT_A, step(0.74, lit));
      skin.glow = 0.55 * (lit - 0.45) * pane * exp(-0.02 * max(-p.z, 0.0));
    } else skin.tint *= mix(1.0, 0.35, pane);
  }
  if (material == SIGN || material == LURE) {
    vec2 q = vec2(p.x, p.y);
    // Strokes of a script that nobody reads.
    vec2 cell = floor(q * vec2(4.6, 4.6));
    vec2 f = abs(fract(q * 4.6) - 0.5);
    float pick = hash(ivec2(cell) + ivec2(int(floor(p.z)) * 5, 9));
    float stroke = smoothstep(0.42, 0.34, pick < 0.5 ? f.x : f.y) * step(0.30, pick);
    skin.glow *= 0.10 + 0.80 * stroke;
  }
  if (material == AWNING) skin.tint *= mix(0.35, 1.0, step(0.5, fract(p.z * 1.4)));
  // He comes up out of the glow.
  if (material == CLOTH || material == TROUSERS) skin.tint *= mix(vec3(0.5, 0.04, 0.25), vec3(1.0), smoothstep(-3.3, -1.9, head.y));
  if (material == GROUND) skin.tint *= 0.6 + 0.5 * noise(vec3(p.xz * 1.6, 2.0));
}

Skin skinOf(float material);

// Wet asphalt: what stands on it is in it once more.
vec3 mirrored(vec3 from, vec3 ray) {
  float t = 0.2;
  for (int i = 0; i < 48; i++) {
    vec3 p = from + ray * t;
    vec2 step_ = map(p);
    if (step_.x < 0.01 * t) {
      Skin skin = skinOf(step_.y);
      DYE(skin, step_.y, p, p);
      return skin.tint * (skin.glow > 0.0 ? skin.glow : 0.05) * exp(-0.03 * t);
    }
    t += step_.x;
    if (t > 40.0) break;
  }
  return vec3(0.0);
}

// The far end of the street: towers before a low glow.
vec3 sky(vec3 ray) {
  vec2 s = ray.xy / -ray.z * ZOOM;
  vec3 tint = mix(LIGHT_A, LIGHT_B, smoothstep(-0.7, 0.7, s.x));
  vec3 c = vec3(0.010, 0.003, 0.028) + mix(vec3(1.0, 0.10, 0.50), tint, 0.3) * 0.42 * exp(-2.6 * max(s.y + 0.25, 0.0));
  for (int i = 2; i >= 0; i--) {
    float wide = 0.085 + 0.03 * float(i);
    float at = floor(s.x / wide + 0.37 * float(i));
    float pick = hash(ivec2(int(at) + 30, i));
    float roof = -0.20 + 0.13 * float(i) + 0.50 * pick * pick + 0.10 * smoothstep(0.1, 0.5, abs(s.x));
    if (s.y > roof) continue;
    c = vec3(0.016, 0.004, 0.034) + tint * (0.012 + 0.030 * float(i));
    vec2 cell = vec2(fract(s.x / wide + 0.37 * float(i)) * 5.0, s.y * 34.0);
    float lit = hash(ivec3(int(at) * 7 + int(floor(cell.x)), int(floor(cell.y)), i));
    vec2 f = abs(fract(cell) - 0.5);
    c += mix(vec3(1.0, 0.5, 0.2), tint, step(0.9, lit)) * 0.30 * step(0.78, lit) * smoothstep(0.34, 0.26, f.x) * smoothstep(0.34, 0.26, f.y);
  }
  return c;
}

// What lies under the street: dark at its walls, and a hot glow far below.
vec3 depths(vec3 at, vec3 ray) {
  at += 1.6 * ray;
  float inside = gapAt(at.z) - abs(at.x - bendAt(at.z));
  vec3 c = mix(vec3(0.02, 0.0, 0.06), vec3(0.66, 0.02, 0.28), smoothstep(-0.1, 1.5, inside + 0.25 * noise(at * 1.5)));
  return c * smoothstep(8.5, 4.0, at.z);
}

vec3 backdrop(vec2 uv) {
  vec3 ray = rayAt(uv);
  float far = groundAt(ray, ROAD + STREET.y);
  if (far < 0.0) return sky(ray);
  vec3 at = CAMERA + ray * far - STREET;
  float open = abs(at.x - bendAt(at.z)) - gapAt(at.z);
  if (at.z > PARTED && open < 0.0) return depths(at, ray);
  vec3 c = groundColour(ray, far);
  vec2 ripple = vec2(noise(vec3(at.xz * 2.2, 4.0)), noise(vec3(at.zx * 2.6, 9.0))) - 0.5;
  vec3 bounce = normalize(vec3(ray.x + 0.10 * ripple.x, -ray.y + 0.12 * ripple.y, ray.z));
  c += 1.8 * mirrored(at + STREET, bounce) * (0.5 + 0.5 * smoothstep(0.45, 0.65, noise(vec3(at.xz * 0.55, 1.0))));
  // Neon runs down the wet in long streaks.
  float streak = smoothstep(0.48, 0.80, noise(vec3(at.x * 2.6, at.z * 0.16, 7.0)));
  c += mix(LIGHT_A, LIGHT_B, smoothstep(-2.0, 3.0, at.x)) * 0.34 * streak * smoothstep(0.25, 0.6, noise(vec3(at.xz * 0.8, 3.0)));
  c += vec3(1.0, 0.10, 0.45) * 0.16 * exp(-1.1 * max(open, 0.0)) * smoothstep(PARTED - 1.0, 4.0, at.z);
  return mix(c, sky(vec3(ray.x, -1.4 * ray.y, ray.z)) * 0.6, 1.0 - exp(-0.00035 * max(far - 20.0, 0.0) * max(far - 20.0, 0.0)));
}
