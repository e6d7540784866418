// A bandana, a patch, and the missing eye: he has kept it.
const vec3 BALL_AT = vec3(0.86, -0.66, 1.28);
const float BALL_RADIUS = 0.46;
const vec3 WRIST = vec3(1.00, -1.62, 1.12);

// A place about the ball: degrees round it from the front to his left, degrees up, how far out.
vec3 about(float round_, float up, float out_) {
  vec2 a = radians(vec2(round_, up));
  return (BALL_RADIUS + out_) * vec3(sin(a.x) * cos(a.y), sin(a.y), cos(a.x) * cos(a.y));
}

float finger(vec3 g, float round_, float up, float r) {
  vec3 joint = about(round_, mix(-70.0, up, 0.5), 0.15);
  float d = bone(g, about(round_, -76.0, 0.16), joint, 1.05 * r, r);
  return blend(d, bone(g, joint, about(round_, up, 0.04), r, 0.82 * r), 0.015);
}

// Five fingers under it, as claws hold a stone.
vec2 claw(vec3 p) {
  vec3 g = p - BALL_AT;
  float far = length(g + vec3(0.0, 0.35, 0.0)) - 0.95;
  if (far > 0.3) return vec2(far, GLOVE);
  vec3 wrist = WRIST - BALL_AT;
  float d = blend(ellipsoid(g + vec3(-0.02, BALL_RADIUS + 0.15, 0.0), vec3(0.27, 0.15, 0.24)), rod(g, vec3(0.02, -0.68, 0.0), wrist, 0.14, 0.12), 0.12);
  d = blend(d, finger(g, -84.0, 2.0, 0.092), 0.03);
  d = blend(d, finger(g, 18.0, -36.0, 0.082), 0.02);
  d = blend(d, finger(g, 62.0, -8.0, 0.085), 0.02);
  d = blend(d, finger(g, 104.0, 8.0, 0.082), 0.02);
  return vec2(blend(d, finger(g, 150.0, 10.0, 0.075), 0.02), GLOVE);
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
  if (material == BANDANA) {
    vec3 q = toSkull(h);
    vec2 g = vec2(atan(q.x, q.z + 0.1) * 3.4, q.y * 4.6);
    g.x += 0.5 * mod(floor(g.y), 2.0);
    skin.tint = mix(skin.tint, vec3(0.85), smoothstep(0.23, 0.19, length(fract(g) - 0.5)));
  }
}

// Paper: a disc and nothing else, for the press.
vec3 backdrop(vec2 uv) {
  float disc = smoothstep(0.005, -0.005, length(uv - vec2(0.04, 0.03)) - 0.90);
  return mix(vec3(0.012, 0.004, 0.022), vec3(0.105, 0.088, 0.098), disc * (0.55 + 0.45 * smoothstep(-0.8, 0.8, uv.y)));
}
