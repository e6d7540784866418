// The fall does not stop where his screen ends: it comes out of it and goes through his desk.
const vec4 POSE = vec4(0.16, 0.05, 0.06, 0.0);
const vec3 SCREEN_AT = vec3(0.0, 0.12, -2.1);
// Where the price leaves the screen, where it turns once more, and where it hits.
const vec3 LEAVES = vec3(1.62, -0.13, -1.84);
const vec3 DROPS = vec3(1.98, -0.86, -0.50);
const vec3 RISES = vec3(2.24, -0.52, 0.10);
const vec3 HITS = vec3(1.86, -3.06, 1.20);

// The head as one thing, so that what lies on it is not twisted with the neck.
vec3 toFace(vec3 p) {
  p.xz = turn(-TURN) * p.xz;
  p.xy = turn(TILT) * p.xy;
  p.yz = turn(NOD) * p.yz;
  return p;
}

vec3 fromFace(vec3 h) {
  h.yz = turn(-NOD) * h.yz;
  h.xy = turn(-TILT) * h.xy;
  h.xz = turn(TURN) * h.xz;
  return h;
}

vec2 screen(vec3 p) {
  vec3 q = p - SCREEN_AT;
  q.z -= 0.07 * q.x * q.x;
  float d = block(q, vec3(2.80, 1.28, 0.10), 0.09);
  if (d > 0.6) return vec2(0.7 * d, STEEL);
  vec2 result = vec2(0.8 * d, STEEL);
  result = nearer(result, vec2(0.8 * block(q - vec3(0.0, 0.0, 0.09), vec3(2.68, 1.16, 0.03), 0.03), SCREEN));
  return nearer(result, vec2(rod(p, vec3(0.0, -3.2, -2.3), vec3(0.0, -0.6, -2.3), 0.22, 0.22), STEEL));
}

// How high the price stands on the screen: it wavers, slips, and drops.
float priceAt(float x) {
  float waver = 0.22 * abs(fract(0.80 * x + 0.30) - 0.5) + 0.16 * abs(fract(2.1 * x) - 0.5);
  return 0.80 - 0.10 * x + waver - 0.50 * smoothstep(-2.2, -0.4, x) - 0.30 * smoothstep(0.9, 1.62, x);
}

// What has come out of it.
float fall(vec3 p) {
  float far = length(p - vec3(1.98, -1.35, -0.2)) - 2.9;
  if (far > 0.5) return far;
  float d = rod(p, LEAVES, DROPS, 0.09, 0.14);
  d = blend(d, rod(p, DROPS, RISES, 0.14, 0.15), 0.03);
  vec3 along = normalize(HITS - RISES), base = HITS - 0.98 * along;
  d = blend(d, rod(p, RISES, base, 0.15, 0.19), 0.03);
  vec3 q = p - base;
  float h = dot(q, along), wide = 0.47 * (1.0 - h / 1.20);
  return min(d, max(0.85 * (length(q - along * h) - wide), -h) - 0.03);
}

vec2 phones(vec3 h) {
  vec3 m = vec3(abs(h.x), h.yz);
  vec3 c = (m - vec3(0.84, 0.10, -0.12)).yxz;
  vec2 result = vec2(drumY(c, 0.33, 0.12) - 0.06, PADS);
  result = nearer(result, vec2(drumY(c - vec3(0.0, 0.12, 0.0), 0.22, 0.08) - 0.03, ZIP));
  float band = max(length(vec2(length(h.xy - vec2(0.0, 0.14)) - 0.93, h.z + 0.10)) - 0.085, 0.10 - h.y);
  return nearer(result, vec2(band, PADS));
}

// A jersey with a ribbed collar.
vec2 jersey(vec3 p) {
  vec3 m = vec3(abs(p.x), p.yz);
  float d = ellipsoid(p - vec3(0.0, -2.04, -0.12), vec3(1.02, 0.70, 0.60));
  d = blend(d, rod(m, vec3(0.30, -1.66, -0.14), vec3(0.92, -1.86, -0.14), 0.27, 0.30), 0.22);
  d = blend(d, rod(p, vec3(0.0, -2.3, -0.06), vec3(0.0, -3.4, -0.06), 0.72, 0.82), 0.32);
  if (d > 0.9) return vec2(d - 0.6, CLOTH);
  if (detail != ROUGH) d -= 0.05 * drape(p) * smoothstep(0.20, 0.75, m.x);
  vec3 c = p - vec3(0.0, -1.38, -0.02);
  c.y += 0.34 * c.z;
  float ring = ringY(c * vec3(1.0, 0.75, 1.0), 0.40, 0.10) - 0.016 * ribs(atan(c.x, c.z), 56.0);
  vec2 result = vec2(blend(d, ring, 0.03), CLOTH);
  return nearer(result, vec2(rod(p, vec3(0.0, -0.6, -0.14), vec3(0.0, -1.5, -0.10), 0.20, 0.24), BONE));
}

vec2 desk(vec3 p) {
  float top = block(p - vec3(0.0, -3.22, 1.9), vec3(6.0, 0.14, 1.35), 0.06);
  // What stands up round the hole.
  float far = length(p - HITS) - 0.9;
  float shards = far;
  if (far < 0.3) {
    shards = 1e3;
    for (int i = 0; i < 9; i++) {
      float a = 0.698 * float(i) + 0.2, own = hash(ivec2(i, 8));
      vec3 out_ = vec3(sin(a), 0.0, cos(a));
      shards = min(shards, rod(p, HITS + 0.20 * out_, HITS + (0.42 + 0.16 * own) * out_ + vec3(0.0, 0.16 + 0.34 * own, 0.0), 0.11, 0.01));
    }
  }
  vec2 result = vec2(0.9 * min(top, shards), DESK);
  vec3 k = p - vec3(0.10, -3.03, 1.95);
  result = nearer(result, vec2(block(k, vec3(0.92, 0.07, 0.42), 0.05), STEEL));
  vec2 cell = abs(fract(k.xz / vec2(0.18, 0.18)) - 0.5) * 0.18;
  return nearer(result, vec2(max(max(max(cell.x, cell.y) - 0.07, abs(k.y - 0.08) - 0.04), max(abs(k.x) - 0.83, abs(k.z) - 0.34)) * 0.7, KEY));
}

// Both hands clutch his cheeks: k in the space of the face, mirrored.
float clutch(vec3 k) {
  const vec3[4] ROOT = vec3[4](vec3(0.56, -0.56, 0.66), vec3(0.68, -0.50, 0.58), vec3(0.78, -0.50, 0.44), vec3(0.84, -0.56, 0.29));
  const vec3[4] JOINT = vec3[4](vec3(0.58, -0.32, 0.70), vec3(0.72, -0.20, 0.60), vec3(0.83, -0.20, 0.46), vec3(0.92, -0.32, 0.28));
  const vec3[4] TIP = vec3[4](vec3(0.52, -0.11, 0.58), vec3(0.68, 0.05, 0.48), vec3(0.82, 0.06, 0.34), vec3(0.93, -0.08, 0.22));
  float d = ellipsoid(k - vec3(0.73, -0.74, 0.44), vec3(0.17, 0.28, 0.25));
  d = blend(d, rod(k, vec3(0.82, -1.16, 0.36), vec3(0.76, -0.88, 0.42), 0.13, 0.16), 0.10);
  for (int i = 0; i < 4; i++) {
    float thick = 0.098 - 0.008 * abs(float(i) - 1.2);
    d = blend(d, blend(rod(k, ROOT[i], JOINT[i], 1.05 * thick, thick), rod(k, JOINT[i], TIP[i], thick, 0.76 * thick), 0.03), 0.026);
  }
  return blend(d, blend(rod(k, vec3(0.70, -0.92, 0.50), vec3(0.52, -0.98, 0.66), 0.12, 0.10), rod(k, vec3(0.52, -0.98, 0.66), vec3(0.34, -0.92, 0.74), 0.10, 0.08), 0.03), 0.04);
}

float sweat(vec3 h) {
  float d = length(h - vec3(0.0, 0.22, 0.2)) - 0.9;
  if (d < 0.0) return 0.2;
  d = 1e3;
  for (int i = 0; i < 4; i++) {
    float a = (i < 2 ? -0.72 : 0.62) + (i < 2 ? -0.40 : 0.42) * float(i & 1);
    vec3 q = h - vec3(1.46 * sin(a), 0.22 + 1.26 * cos(a), 0.2);
    q.xy = turn(a) * q.xy;
    d = min(d, blend(length(q) - 0.09, rod(q, vec3(0.0), vec3(0.0, 0.22, 0.0), 0.08, 0.008), 0.06));
  }
  return d;
}

// An arm with its elbow on the desk; side -1 is at the left of the picture.
vec2 propped(vec3 p, float side) {
  vec3 shoulder = unposed(vec3(0.95 * side, -1.90, -0.12), POSE);
  float d = softSleeve(p, shoulder, vec3(side < 0.0 ? -1.50 : 1.18, -2.92, 1.05), fromFace(vec3(0.84 * side, -1.16, 0.36)));
  return vec2(d, CLOTH);
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = jersey(posed(p, POSE)) * vec2(0.9, 1.0);
  vec3 f = toFace(p);
  result = nearer(result, phones(f));
  result = nearer(result, screen(p));
  result = nearer(result, vec2(fall(p), FALL));
  result = nearer(result, desk(p));
  result = nearer(result, vec2(sweat(f), DROP));
  // What a scream shows: a dark throat and a tongue.
  result = nearer(result, vec2(ellipsoid(f - vec3(0.0, -0.74, 0.14), vec3(0.38, 0.38, 0.24)), THROAT));
  result = nearer(result, vec2(ellipsoid(f - vec3(0.02, -0.95, 0.50), vec3(0.21, 0.12, 0.20)), TONGUE));
  result = nearer(result, propped(p, -1.0));
  result = nearer(result, propped(p, 1.0));
  float far = length(f - vec3(0.0, -0.5, 0.45)) - 1.2;
  return nearer(result, vec2(far > 0.3 ? far : 0.9 * clutch(vec3(abs(f.x), f.yz)), GLOVE));
}

void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material == TOOTH && toFace(p).y < -0.72) skin.tint = vec3(0.05, 0.004, 0.012);
  if (material == FALL) {
    float lit = fall(p + 0.10 * normalize(vec3(-0.85, 0.5, 0.15))) / 0.10;
    skin.tint = mix(vec3(0.08, 0.001, 0.010), vec3(1.0, 0.012, 0.030), smoothstep(-0.45, 0.95, lit)) + vec3(0.5, 0.16, 0.14) * smoothstep(0.88, 1.0, lit);
  }
  // Darker towards the desk, where captions stand.
  if (material == CLOTH) skin.tint *= mix(vec3(0.30, 0.16, 0.12), vec3(1.0), smoothstep(-3.1, -1.9, p.y));
  if (material == DESK) skin.tint *= 0.7 + 0.5 * noise(p * vec3(2.0, 16.0, 22.0));
  if (material != SCREEN) return;
  // What lies under the line is lost.
  vec2 f = abs(fract(p.xy * 1.9) - 0.5);
  float under = priceAt(p.x) - p.y;
  vec3 c = mix(vec3(0.010, 0.040, 0.130), vec3(0.34, 0.006, 0.030) * exp(-0.7 * max(under, 0.0)), step(0.0, under));
  c *= 1.0 + 1.3 * smoothstep(0.47, 0.49, max(f.x, f.y));
  float slope = (priceAt(p.x + 0.02) - priceAt(p.x - 0.02)) / 0.04;
  float far = abs(under) * inversesqrt(1.0 + slope * slope);
  skin.tint = mix(c + vec3(0.35, 0.01, 0.04) * exp(-9.0 * far), vec3(1.3, 0.07, 0.09), smoothstep(0.105, 0.085, far) * step(p.x, LEAVES.x + 0.1));
  skin.glow = 1.0;
}

// A flood of cyan from behind the screen.
vec3 backdrop(vec2 uv) {
  return mix(vec3(0.012, 0.42, 0.58), vec3(0.004, 0.07, 0.17), smoothstep(0.10, 0.88, length((uv - vec2(0.0, -0.02)) * vec2(0.5, 1.15))));
}
