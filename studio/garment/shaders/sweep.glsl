uniform vec2 uSize;
uniform vec2 uShift;
out vec4 outColour;

vec3 compress(vec3 c) {
  return c / (1.0 + max(c.r, max(c.g, c.b)));
}

#if !FLOOD
// The floor turns into the wall without an edge: a paper sweep.
vec3 sweep(vec3 p) {
  float contact = 1.0;
  float h = 0.05;
  for (int i = 0; i < 4; i++) {
    contact -= max(0.0, h - map(p + vec3(0.0, h, 0.0)).x) * 0.9;
    h *= 1.9;
  }
  vec3 glow = mix(LIGHT_A, LIGHT_B, smoothstep(-2.2, 2.2, p.x)) * 0.050 * exp(-0.16 * dot(p.xz, p.xz));
  return (vec3(0.010, 0.007, 0.018) + glow) * clamp(contact, 0.15, 1.0);
}
#endif

void main() {
  vec2 uv = ((gl_FragCoord.xy + uShift) * 2.0 - uSize) / uSize.y;
  vec3 forward = normalize(TARGET - CAMERA);
  vec3 right = normalize(cross(forward, vec3(0.0, 1.0, 0.0)));
  vec3 ray = normalize(forward * ZOOM + uv.x * right + uv.y * cross(right, forward));
  vec3 from = CAMERA;
  vec3 c = vec3(0.0);
  float share = 1.0;
  for (int bounce = 0; bounce < 2; bounce++) {
    float toFloor = ray.y < -1e-4 ? (FLOOR - from.y) / ray.y : 1e3;
    float toWall = ray.z < -1e-4 ? (WALL - from.z) / ray.z : 1e3;
    vec3 off = from - CENTRE;
    float b = dot(off, ray);
    float inside = b * b - dot(off, off) + RADIUS * RADIUS;
    bool hit = false;
    float material = CLOTH;
    float t = max(0.002, -b - sqrt(max(inside, 0.0)));
    float end = min(-b + sqrt(max(inside, 0.0)), toFloor);
    if (inside > 0.0 && end > t) {
      for (int i = 0; i < 120; i++) {
        vec2 found = map(from + ray * t);
        if (found.x < 0.0006 * (t + 1.0)) {
          material = found.y;
          hit = true;
          break;
        }
        t += found.x * 0.75;
        if (t > end) break;
      }
    }
    if (hit) {
      vec3 p = from + ray * t;
      vec3 lit = max(shade(p, surfaceNormal(p, 0.0026), -ray, material), 0.0);
      c += share * lit * (bounce == 0 ? 1.0 : smoothstep(2.6, 0.0, p.y - FLOOR));
      break;
    }
#if !FLOOD
    if (toFloor < toWall) {
      vec3 p = from + ray * toFloor;
      float back = smoothstep(-0.6, WALL, p.z);
      c += share * mix(sweep(p), paper(vec3(p.x, FLOOR, WALL)), back);
      share *= 0.34 * (1.0 - back);
      float rough = 0.008 * smoothstep(0.0, 3.0, toFloor);
      uint seed = uint(gl_FragCoord.x) * 9781u ^ uint(gl_FragCoord.y) * 6271u ^ floatBitsToUint(uShift.x);
      vec3 up = normalize(vec3((hash(seed) - 0.5) * rough, 1.0, (hash(seed + 77u) - 0.5) * rough));
      from = p;
      ray = reflect(ray, up);
      continue;
    }
#endif
    c += share * wall(from + ray * min(toFloor, toWall));
    break;
  }
  outColour = vec4(compress(c), 1.0);
}
