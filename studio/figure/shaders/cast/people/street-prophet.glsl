// Hair like weather, a sign of cardboard: the chart goes up.
// The nearest lock: its distance, where on it one is (across, in depth, along) and how near its tip.
struct Hair {
  float d;
  vec3 at;
  float tip;
};

// A lock bends once and runs out to a point; it tapers without an edge where it begins and ends.
void lock_(inout Hair hair, vec3 q, vec3 root, vec3 bend, vec3 tip, float r) {
  vec3 way = bend - root, on = tip - bend;
  float s = clamp(dot(q - root, way) / dot(way, way), 0.0, 1.0);
  float t = clamp(dot(q - bend, on) / dot(on, on), 0.0, 1.0);
  vec3 a = q - root - way * s, b = q - bend - on * t;
  float far = length(a) - mix(r, 0.80 * r, smoothstep(0.0, 1.0, s)), end = length(b) - mix(0.80 * r, 0.022, t * mix(t, 1.0, 0.35));
  float d = blend(far, end, 0.30);
  if (d < hair.d) {
    vec3 w = mix(a, b, smoothstep(-0.15, 0.15, far - end));
    vec2 chord = normalize(tip.xy - root.xy);
    hair.at = vec3(dot(w.xy, vec2(-chord.y, chord.x)), w.z, s + t + 5.0 * root.x + 3.0 * root.y);
    hair.tip = t;
  }
  hair.d = blend(hair.d, d, 0.05);
}

// The wind comes from the left: all of it streams away to one side.
Hair hairAt(vec3 q) {
  q.yz += 0.09 * sin(5.0 * q.x + vec2(2.6 * q.y, 1.5)) * smoothstep(0.5, 1.2, q.x);
  Hair hair = Hair(ellipsoid(q - vec3(0.06, 0.24, -0.36), vec3(0.76, 0.70, 0.52)), q.yzx, 0.0);
  lock_(hair, q, vec3(-0.40, 0.62, -0.20), vec3(-0.10, 1.02, -0.20), vec3(0.40, 1.16, -0.10), 0.24);
  lock_(hair, q, vec3(-0.02, 0.76, -0.14), vec3(0.46, 1.06, -0.10), vec3(1.06, 1.06, 0.00), 0.25);
  lock_(hair, q, vec3(0.34, 0.66, -0.12), vec3(0.90, 0.92, -0.04), vec3(1.34, 1.12, 0.10), 0.24);
  lock_(hair, q, vec3(0.52, 0.42, -0.14), vec3(1.06, 0.62, -0.02), vec3(1.52, 0.60, 0.16), 0.27);
  lock_(hair, q, vec3(0.58, 0.14, -0.12), vec3(1.06, 0.12, 0.04), vec3(1.46, 0.26, 0.22), 0.24);
  lock_(hair, q, vec3(0.56, -0.14, -0.10), vec3(1.10, -0.12, 0.08), vec3(1.54, -0.26, 0.26), 0.26);
  lock_(hair, q, vec3(-0.56, 0.40, -0.18), vec3(-0.76, 0.14, -0.10), vec3(-0.58, -0.22, 0.10), 0.17);
  lock_(hair, q, vec3(-0.54, 0.02, -0.10), vec3(-0.70, -0.30, 0.02), vec3(-0.42, -0.66, 0.26), 0.16);
  lock_(hair, q, vec3(-0.46, -0.36, 0.14), vec3(-0.48, -0.90, 0.34), vec3(-0.10, -1.32, 0.58), 0.19);
  lock_(hair, q, vec3(-0.28, -0.78, 0.36), vec3(-0.14, -1.28, 0.54), vec3(0.36, -1.58, 0.70), 0.24);
  lock_(hair, q, vec3(0.00, -0.90, 0.42), vec3(0.34, -1.32, 0.60), vec3(0.92, -1.40, 0.78), 0.26);
  lock_(hair, q, vec3(0.26, -0.80, 0.40), vec3(0.74, -1.06, 0.54), vec3(1.16, -1.10, 0.66), 0.24);
  lock_(hair, q, vec3(0.44, -0.58, 0.28), vec3(0.98, -0.72, 0.38), vec3(1.50, -0.80, 0.46), 0.24);
  lock_(hair, q, vec3(0.52, -0.34, 0.14), vec3(0.98, -0.42, 0.22), vec3(1.40, -0.50, 0.34), 0.19);
  return hair;
}

// Strands run along the lock, no two alike.
float strands(Hair hair) {
  float strand = 0.5 * noise(hair.at * vec3(18.0, 16.0, 0.9)) + 0.5 * noise(hair.at * vec3(60.0, 54.0, 1.4));
  return mix(strand, 0.5, 0.9 * smoothstep(0.25, 0.85, hair.tip));
}

// Sackcloth, measured further out than a robe: the beard lies close above it.
vec2 sackcloth(vec3 p) {
  float d = torso(p);
  if (d > 1.4) return vec2(d - 0.5, CLOTH);
  d = blend(d, collar(p), 0.06);
  if (detail == ROUGH) return vec2(d, CLOTH);
  return vec2(d - 0.09 * drape(p) * smoothstep(-1.05, -1.7, p.y), CLOTH);
}

const vec3 STAFF = vec3(-1.06, -1.10, 1.35);
const vec3 BOARD = vec3(-0.04, 1.36, 0.06);

vec3 toSign(vec3 p) {
  vec3 s = p - STAFF;
  s.yz = turn(0.16) * s.yz;
  s.xy = turn(-0.10) * s.xy;
  return s;
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = vec2(1e3, HAIR);
  vec3 q = toSkull(h);
  float far = length(q - vec3(0.5, -0.15, 0.2)) - 1.75;
  if (far > 0.6) result.x = far;
  else {
    Hair hair = hairAt(q);
    float d = hair.d;
    if (detail != ROUGH && d < 0.15) d += 0.016 - 0.032 * strands(hair);
    vec3 m = vec3(abs(q.x), q.yz);
    // Eyebrows of the same make.
    vec3 b = m - vec3(0.27, 0.25, 0.66);
    b.xy = turn(0.20) * b.xy;
    d = min(d, ellipsoid(b, vec3(0.25, 0.085, 0.10)) - 0.030 * noise(vec3(b.x * 12.0 + 3.0 * q.x, b.y * 46.0 + b.x * 20.0, b.z * 20.0)));
    result = vec2(d * SKULL_SCALE * 0.8, HAIR);
  }
  if (p.y + 0.62 < result.x) result = nearer(result, sackcloth(p));
  result = nearer(result, fist(p, STAFF, 0.10, -1.0, 0.05, vec3(-1.4, -2.6, 0.3)));
  vec3 s = toSign(p);
  result = nearer(result, vec2(block(s - vec3(0.0, 0.3, 0.0), vec3(0.05, 1.2, 0.03), 0.01), WOOD));
  return nearer(result, vec2(block(s - BOARD, vec3(0.60, 0.50, 0.028), 0.015), CARD));
}

void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material == HAIR) {
    Hair hair = hairAt(toSkull(h));
    skin.tint *= mix(vec3(0.50, 0.38, 0.42), vec3(1.0), smoothstep(0.25, 0.65, strands(hair)));
  }
  if (material != CARD) return;
  vec2 g = toSign(p).xy - BOARD.xy;
  float line = segment(g, vec2(-0.50, -0.34), vec2(-0.20, 0.00));
  line = min(line, segment(g, vec2(-0.20, 0.00), vec2(0.02, -0.20)));
  line = min(line, segment(g, vec2(0.02, -0.20), vec2(0.46, 0.36)));
  line = min(line, segment(g, vec2(0.46, 0.36), vec2(0.18, 0.32)));
  line = min(line, segment(g, vec2(0.46, 0.36), vec2(0.48, 0.08)));
  skin.tint *= 0.85 + 0.25 * noise(p * vec3(3.0, 30.0, 3.0));
  skin.tint = mix(skin.tint, vec3(0.60, 0.004, 0.10), smoothstep(0.064, 0.054, line + 0.010 * noise(p * 26.0)));
}

// Dusk, over roofs.
vec3 backdrop(vec2 uv) {
  vec3 c = mix(vec3(0.56, 0.11, 0.02), vec3(0.11, 0.008, 0.17), smoothstep(-0.7, 1.0, uv.y - 0.15 * uv.x));
  float x = uv.x * 3.1;
  float tall = -0.45 + 0.5 * hash(ivec2(int(floor(x)), 2)) * smoothstep(0.1, 0.8, abs(uv.x));
  c = mix(c, vec3(0.24, 0.03, 0.08), step(uv.y, tall));
  for (int wire = 0; wire < 2; wire++) {
    float y = 0.66 + 0.13 * float(wire) - 0.10 * (1.0 - pow(uv.x * 0.9 - 0.2, 2.0));
    c *= 1.0 - 0.5 * smoothstep(0.006, 0.003, abs(uv.y - y));
  }
  return c;
}
