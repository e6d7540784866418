// Head space: origin between the ears, one unit is about the half height of the hood, z looks at the viewer.
const vec3 BITE = vec3(0.0, -0.545, 0.27);

float grinLift(float angle) {
  return 0.085 * angle * angle;
}

float teeth(vec3 p) {
  vec3 q = p - BITE;
  float angle = atan(q.x, q.z);
  q.y -= grinLift(angle);
  const float PITCH = 0.215;
  float index = clamp(floor(angle / PITCH), -5.0, 4.0);
  q.xz = turn((index + 0.5) * PITCH) * q.xz;
  q.z -= 0.272;
  float place = abs(index + 0.5);
  float width = mix(0.030, 0.025, smoothstep(0.5, 3.0, place));
  float canine = smoothstep(1.0, 0.0, abs(place - 2.5));
  float taper = 1.0 + 1.4 * q.y;
  float upper = block(q - vec3(0.0, 0.068, 0.004), vec3(width * taper, 0.062 + 0.012 * canine, 0.032), 0.022);
  taper = 1.0 - 1.4 * q.y;
  float lower = block(q + vec3(0.0, 0.066, 0.012), vec3(width * 0.94 * taper, 0.056, 0.03), 0.02);
  return min(upper, lower);
}

float jaw(vec3 m) {
  float d = rod(m, vec3(0.47, -0.14, -0.10), vec3(0.445, -0.47, 0.02), 0.07, 0.085);
  d = blend(d, rod(m, vec3(0.44, -0.48, 0.02), vec3(0.17, -0.755, 0.40), 0.085, 0.10), 0.10);
  d = blend(d, ellipsoid(m - vec3(0.0, -0.775, 0.43), vec3(0.22, 0.115, 0.15)), 0.09);
  d = blend(d, ellipsoid(m - vec3(0.0, -0.68, 0.36), vec3(0.26, 0.10, 0.19)), 0.06);
  return d;
}

float skull(vec3 p) {
  vec3 m = vec3(abs(p.x), p.yz);
  float d = ellipsoid(p - vec3(0.0, 0.27, -0.12), vec3(0.60, 0.63, 0.70));
  d = blend(d, ellipsoid(p - vec3(0.0, 0.31, 0.27), vec3(0.46, 0.36, 0.34)), 0.2);
  d = blend(d, ellipsoid(p - vec3(0.0, -0.33, 0.34), vec3(0.265, 0.24, 0.26)), 0.12);

  float cheek = rod(m, vec3(0.23, -0.29, 0.45), vec3(0.455, -0.135, 0.335), 0.055, 0.085);
  cheek = blend(cheek, rod(m, vec3(0.465, -0.135, 0.31), vec3(0.585, -0.02, -0.12), 0.08, 0.055), 0.06);
  cheek = blend(cheek, rod(m, vec3(0.475, -0.13, 0.32), vec3(0.465, 0.22, 0.33), 0.055, 0.06), 0.08);
  d = blend(d, cheek, 0.10);

  vec3 brow = m - vec3(0.235, 0.195, 0.545);
  brow.xy = turn(-0.40) * brow.xy;
  d = blend(d, ellipsoid(brow, vec3(0.225, 0.058, 0.13)), 0.07);
  d = blend(d, rod(p, vec3(0.0, 0.10, 0.55), vec3(0.0, -0.04, 0.60), 0.06, 0.045), 0.08);

  vec3 socket = m - vec3(0.25, 0.015, 0.62);
  socket.xy = turn(-0.32) * socket.xy;
  d = carve(d, ellipsoid(socket, vec3(0.195, 0.155, 0.36)), 0.05);
  d = carve(d, ellipsoid(m - vec3(0.75, 0.16, 0.20), vec3(0.18, 0.25, 0.28)), 0.14);
  d = carve(d, ellipsoid(m - vec3(0.50, -0.42, 0.34), vec3(0.155, 0.17, 0.28)), 0.08);

  vec3 nose = m - vec3(0.052, -0.205, 0.62);
  nose.xy = turn(-0.36) * nose.xy;
  d = carve(d, ellipsoid(nose, vec3(0.064, 0.145, 0.2)), 0.025);

  d = blend(d, jaw(m), 0.035);
  d = carve(d, ellipsoid(p - vec3(0.0, -0.545, 0.48), vec3(0.33, 0.075, 0.22)), 0.04);
  d += 0.010 * (fractalNoise(p * 7.0) - 0.5);
  return min(d, teeth(p));
}
