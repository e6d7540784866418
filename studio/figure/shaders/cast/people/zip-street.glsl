// The street is a zip up a hill, and he heaves it open: light pours out between the rows of gold teeth.
// His head is the origin; the zip counts from its slider, on the slope.
const float ROAD = -5.42;
const float CREST = 0.1;
const float END = -5.5;
const float STEEP = 0.45;
const float AXIS = -3.3;
const float PITCH = 0.78;
const float SIZE = 18.0;
const vec4 POSE = vec4(0.42, 0.34, -0.10, 0.0);
const vec3 NEAR_HAND = vec3(-1.62, -2.06, 1.00);
const vec3 FAR_HAND = vec3(-2.04, -1.90, 0.34);

// How high a place is above the street.
float above(vec3 p) {
  return (p.y - ROAD) * cos(STEEP) + max(p.z - CREST, 0.0) * sin(STEEP);
}

// On the slope: y away from it, z down it, from where the slider stands.
vec3 toZip(vec3 p) {
  vec3 q = p - vec3(AXIS, ROAD, CREST);
  if (q.z > 0.0) q.yz = turn(-STEEP) * q.yz;
  return q - vec3(0.0, 0.0, 1.5);
}

// Half the width of the gap.
float gapAt(float down) {
  float open = max(down - 0.9, 0.0);
  return 0.10 + 0.78 * open / (1.0 + 0.07 * open);
}

vec2 rows(vec3 r) {
  if (r.y > 1.4) return vec2(r.y - 1.0, ZIP);
  if (abs(r.x) > 6.6) return vec2(0.8 * (abs(r.x) - 6.0), TAPE);
  // Its edges rise the more the further they are apart.
  float lift = smoothstep(0.6, 5.0, r.z);
  vec2 e = vec2(abs(r.x) - gapAt(r.z), r.y);
  vec2 ridge = vec2(1.05, 0.62 * lift);
  vec2 rise = normalize(ridge);
  vec3 foot = vec3(0.25, 0.0, 0.0), top = vec3(ridge, 0.0);
  float tape = blend(rod(vec3(e, 0.0), foot, top, 0.09, 0.13), rod(vec3(e, 0.0), top, vec3(2.1, -0.12, 0.0), 0.13, 0.06), 0.14);
  if (tape > 0.7) return vec2((tape - 0.45) * 0.7, TAPE);
  vec2 result = vec2(tape * 0.7, TAPE);
  float along = dot(e, rise), off = dot(e, vec2(-rise.y, rise.x));
  float cell = (fract(r.z / PITCH + (r.x > 0.0 ? 0.5 : 0.0)) - 0.5) * PITCH;
  vec3 q = vec3(along - 0.30, off - 0.10, cell);
  float d = block(q, vec3(0.36, 0.22, 0.22), 0.11);
  d = min(d, block(q + vec3(0.34, 0.0, 0.0), vec3(0.15, 0.25, 0.29), 0.12));
  result = nearer(result, vec2(d * 0.7, ZIP));
  float stitch = max(max(abs(along - 1.0) - 0.05, abs(fract(r.z / 0.5) - 0.5) * 0.5 - 0.16), abs(tape) - 0.03);
  return nearer(result, vec2(stitch * 0.7, THREAD));
}

// The slider, as large as a car; out of its shoulders run both rows.
float car(vec3 r) {
  vec3 q = r - vec3(0.0, 0.66, 0.0);
  float far = length(q) - 2.8;
  if (far > 0.4) return far;
  float d = sliderBody(vec3(q.x, q.z, q.y) / SIZE) * SIZE;
  vec3 m = vec3(abs(q.x) - 0.78, q.y + 0.12, q.z - 1.5);
  d = carve(d, block(m, vec3(0.46, 0.36, 0.9), 0.14), 0.08);
  // A groove follows its outline.
  float rim = block(vec3(q.x, 0.0, q.z), vec3(0.78 + 0.36 * smoothstep(-1.0, 1.2, q.z), 1.0, 1.25), 0.3);
  d = carve(d, max(abs(rim) - 0.05, 0.68 - q.y), 0.04);
  return d * 0.85;
}

// What he pulls by: a plate with a window, whose far end is a bar for two fists.
float pull(vec3 p) {
  vec3 root = vec3(AXIS, ROAD + 1.30, 1.30);
  vec3 bar = 0.5 * (NEAR_HAND + FAR_HAND);
  vec3 up = normalize(bar - root);
  vec3 across = normalize(FAR_HAND - NEAR_HAND);
  across = normalize(across - up * dot(across, up));
  vec3 q = (p - root) * mat3(across, up, cross(across, up));
  float tall = length(bar - root);
  float far = length(q - vec3(0.0, 0.5 * tall, 0.0)) - 0.5 * tall - 0.9;
  if (far > 0.4) return far;
  float wide = mix(0.50, 0.94, smoothstep(0.0, tall, q.y));
  float d = block(q - vec3(0.0, 0.5 * tall - 0.15, 0.0), vec3(wide, 0.5 * tall + 0.05, 0.15), 0.10);
  d = carve(d, block(q - vec3(0.0, tall - 0.72, 0.0), vec3(0.62, 0.76, 0.6), 0.20), 0.06);
  d = carve(d, length(q.xy - vec2(0.0, 0.36)) - 0.20, 0.05);
  return min(d, rod(p, NEAR_HAND - 0.40 * across, FAR_HAND + 0.40 * across, 0.13, 0.13)) * 0.85;
}

vec2 shod(vec3 p, vec3 foot, float yaw, float heel) {
  vec3 q = p - foot;
  q.xz = turn(yaw) * q.xz;
  q.yz = turn(-heel) * q.yz;
  return sneaker(q);
}

// He hangs back from it with all he weighs, one heel dug in.
vec2 heaver(vec3 p) {
  float far = length((p - vec3(-0.6, -2.9, 0.2)) * vec3(1.1, 0.9, 1.1)) - 3.6;
  if (far > 0.7) return vec2(far * 0.9, CLOTH);
  vec3 c = posed(p, POSE);
  vec2 result = trunk(c);
  vec3 along = normalize(FAR_HAND - NEAR_HAND);
  mat3 holds = holding(along, vec3(1.0, -0.2, 0.0));
  result = nearer(result, softArm(p, unposed(vec3(0.88, -1.84, -0.08), POSE), vec3(-0.10, -2.50, 1.34), NEAR_HAND, holds, 0.13));
  result = nearer(result, softArm(p, unposed(vec3(-0.88, -1.84, -0.08), POSE), vec3(-1.40, -2.60, -0.50), FAR_HAND, holds, 0.13));
  mat3 braces = mat3(vec3(-0.98, -3.16, -0.20), vec3(-1.62, -4.10, 0.30), vec3(-2.00, -4.86, -0.10));
  mat3 bends = mat3(vec3(-0.26, -3.20, 0.10), vec3(0.52, -4.08, 0.62), vec3(0.62, -4.94, -0.05));
  result = nearer(result, jeans(p, braces, bends));
  result = nearer(result, shod(p, vec3(-2.02, -5.34, -0.02), 0.75, -0.28));
  return nearer(result, shod(p, vec3(0.64, -5.42, 0.0), 0.50, 0.0));
}

// Two houses on either side, one before the other; on each of the near ones hangs a sign: a zip.
vec2 houses(vec3 p) {
  float side = p.x + 2.0 < 0.0 ? -1.0 : 1.0;
  vec3 m = vec3(abs(p.x + 2.0), p.yz);
  if (m.x < 5.2) return vec2(5.8 - m.x, WALL);
  float tall = side < 0.0 ? 5.6 : 3.4;
  float d = block(m - vec3(12.4, tall - 14.0, 1.2), vec3(5.2, 14.0, 6.2), 0.08);
  d = min(d, block(m - vec3(12.2, tall - 0.5, 1.2), vec3(5.3, 0.28, 6.5), 0.06));
  d = min(d, block(m - vec3(11.2, -tall - 8.0, -9.0), vec3(5.2, 12.0, 3.4), 0.08));
  vec2 result = vec2(max(d, -above(p)), WALL);
  result = nearer(result, vec2(max(block(m - vec3(11.4, ROAD, -1.4), vec3(4.9, 4.6, 12.0), 0.1), above(p) - 0.34), KERB));
  vec3 s = m - vec3(6.55, side < 0.0 ? -0.3 : -0.9, 1.5);
  result = nearer(result, vec2(block(s, vec3(0.60, 2.9, 0.16), 0.10), STEEL));
  float row = floor(s.y / 0.44 + 0.5);
  vec3 t = s - vec3(mod(row, 2.0) < 0.5 ? 0.17 : -0.17, 0.44 * clamp(row, -5.0, 5.0), 0.20);
  return nearer(result, vec2(rod(t, vec3(-0.20, 0.0, 0.0), vec3(0.20, 0.0, 0.0), 0.085, 0.085) * 0.8, side < 0.0 ? LURE : SIGN));
}

vec2 own(vec3 head, vec3 h) {
  // Nothing stands before the picture or under the street.
  if (head.z > 9.0) return vec2(head.z - 8.0, WALL);
  if (above(head) < -0.8) return vec2(0.8, WALL);
  vec3 r = toZip(head);
  vec2 result = rows(r);
  result = nearer(result, vec2(min(car(r), pull(head)), GOLD));
  result = nearer(result, heaver(head));
  return nearer(result, houses(head));
}

void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material == WALL) {
    vec2 q = vec2(p.z, p.y) / vec2(2.4, 3.0) + vec2(0.1, 0.35);
    vec2 f = abs(fract(q) - 0.5);
    float pane = smoothstep(0.27, 0.25, f.x) * smoothstep(0.32, 0.30, f.y);
    float pick = hash(ivec2(floor(q)) + ivec2(p.x < -2.0 ? 4 : 40, 6));
    skin.tint *= mix(1.0, 0.25, pane);
    if (pane > 0.5 && pick > 0.8) {
      skin.tint = vec3(1.0, 0.46, 0.10);
      skin.glow = 0.7;
    }
  }
  // Towards us the light gets lost.
  if (material == ZIP || material == THREAD) skin.tint *= mix(0.3, 1.0, smoothstep(5.6, 2.0, p.z));
  if (material == GROUND) skin.tint *= 0.6 + 0.5 * noise(vec3(p.xz * 1.6, 2.0));
}

// A moon as large as the street is wide stands behind the crest.
vec3 sky(vec3 ray) {
  vec2 s = ray.xy / max(-ray.z, 0.1);
  vec3 c = mix(vec3(0.02, 0.34, 0.52), vec3(0.020, 0.004, 0.075), smoothstep(-0.36, 0.14, s.y));
  float off = length(s - vec2(0.085, -0.19)) - 0.320;
  c += vec3(0.02, 0.26, 0.40) * exp(-9.0 * max(off, 0.0));
  vec3 moon = mix(vec3(0.10, 0.72, 0.86), vec3(0.34, 0.92, 0.90), smoothstep(0.25, -0.35, s.y));
  moon *= 1.0 - 0.16 * smoothstep(0.5, 0.72, noise(vec3(s * 9.0, 4.0)));
  return mix(c, moon, smoothstep(0.004, -0.004, off));
}

// What lies under the street: a hot core, and walls that go down.
vec3 depths(vec3 r) {
  float inside = clamp((gapAt(r.z) - abs(r.x)) / gapAt(r.z), 0.0, 1.0);
  vec3 c = mix(vec3(0.20, 0.0, 0.16), vec3(1.0, 0.04, 0.42), smoothstep(0.0, 0.75, inside));
  c *= 0.7 + 0.6 * noise(vec3(5.0 * r.x / gapAt(r.z), 0.15 * r.z, 2.0));
  c = mix(c, vec3(1.4, 0.74, 0.12), smoothstep(4.6, 0.9, r.z) * smoothstep(0.05, 0.8, inside));
  return c * smoothstep(7.0, 1.5, r.z);
}

vec3 backdrop(vec2 uv) {
  vec3 ray = rayAt(uv);
  vec3 up = vec3(0.0, cos(STEEP), sin(STEEP));
  float far = dot(vec3(0.0, ROAD, CREST) - CAMERA, up) / dot(ray, up);
  vec3 at = CAMERA + ray * far;
  if (far < 0.0 || at.z < CREST) {
    up = vec3(0.0, 1.0, 0.0);
    far = groundAt(ray, ROAD);
    at = CAMERA + ray * far;
    if (far < 0.0 || at.z < END) return sky(ray);
  }
  vec3 r = toZip(at);
  float open = abs(r.x) - gapAt(r.z);
  if (r.z > 0.6 && open < 0.0) return depths(r);
  vec3 c = shade(at, up, -ray, GROUND);
  // Wet asphalt: the moon lies on the crest in ripples, the signs run down the gutters.
  vec3 ripple = vec3(0.05, 0.30, 0.0) * (noise(vec3(at.xz * 2.2, 4.0)) - 0.5);
  c += 0.5 * sky(reflect(ray, up) + ripple);
  float gutter = smoothstep(2.6, 6.2, abs(at.x + 2.0)) * smoothstep(0.30, 0.75, noise(vec3(at.x * 2.4, at.z * 0.22, 7.0)));
  c += (at.x < -2.0 ? LIGHT_A : LIGHT_B) * 0.45 * gutter * smoothstep(6.0, 2.0, r.z);
  c += vec3(1.0, 0.08, 0.42) * 0.30 * exp(-0.7 * max(open - 1.2, 0.0)) * smoothstep(-1.0, 4.0, r.z);
  return c;
}

// Light stands above the gap.
vec3 air(vec2 uv) {
  vec3 ray = rayAt(uv);
  float sum = 0.0;
  for (int i = 0; i < 14; i++) {
    float z = 1.2 + 0.5 * float(i);
    vec3 p = CAMERA + ray * (z - CAMERA.z) / ray.z;
    vec3 r = toZip(p);
    sum += smoothstep(0.25, -0.35, abs(r.x) - gapAt(r.z)) * smoothstep(-0.1, 0.4, r.y) * exp(-0.5 * max(r.y, 0.0));
  }
  return vec3(1.0, 0.34, 0.26) * 0.036 * sum;
}
