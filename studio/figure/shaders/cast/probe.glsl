// Loops instead of written-out calls: each place that calls map() is compiled anew.
vec3 surfaceNormal(vec3 p, float reach) {
  vec3 n = vec3(0.0);
  detail = FULL;
  for (int i = 0; i < 4; i++) {
    vec3 e = 2.0 * vec3((i + 3 >> 1) & 1, (i >> 1) & 1, i & 1) - 1.0;
    n += e * map(p + e * reach).x;
  }
  detail = SHAPE;
  return normalize(n);
}

// How much of each lamp arrives at p. A lamp behind the surface (its `faces` is low) is not followed.
vec3 shadows(vec3 p, mat3 directions, vec3 faces) {
  vec3 result = vec3(0.0);
  detail = ROUGH;
  for (int lamp = 0; lamp < 3; lamp++) {
    if (faces[lamp] < 0.0) continue;
    float lit = 1.0;
    float t = 0.06;
    for (int i = 0; i < 15; i++) {
      float d = map(p + directions[lamp] * t).x;
      lit = min(lit, 6.5 * d / t);
      t += clamp(d, 0.06, 0.4);
      if (lit < 0.01 || t > 2.6) break;
    }
    result[lamp] = clamp(lit, 0.0, 1.0);
  }
  detail = SHAPE;
  return result;
}
