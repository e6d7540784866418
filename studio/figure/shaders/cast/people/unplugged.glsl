// He bit the lead through: it comes up through one fist and ends between his teeth; the plug is in the other, and takes it ill.
const vec3 PLUG_AT = vec3(1.30, -1.48, 1.20);
const vec3 PLUG_AXIS = normalize(vec3(0.16, 0.988, 0.0));
const vec3 END_AT = vec3(-1.36, -1.34, 1.20);
const vec3 END_AXIS = normalize(vec3(-0.14, 0.990, 0.0));
const vec3 BEND = vec3(-1.52, -0.36, 1.30);
const vec3 BIT = vec3(0.40, -0.62, 1.06);

// Across the plug and along it, from the fist.
vec3 toPlug(vec3 p) {
  vec3 q = p - PLUG_AT;
  return vec3(dot(q, vec3(PLUG_AXIS.y, -PLUG_AXIS.x, 0.0)), dot(q, PLUG_AXIS), q.z);
}

vec2 plug(vec3 p) {
  vec3 q = toPlug(p);
  float body = rod(q, vec3(0.0, -0.34, 0.0), vec3(0.0, 0.50, 0.0), 0.115, 0.15);
  body = blend(body, block(q - vec3(0.0, 0.90, 0.0), vec3(0.52, 0.34, 0.26), 0.10), 0.12);
  vec3 m = vec3(abs(q.x) - 0.25, q.y - 1.52, q.z);
  float prongs = max(block(m, vec3(0.085, 0.38, 0.10), 0.02), 0.045 - length(m.xy - vec2(0.0, 0.20)));
  return nearer(vec2(body, PLUG), vec2(prongs, ZIP));
}

float lead(vec3 p) {
  float d = rod(p, PLUG_AT, vec3(1.12, -3.9, 1.0), 0.085, 0.085);
  d = min(d, rod(p, vec3(-1.22, -3.9, 1.0), END_AT, 0.085, 0.085));
  vec3 from = END_AT;
  for (int i = 1; i < 9; i++) {
    float t = 0.125 * float(i);
    vec3 to = mix(mix(END_AT, BEND, t), mix(BEND, BIT, t), t);
    d = min(d, rod(p, from, to, 0.085, 0.085));
    from = to;
  }
  return d;
}

// Five wires, at the end between his teeth. They throw no shadow.
float strands(vec3 p) {
  if (detail == ROUGH) return 1e3;
  float d = 1e3;
  for (int i = 0; i < 5; i++) {
    float aside = 0.42 * (float(i) - 2.0);
    d = min(d, rod(p, BIT, BIT + (0.30 + 0.10 * float(i % 2)) * vec3(cos(aside), sin(aside), 0.1), 0.030, 0.026));
  }
  return d;
}

vec2 own(vec3 p, vec3 h) {
  mat3 holds = holding(PLUG_AXIS, vec3(0.75, -0.45, -0.3));
  vec2 result = nearer(longJacket(p), softClasp(p, vec3(0.92, -1.86, -0.12), vec3(1.66, -3.10, 0.30), PLUG_AT, holds, 0.13));
  holds = holding(END_AXIS, vec3(-0.75, -0.45, -0.3));
  result = nearer(result, softClasp(p, vec3(-0.92, -1.86, -0.12), vec3(-1.70, -3.00, 0.30), END_AT, holds, 0.10));
  return nearer(nearer(result, plug(p)), nearer(vec2(lead(p), LEAD), vec2(strands(p), WIRE)));
}

// It glares at him under its brows and grinds its teeth.
bool isGrim(vec2 m) {
  vec2 half_ = vec2(abs(m.x), m.y);
  float brow = segment(half_, vec2(0.05, 0.13), vec2(0.40, 0.30)) - 0.048;
  float eye = abs(length(half_ - vec2(0.22, 0.05)) - 0.135) - 0.027;
  float pupil = length(m - vec2(m.x < 0.0 ? -0.27 : 0.17, 0.04)) - 0.058;
  float mouth = max(abs(m.y + 0.285 - 0.22 * abs(fract(m.x * 4.0) - 0.5)) - 0.030, abs(m.x) - 0.30);
  return min(min(brow, eye), min(pupil, mouth)) < 0.0;
}

// A light runs along the lead. The side away from the lamp is black, but behind the lead, which is.
void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  vec3 q = toPlug(p);
  if (material == PLUG && (isGrim(q.xy - vec2(0.0, 0.90)) || q.y < 0.52)) skin.tint = vec3(0.0);
  if (material == LEAD && abs(lead(p + vec3(-0.03, 0.05, 0.0)) + 0.02) < 0.016) skin.tint = vec3(0.9);
  bool isHood = h.y > -0.95 && h.x > 0.64 + 0.05 * sin(5.0 * h.y);
  bool isSleeve = p.y < -1.8 && p.x > 1.72 + 0.06 * sin(5.0 * p.y);
  if (material == CLOTH && (isHood || isSleeve)) skin.tint = vec3(0.0);
}
