// As pen.glsl; but the line round the whole is heavy on the side away from the lamp, and a line in the black is paper.
const float FINE = 0.85, OUTER = 1.3, HEAVY = 1.5;

void main() {
  vec3 forward = normalize(TARGET - CAMERA);
  vec3 right = normalize(cross(forward, vec3(0.0, 1.0, 0.0)));
  vec3 up = cross(right, forward);
  vec2 toLamp = normalize(vec2(dot(KEY_AT, right), dot(KEY_AT, up)));
  vec2 uv = ((gl_FragCoord.xy + uShift) * 2.0 - uSize) / uSize.y;
  Hit hit;
  vec3 ray;
  bool isOut = false, isLine = false;
  for (int i = 0; i < 2; i++) {
    ray = normalize(forward * ZOOM + uv.x * right + uv.y * up);
    float graze = 1e3;
    hit = march(ray, graze);
    if (isOut) isLine = hit.t > 0.0;
    isOut = isOut || hit.t < 0.0;
    if (i == 0) isLine = graze < LINE * uSize.y * (isOut ? OUTER : FINE);
    if (!isOut || isLine || graze > 4.0 * LINE * uSize.y) break;
    uv += 2.0 * HEAVY * LINE * toLamp;
  }
  outColour = vec4(0.0);
  if (isOut && !isLine) return;
  outColour = vec4(0.0, 0.0, isOut ? 0.667 : 0.0, 1.0);
  if (isOut) return;
  vec3 p = CAMERA + ray * hit.t;
  float tone = draw(p, surfaceNormal(p, 0.0022), -ray, hit.material);
  if (isLine) tone = tone == 0.0 ? PAPER : 0.0;
  outColour.rgb = compress(vec3(max(tone, 0.0)));
}
