// Headphones, a mug, eyelids that weigh a ton.
vec2 own(vec3 p, vec3 h) {
  vec2 result = vec2(1e3, STEEL);
  vec3 q = h - vec3(0.0, 0.06, -0.06);
  float far = length(q - vec3(0.0, 0.2, 0.0)) - 1.45;
  if (far > 0.3) result.x = far;
  else {
    vec3 m = vec3(abs(q.x), q.yz);
    float reach = length(q.xy * vec2(1.0, 0.80));
    float arch = max(max(abs(reach - 0.90) - 0.050, abs(q.z) - 0.15), -q.y) - 0.03;
    result = vec2(arch * 0.8, STEEL);
    vec3 c = (m - vec3(0.80, -0.06, 0.06));
    c.xz = turn(-0.16) * c.xz;
    c = c.yxz;
    result = nearer(result, vec2(drumY(c - vec3(0.0, 0.10, 0.0), 0.32, 0.10) - 0.06, CUP));
    result = nearer(result, vec2(length(vec2(length(c.xz) - 0.27, c.y + 0.04)) - 0.11, PAD));
    result = nearer(result, vec2(ringY(c - vec3(0.0, 0.25, 0.0), 0.22, 0.045), NEON));
    result = nearer(result, vec2(ringY(c - vec3(0.0, 0.10, 0.0), 0.385, 0.022), NEON));
  }
  // A note to himself, on the forehead.
  vec3 n = toSkull(h) - vec3(-0.20, 0.52, 0.60);
  n.xy = turn(0.16) * n.xy;
  n.yz = turn(0.50) * n.yz;
  float note = block(n + vec3(0.0, 0.0, 0.25 * n.y * n.y), vec3(0.185, 0.175, 0.012), 0.01);
  result = nearer(result, vec2(note, NOTE));
  vec3 at = vec3(0.80, -1.30, 1.18);
  result = nearer(result, fist(p, at, 0.0, 1.0, 0.27, vec3(1.6, -2.5, 0.3)));
  // The thumb hooks over the rim.
  vec3 k = p - at;
  result = nearer(result, vec2(thumb(k, vec3(0.40, 0.0, -0.02), vec3(0.39, 0.23, 0.03), vec3(0.35, 0.46, 0.08), vec3(0.20, 0.44, 0.15)), GLOVE));
  vec3 c = p - at - vec3(0.0, 0.02, 0.0);
  float mug = max(abs(length(c.xz) - 0.265) - 0.022, abs(c.y) - 0.40) - 0.014;
  mug = min(mug, max(length(c.xz) - 0.26, abs(c.y + 0.38) - 0.03));
  result = nearer(result, vec2(mug, MUG));
  return nearer(result, vec2(max(length(c.xz) - 0.25, abs(c.y - 0.30) - 0.02), COFFEE));
}

void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material == NOTE) {
    // Two eyes, open: nobody will notice.
    vec3 n = toSkull(h) - vec3(-0.20, 0.52, 0.60);
    n.xy = turn(0.16) * n.xy;
    float eye = length(vec2(abs(n.x) - 0.075, n.y + 0.005));
    skin.tint = mix(skin.tint, vec3(0.01), max(smoothstep(0.014, 0.008, abs(eye - 0.055)), smoothstep(0.034, 0.026, length(vec2(abs(n.x) - 0.075, n.y + 0.015)))));
  }
  if (material == MUG) {
    vec3 c = p - vec3(0.80, -1.28, 1.18);
    float a = atan(c.x, c.z) + 0.25;
    float line = abs(c.y - 0.30);
    float tooth = step(abs(fract(a / 0.16) - 0.5), 0.32) * smoothstep(0.060, 0.052, line) * step(0.014, line) * step(abs(a), 0.62);
    skin.tint = mix(skin.tint, vec3(0.02, 0.01, 0.03), tooth);
  }
}

vec3 air(vec2 uv) {
  vec2 q = uv - vec2(0.46, -0.40);
  if (q.y < 0.0) return vec3(0.0);
  float path = 0.07 * sin(q.y * 8.0) * (0.3 + q.y);
  float wide = 0.020 + 0.07 * q.y;
  float steam = exp(-pow((q.x - path) / wide, 2.0)) + 0.7 * exp(-pow((q.x - path - 0.10 - 0.05 * sin(q.y * 9.0 + 2.0)) / wide, 2.0));
  return vec3(0.26, 0.25, 0.32) * steam * smoothstep(0.0, 0.12, q.y) * smoothstep(0.62, 0.2, q.y);
}

// An office at a quarter to four: blinds, a moon, a clock.
vec3 backdrop(vec2 uv) {
  vec3 sky = mix(vec3(0.055, 0.030, 0.20), vec3(0.012, 0.012, 0.085), smoothstep(-0.8, 1.0, uv.y));
  float moon = length(uv - vec2(-0.62, 0.55));
  sky = mix(sky, vec3(0.62, 0.58, 0.46), smoothstep(0.235, 0.225, moon) * smoothstep(0.175, 0.185, length(uv - vec2(-0.53, 0.60))));
  sky += vec3(0.06, 0.05, 0.10) * exp(-3.0 * moon);
  for (int layer = 0; layer < 2; layer++) {
    float x = uv.x * (4.0 + 2.0 * float(layer)) + 3.3 * float(layer);
    int id = int(floor(x));
    float tall = -0.75 + 0.75 * hash(ivec2(id, layer + 4)) - 0.15 * float(layer);
    vec2 g = vec2(fract(x) * 4.0, uv.y * 16.0);
    float pane = step(0.3, fract(g.x)) * step(0.4, fract(g.y)) * step(0.72, hash(ivec2(g) + id * 7));
    sky = mix(sky, vec3(0.010, 0.008, 0.035) + vec3(0.75, 0.42, 0.10) * pane * 0.55, step(uv.y, tall));
  }
  float slat = fract(uv.y * 7.0);
  float blind = smoothstep(0.0, 0.04, slat) * smoothstep(0.20, 0.16, slat);
  vec3 c = mix(sky, vec3(0.09, 0.035, 0.15) * (0.6 + 2.0 * slat), blind);
  return mix(c, vec3(0.02, 0.008, 0.04), smoothstep(0.016, 0.012, abs(abs(uv.x) - 0.80)));
}
