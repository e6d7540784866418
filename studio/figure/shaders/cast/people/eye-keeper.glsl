// The one-eyed holder in ink: he eyes the eye that he has kept, and it eyes him.
const vec3 BALL_AT = vec3(1.20, -1.00, 1.20);
const vec3 WRIST = vec3(1.36, -1.88, 1.05);
const vec3 ELBOW = vec3(1.66, -2.90, 0.50);
const float BALL_RADIUS = 0.47;
const vec4 FAN = vec4(1.80, 1.20, 0.66, 0.12);
const vec4 TIPS = vec4(0.46, 0.30, 0.06, -0.22);

// On the ball, a finger's thickness above it: how far round from the viewer, how high.
vec3 onBall(float around, float high) {
  return (BALL_RADIUS + 0.05) * vec3(cos(high) * sin(around), sin(high), cos(high) * cos(around));
}

float digit(vec3 g, float around, float high, float thick) {
  vec3 joint = onBall(around, 0.5 * high - 0.50);
  float d = bone(g, onBall(around, -1.20), joint, 1.06 * thick, thick);
  return blend(d, bone(g, joint, onBall(around, high), thick, 0.80 * thick), 0.015);
}

// The ball lies in the hand, the thumb before it on one side and the fingers on the other.
float cup(vec3 g, vec3 wrist) {
  float d = ellipsoid(g - vec3(0.06, -0.60, -0.02), vec3(0.32, 0.15, 0.28));
  d = blend(d, rod(g, vec3(0.08, -0.62, -0.05), wrist, 0.17, 0.13), 0.10);
  for (int i = 0; i < 4; i++) d = blend(d, digit(g, FAN[i], TIPS[i], 0.094 - 0.004 * float(i)), 0.015);
  return blend(d, digit(g, -1.25, 0.10, 0.108), 0.02);
}

vec2 bandana(vec3 q) {
  float cap = ellipsoid(q - vec3(0.0, 0.29, -0.10), vec3(0.69, 0.70, 0.80));
  cap += 0.012 * swell(q.x * 16.0 + q.y * 9.0);
  float hem = q.y - 0.42 - 0.12 * q.x + 0.22 * smoothstep(0.6, -0.6, q.z);
  float cloth = min(max(abs(cap) - 0.035, -hem), length(vec2(cap, hem)) - 0.062);
  float knot = ellipsoid(q - vec3(0.74, 0.36, 0.10), vec3(0.14, 0.13, 0.13));
  vec3 t = q - vec3(0.80, 0.34, 0.10);
  float tail = max(abs(t.z - 0.06 * sin(t.y * 9.0)) - 0.025, segment(t.xy, vec2(0.0), vec2(0.22, -0.50)) - 0.10 + 0.10 * t.y);
  tail = min(tail, max(abs(t.z + 0.08 - 0.05 * sin(t.x * 9.0)) - 0.025, segment(t.xy, vec2(0.0), vec2(0.50, -0.14)) - 0.07 - 0.10 * t.x));
  return vec2(min(blend(cloth, knot, 0.05), tail) * 0.85, BANDANA);
}

// The strap of the patch runs over the brow.
float eyePatch(vec3 q) {
  vec3 e = q - vec3(0.255, 0.03, 0.60);
  e.xz = turn(0.32) * e.xz;
  float d = max(length(e.xy * vec2(1.0, 0.95 + 0.25 * step(e.y, 0.0) * e.y)) - 0.215, abs(e.z + 0.9 * dot(e.xy, e.xy)) - 0.022) - 0.014;
  float skin = ellipsoid(q - vec3(0.0, 0.27, -0.06), vec3(0.640, 0.655, 0.745));
  float strap = max(abs(dot(q.xy - vec2(0.25, 0.10), normalize(vec2(0.42, 1.0)))) - 0.030, abs(skin) - 0.05);
  return min(d, max(strap, max(q.y - 0.55, -q.z))) * 0.9;
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = trunk(p);
  if (detail != ROUGH && result.x < 0.3 && result.y == CLOTH) {
    float roll = smoothstep(0.40, 0.15, abs(p.y + 1.10 + 0.30 * p.z)) * smoothstep(0.22, 0.45, abs(p.x) - 0.4 * min(p.z, 0.0));
    result.x = (result.x - 0.11 * roll * fold(5.0 * atan(p.x, p.z) + 3.5 * p.y + 3.0 * stray(p).x)) * 0.8;
  }
  result = nearer(result, vec2(limb(p, vec3(-0.92, -1.86, -0.12), vec3(-1.24, -2.90, -0.05), vec3(-1.12, -3.90, 0.30), vec3(0.42, 0.32, 0.26), 0.055), CLOTH));
  vec2 forearm = cuffed(p, WRIST, ELBOW);
  forearm.x = blend(forearm.x, rod(p, vec3(0.92, -1.86, -0.12), ELBOW, 0.42, 0.31), 0.12);
  result = nearer(result, forearm);
  vec3 g = p - BALL_AT;
  float far = length(g + vec3(0.0, 0.2, 0.0)) - 0.95;
  if (far > 0.3) result = nearer(result, vec2(far, GLOVE));
  else {
    result = nearer(result, vec2(cup(g, WRIST - BALL_AT), GLOVE));
    result = nearer(result, vec2(length(g) - BALL_RADIUS, BALL));
  }
  vec3 q = toSkull(h);
  float near = length(q - vec3(0.2, 0.3, -0.1)) - 1.2;
  if (near > 0.3) return nearer(result, vec2(near, BANDANA));
  return nearer(nearer(result, bandana(q)), vec2(eyePatch(q), PATCH));
}

void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material == BALL) {
    float far = length(normalize(p - BALL_AT) - normalize(vec3(-0.42, 0.36, 0.83)));
    float glint = length(normalize(p - BALL_AT) - normalize(vec3(-0.50, 0.52, 0.69)));
    if (far < 0.62) skin.tint = vec3(far > 0.56 || far < 0.31 ? 0.0 : 0.10);
    if (glint < 0.11) skin = Skin(vec3(1.0), 0.0, 0.0, 0.0, 1.0);
  }
  if (material == BANDANA) {
    vec3 q = toSkull(h);
    vec2 g = vec2(atan(q.x, q.z + 0.1) * 3.4, q.y * 4.6);
    g.x += 0.5 * mod(floor(g.y), 2.0);
    if (length(fract(g) - 0.5) < 0.22) skin.tint = vec3(0.85);
  }
  // The side away from the lamp.
  bool isCollar = p.y > -1.62 && p.x > 0.42 + 0.08 * sin(6.0 * p.y);
  bool isFlank = p.x < 1.34 && p.x > 0.30 + 0.06 * sin(5.0 * p.y);
  if (material == CLOTH && p.z < 1.2 && (isCollar || isFlank)) skin.tint = vec3(0.0);
}
