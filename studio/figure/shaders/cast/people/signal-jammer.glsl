// The set itself, and rabbit ears, one of them broken.
vec2 television(vec3 h) {
  float far = length(h - vec3(0.0, 0.4, 0.0)) - 1.75;
  if (far > 0.4) return vec2(far, CASE);
  vec3 q = h - vec3(0.0, 0.02, 0.0);
  vec2 result = televisionSet(q);
  float ear = rod(q, vec3(-0.08, 0.86, -0.05), vec3(-0.62, 1.62, -0.1), 0.034, 0.026);
  ear = min(ear, rod(q, vec3(0.08, 0.86, -0.05), vec3(0.42, 1.34, -0.1), 0.034, 0.028));
  ear = min(ear, rod(q, vec3(0.42, 1.34, -0.1), vec3(0.80, 1.24, 0.0), 0.028, 0.026));
  result = nearer(result, vec2(ear, STEEL));
  return nearer(result, vec2(min(length(q - vec3(-0.62, 1.62, -0.1)), length(q - vec3(0.80, 1.24, 0.0))) - 0.062, BULB));
}

// A television for a head: it shows what he thinks of you. He keeps the remote.
vec2 own(vec3 p, vec3 h) {
  vec3 at = vec3(-0.74, -1.30, 1.42);
  vec2 result = nearer(television(h), fist(p, at, -0.12, -1.0, 0.085, vec3(-1.25, -2.6, 0.35)));
  vec3 r = p - at;
  r.xy = turn(-0.12) * r.xy;
  r.yz = turn(-0.30) * r.yz;
  result = nearer(result, vec2(block(r - vec3(0.0, 0.22, 0.0), vec3(0.15, 0.66, 0.07), 0.05), REMOTE));
  return nearer(result, vec2(length(vec3(r.x, r.y - 0.66, r.z - 0.07)) - 0.075, BULB));
}

float pixelFace(vec2 s) {
  vec2 m = vec2(abs(s.x), s.y);
  // Two angry wedges and a grin of teeth.
  float eye = max(max(m.y - 0.16 - 0.50 * m.x, 0.02 - m.y + 0.1 * m.x), abs(m.x - 0.34) - 0.18);
  float lip = m.y + 0.30 - 0.55 * m.x * m.x;
  float grin = max(abs(lip) - 0.105, m.x - 0.46);
  float gaps = abs(lip) < 0.018 || abs(fract(m.x / 0.115) - 0.5) < 0.09 ? 1.0 : 0.0;
  return max(smoothstep(0.01, -0.01, eye), smoothstep(0.01, -0.01, grin) * (1.0 - gaps));
}

void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material != SCREEN) return;
  vec2 s = h.xy - vec2(-0.17, 0.04);
  float row = floor(s.y / 0.045);
  // Some rows slip: the signal is bad, and that is his doing.
  s.x += (hash(ivec2(int(row), 3)) > 0.80 ? 0.10 : 0.0) * (hash(ivec2(int(row), 5)) - 0.5) * 2.0;
  vec2 cell = floor(s / 0.0300) + 0.5;
  float dot_ = smoothstep(0.56, 0.30, length(s / 0.0300 - cell));
  float lit = pixelFace(cell * 0.0300);
  float scan = 0.75 + 0.25 * sin(s.y * 100.0);
  skin.tint = mix(vec3(0.006, 0.030, 0.012) * (1.0 + hash(ivec2(cell))), EYE_LIGHT * 1.5 + vec3(0.12), lit * (0.35 + 0.65 * dot_)) * scan;
  skin.glow = 1.0;
}

// A test card.
vec3 backdrop(vec2 uv) {
  int bar = int(floor((uv.x * 0.5 + 0.5) * 7.0));
  vec3 hues[7] = vec3[7](vec3(0.42), vec3(0.42, 0.38, 0.0), vec3(0.0, 0.38, 0.42), vec3(0.0, 0.36, 0.05), vec3(0.42, 0.02, 0.30), vec3(0.42, 0.02, 0.03), vec3(0.02, 0.05, 0.42));
  vec3 c = hues[clamp(bar, 0, 6)];
  if (uv.y < -0.52) c = hues[clamp(6 - bar, 0, 6)] * (bar % 2 == 0 ? 0.5 : 0.0);
  float slip = step(0.93, hash(ivec2(int(floor(uv.y * 34.0)), 8)));
  return c * (0.36 + 0.02 * sin(uv.y * 260.0)) * (1.0 - 0.55 * slip);
}
