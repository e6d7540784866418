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

// How much of each lamp arrives at p; the key throws the sharper shadow. A lamp behind the surface (its `faces` is low) is not followed.
// The nearest point may lie between two probes, and each pixel begins elsewhere: no contour lines.
vec3 shadows(vec3 p, mat3 directions, vec3 faces) {
  vec3 result = vec3(0.0);
  float begin = 0.05 + 0.02 * hash(ivec2(gl_FragCoord.xy));
  detail = ROUGH;
  for (int lamp = 0; lamp < 3; lamp++) {
    if (faces[lamp] < 0.0) continue;
    float sharp = lamp == 2 ? 8.0 : 6.0;
    float lit = 1.0, before = 1e3, t = begin;
    for (int i = 0; i < (lamp == 2 ? 16 : 12); i++) {
      float d = max(map(p + directions[lamp] * t).x, 0.0);
      float back = min(d * d / (2.0 * before), 0.9 * d);
      lit = min(lit, sharp * sqrt(d * d - back * back) / max(t - back, 1e-3));
      before = d;
      t += clamp(d, 0.06, 0.4);
      if (lit < 0.01 || t > 3.0) break;
    }
    result[lamp] = clamp(lit, 0.0, 1.0);
  }
  detail = SHAPE;
  return result;
}
