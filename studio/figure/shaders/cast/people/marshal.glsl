// He who opens the group: a hat of newspaper, a salute, and a plunger for a baton.
const vec3 HAT_AT = vec3(0.0, 0.58, -0.02);

// His baton has unblocked more than one pipe.
const vec3 BATON_AT = vec3(1.47, -1.98, 0.80);
const vec3 BATON_WAY = vec3(0.040, 0.9992, 0.0);

vec2 baton(vec3 p) {
  vec3 q = p - BATON_AT;
  float far = length(q - vec3(0.05, 0.35, 0.0)) - 1.7;
  if (far > 0.3) return vec2(far, STICK);
  vec2 result = vec2(rod(p, BATON_AT - 0.95 * BATON_WAY, BATON_AT + 1.2 * BATON_WAY, 0.085, 0.070), STICK);
  float y = dot(q, BATON_WAY) - 1.06;
  float side = length(q - BATON_WAY * (y + 1.06));
  float wide = mix(0.16, 0.46, smoothstep(0.0, 0.42, y)) + 0.04 * smoothstep(0.42, 0.7, y);
  float cup = max(max(side - wide, -y), y - 0.66) * 0.7 - 0.02;
  cup = carve(cup, length(vec3(side, y - 0.80, 0.0)) - 0.42, 0.04);
  cup = min(cup, length(vec2(side - 0.50, y - 0.66)) - 0.065);
  return nearer(result, vec2(min(cup, length(vec2(side - 0.12, y)) - 0.07), RUBBER));
}

// Four fingers side by side along y from the wrist, the thumb laid along them.
const vec3 WRIST = vec3(-1.50, -0.68, 0.80);
const vec4 FINGER_LONG = vec4(0.30, 0.34, 0.32, 0.25);

float flatHand(vec3 q) {
  float d = block(q - vec3(-0.02, 0.40, 0.0), vec3(0.25, 0.26, 0.085), 0.08);
  d = blend(d, rod(q, vec3(0.0, 0.20, 0.0), vec3(0.0, -0.05, 0.0), 0.16, 0.125), 0.10);
  for (int i = 0; i < 4; i++) {
    vec3 root = vec3(0.225 - 0.150 * float(i), 0.60, 0.0);
    vec3 joint = root + FINGER_LONG[i] * vec3(0.0, 1.0, 0.10);
    vec3 tip = joint + 0.9 * FINGER_LONG[i] * vec3(-0.04, 1.0, -0.12);
    d = blend(d, blend(bone(q, root, joint, 0.080, 0.078), bone(q, joint, tip, 0.078, 0.064), 0.015), 0.004);
  }
  vec3 bend = vec3(0.36, 0.42, 0.14);
  float thumb = blend(bone(q, vec3(0.14, 0.14, 0.06), bend, 0.115, 0.100), bone(q, bend, vec3(0.30, 0.76, 0.16), 0.094, 0.078), 0.015);
  return blend(d, thumb, 0.02);
}

vec2 salute(vec3 p) {
  const vec3 Y = normalize(vec3(0.60, 0.78, 0.10));
  const vec3 Z = normalize(cross(cross(Y, vec3(0.10, -0.20, 1.0)), Y));
  vec3 hand = (p - WRIST) * mat3(cross(Y, Z), Y, Z);
  float far = length(hand - vec3(0.0, 0.55, 0.0)) - 0.9;
  return vec2(far > 0.3 ? far : flatHand(hand), GLOVE);
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = nearer(trunk(p), sleeve(p, vec3(-0.92, -1.84, -0.12), vec3(-1.88, -1.84, 0.22), WRIST));
  result = nearer(result, salute(p));
  mat3 holds = holding(BATON_WAY, vec3(0.40, -0.50, -0.50));
  result = nearer(result, arm(p, vec3(0.92, -1.84, -0.12), vec3(1.80, -2.92, 0.05), BATON_AT, holds, 0.080));
  result = nearer(result, baton(p));
  return nearer(result, vec2(paperHat(h, HAT_AT), PAPER));
}

void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material == PAPER) printNews(skin, h, HAT_AT);
}
