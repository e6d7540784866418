// Skull space: origin between the ears, one unit is about half a hood, z looks at the viewer.
const vec3 BITE = vec3(0.0, -0.545, 0.27);

// Eight above, eight below, no two quite alike; the lower row goes with the jaw.
float teeth(vec3 p) {
  vec3 q = p - BITE;
  float angle = atan(q.x, q.z);
  q.y -= 0.085 * angle * angle;
  const float PITCH = 0.262;
  float index = clamp(floor(angle / PITCH), -4.0, 3.0) + 0.5;
  q.xz = turn(index * PITCH) * q.xz;
  float own = sin(index * 5.3 + float(SEED));
  q -= vec3(0.0, 0.0, 0.274 + 0.005 * own);
  float width = mix(0.036, 0.033, smoothstep(0.5, 3.0, abs(index)));
  float canine = smoothstep(1.0, 0.0, abs(abs(index) - 2.5));
  vec3 up = q - vec3(0.0, 0.080 + 0.005 * own - 0.010 * canine, 0.004);
  float upper = block(up, vec3(width * (1.0 - 1.2 * max(up.y, 0.0)), 0.072 + 0.010 * canine, 0.034), 0.020);
  vec3 low = q + vec3(0.0, 0.076 + JAW + 0.004 * own, 0.012);
  return min(upper, block(low, vec3(width * 0.94 * (1.0 + 1.2 * min(low.y, 0.0)), 0.058, 0.030), 0.018));
}

float jaw(vec3 m) {
  m.y += JAW * smoothstep(-0.15, 0.35, m.z);
  float d = rod(m, vec3(0.47, -0.14, -0.10), vec3(0.445, -0.47, 0.02), 0.07, 0.085);
  d = blend(d, rod(m, vec3(0.44, -0.48, 0.02), vec3(0.17, -0.755, 0.40), 0.085, 0.10), 0.10);
  d = blend(d, ellipsoid(m - vec3(0.0, -0.775, 0.43), vec3(0.22, 0.115, 0.15)), 0.09);
  return blend(d, ellipsoid(m - vec3(0.0, -0.68, 0.36), vec3(0.26, 0.10, 0.19)), 0.06);
}

float skull(vec3 p) {
  vec3 m = vec3(abs(p.x), p.yz);
  float d = ellipsoid(p - vec3(0.0, 0.27, -0.12), vec3(0.62, 0.64, 0.70));
  d = blend(d, ellipsoid(p - vec3(0.0, 0.31, 0.27), vec3(0.48, 0.37, 0.34)), 0.2);
#ifdef SAWN
  // The roof of the skull is off.
  d = carve(d, max(SAWN - p.y, -(d + 0.07)), 0.02);
  d = max(d, p.y - SAWN);
#endif
  if (detail == ROUGH) {
    d = carve(blend(d, jaw(m), 0.05), ellipsoid(m - vec3(0.25, 0.015, 0.62), vec3(0.19, 0.16, 0.36)), 0.05);
    return blend(d, ellipsoid(p - vec3(0.0, -0.30, 0.34), vec3(0.34, 0.24, 0.26)), 0.12);
  }
  d = blend(d, ellipsoid(p - vec3(0.0, -0.33, 0.34), vec3(0.265, 0.24, 0.26)), 0.12);
  float cheek = rod(m, vec3(0.23, -0.29, 0.45), vec3(0.455, -0.135, 0.335), 0.06, 0.092);
  cheek = blend(cheek, rod(m, vec3(0.465, -0.135, 0.31), vec3(0.585, -0.02, -0.12), 0.08, 0.055), 0.06);
  cheek = blend(cheek, rod(m, vec3(0.475, -0.13, 0.32), vec3(0.465, 0.22, 0.33), 0.055, 0.06), 0.08);
  d = blend(d, cheek, 0.10);
  // Each brow acts for itself: x is its slant, y its height.
  vec2 act = p.x < 0.0 ? BROW_LEFT : BROW_RIGHT;
  vec3 brow = m - vec3(0.235, 0.195 + act.y, 0.545);
  brow.xy = turn(act.x) * brow.xy;
  d = blend(d, ellipsoid(brow, vec3(0.225, 0.062, 0.13)), 0.07);
  d = blend(d, rod(p, vec3(0.0, 0.10, 0.55), vec3(0.0, -0.04, 0.60), 0.06, 0.045), 0.08);
  vec3 socket = m - vec3(0.25, 0.015 + 0.6 * act.y, 0.62);
  socket.xy = turn(act.x * 0.8) * socket.xy;
  d = carve(d, ellipsoid(socket, vec3(0.200, 0.165 + 0.5 * act.y, 0.36)), 0.05);
  d = carve(d, ellipsoid(m - vec3(0.77, 0.16, 0.20), vec3(0.18, 0.25, 0.28)), 0.14);
  d = carve(d, ellipsoid(m - vec3(0.50, -0.42, 0.34), vec3(0.155, 0.17, 0.28)), 0.08);
  vec3 nose = m - vec3(0.052, -0.205, 0.62);
  nose.xy = turn(-0.36) * nose.xy;
  d = carve(d, ellipsoid(nose, vec3(0.064, 0.145, 0.2)), 0.025);
  d = blend(d, jaw(m), 0.035);
  return carve(d, ellipsoid(p - vec3(0.0, -0.545 - 0.5 * JAW, 0.48), vec3(0.33, 0.075 + 0.5 * JAW, 0.22)), 0.04);
}

// A lamp behind the socket, cut by an upper and a lower lid: LEFT and RIGHT hold upper, slant, lower and radius.
float eyes(vec3 p) {
  vec4 lids = p.x < 0.0 ? EYE_LEFT : EYE_RIGHT;
  vec2 q = vec2(abs(p.x) - 0.245, p.y - 0.02);
  float d = max(length(q) - lids.w, q.y - lids.x * lids.w - lids.y * q.x);
  d = max(d, lids.z * lids.w - q.y) + 0.010;
  return length(max(vec2(d, abs(p.z - 0.485 - 0.3 * (lids.w - length(q))) - 0.02), 0.0)) + min(d, 0.0) - 0.012;
}
