float eyes(vec3 p) {
  vec3 q = vec3(abs(p.x) - 0.25, p.y - 0.02, p.z - 0.5);
  float d = min(segment(q.xy, vec2(-0.085), vec2(0.085)), segment(q.xy, vec2(-0.085, 0.085), vec2(0.085, -0.085)));
  return max(d - 0.026, abs(q.z) - 0.04);
}
