float labelFace(vec2 p) {
  vec2 m = vec2(abs(p.x), p.y);
  float eye = max(length(m - vec2(0.30, 0.16)) - 0.20, dot(m - vec2(0.30, 0.24), normalize(vec2(-0.45, 1.0))));
  float grin = max(abs(length(p - vec2(0.0, 0.42)) - 0.74) - 0.075, p.y + 0.05);
  float gaps = abs(fract(atan(p.x, 0.42 - p.y) * 5.5) - 0.5) * 0.13 - 0.022;
  return min(eye, max(grin, -gaps));
}

// A label held up by one corner.
vec2 pose(vec3 p) {
  vec3 wrist = vec3(1.62, -1.35, 1.35);
  vec2 result = sleevedArm(p, vec3(1.02, -1.95, -0.1), vec3(1.85, -2.75, 0.4), wrist, vec3(-0.8, 0.0, 0.5));
  vec3 q = p - vec3(0.88, -0.92, 1.75);
  q.xy = turn(-0.14) * q.xy;
  q.z += 0.05 * q.x * q.x - 0.08 * smoothstep(-0.4, -0.85, q.y - q.x * 0.4);
  float paper = block(q, vec3(0.78, 0.78, 0.02), 0.015);
  result = nearer(result, vec2(paper * 0.8, HORN));
  return nearer(result, vec2(max(labelFace(q.xy / 0.85) * 0.85, abs(q.z - 0.012) - 0.02) * 0.8, GLOSS));
}
