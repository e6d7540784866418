// A racing helmet; the visor shows the line he follows. He has pushed it up to see who is ahead of him: the snail has the flag.
const float SNAIL = 0.98;

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

// It crosses the crown from left to right.
vec3 toSnail(vec3 c) {
  vec3 s = c - vec3(0.02, 1.13, 0.10);
  s.xz = turn(-0.30) * s.xz;
  return s / SNAIL;
}

vec2 pole(vec3 s) {
  s -= vec3(-0.12, 0.52, -0.04);
  s.xy = turn(-0.62) * s.xy;
  return s.xy;
}

vec2 snail(vec3 s) {
  float far = length(s - vec3(-0.35, 0.6, 0.0)) - 1.45;
  if (far > 0.3) return vec2(far * SNAIL, SLUG);
  float body = blend(rod(s, vec3(-0.86, -0.26, 0.0), vec3(-0.30, 0.0, 0.0), 0.03, 0.14), rod(s, vec3(-0.30, 0.0, 0.0), vec3(0.40, -0.03, 0.02), 0.14, 0.15), 0.10);
  body = blend(body, rod(s, vec3(0.40, -0.03, 0.02), vec3(0.62, 0.34, 0.10), 0.14, 0.12), 0.14);
  body = blend(body, ellipsoid(s - vec3(0.66, 0.38, 0.14), vec3(0.19, 0.15, 0.17)), 0.08);
  vec3 mouth_ = s - vec3(0.66, 0.38, 0.31);
  body = carve(body, max(abs(mouth_.y + 0.05 - 1.6 * mouth_.x * mouth_.x) - 0.014, abs(mouth_.x) - 0.12) - 0.004, 0.01);
  float side = s.x < 0.68 ? 0.0 : 1.0;
  vec3 eye = mix(vec3(0.56, 0.74, 0.18), vec3(0.84, 0.70, 0.20), side);
  vec2 result = vec2(blend(body, rod(s, mix(vec3(0.60, 0.44, 0.14), vec3(0.73, 0.44, 0.14), side), eye, 0.045, 0.034), 0.04), SLUG);
  result = nearer(result, vec2(length(s - eye) - 0.105, STALK_EYE));
  // Its house: a coil that swells from its middle.
  vec3 q = s - vec3(-0.14, 0.42, 0.0);
  float r = length(q.xy), a = atan(q.y, q.x);
  float coil = ellipsoid(q, vec3(0.46, 0.44, 0.30));
  if (coil < 0.2) {
    float turn_ = fract(a / 6.2831853 + log2(max(r, 0.02)) * 0.95);
    coil -= 0.055 * (1.0 - pow(abs(2.0 * turn_ - 1.0), 2.0)) * smoothstep(0.02, 0.12, r) - 0.02;
    coil *= 0.7;
  }
  result = nearer(result, vec2(coil, COIL));
  vec3 f = vec3(pole(s), s.z);
  result = nearer(result, vec2(rod(f, vec3(0.0), vec3(0.0, 1.16, 0.0), 0.034, 0.028), STEEL));
  f -= vec3(-0.54, 0.80, 0.0);
  f.z += (0.10 * sin(f.x * 6.0 + 1.0) + 0.05 * sin(f.y * 4.0 + f.x * 3.0)) * smoothstep(0.54, 0.2, f.x);
  return nearer(result, vec2(block(f, vec3(0.52, 0.32, 0.018), 0.01) * 0.7, FLAG)) * vec2(SNAIL, 1.0);
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
  }
  return nearer(result, snail(toSnail(c)));
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
    ivec2 g = ivec2(floor((pole(toSnail(h - vec3(0.0, 0.06, 0.0))) - vec2(-0.02, 0.0)) / 0.16));
    skin.tint = ((g.x + g.y) & 1) == 0 ? vec3(0.80) : vec3(0.012);
  }
  if (material == COIL) {
    vec3 q = toSnail(h - vec3(0.0, 0.06, 0.0)) - vec3(-0.14, 0.42, 0.0);
    float turn_ = fract(atan(q.y, q.x) / 6.2831853 + log2(max(length(q.xy), 0.02)) * 0.95);
    skin.tint = mix(skin.tint, vec3(0.02, 0.22, 0.30), smoothstep(0.12, 0.04, min(turn_, 1.0 - turn_)));
  }
  // It looks where it goes, and is in no hurry.
  if (material == STALK_EYE) {
    vec3 s = toSnail(h - vec3(0.0, 0.06, 0.0));
    vec3 d = normalize(s - (s.x < 0.69 ? vec3(0.56, 0.74, 0.18) : vec3(0.84, 0.70, 0.20)));
    if (dot(d, normalize(vec3(0.30, -0.22, 0.9))) > 0.86) skin.tint = vec3(0.005);
    if (d.y > 0.22) skin.tint = vec3(0.24, 0.42, 0.02);
  }
}

// A floor of lines runs away from him.
vec3 backdrop(vec2 uv) {
  float y = uv.y + 0.36;
  vec3 c = mix(vec3(0.82, 0.30, 0.004), vec3(0.44, 0.022, 0.012), smoothstep(0.05, 1.25, length(uv - vec2(0.05, 0.38))));
  if (y < 0.0) {
    float depth = 0.32 / max(-y, 0.006);
    vec2 f = abs(fract(vec2(uv.x * depth * 2.2, depth * 2.6) + 0.5) - 0.5);
    vec2 width = vec2(0.022, 0.030) * (1.0 + 0.6 * depth);
    float line = max(smoothstep(width.x, width.x * 0.4, f.x), smoothstep(width.y, width.y * 0.4, f.y));
    c = mix(c, vec3(0.20, 0.008, 0.030), smoothstep(0.0, 0.25, -y)) + vec3(0.60, 0.30, 0.03) * line * smoothstep(0.0, 0.25, -y);
  }
  return c;
}
