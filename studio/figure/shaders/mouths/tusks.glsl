vec2 mouth(vec3 p) {
  vec3 m = vec3(abs(p.x), p.yz);
  float d = rod(m, vec3(0.19, -0.66, 0.60), vec3(0.26, -0.44, 0.72), 0.055, 0.038);
  d = blend(d, rod(m, vec3(0.26, -0.44, 0.72), vec3(0.27, -0.26, 0.72), 0.038, 0.008), 0.03);
  return vec2(d, BONE);
}
