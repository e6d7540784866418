vec2 map(vec3 p) {
  vec2 result = bust(p);
  vec2 posed = pose(p);
  if (result.y == CLOTH && posed.y == CLOTH) return vec2(blend(result.x, posed.x, 0.12), CLOTH);
  return nearer(result, posed);
}
