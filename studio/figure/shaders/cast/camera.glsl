vec3 colour(Hit hit, vec3 ray, vec2 uv) {
  if (hit.t < 0.0) return backdrop(uv);
  return shade(CAMERA + ray * hit.t, hit.n, -ray, hit.material);
}

// The first ray is followed and shaded. The others only where it came by an edge,
// or where the surface leaves its tangent plane inside the pixel; on open ground they ask the backdrop alone.
void main() {
  vec3 forward = normalize(TARGET - CAMERA);
  vec3 right = normalize(cross(forward, vec3(0.0, 1.0, 0.0)));
  vec3 up = cross(right, forward);
  Hit first;
  float graze = 1e3;
  bool isEven = true;
  int rays = RAYS;
  vec3 sum = vec3(0.0);
  for (int i = 0; i < RAYS; i++) {
    if (i >= rays) break;
    vec2 shift = RAYS == 1 ? vec2(0.0) : fract(0.5 + float(i + 1) * vec2(0.7548776662, 0.5698402909)) - 0.5;
    vec2 uv = ((gl_FragCoord.xy + uShift + shift) * 2.0 - uSize) / uSize.y;
    vec3 ray = normalize(forward * ZOOM + uv.x * right + uv.y * up);
    Hit hit = Hit(-1.0, CLOTH, vec3(0.0));
    if (i == 0 || !isEven) hit = march(ray, graze);
    if (hit.t > 0.0) hit.n = surfaceNormal(CAMERA + ray * hit.t, 0.0022);
    if (i == 0 && RAYS > 1) {
      isEven = graze > 2.0;
      if (hit.t > 0.0) {
        vec3 p = CAMERA + ray * hit.t;
        isEven = isEven && dot(hit.n, -ray) > 0.12;
        for (int k = 0; k < 4; k++) {
          if (!isEven) break;
          float side = (k & 1) == 0 ? 0.5 : -0.5;
          vec3 aside = normalize(ray + (k < 2 ? right : up) * side * 2.0 / uSize.y);
          float t = dot(p - CAMERA, hit.n) / dot(aside, hit.n);
          vec2 there = map(CAMERA + aside * t);
          isEven = abs(there.x) < 0.009 && there.y == hit.material;
        }
        if (isEven) rays = 1;
      }
    }
    sum += compress(max(colour(hit, ray, uv) + AIR, 0.0));
  }
  outColour = vec4(sum / float(rays), 1.0);
}
