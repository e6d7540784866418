// For one ink: open shade is screened, black is for what lies deep or turns its back to the lamp.
// A line runs round whatever stands before something else, where two things touch and between two fingers. The one round the whole
// is heavier, and blue (cast/pen.glsl): in light ink it is light.
const float SOLID = 0.18;
const float PAPER_WHITE = 0.36;

float ink(float light) {
  if (light < SOLID) return 0.0;
  return light > PAPER_WHITE ? 2.0 : mix(0.11, 0.18, (light - SOLID) / (PAPER_WHITE - SOLID));
}

// Only hands and what the person alone has: the model's own parts touch everywhere.
bool isTouching(vec3 p, vec3 n, vec3 v, float material) {
  float wide = 0.9 * LINE * length(p - CAMERA) / ZOOM;
  if (material == GLOVE && map(p + 2.0 * wide * n).x < 0.9 * wide) return true;
  vec3 a = normalize(cross(n, v + vec3(0.0, 0.0, 1e-3))), b = cross(n, a);
  for (int i = 0; i < 4; i++) {
    vec3 aside = wide * ((i & 2) == 0 ? a : b) * ((i & 1) == 0 ? 1.0 : -1.0);
    vec2 there = map(p + aside + 0.1 * wide * n);
    if (there.x < 0.5 * wide && there.y != material && max(there.y, material) >= GLOVE) return true;
  }
  return false;
}

float draw(vec3 p, vec3 n, vec3 v, float material) {
  vec3 head = toHead(p);
  vec3 q = toSkull(head);
  if (material == EYE) return shadeEye(q, n, v).g > 0.2 ? 2.0 : 0.0;
  if (isTouching(p, n, v, material)) return 0.0;
  if (material == CLOTH) {
#if HOOD == 1
    // The hood is black inside.
    if (head.z < 0.5 && rim(head).x < -0.02) return 0.0;
#endif
    // Stitches and puckers are too fine for dots.
    n = surfaceNormal(p, 0.02);
  }
  Skin skin = skinOf(material);
  DYE(skin, material, p, head);
  const vec3 LUMA = vec3(0.3, 0.59, 0.11);
  if (skin.glow > 0.0) return dot(skin.tint, LUMA) * skin.glow > 0.15 ? 2.0 : 0.0;
  float open = openness(p, n).x;
  if (material == BONE) weather(skin, n, q, open);
  float value = sqrt(dot(skin.tint, LUMA));
  if (value < 0.21) return 0.0;
  vec3 lamp = normalize(KEY_AT - p);
  float faces = dot(n, lamp);
  float arrives = faces > 0.0 ? shadows(p + n * 0.03, mat3(lamp, lamp, lamp), vec3(faces, -1.0, -1.0)).x : 0.0;
  float lit = arrives > 0.3 ? faces : 0.0;
  float light = value * (0.20 + 0.14 * open + 0.9 * lit);
  if (lit > 0.0) light += 0.5 * shine(n, v, lamp, mix(10.0, 90.0, skin.gloss)) * skin.gloss;
  bool isDeep = open < 0.48 || faces < -0.22 || (faces > 0.0 && lit == 0.0 && open < 0.72);
  if (material != BONE && !isDeep) light = max(light, SOLID + 0.03 * open);
  return ink(light);
}
