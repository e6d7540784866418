// The cup in one hand, a party blower in the mouth, and the floor lights up where he dances.
const float FLOOR = -5.42;
const vec3 CUP = vec3(2.02, -0.72, 0.62);
const vec3 POINT = vec3(-2.22, -0.22, 0.50);

vec3 toPoint(vec3 p) {
  vec3 q = (p - POINT) / 1.15;
  q.x = -q.x;
  q.xy = turn(0.36) * q.xy;
  q.yz = turn(0.25) * q.yz;
  return q;
}

vec2 cup(vec3 p) {
  vec3 q = p - CUP;
  q.xy = turn(0.16) * q.xy;
  float far = length(q - vec3(0.0, 0.55, 0.0)) - 1.35;
  if (far > 0.3) return vec2(far, ZIP);
  vec2 result = vec2(min(drumY(q + vec3(0.0, 0.46, 0.0), 0.36, 0.09), drumY(q + vec3(0.0, 0.32, 0.0), 0.24, 0.08)) - 0.02, PLINTH);
  float stem = rod(q, vec3(0.0, -0.35, 0.0), vec3(0.0, 0.40, 0.0), 0.09, 0.11);
  vec3 b = q - vec3(0.0, 1.02, 0.0);
  float wide = 0.56 * sqrt(clamp(1.0 - pow(max(-b.y - 0.05, 0.0) / 0.62, 2.0), 0.0, 1.0)) + 0.05 * smoothstep(0.1, 0.55, b.y);
  float bowl = max(max((length(b.xz) - wide) * 0.75, b.y - 0.50), -b.y - 0.66);
  bowl = carve(bowl, max(length(b.xz) - wide + 0.07, 0.1 - b.y), 0.02);
  float ears = length(vec2(length(vec2(abs(b.x) - 0.60, b.y - 0.08) * vec2(1.0, 0.8)) - 0.27, b.z)) - 0.055;
  return nearer(result, vec2(min(blend(stem, bowl, 0.08), ears) * 0.85, ZIP));
}

// From the open end of the zip, unrolled as far as it goes.
vec2 blower(vec3 h) {
  vec3 c = toSkull(h);
  vec3 from = vec3(-0.10, -0.60, 0.60), to = vec3(-0.86, -0.66, 1.55);
  float way = clamp(dot(c - from, to - from) / dot(to - from, to - from), 0.0, 1.0);
  vec3 q = c - mix(from, to, way);
  float d = length(q) - mix(0.05, 0.115, way) - 0.008 * swell(way * 60.0);
  vec3 r = c - to - vec3(-0.06, 0.16, 0.06);
  float curl = length(vec2(length(r.xy) - 0.15, r.z)) - 0.10;
  return vec2(min(d, curl) * SKULL_SCALE * 0.9, PAPER);
}

vec2 hat(vec3 h) {
  vec3 q = h - vec3(0.20, 0.62, -0.06);
  q.xy = turn(0.26) * q.xy;
  q.yz = turn(0.08) * q.yz;
  float cone = max((length(q.xz) - 0.52 * (1.0 - q.y / 1.42)) * 0.92, -q.y);
  vec2 result = vec2(cone - 0.015, HAT);
  float around = atan(q.x, q.z);
  result = nearer(result, vec2((length(q - vec3(0.0, 1.40, 0.0)) - 0.17 - 0.05 * swell(around * 9.0) * swell(q.y * 30.0)) * 0.8, POMPON));
  return nearer(result, vec2((ringY(q, 0.52, 0.07) - 0.03 * swell(around * 24.0)) * 0.8, POMPON));
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = trunk(p);
  result = nearer(result, cup(p));
  result = nearer(result, blower(h));
  result = nearer(result, hat(h));
  result = nearer(result, arm(p, vec3(0.92, -1.86, -0.12), vec3(2.05, -1.95, 0.0), CUP, holding(vec3(0.16, 0.98, 0.0), vec3(0.5, -0.7, -0.4)), 0.10));
  result = nearer(result, sleeve(p, vec3(-0.92, -1.86, -0.12), vec3(-1.78, -1.60, 0.05), vec3(-2.06, -0.74, 0.40)));
  vec3 q = toPoint(p);
  float far = length(q) - 1.1;
  if (far > 0.3) result = nearer(result, vec2(far * 1.15, GLOVE));
  else result = nearer(result, vec2(pointing(q) * 1.15, GLOVE));
  result = nearer(result, leg(p, vec3(-0.40, -3.15, -0.05), vec3(-0.95, -4.15, 0.55), vec3(-0.62, FLOOR + 0.16, 0.05), -0.45, 0.22));
  result = nearer(result, leg(p, vec3(0.42, -3.15, 0.0), vec3(1.30, -3.55, 0.95), vec3(2.05, -4.62, 0.75), 0.75, -0.50));
  return nearer(result, vec2(rod(p, vec3(-0.32, -3.30, -0.08), vec3(0.32, -3.30, -0.08), 0.50, 0.50), TROUSERS));
}

void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material == PAPER) {
    vec3 c = toSkull(h);
    skin.tint = mix(skin.tint, vec3(0.90, 0.62, 0.06), step(0.5, fract((c.x * 0.6 - c.z * 0.8) * 5.5)));
  }
  if (material == HAT) {
    vec3 q = h - vec3(0.20, 0.62, -0.06);
    q.xy = turn(0.26) * q.xy;
    skin.tint = mix(skin.tint, vec3(0.02, 0.62, 0.80), step(0.5, fract(q.y * 2.4 + atan(q.x, q.z) * 0.637)));
  }
  if (material == ZIP && p.x > 1.2 && p.y > -0.4) {
    // What he was given it for.
    vec3 q = p - CUP;
    q.xy = turn(0.16) * q.xy;
    vec2 e = vec2(abs(q.x) - 0.20, q.y - 1.16);
    if (q.z < 0.2) return;
    if (max(length(e) - 0.12, dot(e - vec2(0.0, 0.04), normalize(vec2(-0.55, 1.0)))) < 0.0) skin = Skin(vec3(0.10, 0.01, 0.02), 0.0, 0.3, 0.0, 0.0);
    float y = q.y - 0.80 - 0.5 * q.x * q.x;
    float cell = abs(fract(q.x / 0.09 + (y > 0.0 ? 0.5 : 0.0)) - 0.5) * 0.09;
    if (max(abs(y) - 0.085, abs(q.x) - 0.34) < 0.0 && (cell > 0.028 || abs(y) < 0.008)) skin = Skin(vec3(0.06, 0.01, 0.01), 0.0, 0.3, 0.0, 0.0);
  }
  if (material == GROUND) {
    vec2 grid = turn(0.30) * p.xz / 1.45;
    ivec2 cell = ivec2(floor(grid));
    vec2 f = abs(fract(grid) - 0.5);
    float pick = hash(cell + 60);
    vec3 hue = pick < 0.33 ? LIGHT_A : pick < 0.66 ? LIGHT_B : vec3(1.0, 0.48, 0.03);
    float pane = smoothstep(0.46, 0.42, max(f.x, f.y));
    float near = exp(-0.10 * dot(p.xz, p.xz));
    float lit = step(0.30, hash(cell + 91));
    skin.tint = mix(vec3(0.012, 0.006, 0.020), hue * (0.25 + 0.75 * smoothstep(0.55, 0.0, length(f))), pane);
    skin.glow = mix(0.12, (0.16 + 0.75 * near) * lit + 0.06, pane);
    skin.glow *= 1.0 - 0.85 * exp(-2.2 * dot(p.xz - vec2(-0.6, 0.2), p.xz - vec2(-0.6, 0.2)));
  }
}

vec3 backdrop(vec2 uv) {
  vec3 ray = rayAt(uv);
  float far = groundAt(ray, FLOOR);
  vec3 tint = mix(LIGHT_A, LIGHT_B, smoothstep(-0.6, 0.6, uv.x));
  vec3 haze = vec3(0.010, 0.004, 0.020) + tint * 0.05;
  if (far > 0.0 && far < 40.0) return mix(groundColour(ray, far), haze, smoothstep(14.0, 26.0, far));
  vec2 ball = vec2(0.0, 1.02);
  vec2 q = uv - ball;
  float around = atan(q.x, -q.y);
  vec3 c = haze;
  // Beams, and the spots they throw.
  float beam = smoothstep(0.35, 0.0, abs(fract(around * 2.1 + 0.25) - 0.5) - 0.08);
  c += mix(tint, vec3(0.8, 0.7, 1.0), 0.2) * 0.13 * beam * exp(-0.5 * length(q));
  for (int i = 0; i < 60; i++) {
    float a = -1.5 + 3.0 * hash(ivec2(i, 3)), r = 0.35 + 1.5 * hash(ivec2(i, 5));
    vec2 at = ball + r * vec2(sin(a), -cos(a));
    vec2 d = turn(-a) * (uv - at);
    c += mix(tint, vec3(1.0), 0.25) * 0.30 * smoothstep(0.030, 0.018, length(d * vec2(1.2, 0.8))) * (0.3 + 0.7 * hash(ivec2(i, 7)));
  }
  return c;
}

// Confetti.
vec3 air(vec2 uv) {
  vec3 c = vec3(0.0);
  for (int i = 0; i < 46; i++) {
    vec2 at = vec2(-1.0 + 2.0 * hash(ivec2(i, 13)), -0.55 + 1.25 * hash(ivec2(i, 15)));
    if (abs(at.x - 0.02) < 0.22 && at.y > -0.1 && at.y < 0.55) continue;
    vec2 q = turn(6.28 * hash(ivec2(i, 17))) * (uv - at);
    float piece = max(abs(q.x) - 0.020, abs(q.y) - 0.010 - 0.006 * sin(float(i)));
    float pick = hash(ivec2(i, 19));
    vec3 hue = pick < 0.3 ? vec3(1.0, 0.55, 0.05) : pick < 0.55 ? vec3(0.08, 0.85, 0.25) : pick < 0.8 ? vec3(0.05, 0.65, 1.0) : vec3(1.0, 0.10, 0.50);
    c = mix(c, hue * 0.75, smoothstep(0.003, -0.001, piece));
  }
  return c;
}
