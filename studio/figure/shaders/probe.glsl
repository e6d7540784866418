vec3 surfaceNormal(vec3 p, float reach) {
  vec2 e = vec2(reach, -reach);
  return normalize(
    e.xyy * map(p + e.xyy).x + e.yyx * map(p + e.yyx).x + e.yxy * map(p + e.yxy).x + e.xxx * map(p + e.xxx).x
  );
}

float shadow(vec3 p, vec3 direction, float reach) {
  float lit = 1.0;
  float t = 0.06;
  for (int i = 0; i < 22; i++) {
    float d = map(p + direction * t).x;
    lit = min(lit, 6.5 * d / t);
    t += clamp(d, 0.04, 0.3);
    if (lit < 0.01 || t > reach) break;
  }
  return clamp(lit, 0.0, 1.0);
}
