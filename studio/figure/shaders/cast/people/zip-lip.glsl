// The hood is zipped up to the nose, and a finger says why.
vec2 own(vec3 p, vec3 h) {
  vec2 result = vec2(1e3, ZIP);
  float cloth = hoodSolid(h);
  float side = abs(h.x);
  float near = max(max(side - 0.3, h.y + 0.34), -h.z);
  if (near < 0.4 && cloth < 0.6) {
    float row = h.x > 0.0 ? 0.5 : 0.0;
    float cell = abs(fract(h.y / 0.125 + row) - 0.5) * 0.125;
    float tooth = max(max(abs(cloth - 0.105) - 0.055, abs(side - 0.038) - 0.068), cell - 0.026) - 0.008;
    tooth = max(tooth, max(h.y + 0.40, -0.2 - h.z));
    result = nearer(result, vec2(tooth * 0.8, ZIP));
    float tape = max(max(abs(cloth - 0.05) - 0.055, abs(side - 0.13) - 0.06), max(h.y + 0.38, -h.z));
    result = nearer(result, vec2(tape * 0.8, TAPE));
    result = nearer(result, vec2(slider((h - vec3(0.0, -0.44, 1.06)) / 2.0, 0.10) * 2.0 * 0.9, ZIP));
  } else result.x = max(near, cloth) - 0.1;
  // The hand: one finger up, three curled, the thumb across them.
  vec3 q = (p - vec3(0.24, -1.26, 1.62)) / 1.25;
  if (length(q) > 1.0) return nearer(result, vec2((length(q) - 0.75) * 1.25, GLOVE));
  q.xy = turn(-0.10) * q.xy;
  float d = blend(bone(q, vec3(-0.10, 0.08, 0.02), vec3(-0.115, 0.42, 0.05), 0.110, 0.100), bone(q, vec3(-0.115, 0.42, 0.05), vec3(-0.11, 0.70, 0.02), 0.100, 0.086), 0.015);
  d = blend(d, rod(q, vec3(0.06, -0.02, -0.05), vec3(0.10, -0.46, -0.07), 0.20, 0.13), 0.05);
  for (int i = 0; i < 3; i++) {
    vec3 joint = vec3(0.07 + 0.145 * float(i), 0.12 - 0.045 * float(i * i), 0.16);
    d = blend(d, bone(q, vec3(joint.x - 0.01, joint.y - 0.02, -0.06), joint, 0.090, 0.088), 0.02);
    d = blend(d, bone(q, joint, vec3(0.06 + 0.115 * float(i), -0.16 + 0.01 * float(i), 0.17), 0.086, 0.074), 0.012);
  }
  vec3 bend = vec3(-0.17, -0.10, 0.16);
  float thumb = blend(bone(q, vec3(-0.06, -0.30, 0.02), bend, 0.105, 0.095), bone(q, bend, vec3(0.12, -0.04, 0.27), 0.095, 0.080), 0.015);
  result = nearer(result, vec2(blend(d, thumb, 0.015) * 1.25, GLOVE));
  float arm = rod(q, vec3(0.10, -0.42, -0.06), vec3(0.5, -1.4, -0.3), 0.25, 0.36);
  return nearer(result, vec2((arm - 0.02 * swell(q.y * 12.0)) * 1.25, CLOTH));
}

// A ring with the teeth of a zip, hardly lit.
vec3 backdrop(vec2 uv) {
  vec2 q = uv - vec2(0.0, 0.10);
  float reach = length(q);
  float place = atan(q.x, q.y) / 6.2831853 * 24.0;
  vec3 c = mix(vec3(0.004, 0.30, 0.40), vec3(0.004, 0.10, 0.22), smoothstep(0.0, 1.5, length(uv - vec2(0.7, 0.5))));
  float lit = 0.0;
  for (int row = 0; row < 2; row++) {
    float cell = abs(fract(place + 0.5 * float(row)) - 0.5) / 24.0 * 6.2831853 * reach;
    float h = (reach - 0.86) * (row == 0 ? 1.0 : -1.0);
    lit = max(lit, smoothstep(0.006, -0.004, max(abs(h - 0.035) - 0.065, cell - 0.046)));
  }
  c *= 1.0 - 0.45 * smoothstep(0.165, 0.155, abs(reach - 0.86));
  return mix(c, c * 2.4, lit);
}
