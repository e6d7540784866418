// He pulled the plug, and its lead has come along: in one fist the plug, in the other the end that was torn off and sparks.
const vec3 PLUG_AT = vec3(1.30, -1.48, 1.20);
const vec3 PLUG_AXIS = normalize(vec3(0.16, 0.988, 0.0));
const vec3 END_AT = vec3(-1.36, -1.24, 1.20);
const vec3 END_AXIS = normalize(vec3(-0.14, 0.990, 0.0));
const vec3 TORN = END_AT + 0.62 * END_AXIS;
const vec3 SPARK_AT = TORN + vec3(-0.12, 0.49, -0.04);
// Between the fists the lead hangs in half an ellipse: its middle, its radii.
const vec3 LOOP_AT = vec3(-0.04, -1.62, 1.16);
const vec2 LOOP = vec2(1.28, 1.20);

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
  vec3 q = p - LOOP_AT;
  vec2 m = vec2(q.x, min(q.y, 0.0));
  float k = length(m / LOOP);
  float d = length(vec2(k * (k - 1.0) / max(length(m / (LOOP * LOOP)), 1e-4), q.z)) - 0.085;
  d = max(d * 0.9, q.y - (q.x < 0.0 ? 0.2 : -0.1));
  return min(d, rod(p, END_AT - 0.35 * END_AXIS, TORN, 0.085, 0.085));
}

// A star of eight points.
float star(vec2 m) {
  float a = abs(mod(atan(m.y, m.x) + 0.2, 0.7854) - 0.3927);
  return length(m) * dot(vec2(cos(a), sin(a)), vec2(0.253, 0.967)) - 0.253 * 0.48;
}

// A flash with two breaks.
float flash(vec2 m) {
  float d = segment(m, vec2(0.07, 0.32), vec2(-0.07, 0.02)) - 0.055;
  d = min(d, segment(m, vec2(-0.07, 0.02), vec2(0.07, 0.03)) - 0.045);
  return min(d, segment(m, vec2(0.07, 0.03), vec2(-0.06, -0.30)) - 0.030 - 0.08 * (m.y + 0.30));
}

// They throw no shadow.
vec2 sparks(vec3 p) {
  if (detail == ROUGH) return vec2(1e3, SPARK);
  float far = length(p - SPARK_AT) - 1.4;
  if (far > 0.3) return vec2(far, SPARK);
  float wires = 1e3;
  for (int i = 0; i < 5; i++) {
    float aside = 0.46 * (float(i) - 2.0) + 1.7;
    float reach = 0.34 + 0.16 * float(i % 2);
    wires = min(wires, rod(p, TORN, TORN + reach * vec3(cos(aside), sin(aside), 0.1), 0.045, 0.022));
  }
  vec3 q = p - SPARK_AT;
  float d = max(star(q.xy) * 0.8, abs(q.z) - 0.03);
  vec2 high = turn(0.3) * (q.xy - vec2(0.20, 0.92)) / 1.1;
  d = min(d, max(flash(high) * 0.8, abs(q.z) - 0.03));
  return nearer(vec2(wires, WIRE), vec2(d, SPARK));
}

// Two drops of sweat fly from his brow.
float sweat(vec3 p) {
  vec3 q = p - vec3(0.94, 1.16, 0.3);
  float d = rod(q, vec3(0.04, 0.0, 0.0), vec3(-0.16, -0.20, 0.0), 0.10, 0.012);
  q -= vec3(-0.26, 0.28, 0.0);
  return min(d, rod(q, vec3(0.02, 0.0, 0.0), vec3(-0.10, -0.18, 0.0), 0.08, 0.012));
}

vec2 own(vec3 p, vec3 h) {
  mat3 holds = holding(PLUG_AXIS, vec3(0.75, -0.45, -0.3));
  vec2 result = nearer(longJacket(p), softClasp(p, vec3(0.92, -1.86, -0.12), vec3(1.66, -3.10, 0.30), PLUG_AT, holds, 0.13));
  holds = holding(END_AXIS, vec3(-0.75, -0.45, -0.3));
  result = nearer(result, softClasp(p, vec3(-0.92, -1.86, -0.12), vec3(-1.70, -3.00, 0.30), END_AT, holds, 0.10));
  return nearer(nearer(result, plug(p)), nearer(vec2(lead(p), LEAD), nearer(vec2(sweat(p), SPARK), sparks(p))));
}

// The plug takes it ill: it glares at him under its brows and grinds its teeth.
bool isGrim(vec2 m) {
  vec2 half_ = vec2(abs(m.x), m.y);
  float brow = segment(half_, vec2(0.05, 0.13), vec2(0.40, 0.30)) - 0.048;
  float eye = abs(length(half_ - vec2(0.22, 0.05)) - 0.135) - 0.027;
  float pupil = length(m - vec2(m.x < 0.0 ? -0.27 : 0.17, 0.04)) - 0.058;
  float mouth = max(abs(m.y + 0.285 - 0.22 * abs(fract(m.x * 4.0) - 0.5)) - 0.030, abs(m.x) - 0.30);
  return min(min(brow, eye), min(pupil, mouth)) < 0.0;
}

// The chest is black behind the lead, and so is the side away from the lamp.
void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  vec3 q = toPlug(p);
  if (material == PLUG && (isGrim(q.xy - vec2(0.0, 0.90)) || q.y < 0.52)) skin.tint = vec3(0.0);
  bool isHood = h.y > -0.95 && h.x > 0.64 + 0.05 * sin(5.0 * h.y);
  bool isFlank = p.x < 1.14 + 0.05 * sin(7.0 * p.y) && p.x > 0.13 + 0.04 * sin(4.0 * p.y) && p.y < -1.46 - 0.28 * p.x;
  bool isSleeve = p.y < -1.8 && p.x > 1.72 + 0.06 * sin(5.0 * p.y);
  if (material == CLOTH && (isHood || isFlank || isSleeve)) skin.tint = vec3(0.0);
}
