// Head space as in skull.glsl. A glossy mask with a band of glass: the screen behind it shows what eyes would say.
const vec3 BITE = vec3(0.0, -0.545, 0.27);
const vec2 GLASS_MIDDLE = vec2(0.0, 0.03);

float grinLift(float angle) {
  return 0.085 * angle * angle;
}

// Distance to the outline of the glass, seen from the front: a wide band, slanted at its ends.
float glass(vec2 p) {
  vec2 q = vec2(abs(p.x), p.y) - vec2(0.0, GLASS_MIDDLE.y);
  float d = max(abs(q.y - 0.12 * q.x) - 0.205 + 0.06 * q.x, q.x * 0.94 + q.y * 0.34 - 0.50);
  // The bridge of the nose bites into the lower edge.
  return max(d, 0.10 - length(q - vec2(0.0, -0.27)));
}

float skull(vec3 p) {
  vec3 m = vec3(abs(p.x), p.yz);
  float d = ellipsoid(p - vec3(0.0, 0.16, -0.12), vec3(0.62, 0.74, 0.72));
  d = blend(d, ellipsoid(p - vec3(0.0, -0.36, 0.20), vec3(0.44, 0.46, 0.44)), 0.2);
  // Cheek plates and a chin that comes to a point.
  d = blend(d, ellipsoid(m - vec3(0.36, -0.30, 0.34), vec3(0.17, 0.20, 0.22)), 0.08);
  d = blend(d, ellipsoid(p - vec3(0.0, -0.72, 0.42), vec3(0.20, 0.16, 0.20)), 0.10);
  vec3 brow = m - vec3(0.27, 0.30, 0.50);
  brow.xy = turn(-0.30) * brow.xy;
  d = blend(d, ellipsoid(brow, vec3(0.32, 0.055, 0.14)), 0.05);
  float shell = d;
  d = carve(d, max(max(glass(p.xy), -(shell + 0.05)), -p.z), 0.018);
  // Slots to breathe through, and the joint of the chin guard.
  float slot = max(max(abs(abs(abs(p.x) - 0.10) - 0.05) - 0.014, abs(p.y + 0.53 + 0.35 * abs(p.x)) - 0.11), -p.z);
  d = carve(d, max(slot, -(shell + 0.07)), 0.012);
  float joint = abs(dot(m.xy - vec2(0.30, -0.42), normalize(vec2(0.85, 0.5)))) - 0.008;
  d = carve(d, max(max(joint, -(shell + 0.02)), p.y + 0.22), 0.012);
  float ridge = abs(p.x) - 0.012;
  return carve(d, max(max(ridge, -(shell + 0.018)), 0.34 - p.y), 0.012);
}
