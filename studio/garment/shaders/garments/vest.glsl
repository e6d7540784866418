// A plate carrier without arms: webbing rows, three pouches, gold zips, a small patch.
uniform sampler2D uPrint0;
const float DUCK = 1.4;

float plate(vec3 p) {
  vec3 m = vec3(abs(p.x), p.yz);
  float w = 0.66 - 0.24 * smoothstep(0.25, 0.95, p.y);
  vec3 q = p;
  q.z += 0.22 * p.x * p.x;
  return block(q - vec3(0.0, -0.08, 0.42), vec3(w, 0.92, 0.10), 0.09);
}

float strap(vec3 p, float y, float h, float out_) {
  return max(abs(tube(p.xz, vec2(0.80, 0.45)) - out_) - 0.03, abs(p.y - y) - h) - 0.015;
}

vec2 pouch(vec3 p, vec3 size) {
  float sag = 0.03 * noise(p * 3.0);
  float d = block(p, size, 0.06) - 0.02 * noise(p * 3.5) + sag - 0.015;
  vec2 result = vec2(d, CLOTH);
  float flap = block(p - vec3(0.0, size.y * 0.62, 0.03), vec3(size.x + 0.02, size.y * 0.46, size.z + 0.02), 0.05);
  flap += 0.008 * smoothstep(0.010, 0.0, abs(abs(p.x) - size.x + 0.05));
  result = nearer(result, vec2(flap, CLOTH));
  vec3 t = p - vec3(0.0, size.y * 0.12, size.z + 0.06);
  result = nearer(result, vec2(block(t, vec3(0.055, 0.15, 0.014), 0.01), WEB));
  return nearer(result, vec2(max(block(t + vec3(0.0, 0.10, -0.012), vec3(0.070, 0.045, 0.018), 0.012), -block(t + vec3(0.0, 0.10, 0.0), vec3(0.045, 0.020, 0.08), 0.005)), GOLD));
}

// One without a flap, spread by what is in it, its edge bound.
vec2 openPouch(vec3 p) {
  float d = block(p - vec3(0.0, -0.04, 0.07), vec3(0.235 - 0.10 * p.y * p.y, 0.24, 0.22), 0.13) - 0.02 * noise(p * 3.5);
  float lip = p.y - 0.15 - 0.05 * cos(p.x * 9.0) + 0.22 * p.z;
  vec2 result = vec2(max(abs(d + 0.02) - 0.02, lip), CLOTH);
  result = nearer(result, vec2(length(vec2(d + 0.01, lip)) - 0.028, WEB));
  vec3 t = p - vec3(0.0, -0.12, 0.30);
  return nearer(result, vec2(block(t, vec3(0.09, 0.055, 0.02), 0.015), GOLD));
}

// What is in the open pocket: a rubber duck that has seen worse. Its head, beak, white and pupil; it is painted like them.
vec3 toDuck(vec3 p) {
  p = (p - vec3(0.0, -0.26, 0.64)) / DUCK;
  p.xz = turn(0.62) * p.xz;
  return p;
}

float duckBody(vec3 p) {
  vec3 h = p - vec3(0.0, 0.19, 0.03);
  float d = blend(length(h) - 0.165, ellipsoid(p - vec3(0.0, -0.10, -0.04), vec3(0.215, 0.17, 0.19)), 0.05);
  vec3 wing = vec3(abs(p.x) - 0.195, p.y + 0.04 + 0.5 * p.z, p.z + 0.08);
  d = blend(d, ellipsoid(wing, vec3(0.050, 0.075, 0.15)), 0.03);
  vec3 e = vec3(abs(h.x) - 0.072, h.y - 0.045, h.z - 0.122);
  // The lids are half down.
  return min(d, max(length(e) - 0.061, 0.012 - e.y + 0.35 * e.x));
}

float duckBeak(vec3 p) {
  vec3 q = p - vec3(0.0, 0.150, 0.215);
  float upper = ellipsoid(q - vec3(0.0, 0.018 + 0.9 * q.z * q.z, 0.0), vec3(0.090, 0.026, 0.105));
  return min(upper, ellipsoid(q + vec3(0.0, 0.022, 0.025), vec3(0.068, 0.020, 0.085)));
}

float duckEye(vec3 p) {
  vec3 e = vec3(abs(p.x) - 0.072, p.y - 0.235, p.z - 0.152);
  return length(e) - 0.054;
}

vec2 duck(vec3 p) {
  float far = length(p - vec3(0.0, 0.05, 0.05)) - 0.42;
  return vec2(far > 0.15 ? far : min(duckBody(p), min(duckBeak(p), duckEye(p))), SATIN);
}

vec4 printAt(vec3 p) {
  if (p.z < 0.3) return vec4(0.0);
  vec3 q = toDuck(p);
  if (duck(q).x < 0.004) {
    float beak = duckBeak(q), eye = duckEye(q), body = duckBody(q);
    if (eye < min(beak, body)) {
      float pupil = length(vec2(abs(q.x) - 0.066, q.y - 0.222));
      return vec4(mix(vec3(0.02), vec3(2.1, 2.0, 1.8), smoothstep(0.020, 0.024, pupil)), 1.0);
    }
    return vec4(beak < body ? vec3(1.9, 0.42, 0.01) : vec3(1.85, 1.02, 0.012), 1.0);
  }
  return printed(uPrint0, (p.xy - vec2(0.36, 0.40)) / 0.34);
}

vec2 map(vec3 world) {
  vec3 p = toGarment(world);
  vec3 m = vec3(abs(p.x), p.yz);
  // The dummy that wears it is covered with linen.
  float form = trunk(p, -1.16, 0.80, 0.66, 0.42);
  vec2 result = vec2(form, CORD);
  float front = plate(p);
  float back = plate(vec3(p.x, p.y, -p.z));
  float padding = 0.05 * (noise(p * vec3(2.2, 1.6, 2.2)) - 0.4) + 0.006 * fold(p.y * 9.0 + noise(p * 2.0) * 6.0);
  result = nearer(result, vec2(min(front, back) - padding + 0.02, CLOTH));
  // Side panels with the webbing going round.
  float side = max(abs(tube(p.xz, vec2(0.79, 0.44))) - 0.04, abs(p.y + 0.50) - 0.36) - 0.02;
  result = nearer(result, vec2(side - 0.5 * padding, CLOTH));
  for (int row = 0; row < 3; row++) {
    float y = -0.80 + 0.25 * float(row);
    result = nearer(result, vec2(strap(p, y + 0.05, 0.05, 0.060), WEB));
  }
  // Rows of webbing on the chest, sewn down at even steps.
  if (p.z > 0.2) {
    float rows = abs(fract(p.y / 0.17) - 0.5) * 0.17;
    float sewn = smoothstep(0.012, 0.003, abs(fract(p.x / 0.16 + 0.5) - 0.5) * 0.16);
    float web = max(max(abs(front - 0.012 + 0.012 * sewn) - 0.012, rows - 0.052), max(m.x - 0.62 + 0.24 * smoothstep(0.25, 0.95, p.y), abs(p.y - 0.16) - 0.42));
    result = nearer(result, vec2(web * 0.8, WEB));
    result = nearer(result, vec2(block(p - vec3(0.36, 0.40, 0.545), vec3(0.19, 0.19, 0.020), 0.03), CLOTH));
    vec3 low = p - vec3(0.0, -0.62, 0.60);
    vec3 cell = low;
    cell.x = abs(low.x) - 0.44;
    cell.z += 0.08;
    result = nearer(result, pouch(cell, vec3(0.185, 0.27, 0.13)));
    result = nearer(result, openPouch(low));
    result = nearer(result, duck(toDuck(p)) * vec2(DUCK, 1.0));
    // A chest pocket closed by the house zip.
    vec3 chest = p - vec3(-0.30, 0.36, 0.56);
    float pocket = block(chest, vec3(0.25, 0.24, 0.06), 0.05) - 0.015 * noise(p * 3.0);
    result = nearer(result, vec2(pocket, CLOTH));
    vec3 row_ = chest - vec3(0.0, 0.13, 0.065);
    row_ = vec3(row_.y, row_.x, row_.z);
    result = nearer(result, vec2(max(zipRow(row_ / 0.75) * 0.75, abs(row_.y) - 0.21) * 0.8, GOLD));
    result = nearer(result, vec2(zipTab((chest - vec3(0.17, 0.13, 0.080)) / 0.8) * 0.8, GOLD));
  }
  // Shoulder straps over the top, with buckles.
  vec3 s = vec3(m.x - 0.40, p.y, p.z);
  float arc = abs(length(vec2(s.y - 0.56, s.z * 0.86)) - 0.40 + 0.35 * s.x * s.x) - 0.040;
  float over = max(max(arc, abs(s.x) - 0.15), 0.52 - s.y) - 0.02;
  result = nearer(result, vec2(over * 0.85 - 0.3 * padding, CLOTH));
  result = nearer(result, vec2(max(max(abs(arc - 0.055) - 0.012, abs(s.x) - 0.065), 0.50 - s.y) * 0.8, WEB));
  vec3 b = m - vec3(0.40, 0.76, 0.485);
  b.yz = turn(-0.45) * b.yz;
  result = nearer(result, vec2(max(block(b, vec3(0.11, 0.07, 0.03), 0.02), -block(b, vec3(0.075, 0.035, 0.1), 0.01)), GOLD));
  // A grab handle behind the neck.
  vec3 g = p - vec3(0.0, 0.98, -0.44);
  result = nearer(result, vec2(length(vec2(length(vec2(g.x, g.y * 1.2)) - 0.20, g.z)) - 0.04, WEB));
  result = nearer(result, dummyNeck(p, 1.24));
  return nearer(result, post(p, -1.1));
}
