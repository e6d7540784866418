// He who opens the group: a hat of newspaper, a salute, and a plunger for a baton.
vec3 toHat(vec3 h) {
  vec3 q = h - vec3(0.0, 0.58, -0.02);
  q.xy = turn(0.11) * q.xy;
  q.yz = turn(-0.10) * q.yz;
  return q;
}

// Two leaning sheets that meet on top, and a brim turned up round them.
float paperHat(vec3 h) {
  vec3 q = toHat(h);
  float far = length(q - vec3(0.0, 0.4, 0.0)) - 1.7;
  if (far > 0.3) return far;
  float side = abs(q.x);
  float lean = abs(q.z) - 0.98 * (1.0 - q.y / 1.56);
  float peak = dot(vec2(side - 1.36, q.y), normalize(vec2(1.38, 1.36)));
  float tent = max(max(lean * 0.8, peak), -q.y) - 0.015;
  // The brim stands off the sheets and runs out to a point on either side.
  float band = abs(abs(q.z) - 1.04 * (1.0 - q.y / 1.7) + 0.10 * side * side) - 0.018;
  float tip = max(max(side + 0.5 * q.y - 1.50, q.y - 0.34 - 0.06 * side), -q.y - 0.02 + 0.04 * side);
  return min(tent, max(band * 0.7, tip) - 0.010) * 0.8;
}

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
  return nearer(result, vec2(paperHat(h), PAPER));
}

// Columns of news that nobody has read, and the face of the house on the front page.
void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material != PAPER) return;
  vec3 q = toHat(h);
  if (q.z < 0.0) return;
  bool isBrim = q.y < 0.30 + 0.10 * abs(q.x) && q.z > 0.99 * (1.0 - q.y / 1.7) - 0.10 * q.x * q.x;
  if (isBrim) {
    float line = abs(fract(q.y / 0.088) - 0.5);
    float column = abs(fract(q.x / 0.52) - 0.5);
    if (line < 0.22 && column > 0.06 && abs(q.y - 0.15) < 0.12) skin.tint *= 0.16;
    return;
  }
  vec2 e = vec2(abs(q.x), q.y - 0.74);
  float eye = max(length(e - vec2(0.20, 0.02)) - 0.13, dot(e - vec2(0.20, 0.06), normalize(vec2(-0.5, 1.0))));
  float y = q.y - 0.54 - 0.30 * q.x * q.x;
  float cell = abs(fract(q.x / 0.10 + (y > 0.0 ? 0.5 : 0.0)) - 0.5) * 0.10;
  float line = abs(fract(q.y / 0.11) - 0.5);
  if (line < 0.16 && abs(e.x) > 0.52 && abs(q.x) + 0.9 * q.y < 1.22) skin.tint *= 0.16;
  float zip = max(max(abs(y) - 0.055, abs(q.x) - 0.34), -max(0.012 - abs(y), 0.030 - cell));
  if (min(eye, zip) < 0.0) skin.tint *= 0.05;
}
