const vec3 LAMP_AT = vec3(-3.4, -4.3, 1.8);
const vec3 LAMP = vec3(1.0, 0.45, 0.15) * 4.0;
const float ROLL = 0.0;
const float NEAR = 5.0;
const float REACH = 18.5;
const float FLAME = EXTRA;
const float RED = EXTRA + 1.0;
const float PORT = EXTRA + 2.0;

// Rocket space: y along the axis, the nose up.
vec3 toRocket(vec3 p) {
  return turnY(turnZ(p - vec3(0.15, -3.15, 0.75), 1.02), 0.4);
}

vec2 posed(vec3 p) {
  vec2 result = arm(p, SHOULDER_RIGHT, vec3(-2.05, -1.45, 0.1), vec3(-2.12, -0.12, 0.4), vec3(0.08, 1.0, 0.1), vec3(0.35, 0.0, 1.0), 1.0, FIST);
  result = nearer(result, arm(p, SHOULDER, vec3(1.95, -2.55, 0.45), vec3(1.72, -2.35, 1.50), vec3(0.25, -0.35, 0.85), vec3(0.0, -1.0, -0.4), -1.0, HOLD));
  // The robe parts over the hull: one leg on the near side, one beyond.
  float warp = noise(p * 1.3 + 4.0);
  float lap = rod(p, vec3(0.0, -2.4, -0.1), vec3(0.0, -3.15, 0.1), 1.02, 0.96);
  float leg = rod(p, vec3(-0.15, -3.0, 0.5), vec3(-0.75, -3.35, 1.75), 0.62, 0.50);
  leg = blend(leg, rod(p, vec3(-0.75, -3.35, 1.75), vec3(-0.35, -4.75, 1.75), 0.48, 0.58), 0.2);
  lap = blend(lap, leg, 0.3);
  lap = blend(lap, rod(p, vec3(-0.4, -3.0, -0.4), vec3(-1.3, -3.4, -0.9), 0.75, 0.85), 0.3);
  lap -= 0.07 * crease(p.x * 2.6 + p.y * 1.2 + warp * 4.5, 2.2) + 0.04 * crease(p.y * 4.0 - p.x * 2.0 + warp * 5.0, 3.0);
  return nearer(result, vec2(lap * 0.8, CLOTH));
}

vec2 scenery(vec3 p) {
  vec3 q = toRocket(p);
  if (length(q) - 5.2 > 0.4) return vec2(length(q) - 5.0, CHROME);
  float along = clamp((q.y + 2.5) / 5.3, 0.0, 1.0);
  float radius = 0.92 * sqrt(clamp(1.0 - pow(abs(along - 0.36) / 0.66, 2.6), 0.0, 1.0)) + 0.02;
  float hull = (length(q.xz) - radius) * 0.7;
  hull = max(hull, max(q.y - 2.86, -q.y - 2.15));
  // Plates and rivets.
  float ring = min(abs(q.y - 1.15), min(abs(q.y + 0.05), abs(q.y + 1.25)));
  vec2 result = vec2(hull + 0.014 * smoothstep(0.025, 0.0, ring), q.y > 1.62 ? RED : CHROME);
  result = nearer(result, vec2(length(q - vec3(0.0, 2.80, 0.0)) - 0.15, RED));
  result = nearer(result, vec2(ringY(q - vec3(0.0, 1.60, 0.0), 0.66, 0.055), GOLD));
  result = nearer(result, vec2(ringY(q + vec3(0.0, 1.95, 0.0), 0.74, 0.07), GOLD));
  // Three fins, one towards the viewer.
  for (int i = 0; i < 3; i++) {
    vec3 f = turnY(q + vec3(0.0, 1.45, 0.0), 0.5 + 2.0943951 * float(i));
    float fin = max(max(abs(f.z) - 0.06, f.x - 1.62 - 0.25 * f.y), max(f.y - 0.95 + 0.85 * (f.x - 0.6), -f.y - 0.75 - 0.55 * (f.x - 0.6)));
    fin = max(fin, 0.3 - f.x);
    result = nearer(result, vec2((fin - 0.03) * 0.8, RED));
  }
  vec3 w = turnY(q - vec3(0.0, -0.62, 0.0), 0.55);
  result = nearer(result, vec2(length(vec2(length(w.xy) - 0.30, w.z - 0.86)) - 0.07, GOLD));
  result = nearer(result, vec2(max(length(w.xy) - 0.28, abs(w.z - 0.84) - 0.04), PORT));
  // A handle for the rider.
  vec3 h = q - vec3(0.0, 1.38, 0.80);
  result = nearer(result, vec2(length(vec2(length(h.yz * vec2(1.0, 0.9)) - 0.22, h.x)) - 0.05, GOLD));
  vec3 e = q + vec3(0.0, 2.3, 0.0);
  result = nearer(result, vec2(max(abs(length(e.xz) - 0.52 + 0.5 * e.y) - 0.05, abs(e.y) - 0.26), DARK));
  float blow = ellipsoid(e + vec3(0.0, 1.05, 0.0), vec3(0.50, 1.55, 0.50)) - 0.22 * noise(q * vec3(3.0, 1.6, 3.0));
  return nearer(result, vec2(max(blow, e.y + 0.1) * 0.6, FLAME));
}

Surface paint(vec3 p, float m) {
  if (m == RED) return Surface(vec3(0.42, 0.008, 0.03), SHINY, vec3(0.012, 0.0, 0.001));
  if (m == PORT) return Surface(vec3(0.0), MATTE, vec3(1.0, 0.72, 0.20) * 0.9);
  if (m == FLAME) {
    vec3 q = toRocket(p);
    float h = clamp((-q.y - 2.3) / 2.2, 0.0, 1.0);
    vec3 c = mix(vec3(1.0, 0.86, 0.45), vec3(1.0, 0.30, 0.04), smoothstep(0.0, 0.4, h));
    return Surface(vec3(0.0), MATTE, mix(c * 1.5, vec3(0.85, 0.03, 0.30), smoothstep(0.4, 1.0, h)));
  }
  return plain(m, p);
}

float crater(vec2 p, vec2 at, float radius) {
  float d = length(p - at) / radius;
  return -0.5 * smoothstep(1.0, 0.7, d) + 0.6 * smoothstep(0.22, 0.0, abs(d - 1.0));
}

vec3 backdrop(vec2 uv, vec3 ray) {
  vec3 c = mix(vec3(0.010, 0.003, 0.030), vec3(0.030, 0.006, 0.060), smoothstep(-0.9, 0.6, uv.y - 0.5 * uv.x));
  vec2 cell = floor(uv * 21.0);
  float pick = hash(ivec2(cell) + 70);
  vec2 star = fract(uv * 21.0) - vec2(0.2 + 0.6 * hash(ivec2(cell) + 90), 0.2 + 0.6 * hash(ivec2(cell) + 130));
  c += vec3(0.8, 0.85, 1.0) * step(0.62, pick) * smoothstep(0.09, 0.0, length(star)) * (pick - 0.5) * 1.5;
  vec2 q = uv - vec2(0.22, 0.04);
  const float SIZE = 0.70;
  float reach = length(q) / SIZE;
  vec3 glow = mix(LIGHT_A, LIGHT_B, smoothstep(-0.5, 0.5, uv.x));
  c += glow * 0.20 * exp(-max(reach - 1.0, 0.0) * 4.5);
  if (reach < 1.0) {
    vec3 n = vec3(q / SIZE, sqrt(1.0 - reach * reach));
    float sea = smoothstep(0.44, 0.58, fractalNoise(n * 2.3 + 4.0));
    float rough = fractalNoise(n * 9.0);
    float pits = crater(n.xy, vec2(-0.52, 0.36), 0.16) + crater(n.xy, vec2(0.42, 0.52), 0.20) + crater(n.xy, vec2(0.62, -0.18), 0.13);
    pits += crater(n.xy, vec2(-0.74, -0.20), 0.11) + crater(n.xy, vec2(0.72, 0.22), 0.08) + crater(n.xy, vec2(-0.26, 0.74), 0.10);
    float albedo = 0.30 + 0.16 * rough - 0.17 * sea + 0.11 * pits;
    vec3 light = LIGHT_A * 0.55 * pow(max(dot(n, normalize(vec3(-0.85, 0.1, 0.25))), 0.0), 1.2);
    light += LIGHT_B * 0.60 * pow(max(dot(n, normalize(vec3(0.9, 0.15, 0.30))), 0.0), 1.2) + vec3(0.50, 0.46, 0.62) * 0.55 * max(dot(n, normalize(vec3(0.1, 0.5, 0.8))), 0.0);
    c = albedo * light * 1.25 + glow * 0.25 * pow(reach, 8.0) * 0.6;
  }
  return c;
}

vec3 veil(vec2 uv, float t, vec3 c) {
  return c;
}
