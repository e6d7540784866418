// A bandana, a patch, and the missing eye: he has kept it.
const vec3 BALL_AT = vec3(0.86, -0.66, 1.28);
const float BALL_RADIUS = 0.46;
const vec3 WRIST = vec3(1.00, -1.62, 1.12);

float phalanx(vec3 q, vec3 from, vec3 to, float fromRadius, float toRadius) {
  vec3 axis = to - from;
  float h = clamp(dot(q - from, axis) / dot(axis, axis), 0.0, 1.0);
  return length(q - from - axis * h) - mix(fromRadius, toRadius, h) * (0.92 + 0.08 * smoothstep(0.45, 1.0, abs(2.0 * h - 1.0)));
}

// A finger over the ball from below: it goes round it, so many degrees from the front to his left, and ends so high.
float finger(vec3 g, float around, float up, float r) {
  float a = radians(around);
  vec2 side = vec2(sin(a), cos(a));
  float d = 1e3;
  vec3 from = vec3(0.0);
  for (int i = 0; i < 4; i++) {
    float e = radians(mix(-82.0, up, float(i) / 3.0));
    float out_ = BALL_RADIUS + r * (i == 3 ? 0.75 : 1.05) + (i == 3 ? 0.0 : 0.035);
    vec3 to = out_ * vec3(side.x * cos(e), sin(e), side.y * cos(e));
    if (i > 0) d = blend(d, phalanx(g, from, to, r, i == 3 ? 0.80 * r : r), 0.015);
    from = to;
  }
  return d;
}

// He offers it on his fingertips: the thumb before it, four fingers round its far side.
vec2 claw(vec3 p) {
  vec3 g = p - BALL_AT;
  float far = length(g + vec3(0.0, 0.35, 0.0)) - 0.95;
  if (far > 0.3) return vec2(far, GLOVE);
  vec3 wrist = WRIST - BALL_AT;
  float d = blend(ellipsoid(g + vec3(-0.03, BALL_RADIUS + 0.17, 0.02), vec3(0.30, 0.15, 0.26)), rod(g, vec3(0.03, -0.66, 0.0), wrist, 0.17, 0.12), 0.14);
  d = blend(d, finger(g, -58.0, -14.0, 0.094), 0.05);
  d = blend(d, finger(g, 22.0, -30.0, 0.084), 0.03);
  d = blend(d, finger(g, 58.0, -8.0, 0.086), 0.03);
  d = blend(d, finger(g, 90.0, 6.0, 0.082), 0.03);
  return vec2(d, GLOVE);
}

vec2 own(vec3 p, vec3 h) {
  vec3 q = toSkull(h);
  vec2 result = vec2(1e3, BANDANA);
  float far = length(q - vec3(0.2, 0.3, -0.1)) - 1.15;
  if (far > 0.3) result.x = far;
  else {
    float cap = ellipsoid(q - vec3(0.0, 0.29, -0.10), vec3(0.69, 0.70, 0.80));
    // It is drawn towards its knot.
    cap -= 0.030 * fold(atan(q.y - 0.30, 0.80 - q.x) * 13.0 + 2.0 * stray(q).x) * smoothstep(0.1, 0.5, length(q.xy - vec2(0.70, 0.34)));
    float hem = q.y - 0.42 - 0.12 * q.x + 0.22 * smoothstep(0.6, -0.6, q.z);
    float cloth = max(abs(cap) - 0.035, -hem);
    cloth = min(cloth, length(vec2(cap, hem)) - 0.050);
    float knot = ellipsoid(q - vec3(0.70, 0.34, 0.10), vec3(0.13, 0.12, 0.12));
    vec3 t = q - vec3(0.76, 0.30, 0.10);
    float tail = max(abs(t.z - 0.06 * sin(t.y * 9.0)) - 0.020, segment(t.xy, vec2(0.0), vec2(0.24, -0.42)) - 0.10 + 0.04 * t.x);
    tail = min(tail, max(abs(t.z + 0.08 - 0.05 * sin(t.x * 9.0)) - 0.020, segment(t.xy, vec2(0.0), vec2(0.40, -0.12)) - 0.085));
    result = vec2(min(blend(cloth, knot, 0.05), tail) * 0.9, BANDANA);
    vec3 e = q - vec3(0.255, 0.03, 0.60);
    e.xz = turn(0.32) * e.xz;
    float patch_ = max(length(e.xy * vec2(1.0, 0.95 + 0.25 * step(e.y, 0.0) * e.y)) - 0.215, abs(e.z + 0.9 * dot(e.xy, e.xy)) - 0.022) - 0.014;
    result = nearer(result, vec2(patch_ * 0.9, PATCH));
    // The strap runs over the brow.
    float skin = blend(ellipsoid(q - vec3(0.0, 0.27, -0.12), vec3(0.62, 0.64, 0.70)), ellipsoid(q - vec3(0.0, 0.31, 0.27), vec3(0.48, 0.37, 0.34)), 0.2);
    float strap = max(abs(dot(q.xy - vec2(0.25, 0.10), normalize(vec2(0.42, 1.0)))) - 0.026, abs(skin) - 0.022);
    result = nearer(result, vec2(max(strap, max(q.y - 0.55, -q.z)) * 0.7, PATCH));
  }
  result = nearer(result, cuffed(p, WRIST, vec3(1.30, -2.8, 0.3)));
  result = nearer(result, vec2(length(p - BALL_AT) - BALL_RADIUS, BALL));
  return nearer(result, claw(p));
}

void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material == BALL) {
    vec3 d = normalize(p - BALL_AT);
    float far = length(d - normalize(vec3(-0.42, 0.12, 0.90)));
    skin.tint = mix(skin.tint, EYE_LIGHT, smoothstep(0.62, 0.58, far));
    skin.tint = mix(skin.tint, vec3(0.0), max(smoothstep(0.30, 0.26, far), 0.8 * smoothstep(0.04, 0.02, abs(far - 0.60))));
  }
  // A sailor's stripes.
  if (material == CLOTH) {
    float band = abs(fract((p.y + 0.10 * p.x * p.x) / 0.30 + 0.2) - 0.5);
    skin.tint = mix(skin.tint, vec3(0.022, 0.004, 0.05), smoothstep(0.24, 0.26, band));
  }
  if (material == BANDANA) {
    vec3 q = toSkull(h);
    vec2 g = vec2(atan(q.x, q.z + 0.1) * 3.4, q.y * 4.6);
    g.x += 0.5 * mod(floor(g.y), 2.0);
    skin.tint = mix(skin.tint, vec3(0.85), smoothstep(0.23, 0.19, length(fract(g) - 0.5)));
  }
}

// Paper for the press: one flood, and coarse dots that grow towards a corner.
vec3 backdrop(vec2 uv) {
  const float PITCH = 0.088;
  vec2 cell = turn(0.785) * uv / PITCH;
  vec2 middle = PITCH * (turn(-0.785) * (floor(cell) + 0.5));
  float tone = smoothstep(-0.9, 1.5, dot(middle, vec2(0.55, -0.75)) + 0.12 * length(middle));
  float dot_ = smoothstep(0.06, -0.06, length(fract(cell) - 0.5) - min(0.60 * tone, 0.44));
  return mix(vec3(0.66, 0.012, 0.18), vec3(0.10, 0.006, 0.12), dot_);
}
