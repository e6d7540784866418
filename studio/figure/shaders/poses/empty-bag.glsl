// The bag upside down, its mouth open: a moth leaves it, and nothing else.
vec2 sack(vec3 p) {
  float far = length(p - vec3(0.0, -0.75, 0.0)) - 1.25;
  if (far > 0.4) return vec2(far, STRAW);
  float angle = atan(p.x, p.z);
  float share = clamp(-p.y / 1.45, 0.0, 1.0);
  float radius = 0.13 + 0.50 * smoothstep(0.0, 0.55, share) - 0.17 * smoothstep(0.62, 0.86, share) + 0.22 * smoothstep(0.86, 1.0, share);
  float folds = crease(angle * 4.0 + noise(p * 2.0) * 3.0, 1.8) * (0.06 + 0.08 * smoothstep(0.7, 1.0, share));
  float side = length(p.xz) - radius;
  float shell = max(abs(side - folds + 0.05) - 0.035, max(p.y - 0.05, -p.y - 1.45));
  vec2 result = vec2(shell * 0.7, STRAW);
  // The loosened cord hangs round the neck of the bag.
  vec3 c = p - vec3(0.0, -1.24, 0.0);
  c.xy = turn(0.10) * c.xy;
  result = nearer(result, vec2(ringY(c, 0.50, 0.045 + 0.010 * sin(angle * 26.0 + c.y * 40.0)), GOLD));
  float string_ = rod(p, vec3(-0.30, -1.28, 0.42), vec3(-0.40, -1.80, 0.50), 0.028, 0.028);
  string_ = min(string_, rod(p, vec3(-0.30, -1.28, 0.42), vec3(-0.20, -1.68, 0.52), 0.028, 0.028));
  string_ = min(string_, min(length(p - vec3(-0.40, -1.82, 0.50)), length(p - vec3(-0.20, -1.70, 0.52))) - 0.055);
  return nearer(result, vec2(string_, GOLD));
}

vec2 pose(vec3 p) {
  vec3 wrist = vec3(1.92, -0.42, 1.0);
  vec2 result = sleevedArm(p, vec3(1.02, -1.95, -0.1), vec3(2.12, -1.75, 0.2), wrist, vec3(-0.9, -0.2, 0.3));
  vec3 q = p - wrist - vec3(-0.24, 0.38, 0.42);
  q.yz = turn(0.34) * q.yz;
  q.xy = turn(0.10) * q.xy;
  result = nearer(result, sack(q));
  vec3 moth = p - vec3(1.52, -2.12, 1.75);
  moth.xy = turn(0.5) * moth.xy;
  float wings = ellipsoid(vec3(abs(moth.x) - 0.13, moth.y - 0.04 - 0.5 * abs(moth.x), moth.z), vec3(0.13, 0.085, 0.03));
  float body = ellipsoid(moth, vec3(0.03, 0.12, 0.035));
  return nearer(result, vec2(min(wings, body) * 0.8, STRAW));
}
