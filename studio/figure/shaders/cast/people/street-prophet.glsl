// Hair like weather, a sign of cardboard: the chart goes up.
// As a rod, but it tapers without an edge where it begins and ends: on hair one would see a line there.
float tapered(vec3 p, vec3 from, vec3 to, float thick, float thin) {
  vec3 way = to - from;
  float t = clamp(dot(p - from, way) / dot(way, way), 0.0, 1.0);
  return length(p - from - way * t) - mix(thick, thin, smoothstep(0.0, 1.0, t));
}

// A lock bends once and runs out to a point.
float lock_(vec3 q, vec3 root, vec3 bend, vec3 tip, float r) {
  return blend(tapered(q, root, bend, r, 0.76 * r), tapered(q, bend, tip, 0.76 * r, 0.02), 0.36);
}

// One side's locks of the head, each a little out of step with its twin.
float mane(vec3 m, float side) {
  float d = ellipsoid(m - vec3(0.0, 0.22, -0.34), vec3(0.78, 0.72, 0.56));
  d = blend(d, lock_(m, vec3(0.44, 0.62, -0.18), vec3(0.66, 0.94 + 0.05 * side, -0.14), vec3(0.60, 1.26, -0.10), 0.24), 0.05);
  d = blend(d, lock_(m, vec3(0.62, 0.46, -0.14), vec3(0.98, 0.74, -0.08), vec3(1.22 + 0.06 * side, 1.04, -0.04), 0.27), 0.05);
  d = blend(d, lock_(m, vec3(0.66, 0.16, -0.12), vec3(1.12, 0.32 - 0.06 * side, -0.04), vec3(1.48, 0.50, 0.02), 0.28), 0.05);
  d = blend(d, lock_(m, vec3(0.66, -0.12, -0.10), vec3(1.08, -0.10, 0.0), vec3(1.46, -0.06 - 0.08 * side, 0.08), 0.27), 0.05);
  d = blend(d, lock_(m, vec3(0.62, -0.40, -0.08), vec3(0.98, -0.52 + 0.05 * side, 0.06), vec3(1.30, -0.66, 0.16), 0.26), 0.05);
  return blend(d, lock_(m, vec3(0.56, -0.62, -0.06), vec3(0.78, -0.92, 0.08), vec3(0.98, -1.26, 0.20), 0.24), 0.05);
}

float beard(vec3 q, vec3 m) {
  float d = lock_(q, vec3(0.0, -0.92, 0.42), vec3(0.03, -1.34, 0.66), vec3(0.14, -1.72, 0.74), 0.30);
  d = blend(d, lock_(m, vec3(0.26, -0.82, 0.42), vec3(0.32, -1.22, 0.56), vec3(0.24, -1.62, 0.62), 0.23), 0.04);
  d = blend(d, lock_(m, vec3(0.46, -0.62, 0.26), vec3(0.58, -1.00, 0.38), vec3(0.60, -1.42, 0.46), 0.22), 0.04);
  return blend(d, lock_(m, vec3(0.54, -0.34, 0.14), vec3(0.70, -0.66, 0.22), vec3(0.88, -0.96, 0.34), 0.17), 0.04);
}

// Sackcloth, measured further out than a robe: the beard lies close above it.
vec2 sackcloth(vec3 p) {
  float d = torso(p);
  if (d > 1.4) return vec2(d - 0.5, CLOTH);
  d = blend(d, collar(p), 0.06);
  if (detail == ROUGH) return vec2(d, CLOTH);
  return vec2(d - 0.09 * drape(p) * smoothstep(-1.05, -1.7, p.y), CLOTH);
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = vec2(1e3, HAIR);
  vec3 q = toSkull(h);
  float far = length(q - vec3(0.0, -0.2, 0.0)) - 1.9;
  if (far > 0.6) result.x = far;
  else {
    vec3 m = vec3(abs(q.x), q.yz);
    float d = min(mane(m, sign(q.x)), beard(q, m));
    if (detail != ROUGH) {
      float strand = atan(q.y + 0.1, q.x) * 34.0 + 2.0 * sin(length(q.xy) * 6.0);
      d -= 0.022 * swell(strand) + 0.010 * swell(strand * 2.7 + 1.0);
    }
    // Eyebrows of the same make.
    vec3 b = m - vec3(0.27, 0.25, 0.66);
    b.xy = turn(0.20) * b.xy;
    d = min(d, ellipsoid(b, vec3(0.24, 0.085, 0.09)) - 0.022 * swell(b.x * 30.0 + b.y * 14.0));
    result = vec2(d * SKULL_SCALE * 0.85, HAIR);
  }
  if (p.y + 0.62 < result.x) result = nearer(result, sackcloth(p));
  vec3 at = vec3(-1.16, -1.34, 0.9);
  result = nearer(result, fist(p, at, 0.10, -1.0, 0.05, vec3(-1.4, -2.6, 0.3)));
  vec3 s = p - at;
  s.xy = turn(0.02) * s.xy;
  result = nearer(result, vec2(block(s - vec3(0.0, 0.5, 0.0), vec3(0.05, 1.3, 0.03), 0.01), WOOD));
  float board = block(s - vec3(0.02, 1.72, 0.06), vec3(0.55, 0.48, 0.028), 0.015);
  return nearer(result, vec2(board, CARD));
}

void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material != CARD) return;
  vec3 s = p - vec3(-1.16, -1.34, 0.9);
  s.xy = turn(0.02) * s.xy;
  vec2 g = s.xy - vec2(0.02, 1.72);
  float line = segment(g, vec2(-0.42, -0.30), vec2(-0.18, -0.02));
  line = min(line, segment(g, vec2(-0.18, -0.02), vec2(0.02, -0.20)));
  line = min(line, segment(g, vec2(0.02, -0.20), vec2(0.38, 0.30)));
  line = min(line, segment(g, vec2(0.38, 0.30), vec2(0.16, 0.26)));
  line = min(line, segment(g, vec2(0.38, 0.30), vec2(0.40, 0.08)));
  skin.tint *= 0.85 + 0.25 * noise(p * vec3(3.0, 30.0, 3.0));
  skin.tint = mix(skin.tint, vec3(0.60, 0.004, 0.10), smoothstep(0.052, 0.042, line + 0.010 * noise(p * 26.0)));
}

// Dusk, a street of wires.
vec3 backdrop(vec2 uv) {
  vec3 c = mix(vec3(0.62, 0.20, 0.035), vec3(0.075, 0.035, 0.16), smoothstep(-0.55, 0.95, uv.y));
  for (int layer = 0; layer < 2; layer++) {
    float x = uv.x * (3.1 + 1.1 * float(layer)) + 2.7 * float(layer);
    int id = int(floor(x));
    float tall = -0.25 + 0.75 * hash(ivec2(id, layer + 2)) * smoothstep(0.1, 0.8, abs(uv.x)) - 0.25 * float(layer);
    float roof = tall - 0.10 * step(0.5, hash(ivec2(id, 9))) * abs(fract(x) - 0.5) * 2.0;
    c = mix(c, mix(vec3(0.20, 0.055, 0.06), vec3(0.06, 0.012, 0.045), float(layer)), step(uv.y, roof));
  }
  for (int wire = 0; wire < 3; wire++) {
    float y = 0.62 + 0.13 * float(wire) - 0.10 * (1.0 - pow(uv.x * 0.9 - 0.2, 2.0));
    c *= 1.0 - 0.65 * smoothstep(0.006, 0.003, abs(uv.y - y));
  }
  return c;
}
