// What is white by itself, in light or in shade: bone, teeth, metal; never the cloth that he wears. The zip of a mouth is no bone.
const float WHITE = 0.5;

float isPaper(vec3 p, vec3 n, vec3 v, float material) {
  if (material == CLOTH) return 0.0;
  if (material == EYE) return 1.0;
  vec3 head = toHead(p);
  if (material == ZIP && mouth(toSkull(head)).x < 0.01) return 0.0;
  Skin skin = skinOf(material);
  DYE(skin, material, p, head);
  return step(WHITE, sqrt(dot(skin.tint, vec3(0.3, 0.59, 0.11))));
}

void main() {
  vec3 forward = normalize(TARGET - CAMERA);
  vec3 right = normalize(cross(forward, vec3(0.0, 1.0, 0.0)));
  vec3 up = cross(right, forward);
  vec4 sum = vec4(0.0);
  for (int i = 0; i < RAYS; i++) {
    vec2 shift = RAYS == 1 ? vec2(0.0) : fract(0.5 + float(i + 1) * vec2(0.7548776662, 0.5698402909)) - 0.5;
    vec2 uv = ((gl_FragCoord.xy + uShift + shift) * 2.0 - uSize) / uSize.y;
    vec3 ray = normalize(forward * ZOOM + uv.x * right + uv.y * up);
    float graze = 1e3;
    Hit hit = march(ray, graze);
    bool isOut = hit.t < 0.0;
    bool isLine = graze < LINE * uSize.y * (isOut ? 1.4 : 0.8);
    if (!isLine && isOut) continue;
    sum.a += 1.0;
    if (isLine) {
      if (isOut) sum.b += 0.667;
      continue;
    }
    vec3 p = CAMERA + ray * hit.t;
    vec3 n = surfaceNormal(p, 0.0022);
    float tone = compress(vec3(draw(p, n, -ray, hit.material))).r;
    sum.rgb += vec3(tone, isPaper(p, n, -ray, hit.material), tone);
  }
  outColour = sum / float(RAYS);
}
