// For one ink: paper, one screen and solid black, as a lamp from upper left parts them; a lamp behind leaves a rim of paper.
// A line runs round whatever stands before something else. The one round the whole is heavier, and blue: in light ink it is light.
const float SOLID = 0.18;
const float PAPER_WHITE = 0.36;

// The screen has a short range; what lies between it and the other two tones is only the edge of a shape.
float ink(float light) {
  if (light < SOLID) return 0.0;
  return light > PAPER_WHITE ? 2.0 : mix(0.12, 0.17, (light - SOLID) / (PAPER_WHITE - SOLID));
}

float draw(vec3 p, vec3 n, vec3 v, float material) {
  vec3 head = toHead(p);
  vec3 q = toSkull(head);
  if (material == EYE) return shadeEye(q, n, v).g > 0.2 ? 2.0 : 0.0;
  Skin skin = skinOf(material);
  DYE(skin, material, p, head);
  const vec3 LUMA = vec3(0.3, 0.59, 0.11);
  if (skin.glow > 0.0) return dot(skin.tint, LUMA) * skin.glow > 0.15 ? 2.0 : 0.0;
  float open = openness(p, n).x;
  if (material == BONE) weather(skin, n, q, open);
  float value = sqrt(dot(skin.tint, LUMA));
  // What is black stays ink under any lamp.
  if (value < 0.21) value = 0.0;
  vec3 lamp = normalize(KEY_AT - p), behind = normalize(LIGHT_B_AT - p);
  float faces = dot(n, lamp);
  float cast_ = shadows(p + n * 0.02, mat3(lamp, lamp, lamp), vec3(faces, -1.0, -1.0)).x;
  float lit = faces > 0.0 && cast_ > 0.3 ? faces : 0.0;
  float around = (0.20 + 0.14 * open) * (faces > 0.2 && lit == 0.0 ? 0.6 : 1.0);
  float spot = lit > 0.0 ? shine(n, v, lamp, mix(10.0, 90.0, skin.gloss)) * skin.gloss : 0.0;
  float rim = step(0.62, dot(n, behind)) * step(0.5, open);
  return ink(value * (around + 0.9 * lit + rim) + 0.5 * spot);
}
