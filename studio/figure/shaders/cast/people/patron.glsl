// Up to the belt in his own money, and it has his approval.
const vec3 HAND = vec3(1.40, -1.22, 1.75);

vec3 toHand(vec3 p) {
  vec3 q = (p - HAND) / 1.5;
  q.xy = turn(1.46) * vec2(-q.x, q.y);
  q.yz = turn(-0.12) * q.yz;
  return q;
}

float heapAt(vec2 at) {
  float y = -2.66 - 0.16 * at.y;
  y += 1.05 * exp(-dot(at - vec2(-2.9, 0.0), at - vec2(-2.9, 0.0)) * 0.55);
  y += 0.85 * exp(-dot(at - vec2(3.2, -0.4), at - vec2(3.2, -0.4)) * 0.5);
  return y + 0.14 * sin(at.x * 2.1 + 1.0) * sin(at.y * 1.7);
}

// A heap, and coins that lie on it in three layers, each a cell for itself.
vec2 heap(vec3 p) {
  float above = p.y - heapAt(p.xz);
  if (above > 0.6) return vec2((above - 0.35) * 0.6, COIN);
  float d = above * 0.6;
  if (detail == ROUGH) return vec2(d - 0.06, COIN);
  for (int i = 0; i < 3; i++) {
    vec2 grid = turn(0.5 * float(i)) * p.xz / 0.62 + 0.33 * float(i);
    ivec2 cell = ivec2(floor(grid));
    float a = 6.28 * hash(cell + 40 * i), b = hash(cell + 40 * i + 17);
    vec2 middle = turn(-0.5 * float(i)) * ((vec2(cell) + 0.5 - 0.33 * float(i)) * 0.62);
    vec3 c = p - vec3(middle.x, heapAt(middle) + 0.02 + 0.07 * float(i) + 0.05 * b, middle.y);
    c.xz = turn(a) * c.xz;
    c.yz = turn(0.25 + 0.55 * b) * c.yz;
    float disc = drumY(c, 0.235, 0.028) - 0.018;
    disc = max(disc, -drumY(c - vec3(0.0, 0.06, 0.0), 0.17, 0.03));
    d = min(d, disc * 0.6);
  }
  return vec2(d, COIN);
}

vec2 crown(vec3 h) {
  vec3 q = h - vec3(0.12, 0.98, 0.02);
  q.xy = turn(0.20) * q.xy;
  q.yz = turn(0.06) * q.yz;
  float far = length(q) - 1.0;
  if (far > 0.3) return vec2(far, GOLD);
  float around = atan(q.x, q.z) / 6.2831853 * 8.0;
  float point = abs(fract(around) - 0.5) * 2.0;
  float shell = abs(length(q.xz) - 0.52 - 0.12 * q.y) - 0.035;
  float d = max(shell, max(q.y - 0.08 - 0.34 * point, -0.22 - q.y)) - 0.015;
  d = min(d, ringY(q + vec3(0.0, 0.17, 0.0), 0.52, 0.07));
  vec3 tip = q;
  float near = (floor(around) + 0.0 + step(0.5, fract(around))) / 8.0 * 6.2831853;
  tip.xz -= 0.575 * vec2(sin(near), cos(near));
  vec2 result = vec2(min(d, length(tip - vec3(0.0, 0.44, 0.0)) - 0.075) * 0.8, GOLD);
  vec3 gem = q + vec3(0.0, 0.14, 0.0);
  float at = (floor(around) + 0.5) / 8.0 * 6.2831853;
  gem.xz -= 0.59 * vec2(sin(at), cos(at));
  return nearer(result, vec2(length(gem) - 0.065, GEM));
}

// Ermine, open at the throat.
vec2 collarOfFur(vec3 p) {
  vec3 q = p - vec3(0.0, -1.28, -0.08);
  q.y += 0.42 * q.z;
  float around = atan(q.x, q.z);
  float thick = mix(0.27, 0.38, smoothstep(0.6, -0.6, q.z));
  float d = ringY(q * vec3(0.86, 1.0, 1.0), 0.76, thick);
  vec3 m = vec3(abs(p.x), p.yz);
  d = blend(d, rod(m, vec3(0.42, -1.62, 0.62), vec3(0.46, -3.0, 0.82), 0.16, 0.15), 0.15);
  if (d > 0.3) return vec2(d - 0.14, FUR);
  d -= 0.10 * noise(p * 5.0) + 0.055 * noise(p * 13.0) + 0.02 * noise(p * vec3(40.0, 16.0, 40.0));
  return vec2(d * 0.7, FUR);
}

vec2 medal(vec3 p) {
  vec3 m = vec3(abs(p.x), p.yz);
  vec3 from = vec3(0.86, -1.30, 0.42), to = vec3(0.10, -2.16, 1.14);
  float along = clamp(dot(m - from, to - from) / dot(to - from, to - from), 0.0, 1.0);
  vec3 q = m - mix(from, to, along) + vec3(0.0, 0.12 * sin(3.14159 * along), -0.10 * sin(3.14159 * along));
  float bead = 0.085 + 0.03 * abs(sin(along * 28.0));
  vec2 result = vec2((length(q) - bead) * 0.7, GOLD);
  vec3 c = p - vec3(0.0, -2.36, 1.22);
  c.yz = turn(0.12) * c.yz;
  float disc = drumY(c.xzy, 0.34, 0.05) - 0.03;
  return nearer(result, vec2(carve(disc, drumY(c.xzy - vec3(0.0, 0.08, 0.0), 0.27, 0.05), 0.02), GOLD));
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = trunk(p);
  result = nearer(result, collarOfFur(p));
  result = nearer(result, medal(p));
  result = nearer(result, crown(h));
  result = nearer(result, sleeve(p, vec3(0.95, -1.86, -0.12), vec3(2.72, -2.15, 0.75), vec3(1.90, -1.33, 1.74)));
  vec3 q = toHand(p);
  float far = length(q) - 1.2;
  if (far > 0.3) result = nearer(result, vec2(far * 1.5, GLOVE));
  else result = nearer(result, vec2(thumbUp(q) * 1.5, GLOVE));
  // The other fist is on the heap, full of coins.
  mat3 frame = holding(vec3(0.15, 1.0, 0.0), vec3(-0.8, 0.2, -0.3));
  vec3 at = vec3(-1.55, -2.05, 1.25);
  result = nearer(result, arm(p, vec3(-0.95, -1.86, -0.12), vec3(-1.95, -2.45, 0.20), at, frame, 0.10));
  for (int i = 0; i < 6; i++) {
    vec3 c = p - at - vec3(0.03 * sin(float(i) * 2.0), -0.42 + 0.18 * float(i), 0.0);
    result = nearer(result, vec2(drumY(c, 0.17, 0.05) - 0.025, GOLD));
  }
  return nearer(result, heap(p));
}

void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  // Towards the viewer, where the captions are, the heap lies in the dark.
  if (material == COIN) skin.tint *= (0.7 + 0.5 * noise(p * 3.0)) * mix(0.28, 1.0, smoothstep(3.0, 1.2, p.z));
  if (material == FUR) {
    skin.tint *= 0.72 + 0.4 * noise(p * 11.0);
    vec2 f = fract(vec2(atan(p.x, p.z) * 3.0, p.y * 2.4 + 0.5 * floor(atan(p.x, p.z) * 3.0))) - 0.5;
    skin.tint *= mix(0.06, 1.0, smoothstep(0.10, 0.17, length(f * vec2(1.3, 0.55))));
  }
}

// Rays of a rising fortune.
vec3 backdrop(vec2 uv) {
  vec2 q = uv - vec2(-0.02, 0.22);
  float reach = length(q);
  float ray = abs(fract(atan(q.x, q.y) / 6.2831853 * 14.0) - 0.5) * 2.0;
  vec3 deep = mix(vec3(0.055, 0.008, 0.090), vec3(0.110, 0.016, 0.050), smoothstep(-0.8, 0.8, uv.x));
  vec3 gold = vec3(0.26, 0.105, 0.016);
  vec3 c = mix(deep, gold * (0.25 + 0.75 * exp(-1.1 * reach)), smoothstep(0.5 - 0.02 / reach, 0.5 + 0.02 / reach, ray));
  c += vec3(0.9, 0.50, 0.10) * 0.20 * exp(-2.6 * reach);
  return c * (1.0 - 0.5 * smoothstep(0.7, 1.3, reach));
}

float star(vec2 q, float size) {
  q = abs(q) / size;
  return clamp(0.020 / (q.x * q.y + 0.012) - 0.25, 0.0, 1.6) * smoothstep(0.9, 0.1, length(q));
}

vec3 air(vec2 uv) {
  return vec3(1.0, 0.92, 0.70) * (0.45 * star(uv - vec2(-0.020, 0.140), 0.09) + 0.6 * star(uv - vec2(0.30, 0.20), 0.10));
}
