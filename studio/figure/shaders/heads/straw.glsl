vec2 headgear(vec3 p) {
  vec3 c = p - vec3(0.0, 0.62, 0.12);
  c.yz = turn(-0.13) * c.yz;
  float reach = length(c.xz);
  float around = atan(c.x, c.z);
  float cone = c.y - 0.95 + 0.78 * reach - 0.04 * reach * reach;
  float weave = 0.012 * abs(sin(reach * 46.0)) + 0.010 * abs(sin(around * 34.0));
  float d = max(abs(cone + weave * step(0.0, cone)) * 0.86 - 0.03, reach - 1.52);
  vec2 result = vec2(d * 0.8, STRAW);
  float edge = length(vec2(reach - 1.52, c.y + 0.143)) - 0.035;
  return nearer(result, vec2(edge, NEON));
}
