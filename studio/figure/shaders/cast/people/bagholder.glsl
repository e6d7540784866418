// He carries a bag of twice his size home, and the bag enjoys the ride.
const float FLOOR = -4.75;
const vec3 BAG = vec3(-1.95, 0.65, -1.35);
const float BAG_SCALE = 2.55;
const vec4 POSE = vec4(-0.55, 0.62, -0.20, 0.05);

vec3 toBag(vec3 p) {
  vec3 q = (p - BAG) / BAG_SCALE;
  q.xy = turn(-0.12) * q.xy;
  return q;
}

// The neck of the sack comes over his shoulder.
const vec3 CREST = vec3(-1.30, 0.30, -0.30);
const vec3 BEND = vec3(-1.15, -0.55, 0.55);
const vec3 GRASP = vec3(-0.72, -1.45, 1.05);

float sack(vec3 p) {
  vec3 q = toBag(p);
  float around = atan(q.x, q.z);
  float d = ellipsoid(q + vec3(0.0, 0.12, 0.0), vec3(1.02, 0.98, 0.90));
  d = blend(d, ellipsoid(q - vec3(-0.45, -0.55, 0.1), vec3(0.55, 0.42, 0.5)), 0.25);
  // It leans on his head.
  d = blend(d, ellipsoid(q - vec3(0.80, 0.46, 0.16), vec3(0.50, 0.42, 0.52)), 0.3) * BAG_SCALE;
  float neck = blend(rod(p, CREST, BEND, 0.62, 0.34), rod(p, BEND, GRASP - vec3(-0.04, 0.34, 0.0), 0.36, 0.22), 0.3);
  d = blend(d, neck, 0.7);
  if (detail == ROUGH || d > 0.4) return d - 0.04;
  float fold = swell(around * 9.0 + 1.5 * sin(q.y * 2.6));
  d -= 0.10 * fold * smoothstep(0.25, 0.85, q.y) + 0.05 * swell(q.y * 5.0 + around * 2.0 + sin(q.x * 4.0)) + 0.05 * swell(p.y * 7.0 + p.x * 5.0) * smoothstep(0.9, 0.2, length(p - BEND));
  return d * 0.8;
}

vec2 coins(vec3 p) {
  float near = length(p - vec3(-3.7, -3.3, 0.2)) - 2.5;
  if (near > 0.4) return vec2(near, ZIP);
  vec2 result = vec2(1e3, ZIP);
  for (int i = 0; i < 11; i++) {
    float s = hash(ivec2(i, 31)), r = hash(ivec2(i, 37));
    bool falls = i < 4;
    vec3 at = falls ? vec3(-3.75 - 0.08 * float(i), -2.05 - 0.66 * float(i), -0.55 + 0.2 * r) : vec3(-4.8 + 2.2 * s, FLOOR + 0.06, -0.6 + 2.0 * r);
    vec3 q = p - at;
    float far = length(q) - 0.36;
    if (far > 0.2) {
      result = nearer(result, vec2(far, ZIP));
      continue;
    }
    if (falls) q.yz = turn(1.2 + float(i)) * q.yz;
    q.xy = turn(falls ? 0.6 * float(i) : 0.15 * sin(float(i))) * q.xy;
    float d = drumY(q, 0.24, 0.03) - 0.02;
    result = nearer(result, vec2(max(d, -drumY(q - vec3(0.0, 0.07, 0.0), 0.17, 0.03)), ZIP));
  }
  return result;
}

const vec3 REAR = vec3(-2.05, FLOOR, -0.25);
const vec3 LEAD = vec3(0.75, FLOOR, 0.35);

// Shoes for what stands on them.
vec2 shoe(vec3 p, vec3 foot, float yaw) {
  vec3 q = p - foot;
  q.xz = turn(yaw) * q.xz;
  return sneaker(q / 1.45) * vec2(1.45, 1.0);
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = trunk(posed(p, POSE)) * vec2(0.9, 1.0);
  result = nearer(result, vec2(sack(p), SACK));
  vec3 along = normalize(BEND - GRASP);
  mat3 upper = holding(along, vec3(-0.9, -0.1, -0.6));
  result = nearer(result, arm(p, unposed(vec3(-0.92, -1.86, -0.12), POSE), vec3(-1.55, -2.65, 0.65), GRASP, upper, 0.22));
  // The other hand is on his knee: it is a heavy bag.
  mat3 braced = holding(vec3(0.92, -0.38, 0.10), vec3(0.50, 0.80, -0.35));
  result = nearer(result, arm(p, unposed(vec3(0.92, -1.86, -0.12), POSE), vec3(1.42, -2.55, 0.05), vec3(0.92, -3.22, 0.95), braced, 0.08));
  result = nearer(result, vec2(ringY(p - GRASP - vec3(0.03, -0.36, 0.02), 0.20, 0.08), ZIP));
  float frill = ellipsoid(p - GRASP - vec3(0.04, -0.64, 0.06), vec3(0.40, 0.24, 0.34)) - 0.06 * swell(atan(p.x - GRASP.x, p.z - GRASP.z) * 7.0);
  result = nearer(result, vec2(frill * 0.8, SACK));
  vec3 back = unposed(vec3(-0.38, -3.15, -0.05), POSE), front = unposed(vec3(0.38, -3.15, -0.05), POSE);
  result = nearer(result, leg(p, back, vec3(-1.70, -3.75, 0.35), REAR, -0.75, 0.0));
  result = nearer(result, shoe(p, REAR, -0.75));
  result = nearer(result, leg(p, front, vec3(0.72, -3.52, 0.72), LEAD, -0.80, 0.0));
  result = nearer(result, shoe(p, LEAD, -0.80));
  result = nearer(result, vec2(rod(p, back, front, 0.52, 0.52), TROUSERS));
  for (int i = 0; i < 3; i++) {
    vec3 s = p - vec3(1.45 + 0.22 * float(i), 0.75 - 0.50 * float(i), 0.5);
    s.xy = turn(0.9 + 0.3 * float(i)) * s.xy;
    result = nearer(result, vec2(blend(length(s) - 0.10, rod(s, vec3(0.0), vec3(0.0, 0.22, 0.0), 0.075, 0.012), 0.03), SWEAT));
  }
  return nearer(result, coins(p));
}

void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material == SACK) {
    vec3 q = toBag(p) + vec3(0.10, 0.30, 0.0);
    skin.tint *= 0.86 + 0.16 * sin((p.x + 0.3 * p.z) * 34.0) * sin(p.y * 34.0) + 0.20 * noise(p * 3.0);
    skin.tint *= mix(vec3(1.0), vec3(0.26, 0.11, 0.06), smoothstep(0.5, 2.0, p.y));
    if (q.z < 0.2) return;
    // It looks at who carries it.
    vec2 e = vec2(abs(q.x) - 0.30, q.y - 0.30);
    float eye = max(length(e) - 0.19, dot(e - vec2(0.0, 0.05), normalize(vec2(-0.35, 1.0))));
    if (eye < 0.0) {
      vec2 s = vec2(q.x - (q.x < 0.0 ? -0.30 : 0.30), q.y - 0.30) - vec2(0.085, -0.02);
      skin = Skin(length(s) < 0.055 ? vec3(0.01) : vec3(0.05, 0.85, 0.03), 0.0, 0.3, 0.0, length(s) < 0.055 ? 0.02 : 0.95);
      return;
    }
    if (eye < 0.03) skin.tint *= 0.12;
    float y = q.y + 0.14 - 0.42 * q.x * q.x;
    float cell = abs(fract(q.x / 0.115 + (y > 0.0 ? 0.5 : 0.0)) - 0.5) * 0.115;
    if (max(abs(y) - 0.11, abs(q.x) - 0.56) < 0.0) skin = Skin(cell < 0.036 && abs(y) > 0.010 ? vec3(0.92, 0.55, 0.10) : vec3(0.012, 0.006, 0.01), 0.0, 0.5, 0.0, 0.0);
    // A patch, sewn on.
    vec2 s = turn(0.2) * (q.xy - vec2(-0.35, -0.52));
    float patch_ = max(abs(s.x), abs(s.y)) - 0.16;
    if (patch_ < 0.0) skin.tint = vec3(0.36, 0.02, 0.14) * (0.6 + 0.4 * step(0.5, fract(s.x * 11.0)));
  }
  if (material == GROUND) {
    skin.tint *= 0.65 + 0.5 * noise(vec3(p.xz * 3.0, 1.0));
    // The road gives way under him, and lies in his shade.
    for (int i = 0; i < 2; i++) {
      vec2 c = p.xz - (i == 0 ? REAR.xz : LEAD.xz);
      float ray = abs(fract(atan(c.x, c.y) * 1.3 + 0.7 * noise(vec3(c * 1.8, 3.0))) - 0.5) * length(c);
      skin.tint *= 1.0 - 0.9 * smoothstep(0.07, 0.01, ray) * smoothstep(1.7, 0.6, length(c));
      skin.tint *= 1.0 - 0.75 * exp(-2.2 * dot(c, c));
    }
  }
}

// One flood of gold, in which the ground has no end.
vec3 backdrop(vec2 uv) {
  vec3 ray = rayAt(uv);
  float far = groundAt(ray, FLOOR);
  vec3 c = mix(vec3(0.76, 0.42, 0.012), vec3(0.27, 0.078, 0.003), smoothstep(0.15, 0.85, length((uv - vec2(0.15, 0.0)) * vec2(0.6, 1.2))));
  if (far > 0.0) c = mix(groundColour(ray, far), c, smoothstep(12.5, 22.0, far));
  return c;
}
