// A key as long as a forearm, and he looks through its bow at whoever has lost one.
const vec3 BOW = vec3(0.53, 0.05, 1.30);
const vec3 AXIS = normalize(vec3(-0.62, 0.785, 0.0));
const vec3 ACROSS = vec3(AXIS.y, -AXIS.x, 0.0);
const float RING = 0.37, THICK = 0.085;
const vec3 HAND_AT = BOW - 1.34 * AXIS;

// Across the key and along it, from the middle of its bow.
vec3 toKey(vec3 p) {
  vec3 q = p - BOW;
  return vec3(dot(q, ACROSS), dot(q, AXIS), q.z);
}

vec2 key(vec3 p) {
  vec3 q = toKey(p);
  float far = length(q + vec3(0.0, 0.7, 0.0)) - 2.2;
  if (far > 0.3) return vec2(far, KEY);
  float d = rod(q, vec3(0.0, -0.48, 0.0), vec3(0.0, -2.40, 0.0), 0.125, 0.125);
  d = min(d, max(abs(length(q.xy) - RING) - THICK, abs(q.z) - 0.09) - 0.02);
  d = min(d, block(q + vec3(0.0, 0.66, 0.0), vec3(0.22, 0.10, 0.17), 0.06));
  d = min(d, block(q - vec3(-0.36, -2.26, 0.0), vec3(0.38, 0.13, 0.09), 0.02));
  d = min(d, block(q - vec3(-0.28, -1.86, 0.0), vec3(0.28, 0.11, 0.09), 0.02));
  return vec2(d, KEY);
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = longJacket(p);
  result = nearer(result, vec2(limb(p, vec3(-0.88, -1.88, -0.12), vec3(-1.16, -3.0, -0.10), vec3(-1.10, -4.4, 0.20), vec3(0.42, 0.36, 0.32), 0.022), CLOTH));
  mat3 holds = holding(AXIS, vec3(0.85, 0.1, -0.3));
  result = nearer(result, softClasp(p, vec3(0.92, -1.86, -0.12), vec3(2.02, -2.42, 0.40), HAND_AT, holds, 0.13));
  return nearer(result, key(p));
}

// What lies behind the bow is black, so that one eye hangs in it; so is the side away from the lamp.
void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material == KEY) {
    vec2 m = toKey(p).xy;
    if (abs(m.y + 0.66) < 0.025) skin.tint = vec3(0.0);
    return;
  }
  if (material == GLOVE) return;
  vec3 seen = CAMERA + (p - CAMERA) * (CAMERA.z - BOW.z) / (CAMERA.z - p.z);
  bool isBehind = p.z < 1.15 && length(toKey(seen - vec3(0.05, -0.05, 0.0)).xy) < RING + THICK + 0.03;
  bool isHood = h.y > -0.95 && h.x > 0.60 + 0.05 * sin(5.0 * h.y);
  bool isFlank = p.x < 1.66 && p.x > 0.30 + 0.08 * sin(4.0 * p.y) && p.y < -1.44;
  if (isBehind || (material == CLOTH && (isHood || isFlank))) skin.tint = vec3(0.0);
}
