// The way into a neck: x is the distance to its edge, yz follow its plane, which leans to the front.
vec3 neckline(vec3 p) {
  vec3 q = p - vec3(0.0, 1.02, 0.06);
  q.yz = turn(-0.50) * q.yz;
  return vec3(length(vec2(q.x * 0.64, q.z)) - 0.190, q.yz);
}

// A crew neck: the band is sewn flat on the cloth, and one sees into the back with its label.
vec2 crewNeck(vec2 cloth, vec3 p) {
  vec3 neck = neckline(p);
  if (neck.y < -0.26 || neck.x > 0.2 || p.y < 0.45) return cloth;
  float band = smoothstep(0.088, 0.076, neck.x);
  float rim = cloth.x - band * (0.014 + 0.005 * ribs(atan(p.x, neck.z), 84.0)) + 0.010 * smoothstep(0.012, 0.0, abs(neck.x - 0.088));
  vec2 result = vec2(carve(rim, max(neck.x, -neck.y - 0.20), 0.03), neck.x > 0.0 && neck.x < 0.082 ? RIB : CLOTH);
  vec3 label = vec3(p.x, neck.y + 0.10, neck.z + 0.185);
  return nearer(result, vec2(block(label, vec3(0.085, 0.05, 0.02), 0.008), GLOSS));
}

// A shirt that nobody seems to wear: straight hem, set-in sleeves, two rows of stitches.
vec2 shirt(vec3 p) {
  float far = length((p - vec3(0.0, -0.1, 0.0)) * vec3(1.0, 1.0, 1.6)) - 1.75;
  if (far > 0.3) return vec2(far * 0.6, CLOTH);
  vec3 m = vec3(abs(p.x), p.yz);
  float warp = noise(p * 1.2 + 5.0);
  float body = trunk(p, -1.26 + 0.012 * sin(p.x * 7.0 + 4.0 * warp), 0.79, 0.82, 0.37);
  if (body < 0.25) {
    float pull = pullFolds(vec2(0.80 - m.x, 0.44 - p.y), 4.5, 0.42);
    float drape = fold(p.x * 6.5 + 0.7 * p.y + 2.4 * warp) * smoothstep(0.3, -1.2, p.y);
    body -= 0.050 * pull + 0.052 * drape + 0.075 * (noise(p * vec3(1.8, 1.0, 1.8) + 9.0) - 0.5) - 0.012;
    body += 0.007 * smoothstep(0.010, 0.0, abs(abs(p.y + 1.15) - 0.018));
  }
  vec3 from = vec3(0.54, 0.77, -0.02), to = vec3(1.05, 0.19, 0.03);
  vec3 axis = normalize(to - from);
  float along = dot(m - to, axis);
  float arm = rod(m, from, to + axis * 0.2, 0.215, 0.285);
  if (arm < 0.25) arm -= 0.032 * fold(along * 9.0 + p.z * 4.0 + 5.0 * warp) * smoothstep(0.0, -0.3, along) + 0.05 * (noise(p * 2.4 + 2.0) - 0.5);
  arm = max(arm, along - 0.01) + 0.007 * smoothstep(0.010, 0.0, abs(abs(along + 0.085) - 0.016));
  float d = blend(body, arm, 0.09);
  float armhole = dot(m.xy - vec2(0.70, 0.5), normalize(vec2(1.0, 0.16)));
  d += 0.012 * smoothstep(0.016, 0.0, abs(armhole)) * smoothstep(0.22, 0.34, p.y);
  float bore = max(length(m - to - axis * along) - 0.205, -along - 0.25);
  d = carve(d, bore, 0.015);
  return crewNeck(vec2(d, bore < 0.02 && along > -0.25 ? HOLLOW : CLOTH), p);
}
