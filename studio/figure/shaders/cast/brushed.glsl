// For one ink, with a brush: paper where the lamp falls, one broad black where it does not, dots only between the two.
// A lamp behind parts black from black, and in the black the line is paper.
const float PAPER = 2.0;
// Black that no line parts.
const float DEEP = -1.0;
const float DENSE = 0.115, SPARSE = 0.175;

// Where hands, the zip of the chest and what the person alone has touch something.
bool isTouching(vec3 p, vec3 n, vec3 v, float material) {
  float wide = 0.8 * LINE * length(p - CAMERA) / ZOOM;
  if (material == GLOVE && map(p + 2.0 * wide * n).x < 0.9 * wide) return true;
  vec3 a = normalize(cross(n, v + vec3(0.0, 0.0, 1e-3))), b = cross(n, a);
  for (int i = 0; i < 4; i++) {
    vec3 aside = wide * ((i & 2) == 0 ? a : b) * ((i & 1) == 0 ? 1.0 : -1.0);
    vec2 there = map(p + aside + 0.1 * wide * n);
    float upper = max(there.y, material);
    bool isMeeting = upper >= GLOVE || (upper == ZIP && p.y < ZIP_TOP - 0.56);
    if (there.x < 0.5 * wide && there.y != material && isMeeting) return true;
  }
  return false;
}

bool isInNose(vec3 q) {
  vec2 hole = turn(-0.36) * (vec2(abs(q.x), q.y) - vec2(0.052, -0.205));
  return q.z > 0.3 && length(hole / vec2(0.064, 0.145)) < 0.9;
}

// Between the teeth of the zip on the chest, where limbs.glsl has them.
bool isZipGap(vec3 p) {
  float row = p.x > 0.0 ? 0.5 : 0.0;
  return p.y < ZIP_TOP - 0.56 && (abs(fract(p.y / 0.088 + row) - 0.5) > 0.33 || abs(p.x) < 0.010);
}

// Black below `from`, paper above `to`.
float between(float light, float from, float to) {
  if (light < from) return 0.0;
  return light > to ? PAPER : mix(DENSE, SPARSE, (light - from) / (to - from));
}

float draw(vec3 p, vec3 n, vec3 v, float material) {
  vec3 head = toHead(p);
  vec3 q = toSkull(head);
  if (material == EYE) return shadeEye(q, n, v).g > 0.2 ? PAPER : DEEP;
  bool isTouched = isTouching(p, n, v, material);
  if (material == CLOTH) {
#if HOOD == 1
    // The hood is black inside.
    if (head.z < 0.5 && rim(head).x < -0.02) return DEEP;
#endif
    // A brush leaves out what a needle made.
    n = surfaceNormal(p, 0.075);
  }
  Skin skin = skinOf(material);
  DYE(skin, material, p, head);
  const vec3 LUMA = vec3(0.3, 0.59, 0.11);
  if (skin.glow > 0.0) return dot(skin.tint, LUMA) * skin.glow > 0.15 ? PAPER : 0.0;
  float open = openness(p, n).x;
  if (material == BONE) weather(skin, n, q, open);
  float value = sqrt(dot(skin.tint, LUMA));
  if (value < 0.21) return isTouched ? PAPER : DEEP;
  vec3 lamp = normalize(KEY_AT - p), behind = normalize(LIGHT_B_AT - p);
  float faces = dot(n, lamp);
  float arrives = faces > 0.0 ? shadows(p + n * 0.03, mat3(lamp, lamp, lamp), vec3(faces, -1.0, -1.0)).x : 0.0;
  float lit = arrives > 0.3 ? faces : min(faces, 0.0);
  bool isPale = value > 0.45;
  // Of cloth only what lies deep in a fold is darker for it.
  if (material == CLOTH) open = smoothstep(0.0, 0.6, open);
  float tone = isPale ? between(lit + 0.55 * (open - 0.6) + 0.8 * min(value - 0.62, 0.0), -0.26, 0.08) : between(lit + 0.35 * (open - 0.8), 0.10, 0.42);
  // What the lamp behind reaches is paper at the edge.
  float edge = dot(n, behind);
  if (lit <= 0.0 && open > 0.5) tone = max(tone, between(edge, 0.38, 0.60));
  if (material == BONE && (tone == 0.0 || isInNose(q))) return DEEP;
  if (material == ZIP && isZipGap(p)) return DEEP;
  if (isTouched) return tone == 0.0 ? PAPER : 0.0;
  return tone;
}
