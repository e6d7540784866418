// A racing helmet; the visor shows the line he follows, and he has pushed it up to see where he goes.
float window(vec3 c) {
  return max(max(abs(c.y - 0.10) - 0.37 + 0.10 * abs(c.x), -c.z + 0.05), abs(c.x) - 0.95);
}

float dome(vec3 c) {
  return ellipsoid(c - vec3(0.0, 0.14, -0.10), vec3(0.98, 1.02, 1.10));
}

// The visor turns on its two screws.
vec3 toVisor(vec3 h) {
  vec3 v = h - vec3(0.0, 0.16, 0.10);
  v.yz = turn(0.60) * v.yz;
  return v + vec3(0.0, 0.10, 0.10);
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = vec2(1e3, SHELL);
  vec3 c = h - vec3(0.0, 0.06, 0.0);
  float far = length(c) - 1.45;
  if (far > 0.3) result.x = far;
  else {
    vec3 m = vec3(abs(c.x), c.yz);
    float d = blend(dome(c), ellipsoid(c - vec3(0.0, -0.52, 0.36), vec3(0.72, 0.46, 0.72)), 0.25);
    d = max(d, -c.y - 0.95);
    float shell = carve(d, window(c), 0.03);
    float vents = max(max(abs(abs(m.x) - 0.30) - 0.13, abs(c.y + 0.62 - 0.15 * m.x) - 0.028), -c.z);
    vents = min(vents, max(max(abs(m.x - 0.30) - 0.13, abs(c.y + 0.72 - 0.15 * m.x) - 0.028), -c.z));
    shell = carve(shell, max(vents, -(d + 0.06)), 0.012);
    result = vec2(shell * 0.9, d < -0.05 ? PAD : SHELL);
    vec3 v = toVisor(h);
    result = nearer(result, vec2(max(abs(dome(v) - 0.06) - 0.020, window(v)) * 0.9, VISOR));
    vec3 s = m - vec3(0.98, 0.10, 0.10);
    s = s.yxz;
    result = nearer(result, vec2(drumY(s, 0.13, 0.05) - 0.02, STEEL));
    // A fin, for speed nobody asked for.
    vec3 f = c - vec3(0.0, 1.12, -0.25);
    float fin = max(max(abs(f.x) - 0.035 - 0.05 * smoothstep(0.1, -0.2, f.y), abs(f.y) - 0.22), abs(f.z + 0.5 * f.y) - 0.55 + 0.6 * f.y) - 0.015;
    result = nearer(result, vec2(fin * 0.8, TRIM));
  }
  vec3 at = vec3(1.10, -1.30, 0.8);
  result = nearer(result, fist(p, at, 0.08, 1.0, 0.045, vec3(1.4, -2.6, 0.3)));
  vec3 s = p - at;
  s.xy = turn(0.08) * s.xy;
  result = nearer(result, vec2(rod(s, vec3(0.0, -0.5, 0.0), vec3(0.0, 1.95, 0.0), 0.042, 0.036), STEEL));
  vec3 f = s - vec3(0.38, 1.54, 0.0);
  f.z += 0.10 * sin(f.x * 6.0 + 1.0) + 0.05 * sin(f.y * 4.0 + f.x * 3.0);
  return nearer(result, vec2(block(f, vec3(0.38, 0.32, 0.016), 0.01) * 0.75, FLAG));
}

float trace(vec2 s) {
  float d = segment(s, vec2(-0.62, -0.10), vec2(-0.42, 0.02));
  d = min(d, segment(s, vec2(-0.42, 0.02), vec2(-0.26, -0.12)));
  d = min(d, segment(s, vec2(-0.26, -0.12), vec2(0.00, 0.08)));
  d = min(d, segment(s, vec2(0.00, 0.08), vec2(0.16, -0.04)));
  d = min(d, segment(s, vec2(0.16, -0.04), vec2(0.52, 0.20)));
  d = min(d, segment(s, vec2(0.52, 0.20), vec2(0.36, 0.20)));
  return min(d, segment(s, vec2(0.52, 0.20), vec2(0.50, 0.04)));
}

void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material == VISOR) {
    vec2 s = toVisor(h).xy - vec2(0.0, 0.05);
    vec2 cell = floor(s / 0.046) + 0.5;
    float lit = smoothstep(0.066, 0.046, trace(cell * vec2(0.046, 0.034)));
    float dot_ = smoothstep(0.52, 0.30, length(s / 0.046 - cell));
    if (lit * dot_ > 0.03) {
      skin.tint = EYE_LIGHT * 2.2 * lit * dot_ + vec3(0.25) * lit * dot_;
      skin.glow = 1.0;
    }
  }
  if (material == SHELL) {
    float stripe = step(abs(abs(h.x) - 0.20), 0.085) * step(0.35, h.y);
    float chin = step(abs(h.y + 0.36 - 0.25 * abs(h.x)), 0.05) * step(0.1, h.z);
    skin.tint = mix(skin.tint, vec3(0.75, 0.010, 0.24), max(stripe, chin));
    // The number on his cheek.
    float plate = length(vec2(h.z - 0.10, h.y - 0.62)) - 0.24;
    if (plate < 0.0 && abs(h.x) > 0.5) skin.tint = vec3(0.01, 0.015, 0.03);
  }
  if (material == FLAG) {
    vec3 s = p - vec3(1.10, -1.30, 0.8);
    s.xy = turn(0.08) * s.xy;
    ivec2 g = ivec2(floor(s.xy / 0.152));
    skin.tint = ((g.x + g.y) & 1) == 0 ? vec3(0.86) : vec3(0.012);
  }
}

// A floor of lines runs to a low sun.
vec3 backdrop(vec2 uv) {
  float y = uv.y + 0.22;
  vec3 c = mix(vec3(0.16, 0.006, 0.22), vec3(0.010, 0.006, 0.09), smoothstep(0.0, 1.1, y));
  float sun = length(uv - vec2(0.0, 0.10));
  float slats = smoothstep(0.03, 0.06, abs(fract(uv.y * 8.0) - 0.5) - 0.26 * smoothstep(0.55, -0.25, uv.y));
  vec3 disc = mix(vec3(0.85, 0.02, 0.30), vec3(0.90, 0.42, 0.04), smoothstep(-0.3, 0.75, uv.y)) * 0.66;
  c = mix(c, disc, smoothstep(0.765, 0.757, sun) * max(slats, step(0.35, uv.y)));
  if (y < 0.0) {
    float depth = 0.32 / max(-y, 0.006);
    vec2 f = abs(fract(vec2(uv.x * depth * 2.2, depth * 2.6) + 0.5) - 0.5);
    vec2 width = vec2(0.022, 0.030) * (1.0 + 0.6 * depth);
    float line = max(smoothstep(width.x, width.x * 0.4, f.x), smoothstep(width.y, width.y * 0.4, f.y));
    c = vec3(0.012, 0.006, 0.045) + vec3(0.02, 0.55, 0.75) * line * smoothstep(0.0, 0.25, -y) + vec3(0.30, 0.02, 0.20) * exp(y * 8.0);
  }
  return c;
}
