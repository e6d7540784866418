vec2 mouth(vec3 p) {
  vec3 from = vec3(0.12, -0.56, 0.56), to = vec3(0.42, -0.66, 1.22);
  vec2 result = vec2(rod(p, from, to, 0.052, 0.062), LEAF);
  result = nearer(result, vec2(rod(p, mix(from, to, 0.3), mix(from, to, 0.42), 0.062, 0.064), GOLD));
  return nearer(result, vec2(length(p - to - vec3(0.01, 0.0, 0.02)) - 0.057, EMBER));
}
