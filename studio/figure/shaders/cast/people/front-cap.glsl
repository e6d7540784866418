// The first row of the plate: his cap is turned round, so its peak looks at us.
vec3 toCap(vec3 h) {
  return h - vec3(0.0, 0.30, -0.08);
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = inkedBack(p);
  vec3 q = toCap(h);
  result = nearer(result, vec2(max(ellipsoid(q, vec3(0.86, 0.84, 0.94)), -0.10 - q.y) * 0.85, CLOTH));
  result = nearer(result, vec2(length(q - vec3(0.0, 0.85, 0.0)) - 0.11, PEAK_CLOTH));
  vec3 b = q + vec3(0.0, 0.10, 0.62);
  float bow = 0.42 * b.x * b.x - 0.10 * b.z;
  float peak = max(length(vec2(b.x / 0.80, b.z / 1.02)) * 0.85 - 0.85, b.z - 0.1);
  peak = max(peak, abs(b.y + bow) - 0.05) - 0.03;
  return nearer(result, vec2(peak * 0.7, PEAK_CLOTH));
}

void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material != CLOTH) return;
  vec3 q = toCap(h);
  if (q.y < -0.08) return;
  float around = atan(q.x, -q.z);
  // Six panels meet at the button.
  float panel = abs(fract(around / 6.2831853 * 6.0) - 0.5) * 1.047 * length(q.xz);
  float seam = panel - 0.028;
  float eyelet = abs(length(vec2((abs(fract(around / 6.2831853 * 6.0 + 0.5) - 0.5)) * 1.047 * length(q.xz), q.y - 0.42)) - 0.07) - 0.022;
  leaveBare(skin, min(seam, eyelet));
}
