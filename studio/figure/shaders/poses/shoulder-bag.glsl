// The sack sits on his left shoulder and grins like the house mark; a bony hand steadies it.
vec2 sackFace(vec3 q, float cloth) {
  vec3 m = vec3(abs(q.x), q.yz);
  vec2 e = turn(-0.42) * (m.xy - vec2(0.23, 0.02));
  float eye = max(length(e * vec2(1.0, 1.9)) - 0.15, e.y - 0.045);
  vec2 result = vec2(max(max(eye, abs(cloth - 0.005) - 0.03), -q.z) * 0.7, LAMP);
  float bend = q.y + 0.27 - 0.36 * q.x * q.x;
  float cell = abs(fract(q.x / 0.105 + (bend > 0.0 ? 0.5 : 0.0)) - 0.5) * 0.105;
  float tooth = max(max(abs(abs(bend) - 0.036) - 0.042, cell - 0.034), max(abs(cloth - 0.01) - 0.035, abs(q.x) - 0.38));
  return nearer(result, vec2(max(tooth, -q.z) * 0.6, GOLD));
}

vec2 sack(vec3 p) {
  vec3 q = p - vec3(1.34, -0.72, 0.02);
  q.xy = turn(0.16) * q.xy;
  q.xz = turn(0.30) * q.xz;
  float far = length(q - vec3(0.0, 0.12, 0.0)) - 1.0;
  if (far > 0.25) return vec2(far, SACK);
  float warp = noise(q * 1.7 + 3.0);
  float around = atan(q.x, q.z);
  float d = ellipsoid(q - vec3(0.0, -0.16, 0.0), vec3(0.62, 0.54, 0.52));
  d = blend(d, rod(q, vec3(0.0, 0.10, 0.0), vec3(0.0, 0.50, 0.0), 0.36, 0.12), 0.16);
  // Above the tie the cloth opens like a flower.
  float ruffle = length(q.xz) - 0.11 - 0.75 * max(q.y - 0.52, 0.0) - 0.05 * sin(around * 7.0) * smoothstep(0.5, 0.75, q.y);
  d = min(d, max(abs(ruffle) - 0.03, abs(q.y - 0.64) - 0.15 - 0.03 * sin(around * 5.0 + 1.0)) * 0.7);
  float gather = smoothstep(-0.1, 0.40, q.y);
  d -= (0.020 + 0.035 * gather) * crease(around * 4.5 + warp * 2.4, 2.2) * smoothstep(0.62, 0.45, q.y);
  d -= 0.025 * crease(q.x * 2.4 - q.y * 2.2 + warp * 3.0, 3.0) * (1.0 - gather);
  vec2 result = vec2(d * 0.8, SACK);
  float rope = min(ringY(q - vec3(0.0, 0.49, 0.0), 0.145, 0.045), ringY(q - vec3(0.0, 0.565, 0.0), 0.14, 0.040));
  result = nearer(result, vec2(rope, GOLD));
  return nearer(result, sackFace(q, d));
}

vec2 pose(vec3 p) {
  vec3 wrist = vec3(0.92, -1.58, 0.98);
  vec2 result = sleevedArm(p, vec3(1.05, -2.0, -0.1), vec3(1.75, -2.75, 0.45), wrist, vec3(0.75, 0.35, -0.6));
  if (result.y == HORN) result.y = HAND;
  // The sleeve reaches to the wrist here.
  vec3 cuffFrom = vec3(1.50, -2.55, 0.56), cuffTo = vec3(1.02, -1.86, 0.90);
  vec3 along = normalize(cuffTo - cuffFrom);
  float beyond = dot(p - cuffTo, along);
  float sleeve = rod(p, cuffFrom, cuffTo + along * 0.2, 0.40, 0.34) - 0.05 * crease(beyond * 5.0 + p.x * 2.0 + 2.0 * noise(p * 2.0), 2.4);
  sleeve = carve(carve(sleeve, -beyond, 0.03), max(length(p - cuffTo - along * beyond) - 0.26, -beyond - 0.3), 0.03);
  result = nearer(result, vec2(sleeve * 0.8, CLOTH));
  return nearer(result, sack(p));
}
