float robeSolid(vec3 p) {
  float d = ellipsoid(p - vec3(0.0, -2.30, -0.15), vec3(1.62, 1.05, 0.82));
  vec3 m = vec3(abs(p.x), p.yz);
  d = blend(d, ellipsoid(m - vec3(1.02, -1.92, -0.14), vec3(0.66, 0.38, 0.52)), 0.4);
  d = blend(d, rod(p, vec3(0.0, -1.72, -0.1), vec3(0.0, -2.1, -0.05), 0.62, 0.95), 0.3);
  return blend(d, rod(m, vec3(1.28, -2.0, -0.12), vec3(1.55, -3.6, 0.05), 0.42, 0.52), 0.25);
}

// Two tiers of gathered cloth. `fold` says how deep they are gathered; zero gives the even shape that chains lie on.
float cowl(vec3 p, float fold) {
  vec3 q = p - vec3(0.0, -1.30, 0.0);
  float around = atan(q.x, q.z);
  q.y += 0.26 * q.z + 0.035 * sin(around * 3.0 + 1.0);
  if (detail == ROUGH) return min(ringY(q, 0.84, 0.165), ringY(q + vec3(0.0, 0.27, 0.0), 1.0, 0.14));
  float warp = noise(p * 1.5 + float(SEED % 13u));
  float d = ringY(q, 0.84, 0.165 + 0.075 * fold * crease(around * 3.3 + p.y * 2.6 + 2.4 * warp, 2.4));
  q.y += 0.27;
  float sharp = crease(around * 4.1 + 1.0 - p.y * 1.4 + 2.4 * warp, 2.6);
  return blend(d, ringY(q, 1.0, 0.14 + 0.07 * fold * sharp), 0.06);
}

float robeFolds(vec3 p) {
  float warp = noise(p * 1.1 + 5.0);
  float fall = abs(p.x) * 1.5 - p.y * 0.55 + warp * 1.3;
  float fine = crease(fall * 7.6 + warp * 4.0 + 1.0, 3.6) * smoothstep(0.3, 0.7, noise(p * 1.5 + 2.0));
  return crease(fall * 3.9, 2.8) * 0.85 + fine * 0.5;
}
