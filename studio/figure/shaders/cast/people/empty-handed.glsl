// Both pockets turned out, and only a moth was at home.
vec3 toMoth(vec3 p) {
  vec3 q = p - vec3(1.76, 0.56, 0.7);
  q.xy = turn(-0.4) * q.xy;
  return vec3(abs(q.x), q.yz);
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = trunk(p);
  vec3 m = vec3(abs(p.x), p.yz);
  vec3 at = vec3(1.42, -2.72, 0.80);
  mat3 frame = mat3(normalize(vec3(0.55, 0.80, -0.25)), normalize(vec3(0.80, -0.55, 0.0)), vec3(0.0, 0.0, 1.0));
  result = nearer(result, arm(m, vec3(0.92, -1.86, -0.12), vec3(1.72, -1.98, 0.05), at, frame, 0.02));
  // The linings: ears of cloth between the pocket and the glove.
  vec3 from = vec3(0.62, -2.62, 0.62);
  vec3 q = m - from;
  q.xy = turn(-0.12) * q.xy;
  float s = clamp(q.x / 0.85, 0.0, 1.0);
  float wide = mix(0.30, 0.13, s) + 0.10 * sin(3.14159 * s);
  float sag = q.y + 0.26 * sin(3.14159 * s) - 0.05 * swell(s * 12.0) * s;
  float ear = max(max(abs(q.z - 0.12 * s + 0.03 * sin(sag * 14.0 + s * 3.0)) - 0.035, abs(sag) - wide), abs(q.x - 0.42) - 0.46) - 0.03;
  result = nearer(result, vec2(ear * 0.7, LINING));
  vec3 moth = toMoth(p);
  vec3 upper = moth - vec3(0.36, 0.16, 0.0), lower = moth - vec3(0.24, -0.20, 0.0);
  upper.xy = turn(-0.55) * upper.xy;
  lower.xy = turn(0.75) * lower.xy;
  float wings = min(ellipsoid(upper, vec3(0.38, 0.19, 0.03)), ellipsoid(lower, vec3(0.26, 0.17, 0.03)));
  float body = min(ellipsoid(moth, vec3(0.07, 0.27, 0.07)), rod(moth, vec3(0.02, 0.24, 0.0), vec3(0.17, 0.48, 0.0), 0.022, 0.022));
  result = nearer(result, vec2(body * 0.8, TAPE));
  return nearer(result, vec2(wings * 0.8, MOTH));
}

// Two dark eyes and a hem on its wings.
void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material != MOTH) return;
  vec2 q = toMoth(p).xy;
  vec2 u = turn(-0.55) * (q - vec2(0.36, 0.16));
  float spot = min(abs(length(q - vec2(0.44, 0.22)) - 0.075) - 0.022, length(q - vec2(0.26, -0.24)) - 0.05);
  float hem = q.y > 0.0 ? 0.80 - length(u / vec2(0.38, 0.19)) : 1.0;
  if (min(spot, hem) < 0.0) skin.tint = vec3(0.004);
}
