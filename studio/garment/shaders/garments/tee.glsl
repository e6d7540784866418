// Front and back of the same shirt: the second stands behind, turned round.
uniform sampler2D uPrint0;

const vec3 BEHIND = vec3(1.46, 0.20, -1.20);

vec4 printAt(vec3 p) {
  if (p.z < 0.0) {
    vec3 q = p - BEHIND;
    q.xz = turn(0.34) * q.xz;
    return q.z < 0.05 ? vec4(0.0) : printed(uPrint0, (q.xy - vec2(0.0, -0.12)) / 1.15) * 0.9;
  }
  return p.z < 0.1 ? vec4(0.0) : printed(uPrint0, (p.xy - vec2(0.34, 0.36)) / 0.36);
}

vec2 shirt(vec3 p, float neckDip) {
  if (length(p - vec3(0.0, -0.1, 0.0)) > 2.2) return vec2(length(p - vec3(0.0, -0.1, 0.0)) - 1.9, CLOTH);
  vec3 m = vec3(abs(p.x), p.yz);
  float body = trunk(p, -1.25, 0.80, 0.84, 0.40);
  float solid = body;
  if (body < 0.3) {
    float warp = noise(p * 1.3 + 5.0);
    float pull = crease(p.y * 2.4 + m.x * 3.8 + warp * 4.0, 2.6) * smoothstep(0.2, 0.8, m.x);
    float drape = ridge(p * vec3(1.9, 0.65, 1.9) + 3.0) * smoothstep(0.6, -0.7, p.y);
    float wave = 0.045 * sin(atan(p.x, p.z) * 5.0 + warp * 3.0) * smoothstep(0.0, -1.25, p.y);
    body -= 0.055 * pull + 0.06 * drape + wave - 0.02;
    body += 0.008 * smoothstep(0.010, 0.0, abs(p.y + 1.16));
  }
  vec3 elbow = vec3(1.16, 0.16, 0.02);
  float arm = rod(m, vec3(0.66, 0.70, -0.02), elbow, 0.29, 0.29);
  vec3 axis = normalize(elbow - vec3(0.66, 0.70, -0.02));
  float along = dot(m - elbow, axis);
  if (arm < 0.3) arm -= 0.045 * crease(along * 6.0 + noise(p * 2.2 + 4.0) * 5.0 + p.z * 3.0, 2.0) - 0.02;
  arm = max(arm, along - 0.03);
  arm += 0.008 * smoothstep(0.010, 0.0, abs(along + 0.06));
  float side = length(m - elbow - axis * along);
  float bore = max(side - 0.235, -along - 0.3);
  float d = blend(body, arm, 0.06) + 0.010 * smoothstep(0.025, 0.0, abs(arm - body + 0.02)) * step(-0.1, p.y);
  d = carve(d, bore, 0.02);
  vec2 result = vec2(d, bore < 0.03 && along > -0.3 ? HOLLOW : CLOTH);
  // The collar: a ribbed ring, lower in front.
  vec3 c = p - vec3(0.0, 1.06, -0.02);
  c.y += neckDip * smoothstep(-0.05, 0.42, c.z) - 0.04;
  float hole = length((c.xz - vec2(0.0, 0.05)) * vec2(0.86, 0.84)) - 0.27;
  result.x = carve(result.x, max(hole, -c.y - 0.01), 0.02);
  if (max(hole, -c.y - 0.02) < 0.012 && c.y < 0.08) result.y = HOLLOW;
  float band = length(vec2(hole * 0.9 - 0.02, max(abs(c.y - 0.02) - 0.015, 0.0))) - 0.040 + 0.006 * ribs(atan(c.x, c.z), 76.0);
  return nearer(result, vec2(band * 0.9, RIB));
}

vec2 map(vec3 world) {
  vec3 p = toGarment(world);
  vec2 result = shirt(p, 0.33);
  result = nearer(result, dummyNeck(p, 1.20));
  result = nearer(result, post(p, -1.0));
  vec3 q = p - BEHIND;
  q.xz = turn(0.34) * q.xz;
  result = nearer(result, shirt(q, 0.04));
  result = nearer(result, dummyNeck(q, 1.20));
  vec3 foot = q;
  foot.y += BEHIND.y;
  return nearer(result, post(foot, -0.9));
}
