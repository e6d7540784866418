// Seen from behind: z looks at the viewer, so the print lies on the back.
uniform sampler2D uPrint0;
uniform sampler2D uPrint1;

vec4 printAt(vec3 p) {
  if (p.z < 0.15) return vec4(0.0);
  vec2 at = p.xy - vec2(0.0, -0.40);
  vec4 halo = printed(uPrint0, at / 1.46);
  vec4 face = printed(uPrint1, (at - vec2(0.0, -0.02)) / 1.0) * step(length(at), 0.40);
  return mix(face, halo, halo.a);
}

// The hood lies on the shoulders: a soft pouch with a pointed end and a seam down the middle.
float loweredHood(vec3 p) {
  vec3 m = vec3(abs(p.x), p.yz);
  float warp = noise(p * 2.0 + 8.0);
  float pouch = ellipsoid(p - vec3(0.0, 0.74, 0.36), vec3(0.56, 0.36, 0.24));
  pouch = blend(pouch, ellipsoid(p - vec3(0.0, 0.44, 0.44), vec3(0.20, 0.24, 0.15)), 0.24);
  vec3 c = p - vec3(0.0, 0.98, 0.04);
  c.yz = turn(0.34) * c.yz;
  float collar = ringY(vec3(c.x * 0.92, c.y, c.z), 0.40, 0.15 + 0.02 * fold(atan(c.x, c.z) * 3.0 + warp * 3.0));
  float d = blend(pouch, collar, 0.16);
  d -= 0.026 * fold(p.y * 7.0 - m.x * 5.0 + warp * 4.0) - 0.012;
  d += 0.020 * smoothstep(0.022, 0.0, m.x) * smoothstep(1.05, 0.9, p.y);
  vec3 mouth_ = p - vec3(0.0, 1.10, 0.02);
  return carve(d, ellipsoid(mouth_, vec3(0.33, 0.22, 0.30)), 0.05);
}

vec2 map(vec3 world) {
  vec3 p = toGarment(world);
  vec3 m = vec3(abs(p.x), p.yz);
  float body = trunk(p, -1.05, 0.88, 0.86, 0.48);
  if (body < 0.3) body -= 0.062 * wornFolds(p, -1.05) * mix(1.0, 0.35, smoothstep(0.62, 0.35, abs(p.x)) * step(0.0, p.z)) - 0.012;
  vec2 result = vec2(body, CLOTH);
  vec3 elbow = vec3(1.12, -0.12, 0.04), wrist = vec3(1.17, -0.84, -0.10);
  float arm = sleeve(m, vec3(0.68, 0.68, -0.02), elbow, wrist, vec3(0.28, 0.26, 0.21), 0.075);
  float seam = smoothstep(0.03, 0.0, abs(arm - body + 0.02)) * step(-0.2, p.y);
  result.x = blend(body, arm, 0.10) + 0.008 * seam;
  result = nearer(result, cuff(m, elbow, wrist + vec3(0.01, -0.12, -0.02), 0.155, 0.19));
  float hem = max(tube(p.xz, vec2(0.80, 0.44)) - 0.012 * ribs(atan(p.x, p.z * 1.7), 84.0), abs(p.y + 1.13) - 0.115) - 0.02;
  result = nearer(result, vec2(hem, RIB));
  if (length(p - vec3(0.0, 0.8, 0.2)) - 0.85 < result.x) result.x = result.y == CLOTH ? blend(result.x, loweredHood(p), 0.03) : min(result.x, loweredHood(p));
  return nearer(result, post(p, -1.0));
}
