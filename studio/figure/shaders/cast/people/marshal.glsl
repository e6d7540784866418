// The marshal at his door, near by: a hat of newspaper, a salute, and a great plunger for a baton.
const vec3 HAT_AT = vec3(0.0, 0.68, -0.04);

// His baton has unblocked more than one pipe.
const vec3 BATON_AT = vec3(1.24, -2.06, 0.95);
const vec3 BATON_WAY = normalize(vec3(0.08, 1.0, -0.04));

float cupWidth(float y) {
  return mix(0.19, 0.50, smoothstep(0.0, 0.46, y)) + 0.04 * smoothstep(0.46, 0.8, y);
}

vec2 baton(vec3 p) {
  vec3 q = p - BATON_AT;
  float far = length(q - vec3(0.05, 0.30, 0.0)) - 1.7;
  if (far > 0.3) return vec2(far, STICK);
  vec2 result = vec2(rod(p, BATON_AT - 0.90 * BATON_WAY, BATON_AT + 1.0 * BATON_WAY, 0.12, 0.11), STICK);
  float y = dot(q, BATON_WAY) - 0.78;
  float side = length(q - BATON_WAY * (y + 0.78));
  float cup = max(max(side - cupWidth(y), -y), y - 0.74) * 0.7 - 0.02;
  cup = min(cup, length(vec2(side - 0.53, y - 0.74)) - 0.07);
  return nearer(result, vec2(min(cup, length(vec2(side - 0.16, y)) - 0.08), RUBBER));
}

// Four fingers side by side along y from the wrist, the thumb laid along them.
const vec3 WRIST = vec3(-1.42, -0.62, 0.86);
const vec4 FINGER_LONG = vec4(0.62, 0.70, 0.66, 0.50);

float flatHand(vec3 q) {
  float d = block(q - vec3(-0.01, 0.38, 0.0), vec3(0.30, 0.28, 0.11), 0.10);
  d = blend(d, rod(q, vec3(0.0, 0.20, 0.0), vec3(0.0, -0.05, 0.0), 0.18, 0.14), 0.12);
  for (int i = 0; i < 4; i++) {
    vec3 root = vec3(0.235 - 0.158 * float(i), 0.56, 0.0);
    d = blend(d, rod(q, root, root + FINGER_LONG[i] * vec3(-0.03, 1.0, 0.0), 0.100, 0.078), 0.012);
  }
  vec3 bend = vec3(0.40, 0.36, 0.12);
  float thumb = blend(rod(q, vec3(0.16, 0.10, 0.06), bend, 0.13, 0.115), rod(q, bend, vec3(0.40, 0.74, 0.16), 0.112, 0.085), 0.04);
  return blend(d, thumb, 0.03);
}

vec2 salute(vec3 p) {
  const vec3 Y = normalize(vec3(0.56, 0.82, 0.10));
  const vec3 Z = normalize(cross(cross(Y, vec3(0.10, -0.20, 1.0)), Y));
  vec3 hand = (p - WRIST) * mat3(cross(Y, Z), Y, Z);
  float far = length(hand - vec3(0.0, 0.55, 0.0)) - 0.95;
  return vec2(far > 0.3 ? far : flatHand(hand), GLOVE);
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = nearer(longJacket(p), vec2(softSleeve(p, vec3(-0.90, -1.86, -0.12), vec3(-1.50, -2.14, 0.40), WRIST), CLOTH));
  result = nearer(result, salute(p));
  mat3 holds = holding(BATON_WAY, vec3(0.70, -0.45, -0.25));
  result = nearer(result, softArm(p, vec3(0.90, -1.86, -0.12), vec3(1.52, -3.15, 0.35), BATON_AT, holds, 0.12));
  result = nearer(result, baton(p));
  return nearer(result, vec2(paperHat(h, HAT_AT), PAPER));
}

// The hood in the shade of hand and hat is black, and the side away from the lamp; the rubber has one light.
void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  bool isHood = h.y > -0.66 + 0.10 * sin(5.0 * h.x) && h.x > -1.12 && h.x < 0.2;
  bool isFlank = p.x < 1.05 && p.x > 0.46 + 0.06 * sin(4.0 * p.y) + 0.8 * smoothstep(-2.8, -1.7, p.y);
  if (material == CLOTH && (isHood || isFlank)) skin.tint = vec3(0.0);
  if (material == RUBBER) {
    vec3 s = p - BATON_AT;
    float y = dot(s, BATON_WAY) - 0.78;
    float streak = abs(s.x - BATON_WAY.x * (y + 0.78) + 0.46 * cupWidth(y) + 0.02);
    bool isStreak = s.z > 0.0 && streak < 0.055 * smoothstep(0.06, 0.40, y) * smoothstep(0.66, 0.52, y);
    if (isStreak) skin = Skin(vec3(1.0), 0.0, 0.0, 0.0, 1.0);
  }
  if (material == PAPER) printNews(skin, h, HAT_AT);
}
