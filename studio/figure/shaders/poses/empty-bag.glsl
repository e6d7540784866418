// A slack bag held up by its neck: one looks through the hole, and only a moth is at home.
vec2 sack(vec3 p) {
  float far = length(p - vec3(0.0, -0.85, 0.0)) - 1.3;
  if (far > 0.4) return vec2(far, STRAW);
  float angle = atan(p.x, p.z * 1.8);
  float share = clamp(-p.y / 1.75, 0.0, 1.0);
  float radius = 0.15 + 0.50 * smoothstep(0.0, 0.50, share) - 0.06 * smoothstep(0.6, 1.0, share);
  radius += 0.30 * smoothstep(0.0, 0.36, p.y);
  float pleats = (0.5 + 0.5 * sin(angle * 9.0 + 2.5 * noise(p * 1.6))) * mix(0.075, 0.028, smoothstep(0.0, 0.75, share));
  float side = length(p.xz * vec2(1.0, mix(1.0, 2.1, smoothstep(0.0, 0.4, share)))) - radius + pleats - 0.03;
  float foot = -p.y - 1.70 + 0.45 * p.x * p.x + 0.05 * sin(p.x * 8.0);
  float d = carve(side, -foot, 0.16);
  d = max(d, p.y - 0.34 - 0.05 * sin(angle * 4.0));
  if (p.y > 0.02) d = carve(d, side + 0.06, 0.02);
  // The hole is torn; threads hang into it.
  vec2 h = p.xy - vec2(0.10, -1.02);
  float torn = length(h) - 0.27 - 0.030 * sin(atan(h.y, h.x) * 5.0 + 1.0) - 0.014 * sin(atan(h.y, h.x) * 11.0);
  d = carve(d, torn, 0.03);
  vec2 result = vec2(d * 0.55, STRAW);
  result = nearer(result, vec2(rod(p, vec3(0.02, -0.72, 0.10), vec3(0.04, -0.98, 0.12), 0.016, 0.012), STRAW));
  result = nearer(result, vec2(ringY(p - vec3(0.0, 0.02, 0.0), 0.19, 0.055), GOLD));
  return result;
}

vec2 pose(vec3 p) {
  vec3 elbow = vec3(1.30, -2.05, 0.75), wrist = vec3(1.86, -0.80, 1.15), palm = vec3(0.75, -0.2, 0.62);
  vec2 result = sleevedArm(p, vec3(1.02, -1.95, -0.1), elbow, wrist, palm);
  vec3 q = p - wrist - vec3(0.42, 0.40, -0.02);
  q.xy = turn(0.07) * q.xy;
  result = nearer(result, sack(q));
  vec3 moth = q - vec3(-0.52, 0.66, 0.10);
  moth.xy = turn(-0.4) * moth.xy;
  moth.x = abs(moth.x);
  float wings = ellipsoid(moth - vec3(0.17, 0.07, 0.0), vec3(0.17, 0.12, 0.03));
  wings = min(wings, ellipsoid(moth - vec3(0.11, -0.09, 0.0), vec3(0.10, 0.09, 0.03)));
  float body = min(ellipsoid(moth, vec3(0.045, 0.15, 0.05)), rod(moth, vec3(0.01, 0.13, 0.0), vec3(0.08, 0.24, 0.0), 0.013, 0.013));
  return nearer(result, vec2(min(wings, body) * 0.8, CLOTH));
}
