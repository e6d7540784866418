// The plug that should be in the wall, in his fist.
vec2 pose(vec3 p) {
  vec3 elbow = vec3(1.75, -2.45, 0.3), wrist = vec3(1.05, -1.72, 1.45), palm = vec3(0.8, 0.0, 0.58);
  vec2 result = sleevedArm(p, vec3(1.02, -1.95, -0.1), elbow, wrist, palm);
  mat3 frame = handFrame(normalize(wrist - elbow), palm);
  vec3 grip = wrist + frame * vec3(0.0, 0.50, 0.24);
  vec3 axis = normalize(frame[0] + vec3(0.18, 0.0, 0.0));
  vec3 across = normalize(cross(axis, vec3(0.0, 0.0, 1.0)));
  vec3 q = p - grip;
  q = vec3(dot(q, across), dot(q, axis), dot(q, cross(across, axis)));
  float body = blend(rod(q, vec3(0.0, 0.10, 0.0), vec3(0.0, 0.42, 0.0), 0.13, 0.20), block(q - vec3(0.0, 0.62, 0.0), vec3(0.34, 0.20, 0.20), 0.08), 0.12);
  body += 0.012 * smoothstep(0.02, 0.0, abs(abs(q.y - 0.60) - 0.07));
  result = nearer(result, vec2(body, HORN));
  vec3 m = vec3(abs(q.x) - 0.17, q.y - 1.02, q.z);
  float prongs = max(block(m, vec3(0.045, 0.24, 0.085), 0.02), 0.025 - length(m.yz - vec2(0.12, 0.0)));
  result = nearer(result, vec2(prongs, CHROME));
  // The lead leaves the fist and swings out of the picture.
  float sway = 0.30 * sin(q.y * 1.6 + 0.5) + 0.16;
  float lead_ = max(length(vec2(q.x + sway * smoothstep(-0.3, -1.2, q.y), q.z)) - 0.062, q.y) * 0.8;
  return nearer(result, vec2(lead_, GLOSS));
}
