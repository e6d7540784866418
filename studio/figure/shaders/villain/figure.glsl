float face(vec3 q) {
  float d = skull(q);
#if CHIP == 1
  // A piece of the forehead is gone.
  vec3 c = q - vec3(0.30, 0.58, 0.50);
  float hole = max(ellipsoid(c, vec3(0.25, 0.20, 0.3)), dot(c, normalize(vec3(-0.7, -0.6, 0.1))) - 0.10);
  d = carve(d, hole + 0.05 * (noise(q * 9.0) - 0.5), 0.012);
#endif
  return d;
}

// A group is only measured where its bounding shape is nearer than what is already found: half the work of a picture.
vec2 map(vec3 p) {
  vec3 head = toHead(p);
  vec2 result = hood(head);
  if (p.y + 0.82 < result.x) {
    vec2 body = robe(BODY_PIVOT + (p - BODY_PIVOT) / BODY_SCALE) * vec2(BODY_SCALE, 1.0);
    if (result.y == CLOTH && body.y == CLOTH) result.x = blend(result.x, body.x, 0.10);
    result = nearer(result, body);
  }
  if (length(head - vec3(0.0, 0.0, 0.05)) - 1.0 < result.x) {
    vec3 q = toSkull(head);
    result = nearer(result, vec2(face(q) * SKULL_SCALE, FACE));
    result = nearer(result, vec2(eyes(q) * SKULL_SCALE, EYE));
  }
  if (length(head - vec3(0.0, -0.60, 0.70)) - 0.85 < result.x) {
    result = nearer(result, mouth(toSkull(head)) * vec2(SKULL_SCALE, 1.0));
  }
  result = nearer(result, headgear(head));
  return nearer(result, WORN);
}
