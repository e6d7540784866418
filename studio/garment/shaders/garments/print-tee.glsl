// On a wooden hanger from a rail: wide and short, the print runs from the collar into the hem, and what he shows has come off it.
uniform sampler2D uPrint0;

const vec2 MIDDLE = vec2(0.01, -0.29);
const float SIZE = 1.86;
const Hang HUNG = Hang(vec3(0.82, 0.83, 0.86), vec3(0.27, 0.26, 0.32), -1.20, vec3(0.60, 0.60, -0.01), vec3(1.06, -0.20, 0.10), vec2(0.30, 0.19), 0.73);
const vec3 OTHER_WRIST = vec3(0.93, -0.30, -0.02);
const vec3 EYE = vec3(0.46, -0.32, 0.21);

// Somebody has just hung it up.
vec3 swung(vec3 p) {
  p.xy = turn(0.045) * (p.xy - vec2(0.0, 1.5)) + vec2(0.0, 1.5);
  return p;
}

vec4 printAt(vec3 p) {
  p = swung(p);
  if (p.z < 0.02 || abs(p.x) > 0.80) return vec4(0.0);
  return printed(uPrint0, (p.xy - MIDDLE) / SIZE);
}

// Hung, the cloth falls from the two ends of the hanger: swags under the collar, long soft swells through the print that end in a waving hem.
float drape(vec3 p) {
  float side = smoothstep(-0.08, 0.08, p.z);
  vec2 wave = vec2(noise(p * 1.3 + 3.0), noise(p * 1.3 + 9.0)) - 0.5;
  vec2 q = p.xy + 0.16 * wave;
  float a = 0.9 * softFold(q, vec2(-0.58, 0.74), vec2(-0.20, 0.40), -0.12, 0.085) + 0.35 * softFold(q, vec2(0.62, 0.72), vec2(0.26, 0.52), 0.10, 0.085);
  a += softFold(q, vec2(-0.68, 0.52), vec2(-0.56, -1.3), -0.09, 0.11) + 1.1 * softFold(q, vec2(0.70, 0.46), vec2(0.58, -1.3), 0.10, 0.11);
  a += 0.8 * softFold(q, vec2(-0.76, 0.36), vec2(-0.44, -0.10), 0.08, 0.075);
  a += softFold(q, vec2(-0.20, -0.30), vec2(-0.34, -1.7), 0.05, 0.14) + 1.1 * softFold(q, vec2(0.06, -0.45), vec2(0.14, -1.7), -0.06, 0.14);
  a += 1.1 * softFold(q, vec2(0.42, -0.55), vec2(0.46, -1.6), -0.06, 0.12);
  float b = softFold(q, vec2(-0.3, 0.4), vec2(-0.3, -2.0), 0.0, 0.16) + softFold(q, vec2(0.3, 0.4), vec2(0.3, -2.0), 0.0, 0.16);
  vec2 w = vec2(abs(p.x), p.y) + 0.12 * wave.yx * sign(p.x);
  float s = p.x > 0.0 ? softFold(w, vec2(0.66, 0.66), vec2(0.90, -0.40), -0.07, 0.075) + softFold(w, vec2(0.84, 0.50), vec2(1.14, -0.30), 0.06, 0.070)
                      : softFold(w, vec2(0.62, 0.70), vec2(0.98, -0.50), 0.09, 0.085) + 0.7 * softFold(w, vec2(1.00, 0.20), vec2(0.74, 0.02), 0.03, 0.070);
  return 0.100 * mix(mix(b, a, side), 0.8 * s, smoothstep(0.71, 0.80, abs(p.x)) * step(-0.5, p.y)) + 0.034 * wave.x;
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

// His other eye: it looks out of his hand.
vec2 eye(vec3 p) {
  vec3 at = p - EYE;
  float away = length(at - 0.21 * normalize(vec3(-0.55, 0.30, 1.0)));
  return vec2(length(at) - 0.21, away < 0.075 ? GLOSS : away < 0.125 ? LINING : BONE);
}

vec2 map(vec3 world) {
  vec3 p = swung(toGarment(world));
  Hang hang = HUNG;
  if (p.x < 0.0) hang.wrist = OTHER_WRIST;
  vec2 result = nearer(shirt(p, hang), hanger(p));
  return nearer(nearer(result, eye(p)), rail(world));
}
