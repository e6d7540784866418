float cowl(vec3 p) {
  vec3 q = p - vec3(0.0, -1.30, 0.0);
  float around = atan(q.x, q.z);
  q.y += 0.26 * q.z + 0.035 * sin(around * 3.0 + 1.0);
  float d = ringY(q, 0.84, 0.165 + 0.05 * crease(around * 2.3 + p.y * 2.0 + 2.0 * noise(p * 1.6), 1.8));
  q.y += 0.27;
  return blend(d, ringY(q, 1.0, 0.14 + 0.045 * crease(around * 2.7 + 1.0 + 2.0 * noise(p * 1.4 + 4.0), 1.8)), 0.07);
}

float robeFolds(vec3 p) {
  float warp = noise(p * 1.1 + 5.0);
  float fall = abs(p.x) * 1.5 - p.y * 0.55 + warp * 1.3;
  float fine = crease(fall * 5.3 + warp * 4.0 + 1.0, 3.2) * smoothstep(0.35, 0.75, noise(p * 1.5 + 2.0));
  return crease(fall * 2.5, 2.2) * 0.75 + fine * 0.5;
}
