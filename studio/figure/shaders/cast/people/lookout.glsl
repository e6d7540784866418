// He looks for it under his hand, and it is nowhere.
vec2 own(vec3 p, vec3 h) {
  const vec3 WRIST = vec3(1.20, 0.20, 0.86);
  vec2 result = nearer(trunk(p), sleeve(p, vec3(0.92, -1.86, -0.12), vec3(1.76, -1.00, 0.50), WRIST));
  const vec3 Y = normalize(vec3(-0.93, 0.20, 0.28));
  const vec3 Z = normalize(cross(cross(Y, vec3(0.0, -0.80, -0.60)), Y));
  vec3 hand = (p - WRIST) * mat3(cross(Z, Y), Y, Z) - vec3(0.0, 0.42, 0.0);
  float far = length(hand) - 1.0;
  return nearer(result, vec2(far > 0.3 ? far : openHand(hand, 0.12), GLOVE));
}
