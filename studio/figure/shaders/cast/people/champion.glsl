// The cup in one hand, a party blower in the mouth, and the floor lights up where he dances.
const float FLOOR = -5.00;
const vec3 CUP = vec3(2.05, -0.86, 0.62);
const vec3 POINT = vec3(-2.40, -0.30, 0.50);
const vec3 FOOT = vec3(-0.30, FLOOR + 0.10, 0.10);
const vec4 POSE = vec4(0.36, -0.30, 0.0, 0.09);

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
  vec2 result = trunk(posed(p, POSE)) * vec2(0.9, 1.0);
  result = nearer(result, cup(p));
  result = nearer(result, blower(h));
  result = nearer(result, hat(h));
  result = nearer(result, arm(p, unposed(vec3(0.92, -1.86, -0.12), POSE), vec3(2.12, -2.10, 0.0), CUP, holding(vec3(0.16, 0.98, 0.0), vec3(0.5, -0.7, -0.4)), 0.10));
  result = nearer(result, sleeve(p, unposed(vec3(-0.92, -1.86, -0.12), POSE), vec3(-1.78, -1.52, 0.05), vec3(-2.20, -0.80, 0.40)));
  vec3 q = toPoint(p);
  float far = length(q) - 1.1;
  if (far > 0.3) result = nearer(result, vec2(far * 1.15, GLOVE));
  else result = nearer(result, vec2(pointing(q) * 1.15, GLOVE));
  vec3 left = unposed(vec3(-0.40, -3.15, -0.05), POSE), right = unposed(vec3(0.40, -3.15, -0.05), POSE);
  result = nearer(result, leg(p, left, vec3(-0.62, -3.85, 0.62), FOOT, -0.45, 0.14));
  result = nearer(result, leg(p, right, vec3(1.95, -3.20, 0.95), vec3(2.62, -4.30, 0.80), 0.75, -0.50));
  return nearer(result, vec2(rod(p, left, right, 0.52, 0.52), TROUSERS));
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
    vec2 f = abs(fract(turn(0.30) * p.xz / 1.45) - 0.5);
    vec2 c = p.xz - FOOT.xz;
    skin.tint *= mix(0.45, 1.0, smoothstep(0.47, 0.43, max(f.x, f.y))) * (1.0 - 0.85 * exp(-1.6 * dot(c, c)));
  }
}

// A flood of magenta, in beams from above, and a floor to dance on.
vec3 backdrop(vec2 uv) {
  vec3 ray = rayAt(uv);
  float far = groundAt(ray, FLOOR);
  vec3 c = mix(vec3(0.88, 0.040, 0.40), vec3(0.20, 0.006, 0.14), smoothstep(0.15, 1.15, length((uv - vec2(0.0, -0.05)) * vec2(0.85, 1.1))));
  vec2 q = uv - vec2(0.05, 1.25);
  c *= mix(0.72, 1.0, smoothstep(-0.10, 0.10, sin(atan(q.x, -q.y) * 19.0)));
  if (far > 0.0) c = mix(groundColour(ray, far), c, smoothstep(13.5, 20.0, far));
  return c;
}

// Confetti.
vec3 air(vec2 uv) {
  vec3 c = vec3(0.0);
  for (int i = 0; i < 46; i++) {
    vec2 at = vec2(-1.0 + 2.0 * hash(ivec2(i, 13)), -0.55 + 1.25 * hash(ivec2(i, 15)));
    if (abs(at.x - 0.02) < 0.22 && at.y > -0.1 && at.y < 0.55) continue;
    vec2 q = turn(6.28 * hash(ivec2(i, 17))) * (uv - at);
    float piece = max(abs(q.x) - 0.026, abs(q.y) - 0.013 - 0.006 * sin(float(i)));
    float pick = hash(ivec2(i, 19));
    vec3 hue = pick < 0.3 ? vec3(1.0, 0.55, 0.05) : pick < 0.55 ? vec3(0.10, 0.70, 0.85) : pick < 0.8 ? vec3(0.20, 0.22, 1.0) : vec3(0.80, 0.75, 0.70);
    c = mix(c, hue * 0.75, smoothstep(0.003, -0.001, piece));
  }
  return c;
}
