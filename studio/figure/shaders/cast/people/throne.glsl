// A chair in a hoodie: it waits for whoever dares to sit down, its hands ready.
const float FLOOR = -3.05;
const float HALF = 1.42;
const float ARCH = 2.75;
const vec3 GLOW_TINT = vec3(1.0, 0.36, 0.02);
const vec3 FAR_TINT = vec3(0.72, 0.01, 0.30);

// The outline of the back: x is the distance to its edge, y the length along it.
vec2 outline(vec2 p) {
  float y = p.y - 0.15;
  float x = abs(p.x);
  if (y < 0.0) return vec2(x - HALF, y);
  vec2 q = vec2(x + ARCH - HALF, y);
  return vec2(length(q) - ARCH, atan(q.y, q.x) * ARCH);
}

float tufts(vec2 at) {
  vec2 q = turn(0.7854) * at * 1.55;
  vec2 f = abs(fract(q) - 0.5) * 2.0;
  return 0.10 * sqrt(max((1.0 - f.x * f.x) * (1.0 - f.y * f.y), 0.0));
}

vec2 back(vec3 p) {
  vec3 q = p - vec3(0.0, 0.10, -0.75);
  q.yz = turn(0.06) * q.yz;
  vec2 edge = outline(q.xy);
  float solid = max(edge.x - 0.36, -2.2 - q.y);
  if (max(solid, abs(q.z) - 0.5) > 0.4) return vec2(max(solid, abs(q.z) - 0.5) - 0.1, CLOTH);
  float d = length(max(vec2(solid + 0.18, abs(q.z) - 0.16), 0.0)) - 0.20;
  // The rolled hem of a hood.
  float hem = max(length(vec2(edge.x - 0.10, q.z - 0.28)) - 0.24, -2.0 - q.y);
  float gather = swell(edge.y * 7.0 + 1.5 * sin(edge.y * 2.0 + sign(q.x))) * 0.05;
  vec2 result = vec2(blend(d, hem - gather, 0.10) * 0.9, CLOTH);
  float pad = max(edge.x + 0.06, abs(q.z - 0.30) - 0.06 - (detail == ROUGH ? 0.05 : tufts(q.xy)));
  result = nearer(result, vec2(pad * 0.7, LINING));
  vec2 b = turn(0.7854) * q.xy * 1.55;
  vec2 f = (fract(b) - 0.5) / 1.55;
  vec2 corner = abs(abs(f) - 0.5 / 1.55);
  if (edge.x < -0.2) result = nearer(result, vec2((length(vec3(corner, q.z - 0.37)) - 0.06) * 0.7, ZIP));
  float side = q.x < 0.0 ? 0.5 : 0.0;
  float cell = abs(fract(edge.y / 0.20 + side) - 0.5) * 0.20;
  float tooth = max(max(abs(edge.x + 0.12) - 0.10, cell - 0.058), abs(q.z - 0.40) - 0.09) - 0.02;
  return nearer(result, vec2(max(tooth, -1.6 - q.y) * 0.8, ZIP));
}

vec2 seat(vec3 p) {
  float pad = block(p - vec3(0.0, -1.28, 0.30), vec3(1.34, 0.24, 1.05), 0.20);
  if (detail != ROUGH && pad < 0.3) pad -= tufts(p.xz + vec2(0.0, 0.1)) * smoothstep(-1.25, -1.05, p.y);
  vec2 result = vec2(pad * 0.8, LINING);
  float base = block(p - vec3(0.0, -1.86, 0.20), vec3(1.42, 0.40, 1.05), 0.16);
  if (detail != ROUGH && base < 0.3) base -= 0.03 * swell(p.x * 6.0 + 2.0 * sin(p.y * 3.0));
  result = nearer(result, vec2(base * 0.9, CLOTH));
  // Its grin.
  float y = p.y + 2.02 - 0.22 * p.x * p.x;
  float row = y > 0.0 ? 0.5 : 0.0;
  float cell = abs(fract(p.x / 0.19 + row) - 0.5) * 0.19;
  float tooth = max(max(abs(p.z - 1.27) - 0.07, abs(abs(y) - 0.04) - 0.10), cell - 0.055) - 0.012;
  result = nearer(result, vec2(max(tooth, abs(p.x) - 0.98) * 0.75, ZIP));
  result = nearer(result, vec2(slider((p - vec3(1.0, -1.80, 1.33)) / 1.9, 0.10) * 1.9 * 0.8, ZIP));
  return result;
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = back(p);
  result = nearer(result, seat(p));
  vec3 m = vec3(abs(p.x), p.yz);
  result = nearer(result, sleeve(m, vec3(1.62, 0.15, -0.65), vec3(2.06, -0.72, -0.35), vec3(2.02, -0.70, 0.95)));
  vec3 q = (m - vec3(2.02, -0.70, 1.52)) / 1.4;
  float far = length(q) - 1.0;
  if (far > 0.3) result = nearer(result, vec2(far * 1.4, GLOVE));
  else result = nearer(result, vec2(openHand(vec3(q.x, q.z, -q.y), 0.42) * 1.4, GLOVE));
  result = nearer(result, vec2(block(m - vec3(1.98, -1.30, 0.35), vec3(0.16, 0.42, 0.85), 0.14), CLOTH));
  // A plain short leg with a turned-up hem, and a sneaker.
  vec3 f = m - vec3(1.16, FLOOR + 0.28, 1.10);
  f.xz = turn(0.30) * f.xz;
  result = nearer(result, vec2(blend(rod(m, vec3(1.06, -1.95, 0.70), vec3(1.14, FLOOR + 0.84, 1.02), 0.42, 0.35), ringY(m - vec3(1.14, FLOOR + 0.82, 1.02), 0.30, 0.11), 0.04), TROUSERS));
  vec2 shoe = sneaker(f / 1.15);
  result = nearer(result, vec2(shoe.x * 1.15, shoe.y));
  // Two steps up.
  float steps = min(drumY(p - vec3(0.0, FLOOR + 0.12, 0.0), 3.1, 0.13), drumY(p - vec3(0.0, FLOOR - 0.14, 0.0), 3.9, 0.14)) - 0.03;
  result = nearer(result, vec2(steps, STEP));
  result = nearer(result, vec2(min(ringY(p - vec3(0.0, FLOOR + 0.24, 0.0), 3.11, 0.035), ringY(p - vec3(0.0, FLOOR - 0.01, 0.0), 3.91, 0.035)), ZIP));
  return result;
}

void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material == LINING) skin.tint *= 0.75 + 0.35 * noise(p * 9.0);
  if (material != GROUND && material != STEP) return;
  // It darkens towards the viewer, where captions stand.
  skin.tint *= mix(1.0, 0.3, smoothstep(1.4, 4.0, p.z));
  if (abs(p.x) < 1.25 && p.z > 0.0) {
    float hem = abs(abs(p.x) - 1.06);
    float cell = abs(fract(p.z / 0.30 + (p.x > 0.0 ? 0.5 : 0.0)) - 0.5) * 0.30;
    skin = Skin(vec3(0.42, 0.008, 0.035) * (0.8 + 0.3 * noise(p * 30.0)) * mix(1.0, 0.5, smoothstep(2.0, 4.6, p.z)), 0.0, 0.1, 0.3, 0.0);
    if (max(hem - 0.08, cell - 0.09) < 0.0) skin = Skin(vec3(0.90, 0.50, 0.10), 0.0, 0.6, 0.0, 0.0);
  } else if (material == GROUND) {
    vec2 f = abs(fract(turn(0.7854) * p.xz / 1.3) - 0.5);
    skin.tint *= 1.0 - 0.6 * smoothstep(0.47, 0.49, max(f.x, f.y));
  }
}

// A hall of columns in one warm flood, and a lamp for the chair.
vec3 backdrop(vec2 uv) {
  vec3 ray = rayAt(uv);
  float far = groundAt(ray, FLOOR - 0.30);
  float wall = (-4.5 - CAMERA.z) / ray.z;
  vec3 at = CAMERA + ray * min(far > 0.0 ? far : 1e3, wall);
  vec3 tint = mix(LIGHT_A, FAR_TINT, smoothstep(-3.0, 3.5, at.x));
  if (far > 0.0 && far < wall) {
    vec3 c = groundColour(ray, far);
    return mix(c, tint * 0.03, smoothstep(-1.0, -4.5, at.z));
  }
  float x = abs(fract(at.x / 2.3 + 0.5) - 0.5) * 2.3;
  // A pool of light on the wall behind the chair; the columns stand in it as soft shadows.
  vec2 off = at.xy - vec2(0.0, 0.4);
  float pool = exp(-0.085 * dot(off, off));
  vec3 c = mix(tint, GLOW_TINT, 0.95 * pool) * (0.13 + 0.85 * pool);
  if (x < 0.62) {
    float n = x / 0.62;
    float flute = 0.88 + 0.12 * sin(asin(n) * 16.0);
    c *= (0.62 + 0.30 * pow(n, 4.0)) * flute;
  }
  float cone = smoothstep(0.25, -0.6, abs(at.x) - 1.0 - 0.42 * (5.0 - at.y));
  c += vec3(0.48, 0.24, 0.06) * 0.09 * cone * smoothstep(-3.0, 4.0, at.y);
  return c + tint * 0.06 * exp(-1.2 * abs(at.y - FLOOR));
}

// Dust in the lamp.
vec3 air(vec2 uv) {
  vec3 c = vec3(0.0);
  for (int i = 0; i < 26; i++) {
    vec2 at = vec2(-0.7 + 1.4 * hash(ivec2(i, 3)), -0.3 + 0.9 * hash(ivec2(i, 5)));
    c += vec3(1.0, 0.75, 0.45) * 0.5 * hash(ivec2(i, 7)) * smoothstep(0.010, 0.003, length(uv - at));
  }
  return c;
}
