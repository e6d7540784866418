// A group is only measured where its bounding shape is nearer than what is already found.
vec2 map(vec3 p) {
  vec3 head = toHead(p);
#if HOOD == 1
  vec2 result = hood(head);
#else
  vec2 result = vec2(1e3, CLOTH);
#endif
#if HAS_FACE == 1
  float near = length(head - vec3(0.0, -0.06, 0.06)) - 1.08;
  if (near < result.x) result = near > 0.4 ? vec2(near, BONE) : nearer(result, face(head));
#endif
#if HAS_BODY == 1
  if (p.y + 0.62 < result.x) {
    vec2 body = robe(p);
    if (result.y == CLOTH && body.y == CLOTH) result.x = blend(result.x, body.x, 0.10);
    result = nearer(result, body);
  }
#endif
  return nearer(result, own(p, head));
}
