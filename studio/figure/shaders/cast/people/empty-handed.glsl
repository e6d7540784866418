// Both pockets turned out, and only a moth was at home.
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
  vec3 moth = p - vec3(1.36, 0.62, 0.7);
  moth.xy = turn(-0.4) * moth.xy;
  moth.x = abs(moth.x);
  float wings = min(ellipsoid(moth - vec3(0.24, 0.10, 0.0), vec3(0.24, 0.17, 0.03)), ellipsoid(moth - vec3(0.16, -0.13, 0.0), vec3(0.15, 0.13, 0.03)));
  float body = min(ellipsoid(moth, vec3(0.06, 0.21, 0.06)), rod(moth, vec3(0.01, 0.18, 0.0), vec3(0.11, 0.34, 0.0), 0.02, 0.02));
  return nearer(result, vec2(min(wings, body) * 0.8, MOTH));
}
