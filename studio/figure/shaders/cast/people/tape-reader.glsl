// Three in the morning: glasses, a mile of paper, and not touching anything but the paper.
float strip(vec3 q, float along) {
  return max(max(abs(q.z) - 0.012, abs(q.y) - 0.17), abs(q.x) - along) - 0.012;
}

vec3 toTape(vec3 p) {
  vec3 q = p - vec3(0.0, -1.16, 1.50);
  q.y += 0.16 * (1.0 - q.x * q.x);
  q.z += 0.12 * q.x * q.x;
  q.yz = turn(-0.25) * q.yz;
  return q;
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = trunk(p);
  vec3 m = vec3(abs(p.x), p.yz);
  mat3 frame = mat3(normalize(vec3(0.80, -0.60, 0.0)), normalize(vec3(0.60, 0.80, 0.0)), vec3(0.0, 0.0, 1.0));
  result = nearer(result, arm(m, vec3(0.92, -1.86, -0.12), vec3(1.92, -2.35, 0.60), vec3(1.10, -1.12, 1.42), frame, 0.015));
  result = nearer(result, vec2(strip(toTape(p), 1.2) * 0.7, PAPER));
  // From the fists it falls in loops.
  vec3 f = m - vec3(1.16, -1.95, 1.30);
  f.x += 0.13 * sin(f.y * 3.4 + (p.x > 0.0 ? 0.0 : 1.5));
  f.z += 0.16 * cos(f.y * 3.4 + (p.x > 0.0 ? 0.4 : 2.0));
  f.xz = turn(0.5 * sin(f.y * 1.7)) * f.xz;
  result = nearer(result, vec2((max(max(abs(f.z) - 0.012, abs(f.x) - 0.17), abs(f.y) - 0.85) - 0.012) * 0.6, PAPER));
  vec3 g = toSkull(h) - vec3(0.0, 0.01, 0.66);
  vec3 n = vec3(abs(g.x) - 0.265, g.yz);
  float rimmed = length(vec2(length(n.xy) - 0.215, n.z)) - 0.024;
  rimmed = min(rimmed, rod(vec3(abs(g.x), g.yz), vec3(0.0, 0.03, 0.03), vec3(0.06, 0.02, 0.0), 0.022, 0.022));
  return nearer(result, vec2(rimmed * SKULL_SCALE, ZIP));
}

// Candles that nobody could trade by.
void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material != PAPER) return;
  vec3 q = toTape(p);
  float at = abs(q.y) < 0.25 ? q.x : p.y * 1.1;
  float across = abs(q.y) < 0.25 ? q.y : 0.0;
  float id = floor(at / 0.115);
  float x = abs(fract(at / 0.115) - 0.5) * 0.115;
  float middle = 0.05 * sin(id * 1.3) + 0.02 * sin(id * 3.1);
  float tall = 0.035 + 0.030 * fract(id * 0.37);
  float candle = min(max(x - 0.030, abs(across - middle) - tall), max(x - 0.007, abs(across - middle) - tall - 0.035));
  vec3 ink = fract(id * 0.618) < 0.45 ? vec3(0.62, 0.008, 0.14) : vec3(0.010, 0.30, 0.06);
  skin.tint = mix(skin.tint, ink, smoothstep(0.006, -0.002, candle));
}
