vec2 map(vec3 p) {
#ifdef EMPTY_SET
  return scenery(p);
#else
  // Far from the figure a ray need not know its parts.
  float far = rod(p, vec3(0.0, 0.3, 0.0), vec3(0.0, -3.0, 0.0), 1.75, 1.95);
  vec2 result = far > 0.45 ? vec2(far, CLOTH) : bust(p);
  vec2 held = posed(p);
  if (result.y == CLOTH && held.y == CLOTH) result.x = blend(result.x, held.x, 0.14);
  else result = nearer(result, held);
  return nearer(result, scenery(p));
#endif
}
