// A plate carrier without arms: webbing rows, three pouches, gold zips, a small patch.
uniform sampler2D uPrint0;

vec4 printAt(vec3 p) {
  if (p.z < 0.3) return vec4(0.0);
  return printed(uPrint0, (p.xy - vec2(0.36, 0.40)) / 0.34);
}

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

// What is in the pocket: a rubber duck.
vec2 duck(vec3 p) {
  float far = length(p) - 0.5;
  if (far > 0.2) return vec2(far, RUBBER);
  float d = ellipsoid(p - vec3(0.0, -0.12, 0.0), vec3(0.20, 0.17, 0.16));
  vec3 h = p - vec3(-0.02, 0.16, 0.05);
  d = blend(d, length(h) - 0.155, 0.08);
  vec3 q = h - vec3(-0.06, -0.03, 0.16);
  vec2 result = nearer(vec2(d, RUBBER), vec2(blend(ellipsoid(q, vec3(0.085, 0.028, 0.09)), ellipsoid(q - vec3(0.0, 0.03, -0.02), vec3(0.06, 0.025, 0.07)), 0.02), GOLD));
  return nearer(result, vec2(length(vec3(abs(h.x + 0.045) - 0.068, h.y - 0.05, h.z - 0.13)) - 0.027, HOLLOW));
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
    float index = clamp(floor(low.x / 0.44 + 0.5), -1.0, 1.0);
    cell.x -= 0.44 * index;
    cell.z += 0.08 * index * index;
    result = nearer(result, pouch(cell, vec3(0.185, 0.27, 0.13)));
    result = nearer(result, duck((p - vec3(0.02, -0.25, 0.64)) / 1.15) * vec2(1.15, 1.0));
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
