uniform vec2 uSize;
uniform vec2 uShift;
out vec4 outColour;

// Samples are averaged after this compression, so one white-hot sample cannot spoil a smooth edge.
vec3 compress(vec3 c) {
  return c / (1.0 + max(c.r, max(c.g, c.b)));
}

void main() {
  vec2 uv = ((gl_FragCoord.xy + uShift) * 2.0 - uSize) / uSize.y;
  vec3 forward = normalize(TARGET - CAMERA);
  vec3 right = normalize(cross(forward, vec3(0.0, 1.0, 0.0)));
  vec3 ray = normalize(forward * ZOOM + uv.x * right + uv.y * cross(right, forward));
  float t = max(0.0, length(CAMERA) - 4.5);
  float end = length(CAMERA) + 4.0;
  float best = 1e3;
  float material = CLOTH;
  bool hit = false;
  for (int i = 0; i < 160; i++) {
    vec2 step_ = map(CAMERA + ray * t);
    if (step_.x < 0.0005 * t) {
      material = step_.y;
      hit = true;
      break;
    }
    t += step_.x * 0.8;
    if (t > end) break;
  }
  vec3 backdrop_ = backdrop(uv);
  if (!hit) {
    outColour = vec4(compress(backdrop_) * BACKDROP_ALPHA, BACKDROP_ALPHA);
    return;
  }
  vec3 p = CAMERA + ray * t;
  vec3 c = shade(p, surfaceNormal(p, 0.0022), -ray, material);
  float haze = clamp(1.0 - exp(-max(0.0, -p.y - 1.3) * 0.9 - max(0.0, -p.z - 0.2) * 0.25), 0.0, 1.0) * HAZE;
  c = mix(c, mix(LIGHT_A, LIGHT_B, smoothstep(-1.2, 1.2, uv.x)) * 0.10 + vec3(0.01, 0.004, 0.02), haze);
  outColour = vec4(compress(max(c, 0.0)), 1.0);
}
