float eyes(vec3 p) {
#if EYES == EYES_SLIT
  vec3 q = vec3(abs(p.x) - 0.245, p.y - 0.025, p.z - 0.44);
  q.xy = turn(-0.34) * q.xy;
  return ellipsoid(q, vec3(0.095, 0.026, 0.05));
#elif EYES == EYES_ROUND
  return length(vec3(abs(p.x) - 0.245, p.y - 0.02, p.z - 0.45)) - 0.055;
#elif EYES == EYES_CROSS
  vec3 q = vec3(abs(p.x) - 0.25, p.y - 0.02, p.z - 0.5);
  float d = min(segment(q.xy, vec2(-0.085), vec2(0.085)), segment(q.xy, vec2(-0.085, 0.085), vec2(0.085, -0.085)));
  return max(d - 0.026, abs(q.z) - 0.04);
#else
  return length(vec3(p.x - 0.245, p.y - 0.02, p.z - 0.45)) - 0.075;
#endif
}
