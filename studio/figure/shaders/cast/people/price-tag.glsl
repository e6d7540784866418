// Dressed to frighten, and the tag is still on.
const vec3 TAG_AT = vec3(1.10, -1.06, 0.98);
const vec3 EYELET = vec3(0.0, 0.40, 0.0);
const vec3 THREAD_FROM = vec3(-0.56, 0.60, -0.34);

vec3 toTag(vec3 p) {
  vec3 q = p - TAG_AT;
  q.xy = turn(-0.20) * q.xy;
  q.xz = turn(0.16) * q.xz;
  return q;
}

vec2 own(vec3 p, vec3 h) {
  vec3 q = toTag(p);
  float far = length(q - vec3(-0.1, 0.2, 0.0)) - 1.0;
  if (far > 0.3) return vec2(far, TAG);
  float tag = max(block(q, vec3(0.36, 0.54, 0.025), 0.02), dot(vec2(abs(q.x), q.y), vec2(0.7071)) - 0.49);
  tag = max(tag, 0.055 - length(q.xy - EYELET.xy));
  vec2 result = vec2(tag * 0.9, TAG);
  float thread = rod(q, THREAD_FROM, vec3(-0.26, 0.62, 0.06), 0.020, 0.020);
  return nearer(result, vec2(min(thread, rod(q, vec3(-0.26, 0.62, 0.06), EYELET + vec3(0.0, -0.04, 0.03), 0.020, 0.020)), THREAD));
}

// Bars of uneven width over a line of print, within a border.
void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material != TAG) return;
  vec2 q = toTag(p).xy;
  float bar = sin(floor((q.x + 0.3) * 38.0) * 2.7) + 0.15;
  bool isBar = abs(q.x) < 0.25 && abs(q.y + 0.06) < 0.22 && bar > 0.0;
  bool isPrint = abs(q.y + 0.39) < 0.028 && abs(q.x) < 0.25 && fract(q.x * 9.0 + 0.5) < 0.7;
  bool isEyelet = abs(length(q - EYELET.xy) - 0.105) < 0.016;
  if (isBar || isPrint || isEyelet) skin.tint = vec3(0.0);
}
