// A bandana, a patch, and the missing eye: he has kept it.
const vec3 FIST = vec3(0.88, -1.30, 1.15);
const vec3 BALL_AT = vec3(0.86, -0.62, 1.28);

vec2 own(vec3 p, vec3 h) {
  vec3 q = toSkull(h);
  vec2 result = vec2(1e3, BANDANA);
  float far = length(q - vec3(0.2, 0.3, -0.1)) - 1.15;
  if (far > 0.3) result.x = far;
  else {
    float cap = ellipsoid(q - vec3(0.0, 0.29, -0.10), vec3(0.69, 0.70, 0.80));
    cap += 0.012 * swell(q.x * 16.0 + q.y * 9.0);
    float hem = q.y - 0.42 - 0.12 * q.x + 0.22 * smoothstep(0.6, -0.6, q.z);
    float cloth = max(abs(cap) - 0.035, -hem);
    cloth = min(cloth, length(vec2(cap, hem)) - 0.062);
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
    float skin = ellipsoid(q - vec3(0.0, 0.27, -0.06), vec3(0.640, 0.655, 0.745));
    float strap = max(abs(dot(q.xy - vec2(0.25, 0.10), normalize(vec2(0.42, 1.0)))) - 0.030, abs(skin) - 0.05);
    result = nearer(result, vec2(max(strap, max(q.y - 0.55, -q.z)) * 0.9, PATCH));
  }
  result = nearer(result, fist(p, FIST, 0.0, 1.0, 0.12, vec3(1.25, -2.6, 0.3)));
  result = nearer(result, vec2(length(p - BALL_AT) - 0.44, BALL));
  // Two fingers hold it.
  vec3 g = p - BALL_AT;
  float hold = blend(bone(g, vec3(0.22, -0.56, 0.02), vec3(0.46, -0.20, 0.10), 0.090, 0.086), bone(g, vec3(0.46, -0.20, 0.10), vec3(0.40, 0.14, 0.20), 0.086, 0.072), 0.015);
  hold = min(hold, blend(bone(g, vec3(-0.20, -0.52, 0.14), vec3(-0.42, -0.24, 0.18), 0.092, 0.088), bone(g, vec3(-0.42, -0.24, 0.18), vec3(-0.40, 0.04, 0.22), 0.088, 0.074), 0.015));
  return nearer(result, vec2(hold, GLOVE));
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
  float disc = smoothstep(0.005, -0.005, length(uv - vec2(-0.12, 0.10)) - 0.80);
  return mix(vec3(0.012, 0.004, 0.022), vec3(0.105, 0.088, 0.098), disc * (0.55 + 0.45 * smoothstep(-0.8, 0.8, uv.y)));
}
