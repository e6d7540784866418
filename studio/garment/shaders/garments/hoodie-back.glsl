// Seen from behind: z looks at the viewer, so the print lies on the back.
uniform sampler2D uPrint0;
uniform sampler2D uPrint1;

vec4 printAt(vec3 p) {
  if (p.z < 0.15) return vec4(0.0);
  vec2 at = p.xy - vec2(0.0, -0.32);
  vec4 halo = printed(uPrint0, at / 1.46);
  vec4 face = printed(uPrint1, (at - vec2(0.0, -0.02)) / 1.0) * step(length(at), 0.40);
  return mix(face, halo, halo.a);
}

// Worn up, its point slumped: a seam from the crown down the back of the head, and folds that fall to the shoulders.
float wornHood(vec3 p) {
  float up = smoothstep(0.2, 1.3, p.y);
  float form = hoodForm(vec3(p.x + 0.10 * up * up, p.y * (1.0 + 0.30 * up), -p.z)) / (1.0 + 0.30 * up);
  if (form > 0.75) return form - 0.2;
  float warp = noise(p * 1.3 + 3.0);
  float around = atan(p.x, p.z);
  float fall = fold(around * 5.0 + p.y * 0.9 * p.x / (0.3 + abs(p.x)) + warp * 3.0) * smoothstep(0.9, -0.7, p.y);
  float seam = abs(abs(p.x) - 0.012);
  return form - 0.085 * fall - 0.085 * hoodFolds(p, warp) + 0.02 * smoothstep(0.030, 0.0, abs(p.x)) - 0.008 * smoothstep(0.02, 0.0, seam - 0.05);
}

vec2 map(vec3 world) {
  vec3 p = toGarment(world);
  vec3 m = vec3(abs(p.x), p.yz);
  float body = trunk(p, -1.05, 0.88, 0.86, 0.48);
  if (body < 0.3) body = 0.85 * (body - 0.075 * wornFolds(p, -1.05) * mix(1.0, 0.35, smoothstep(0.62, 0.35, abs(p.x)) * step(0.0, p.z)) + 0.012);
  vec2 result = vec2(body, CLOTH);
  // Nobody is in it, and it has its fists on its hips.
  vec3 elbow = vec3(1.30, -0.02, 0.10), wrist = vec3(0.93, -0.66, -0.04);
  float arm = sleeve(p, vec3(0.66, 0.68, -0.02), elbow, wrist, vec3(0.25, 0.190, 0.140), 0.052);
  float seam = smoothstep(0.03, 0.0, abs(arm - body + 0.02)) * step(-0.2, p.y);
  result.x = blend(body, arm, 0.10) + 0.008 * seam;
  result = nearer(result, cuff(m, elbow, wrist + vec3(-0.05, -0.09, -0.02), 0.155, 0.19));
  float hem = max(tube(p.xz, vec2(0.80, 0.44)) - 0.012 * ribs(atan(p.x, p.z * 1.7), 84.0), abs(p.y + 1.13) - 0.115) - 0.02;
  result = nearer(result, vec2(hem, RIB));
  if (length(p - vec3(0.0, 1.35, 0.0)) - 1.35 < result.x) {
    const float SCALE = 0.58;
    result = vec2(blend(result.x, wornHood((p - vec3(0.0, 1.46, -0.02)) / SCALE) * SCALE, 0.18), result.y);
  }
  return nearer(result, post(p, -1.0));
}
