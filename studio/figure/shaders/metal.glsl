// Polished metal keeps its own colour: under pure cyan, gold would turn green.
vec3 whiten(vec3 light) {
  return mix(light, vec3(dot(light, vec3(0.35, 0.45, 0.2))), 0.55);
}

vec3 shadeMetal(vec3 tint, vec3 n, vec3 v, vec3 la, vec3 lb, vec3 lk, Lit lit) {
  vec3 c = tint * whiten(studio(reflect(-v, n)) * (0.3 + 0.7 * lit.open) + lit.diffuse * 0.4);
  c += tint * (lit.key * shine(n, v, lk, 60.0) * 2.0 + vec3(0.05) * lit.open);
  c += whiten(lit.left * shine(n, v, la, 60.0) + lit.right * shine(n, v, lb, 60.0)) * 0.9;
  return c + tint * lit.eye * 0.3;
}
