vec3 boneColour(vec3 q, float bite, Lit lit) {
  vec3 albedo = BONE_TINT * (0.62 + 0.55 * fractalNoise(q * 6.5));
  float line = abs(noise(q * vec3(4.6, 2.4, 3.6) + 3.0 + 0.5 * noise(q * 9.0)) - 0.5) + 0.03 * noise(q * 16.0);
  float crack = smoothstep(0.030, 0.010, line) * smoothstep(0.42, 0.52, noise(q * 1.9 + 2.0));
  albedo *= 1.0 - 0.75 * crack;
  albedo *= mix(vec3(0.10, 0.06, 0.09), vec3(1.0), smoothstep(0.05, 0.95, lit.open));
  // The hood keeps the temples and the forehead in the dark; the sockets are black.
  float depth = mix(0.06, 1.0, smoothstep(0.08, 0.60, q.z));
  float forehead = mix(1.0, 0.28, smoothstep(0.24, 0.72, q.y));
  vec2 s = vec2(abs(q.x) - 0.25, q.y - 0.015);
  s = turn(-0.32) * s;
  float socket = mix(0.015, 1.0, smoothstep(0.88, 1.20, length(s / vec2(0.195, 0.155))));
  float gum = mix(0.45, 1.0, smoothstep(0.0, 0.035, abs(q.y - BITE.y - grinLift(atan(q.x, q.z - BITE.z)))));
  if (q.z < 0.40) gum = 1.0;
  albedo *= 1.0 + 0.9 * bite;
  return albedo * depth * forehead * socket * gum;
}

float weaveShade(vec3 p) {
  return 0.82 + 0.36 * noise(p * 58.0);
}

vec3 shadeCloth(vec3 albedo, vec3 n, vec3 v, vec3 la, vec3 lb, Lit lit) {
  vec3 c = albedo * lit.diffuse * 2.0 + albedo * lit.open * vec3(0.05, 0.045, 0.08);
  c += (lit.left + lit.right) * lit.edge * 0.44 * (0.75 + 0.25 * n.y);
  c += (lit.left * shine(n, v, la, 18.0) + lit.right * shine(n, v, lb, 18.0)) * 0.16;
  return c + albedo * lit.eye * 3.0;
}
