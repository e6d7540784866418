vec2 zipBag(vec3 p) {
  float far = length(p) - 1.15;
  if (far > 0.4) return vec2(far, CLOTH);
  float d = block(p, vec3(0.72, 0.52, 0.34), 0.26) - 0.05 * crease(p.x * 4.0 + noise(p * 2.0) * 4.0, 2.6);
  vec2 result = vec2(d * 0.8, CLOTH);
  float tooth = max(max(abs(d - 0.01) - 0.025, abs(p.y - 0.12) - 0.05), abs(fract(p.x / 0.1) - 0.5) * 0.1 - 0.03);
  if (p.z > 0.0) result = nearer(result, vec2(tooth * 0.7, GOLD));
  float strap = length(vec2(length(p.xy - vec2(0.0, 0.45)) - 0.34, p.z)) - 0.06;
  return nearer(result, vec2(strap, CLOTH));
}

float cloak(vec3 p) {
  float step_ = smoothstep(-3.0, -5.2, p.y);
  float d = rod(p, vec3(0.0, -2.3, -0.1), vec3(0.05, -6.2, -0.2), 1.02, 1.42);
  // The leading knee pushes the cloth forward.
  d = blend(d, rod(p, vec3(-0.35, -3.2, 0.35), vec3(-0.42, -5.4, 0.75), 0.45, 0.55), 0.35);
  float warp = noise(p * vec3(1.1, 0.5, 1.1) + 5.0);
  float around = atan(p.x, p.z + 0.3) * 1.0;
  d -= (0.05 + 0.16 * step_) * crease(around * 4.2 + warp * 3.6 + p.y * 0.18, 2.0);
  d -= 0.06 * step_ * crease(around * 9.0 + warp * 5.0 + 1.0, 3.0);
  return max(d, -p.y - 6.05 + 0.16 * sin(around * 5.0 + 1.0));
}

vec2 pose(vec3 p) {
  vec2 result = vec2(cloak(p) * 0.8, CLOTH);
  vec3 hand = p - vec3(1.46, -3.86, 0.22);
  mat3 frame = handFrame(vec3(0.05, -1.0, 0.1), vec3(-0.4, 0.0, -1.0));
  result = nearer(result, vec2(fist(hand * frame / HAND_SCALE) * HAND_SCALE * 0.9, HORN));
  hand = p - vec3(-1.46, -3.86, 0.22);
  frame = handFrame(vec3(-0.05, -1.0, 0.1), vec3(0.4, 0.0, -1.0));
  result = nearer(result, vec2(fist(hand * frame / HAND_SCALE) * HAND_SCALE * 0.9, HORN));
  return nearer(result, zipBag(p - vec3(-1.55, -5.2, 0.3)));
}
