// On a wooden hanger from a rail: wide, long, a big print that keeps inside the body.
uniform sampler2D uPrint0;

const vec2 MIDDLE = vec2(0.0, -0.26);
const Hang HUNG = Hang(vec3(0.80, 0.81, 0.87), vec3(0.26, 0.25, 0.30), -1.74, vec3(0.60, 0.60, -0.01), vec3(1.00, -0.30, 0.02), vec2(0.28, 0.18), 0.73);

// Somebody has just hung it up.
vec3 swung(vec3 p) {
  p.xy = turn(0.045) * (p.xy - vec2(0.0, 1.5)) + vec2(0.0, 1.5);
  return p;
}

// A dark disc from seam to seam, its second ink slipped; the face keeps inside it, the cap rises above.
vec4 printAt(vec3 p) {
  p = swung(p);
  if (p.z < 0.02 || abs(p.x) > 0.80) return vec4(0.0);
  vec2 at = p.xy - MIDDLE;
  float disc = length(at) - 0.70, slipped = length(at - vec2(0.040, -0.035)) - 0.70;
  vec4 ground = mix(vec4(0.62, 0.005, 0.15, 1.0) * smoothstep(0.006, -0.006, slipped), vec4(0.012, 0.006, 0.024, 1.0), smoothstep(0.006, -0.006, disc));
  vec4 ink = printed(uPrint0, (at - vec2(-0.02, 0.10)) / 1.88) * (at.y > 0.35 ? 1.0 : smoothstep(0.004, -0.004, disc + 0.02));
  return mix(ground, vec4(ink.rgb / max(ink.a, 1e-3), 1.0), ink.a);
}

// Hung, the cloth falls from the two ends of the hanger: soft swags between collar and shoulder, long swells outside the print.
float drape(vec3 p) {
  float side = smoothstep(-0.08, 0.08, p.z);
  vec2 wave = vec2(noise(p * 1.3 + 3.0), noise(p * 1.3 + 9.0)) - 0.5;
  vec2 q = p.xy + 0.16 * wave;
  float a = 0.9 * softFold(q, vec2(-0.56, 0.72), vec2(-0.16, 0.44), -0.09, 0.075) + 0.9 * softFold(q, vec2(0.58, 0.70), vec2(0.20, 0.46), 0.08, 0.080);
  a += softFold(q, vec2(-0.66, 0.48), vec2(-0.62, -1.2), -0.05, 0.10) + softFold(q, vec2(0.68, 0.44), vec2(0.60, -1.1), 0.06, 0.10);
  a += 0.9 * softFold(q, vec2(-0.24, -0.90), vec2(-0.44, -2.3), 0.05, 0.13) + softFold(q, vec2(0.02, -1.00), vec2(0.16, -2.4), -0.04, 0.15);
  a += 0.9 * softFold(q, vec2(0.50, -0.60), vec2(0.46, -2.2), -0.06, 0.12);
  float b = softFold(q, vec2(-0.3, 0.4), vec2(-0.3, -2.0), 0.0, 0.16) + softFold(q, vec2(0.3, 0.4), vec2(0.3, -2.0), 0.0, 0.16);
  vec2 w = vec2(abs(p.x), p.y) + 0.12 * wave.yx * sign(p.x);
  float s = softFold(w, vec2(0.66, 0.66), vec2(0.84, -0.50), -0.05, 0.070) + 0.9 * softFold(w, vec2(0.80, 0.50), vec2(1.06, -0.40), 0.05, 0.065);
  return 0.085 * mix(mix(b, a, side), 0.8 * s, smoothstep(0.71, 0.80, abs(p.x)) * step(-0.5, p.y)) + 0.034 * wave.x;
}

vec2 hanger(vec3 p) {
  vec3 m = vec3(abs(p.x), p.yz);
  // Turned wood, thicker where it carries the shoulders.
  float wood = blend(rod(m, vec3(0.0, 1.05, -0.02), vec3(0.26, 0.930, -0.02), 0.050, 0.050), rod(m, vec3(0.26, 0.930, -0.02), vec3(0.54, 0.70, -0.02), 0.050, 0.060), 0.08);
  vec2 result = vec2(wood, WOOD);
  vec3 h = p - vec3(0.0, 1.48, -0.02);
  float hook = max(abs(length(h.xy) - 0.115), -(h.y + h.x * 0.9 + 0.05));
  hook = min(length(vec2(hook, h.z)) - 0.020, rod(p, vec3(0.0, 1.05, -0.02), vec3(0.0, 1.365, -0.02), 0.020, 0.020));
  result = nearer(result, vec2(drumY(p - vec3(0.0, 1.10, -0.02), 0.042, 0.022) - 0.006, GOLD));
  return nearer(result, vec2(hook * 0.8, GOLD));
}

// The rail is a thigh bone on two chains of gold.
vec2 rail(vec3 p) {
  vec3 m = vec3(abs(p.x), p.y - 1.50, p.z + 0.02);
  float d = rod(m, vec3(0.0), vec3(1.26, 0.0, 0.0), 0.075, 0.10);
  d = blend(d, length(m - vec3(1.40, 0.11, 0.02)) - 0.155, 0.10);
  d = blend(d, length(m - vec3(1.38, -0.11, 0.0)) - 0.145, 0.10);
  vec3 c = m - vec3(0.98, 0.0, 0.0);
  float index = floor(c.y / 0.17 + 0.5);
  c.y -= 0.17 * index;
  if (mod(index, 2.0) > 0.5) c.xz = c.zx;
  float link = length(vec2(length(vec2(c.x, max(abs(c.y) - 0.05, 0.0))) - 0.062, c.z)) - 0.022;
  return nearer(vec2(d, BONE), vec2(max(link, -m.y) * 0.8, GOLD));
}

vec2 map(vec3 world) {
  vec3 p = swung(toGarment(world));
  vec2 result = nearer(shirt(p, HUNG), hanger(p));
  return nearer(result, rail(world));
}
