uniform vec2 uSize;
uniform vec2 uShift;
out vec4 outColour;

// Samples are averaged after this compression, so one white-hot sample cannot spoil a smooth edge.
vec3 compress(vec3 c) {
  return c / (1.0 + max(c.r, max(c.g, c.b)));
}

// Lights and shades the first thing a ray meets; t is left beyond REACH where it meets nothing.
vec3 look(vec3 from, vec3 ray, vec2 uv, float near, out float t) {
  t = near;
  float material = CLOTH;
  bool hit = false;
  for (int i = 0; i < 180; i++) {
    vec2 step_ = map(from + ray * t);
    if (step_.x < 0.0005 * t) {
      material = step_.y;
      hit = true;
      break;
    }
    t += step_.x * 0.82;
    if (t > REACH) break;
  }
  if (!hit) {
    t = REACH + 1.0;
    return backdrop(uv, ray);
  }
  vec3 p = from + ray * t;
  return shadeSet(p, normalAt(p, 0.0022), -ray, material);
}

void main() {
  vec2 uv = ((gl_FragCoord.xy + uShift) * 2.0 - uSize) / uSize.y;
  vec2 rolled = turn(ROLL) * uv;
  vec3 forward = normalize(TARGET - CAMERA);
  vec3 right = normalize(cross(forward, vec3(0.0, 1.0, 0.0)));
  vec3 ray = normalize(forward * ZOOM + rolled.x * right + rolled.y * cross(right, forward));
  float t;
  vec3 c = look(CAMERA, ray, uv, NEAR, t);
  vec3 p = CAMERA + ray * t;
  if (t < REACH) {
    float thick = clamp(1.0 - exp(-max(0.0, -p.y - 1.3) * 0.5 - max(0.0, -p.z - 0.2) * 0.25), 0.0, 1.0) * HAZE;
    c = mix(c, mix(LIGHT_A, LIGHT_B, smoothstep(-1.2, 1.2, uv.x)) * 0.10 + vec3(0.01, 0.004, 0.02), thick);
#ifdef MIRROR
    // A wet or polished floor gives the scene back once.
    if (p.y < MIRROR + 0.02) {
      vec3 n = vec3(0.0, 1.0, 0.0);
      n.xz += ripple(p);
      n = normalize(n);
      float again;
      vec3 back = reflect(ray, n);
      vec3 seen = look(p + n * 0.03, back, vec2(uv.x, back.y / max(0.15, -back.z) * ZOOM), 0.02, again);
      c += seen * (0.10 + 0.75 * pow(1.0 - max(dot(n, -ray), 0.0), 4.0)) * WET;
    }
#endif
  }
  outColour = vec4(compress(max(veil(uv, t, c), 0.0)), 1.0);
}
