// A diver's helmet of brass, and a flask one would not drink from.
vec2 own(vec3 p, vec3 h) {
  vec2 result = vec2(1e3, BRASS);
  vec3 c = h - vec3(0.0, -0.02, 0.12);
  float far = length(c) - 1.65;
  if (far > 0.3) result.x = far;
  else {
    float reach = length(c.xy);
    float ball = length(c * vec3(1.0, 0.96, 1.0)) - 1.16;
    float shell = carve(abs(ball) - 0.05, max(reach - 0.70, -c.z), 0.03);
    float around = atan(c.x, c.y);
    float port = length(vec2(reach - 0.76, c.z - 0.90)) - 0.105;
    float bolt = abs(fract(around / 6.2831853 * 12.0) - 0.5) * 6.2831853 / 12.0 * 0.76;
    shell = min(shell, port);
    shell = min(shell, length(vec3(bolt, reach - 0.76, c.z - 0.995)) - 0.050);
    // Seams, side ports and the valve on top.
    shell = min(shell, max(max(abs(ball - 0.05) - 0.025, abs(c.y) - 0.045), c.z > 0.0 ? 0.80 - reach : -1.0));
    vec3 m = vec3(abs(c.x), c.yz);
    vec3 s = m - vec3(1.10, 0.06, 0.25);
    s.xz = turn(-0.25) * s.xz;
    shell = min(shell, max(abs(length(s.yz) - 0.30) - 0.065, abs(s.x) - 0.12) - 0.02);
    result = vec2(shell * 0.9, BRASS);
    result = nearer(result, vec2(max(length(s.yz) - 0.27, abs(s.x) - 0.10), PORT));
    vec3 t = c - vec3(0.0, 1.20, 0.0);
    float valve = min(max(length(t.xz) - 0.20, abs(t.y) - 0.10) - 0.02, max(length(t.xz) - 0.06, abs(t.y - 0.18) - 0.16));
    valve = min(valve, length(vec2(length(t.xz) - 0.20, t.y - 0.30)) - 0.045);
    valve = min(valve, rod(vec3(abs(t.x), t.yz), vec3(0.0, 0.30, 0.0), vec3(0.2, 0.30, 0.0), 0.03, 0.03));
    result = nearer(result, vec2(valve, COPPER));
  }
  // The collar is bolted to the suit.
  vec3 k = p - vec3(0.0, -1.16, -0.02);
  k.y += 0.14 * k.z;
  float plate = max(length(k.xz) - 1.06, abs(k.y + 0.12 * length(k.xz)) - 0.085) - 0.03;
  plate = min(plate, ringY(k - vec3(0.0, 0.05, 0.0), 0.84, 0.11));
  float turn_ = abs(fract(atan(k.x, k.z) / 6.2831853 * 14.0) - 0.5) * 6.2831853 / 14.0 * 0.97;
  plate = min(plate, length(vec3(turn_, length(k.xz) - 0.97, k.y + 0.02)) - 0.060);
  result = nearer(result, vec2(plate, COPPER));
  vec3 at = vec3(1.12, -1.38, 1.10);
  result = nearer(result, fist(p, at, 0.0, 1.0, 0.09, vec3(1.45, -2.6, 0.3)));
  vec3 f = p - at - vec3(0.0, 0.58, 0.0);
  float flask = blend(length(f) - 0.34, rod(f, vec3(0.0, 0.2, 0.0), vec3(0.0, 0.58, 0.0), 0.105, 0.105), 0.08);
  flask = min(flask, ringY(f - vec3(0.0, 0.60, 0.0), 0.105, 0.034));
  result = nearer(result, vec2(flask, FLASK));
  return nearer(result, vec2(rod(f, vec3(0.0, -0.3, 0.0), vec3(0.0, -0.8, 0.0), 0.085, 0.085), COPPER));
}

void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material != FLASK) return;
  vec3 f = p - vec3(1.12, -0.80, 1.10);
  float wave = 0.05 * sin(f.x * 9.0);
  bool isFull = f.y < 0.16 + wave;
  float bubble = noise(p * 9.0);
  skin.tint = isFull ? EYE_LIGHT * (0.55 + 0.9 * smoothstep(0.60, 0.75, bubble)) + vec3(0.25) * smoothstep(0.26, 0.30, length(f.xy - vec2(-0.10, 0.10)) * -1.0 + 0.38) : vec3(0.08, 0.16, 0.14);
  if (isFull) skin.glow = 1.0;
}

// Bubbles rise.
vec3 air(vec2 uv) {
  vec3 c = vec3(0.0);
  for (int i = 0; i < 14; i++) {
    vec2 at = vec2(hash(ivec2(i, 1)), hash(ivec2(i, 2))) * vec2(2.0, 2.0) - 1.0;
    at.x = sign(at.x) * (0.55 + 0.43 * abs(at.x));
    float r = 0.018 + 0.05 * hash(ivec2(i, 3)) * hash(ivec2(i, 4));
    float d = length(uv - at);
    c += vec3(0.10, 0.40, 0.38) * (smoothstep(0.010, 0.0, abs(d - r)) + 0.7 * smoothstep(r * 0.35, 0.0, length(uv - at - vec2(-r, r) * 0.4)));
  }
  return c;
}

// Under water: shafts of light, a bed of weed.
vec3 backdrop(vec2 uv) {
  vec3 c = mix(vec3(0.0, 0.030, 0.055), vec3(0.0, 0.155, 0.165), smoothstep(-1.1, 1.1, uv.y));
  vec2 q = turn(0.25) * uv;
  float shaft = swell(q.x * 5.0 + 0.6 * sin(q.x * 9.0)) * swell(q.x * 11.0 + 2.0);
  c += vec3(0.01, 0.14, 0.12) * shaft * smoothstep(-0.7, 1.2, uv.y);
  for (int i = 0; i < 9; i++) {
    float x = -1.0 + 0.25 * float(i) + 0.1 * hash(ivec2(i, 6));
    float tall = -0.75 + 0.75 * hash(ivec2(i, 7)) * step(0.25, abs(x));
    float bend = 0.05 * sin(uv.y * 7.0 + float(i));
    float blade = smoothstep(0.006, -0.006, abs(uv.x - x - bend) - 0.050 * smoothstep(tall, tall - 0.5, uv.y));
    c = mix(c, vec3(0.0, 0.055, 0.045), blade * step(uv.y, tall));
  }
  return c;
}
