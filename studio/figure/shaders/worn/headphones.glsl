// Wide cups with a lit ring; the band runs over the head. CUP_AT comes from what is underneath: hood or bare bone.
vec2 headphones(vec3 p, vec3 head) {
  float far = length(head - vec3(0.0, 0.3, 0.0)) - 1.75;
  if (far > 0.3) return vec2(far, PAD);
  float cup = BARE == 1 ? 0.78 : 1.06;
  float top = BARE == 1 ? 0.0 : 0.12;
  vec3 q = head - vec3(0.0, 0.02 + top, -0.06);
  vec3 m = vec3(abs(q.x), q.yz);
  float reach = length(q.xy * vec2(1.0, BARE == 1 ? 0.86 : 0.80));
  float arch = max(max(abs(reach - cup - 0.06) - 0.045, abs(q.z) - 0.13), -q.y) - 0.02;
  vec2 result = vec2(arch * 0.8, STEEL);
  float padding = max(max(abs(reach - cup + 0.03) - 0.04, abs(q.z) - 0.10), 0.45 - q.y) - 0.02;
  result = nearer(result, vec2(padding * 0.8, PAD));
  float stem = rod(m, vec3(cup + 0.06, 0.05, 0.0), vec3(cup + 0.06, -0.10, 0.0), 0.07, 0.07);
  result = nearer(result, vec2(stem, STEEL));
  vec3 c = (m - vec3(cup + 0.02, -0.10, 0.06));
  c.xz = turn(-0.16) * c.xz;
  c = c.yxz;
  float shell = drumY(c - vec3(0.0, 0.07, 0.0), 0.32, 0.09) - 0.05;
  result = nearer(result, vec2(shell, GLOSS));
  float cushion = length(vec2(length(c.xz) - 0.28, c.y + 0.07)) - 0.10;
  result = nearer(result, vec2(cushion, PAD));
  result = nearer(result, vec2(ringY(c - vec3(0.0, 0.205, 0.0), 0.24, 0.036), LAMP));
  // The rim of each cup shows from the front as well.
  result = nearer(result, vec2(ringY(c - vec3(0.0, 0.10, 0.0), 0.368, 0.020), LAMP));
  return nearer(result, vec2(drumY(c - vec3(0.0, 0.20, 0.0), 0.12, 0.02), STEEL));
}
