vec2 mouth(vec3 p) {
  vec3 m = vec3(abs(p.x), p.yz);
  float shell = ellipsoid(p - vec3(0.0, -0.50, 0.40), vec3(0.37, 0.34, 0.38));
  shell = blend(shell, rod(p, vec3(0.0, -0.48, 0.6), vec3(0.0, -0.52, 0.82), 0.18, 0.17), 0.08);
  shell += 0.012 * smoothstep(0.02, 0.0, abs(abs(p.x) - 0.20 + 0.2 * p.y));
  vec2 result = vec2(shell, GLOSS);
  vec3 q = (p - vec3(0.0, -0.52, 0.96)).xzy;
  float grille = drumY(q, 0.185, 0.07) - 0.02;
  grille = carve(grille, max(abs(abs(q.x) - 0.05) - 0.018, length(q.xz) - 0.13) - 0.004, 0.008);
  result = nearer(result, vec2(grille, CHROME));
  result = nearer(result, vec2(ringY(q - vec3(0.0, 0.085, 0.0), 0.165, 0.016), NEON));
  vec3 s = m - vec3(0.42, -0.60, 0.58);
  s.xz = turn(-0.75) * s.xz;
  s = s.xzy;
  result = nearer(result, vec2(drumY(s, 0.165, 0.12) - 0.03, GLOSS));
  return nearer(result, vec2(ringY(s - vec3(0.0, 0.15, 0.0), 0.115, 0.018), NEON));
}
