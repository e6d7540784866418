// Both pockets turned out, and only a moth was at home.
const vec3 MOTH_AT = vec3(1.76, 0.46, 0.7);

// Mirrored at its body, along which y runs up to the head.
vec2 toMoth(vec3 p) {
  vec2 q = turn(-0.5) * (p.xy - MOTH_AT.xy) / 1.1;
  return vec2(abs(q.x), q.y);
}

// A lining is a bag of cloth that hangs out of its pocket: x runs from the pocket to the glove that has it by a corner.
const float LINING_LENGTH = 1.05;
vec3 toLining(vec3 p) {
  vec3 q = vec3(abs(p.x), p.yz) - vec3(0.66, -2.58, 0.66);
  q.xy = turn(-0.06) * q.xy;
  return q;
}

// Its lower edge, and the one above.
vec2 edgesOfLining(float x) {
  float s = clamp(x / LINING_LENGTH, 0.0, 1.0);
  float sag = sin(3.14159 * s);
  return vec2(mix(-0.40, -0.24, s) - 0.30 * pow(sag, 0.6), mix(0.34, 0.10, s) - 0.12 * sag);
}

float ellipse(vec2 p, vec2 radii) {
  float k = length(p / radii);
  return k * (k - 1.0) / max(length(p / (radii * radii)), 1e-4);
}

float corner(vec2 m, vec2 from, vec2 to) {
  vec2 along = normalize(to - from);
  return dot(m - from, vec2(along.y, -along.x));
}

// The wings in front have three corners, those behind are round; what is far from the trunk is ragged.
vec2 wings(vec2 m) {
  float ragged = 0.010 * sin(30.0 * atan(m.y, m.x)) * smoothstep(0.42, 0.56, length(m));
  float front = max(max(corner(m, vec2(0.46, -0.09), vec2(0.64, 0.44)), corner(m, vec2(0.64, 0.44), vec2(0.02, 0.21))), corner(m, vec2(0.0, 0.05), vec2(0.46, -0.09)));
  return vec2(front, ellipse(turn(0.5) * (m - vec2(0.24, -0.18)), vec2(0.24, 0.19))) + ragged;
}

// Along a feeler, and across.
vec2 toFeeler(vec2 m) {
  return turn(-0.75) * (m - vec2(0.17, 0.44));
}

float trunkOfMoth(vec2 m) {
  float body = min(ellipse(m, vec2(0.10, 0.27)), length(m - vec2(0.0, 0.27)) - 0.085);
  return min(body, ellipse(toFeeler(m), vec2(0.20, 0.065)));
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = longJacket(p);
  vec3 m = vec3(abs(p.x), p.yz);
  vec3 at = vec3(1.74, -2.60, 0.80);
  mat3 frame = mat3(normalize(vec3(0.55, 0.80, -0.25)), normalize(vec3(0.80, -0.55, 0.0)), vec3(0.0, 0.0, 1.0));
  // A shrug: the shoulders are up by the ears of the hood.
  result.x = blend(result.x, rod(m, vec3(0.55, -1.60, -0.12), vec3(1.02, -1.22, -0.12), 0.45, 0.42), 0.2);
  result = nearer(result, arm(m, vec3(1.08, -1.24, -0.12), vec3(1.94, -1.92, 0.05), at, frame, 0.02));
  vec3 q = toLining(p);
  vec2 edges = edgesOfLining(q.x);
  float bag = max(q.y - edges.y, edges.x - q.y);
  bag = max(max(abs(q.z - 0.10 * q.x) - 0.04, bag), abs(q.x - 0.5 * LINING_LENGTH) - 0.5 * LINING_LENGTH) - 0.03;
  result = nearer(result, vec2(bag * 0.6, LINING));
  float far = length(p - MOTH_AT);
  if (far > 1.2) return nearer(result, vec2(far - 0.95, MOTH));
  vec2 seen = toMoth(p), both = wings(seen);
  float moth = min(min(both.x, both.y), trunkOfMoth(seen)) * 0.7;
  return nearer(result, vec2(max(moth, abs(p.z - MOTH_AT.z) - 0.03), MOTH));
}

// Two eyes, bands round the trunk, barbs on the feelers, and a ring and a hem on every wing.
bool isDrawnOnMoth(vec2 m) {
  if (length(m - vec2(0.045, 0.285)) < 0.026) return true;
  float trunk_ = trunkOfMoth(m);
  vec2 f = toFeeler(m);
  if (trunk_ < 0.0 && m.y > 0.33) return abs(f.y) < 0.010 || fract((f.x - abs(f.y)) / 0.075) < 0.34;
  if (trunk_ < 0.0) return m.y < 0.17 && abs(fract(m.y / 0.13) - 0.5) < 0.2;
  vec2 both = wings(m);
  if (trunk_ < 0.03 || (both.x > 0.0 && both.x < 0.03)) return true;
  float eye = min(abs(length(m - vec2(0.41, 0.19)) - 0.055) - 0.026, length(m - vec2(0.25, -0.21)) - 0.05);
  return eye < 0.0 || abs((both.x < 0.0 ? both.x : both.y) + 0.075) < 0.020;
}

// The linings have creases where the glove draws them, a seam and a patch.
void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material == LINING) {
    vec2 l = toLining(p).xy;
    vec2 edges = edgesOfLining(l.x);
    vec2 c = l - vec2(LINING_LENGTH + 0.06, -0.04);
    float reach = length(c);
    float pull = abs(fract(atan(c.y, -c.x) * 2.6 + 0.3) - 0.5) * reach / 2.6;
    bool isPull = pull < 0.020 * (1.0 - smoothstep(0.35, 0.72, reach)) && reach > 0.2;
    bool isSeam = abs(l.y - edges.x - 0.10) < 0.016 && fract(l.x / 0.11) < 0.6 && l.x > 0.12;
    bool isMouth = abs(l.x - 0.09) < 0.018;
    vec2 patch_ = abs(turn(0.2) * (l - vec2(0.40, -0.24)));
    float hem = max(patch_.x, patch_.y) - 0.15;
    bool isPatch = abs(hem) < 0.014 || (abs(hem) < 0.05 && fract(min(patch_.x, patch_.y) / 0.09 + 0.25) < 0.28);
    if (isPull || isSeam || isMouth || isPatch) skin.tint = vec3(0.004);
  }
  // The side away from the lamp.
  bool isHood = h.y > -0.95 && h.x > 0.58 + 0.06 * sin(5.0 * h.y);
  bool isFlank = p.x < 1.0 && p.x > 0.22 + 0.06 * sin(5.0 * p.y) && p.y < -1.5;
  bool isSleeve = p.x > 1.0 && p.y < -1.62 - 0.06 * sin(5.0 * p.x) - 0.25 * smoothstep(1.5, 2.0, p.x);
  if (material == CLOTH && (isHood || isFlank || isSleeve)) skin.tint = vec3(0.0);
  if (material == MOTH && isDrawnOnMoth(toMoth(p))) skin.tint = vec3(0.004);
}
