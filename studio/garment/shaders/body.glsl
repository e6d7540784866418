// The upper body without arms: chest, sloping shoulders, a blouse over the hem.
float trunk(vec3 p, float hem, float chest, float waist, float depth) {
  float w = mix(waist, chest, smoothstep(hem, 0.45, p.y));
  float d = tube(p.xz, vec2(w, depth * (1.0 - 0.42 * smoothstep(0.40, 1.10, p.y))));
  d = max(d, hem - p.y);
  vec3 m = vec3(abs(p.x), p.yz);
  float yoke = rod(m, vec3(0.20, 0.90, -0.04), vec3(0.62, 0.74, -0.02), 0.22, 0.23);
  float top = dot(m - vec3(0.24, 0.98, 0.0), normalize(vec3(0.42, 1.0, 0.0)));
  return blend(max(d, top + 0.10), yoke, 0.26);
}

// What a worn body does: pull from the armpits, swags above a tight hem, broad waves everywhere.
float wornFolds(vec3 p, float hem) {
  float warp = noise(p * 1.3 + 5.0);
  float pull = pullFolds(vec2(0.86 - abs(p.x), 0.42 - p.y), 4.0, 0.42);
  float swag = fold(p.y * 10.0 - 1.6 * cos(p.x * 1.9 + 2.0 * warp) + 3.5 * warp) * exp(-pow((p.y - hem - 0.15) / 0.20, 2.0));
  return 0.8 * pull + 0.85 * swag + 1.5 * (noise(p * vec3(1.9, 1.3, 1.9) + 3.0) - 0.5);
}

// A sleeve as two rods: it breaks inside the elbow, bunches above the cuff and twists a little between.
float sleeve(vec3 p, vec3 shoulder, vec3 elbow, vec3 wrist, vec3 radii, float slack) {
  float d = blend(rod(p, shoulder, elbow, radii.x, radii.y), rod(p, elbow, wrist, radii.y, radii.z), 0.22);
  if (d > 0.25) return d - 0.06;
  float along = dot(p - elbow, normalize(wrist - elbow));
  vec3 off = p - elbow;
  float inner = smoothstep(-0.25, 0.25, dot(off, normalize(vec3(-0.8, 0.0, 0.6))));
  float warp = noise(p * 1.7 + 4.0);
  float atElbow = exp(-6.0 * dot(off, off)) * (0.35 + 0.65 * inner);
  float atCuff = exp(-pow(distance(p, wrist) / 0.34, 2.0));
  float rings = fold(along * 12.0 + 2.4 * inner + 4.0 * warp) * (0.10 + 0.9 * atElbow + 0.9 * atCuff);
  float twist = fold(dot(off, vec3(4.2, 3.2, 3.4)) + 3.0 * warp) * smoothstep(0.15, -0.35, along);
  return d - slack * (rings + 0.55 * twist + 1.2 * (noise(p * 2.1 + 8.0) - 0.5) - 0.3);
}
