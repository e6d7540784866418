vec2 pose(vec3 p) {
  vec3 small = vec3(0.34, -0.62, 1.02), wide = vec3(1.75, -0.10, 2.10);
  vec3 along = normalize(wide - small);
  float reach = distance(small, wide);
  float at = dot(p - small, along);
  float radius = mix(0.17, 0.74, pow(clamp(at / reach, 0.0, 1.0), 1.5));
  float side = length(p - small - along * at);
  float horn = max(abs(side - radius) - 0.035, max(-at, at - reach));
  vec2 result = vec2(horn * 0.7, GLOSS);
  result = nearer(result, vec2(length(vec2(side - 0.75, at - reach)) - 0.055, GOLD));
  result = nearer(result, vec2(max(side - 0.24, abs(at) - 0.10) - 0.02, CHROME));
  vec3 wrist = vec3(1.02, -1.55, 1.42);
  result = nearer(result, vec2(rod(p, vec3(0.95, -0.52, 1.48), vec3(0.98, -1.2, 1.5), 0.09, 0.09), GLOSS));
  return nearer(result, sleevedArm(p, vec3(1.02, -1.95, -0.1), vec3(1.80, -2.75, 0.5), wrist, vec3(-0.5, 0.0, 0.9)));
}
