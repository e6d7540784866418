// A key as long as a forearm, held up to see whether it is the right one.
vec2 pose(vec3 p) {
  vec3 elbow = vec3(1.75, -2.45, 0.3), wrist = vec3(0.98, -1.86, 1.5), palm = vec3(0.8, 0.0, 0.58);
  vec2 result = sleevedArm(p, vec3(1.02, -1.95, -0.1), elbow, wrist, palm);
  mat3 frame = handFrame(normalize(wrist - elbow), palm);
  vec3 grip = wrist + frame * vec3(0.0, 0.50, 0.24);
  vec3 axis = normalize(frame[0] + vec3(0.30, 0.0, 0.0));
  vec3 across = normalize(cross(axis, vec3(0.0, 0.0, 1.0)));
  vec3 q = p - grip;
  q = vec3(dot(q, across), dot(q, axis), dot(q, cross(across, axis)));
  float d = rod(q, vec3(0.0, -0.66, 0.0), vec3(0.0, 0.70, 0.0), 0.075, 0.075);
  d = min(d, length(vec2(length(vec2(q.x, q.y - 1.02)) - 0.34, q.z)) - 0.095);
  d = min(d, length(vec2(length(vec2(q.x, q.y - 0.56)) - 0.075, q.z)) - 0.06);
  float bits = block(q - vec3(0.22, -0.58, 0.0), vec3(0.20, 0.075, 0.05), 0.02);
  bits = min(bits, block(q - vec3(0.18, -0.36, 0.0), vec3(0.16, 0.060, 0.05), 0.02));
  return nearer(result, vec2(min(d, bits), GOLD));
}
