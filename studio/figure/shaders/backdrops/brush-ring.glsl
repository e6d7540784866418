// One stroke of a broad brush, dry at its end.
vec3 backdrop(vec2 uv) {
  vec2 q = uv - vec2(0.0, 0.06);
  float reach = length(q);
  float around = fract(atan(q.x, -q.y) / 6.2831853 + 0.08);
  vec3 tint = mix(LIGHT_A, LIGHT_B, smoothstep(-0.9, 0.9, uv.x - 0.4 * uv.y));
  vec3 c = mix(vec3(0.008, 0.003, 0.012), vec3(0.075, 0.008, 0.030), smoothstep(1.25, 0.0, reach));
  float middle = 0.78 + 0.02 * sin(around * 9.0);
  float wide = mix(0.100, 0.040, around) * smoothstep(0.0, 0.04, around) * smoothstep(1.0, 0.90, around);
  float across = (reach - middle) / max(wide, 0.01);
  float bristle = noise(vec3(across * 7.0, around * 11.0, 2.0)) * 0.65 + noise(vec3(across * 17.0, around * 16.0, 5.0)) * 0.35;
  float dry = smoothstep(0.15, 0.95, around) * 0.75 + 0.18 * abs(across);
  float ink = smoothstep(1.0, 0.86, abs(across) + 0.16 * bristle) * smoothstep(dry - 0.30, dry - 0.02, bristle + 0.12);
  c += tint * (0.70 * ink + 0.16 * exp(-abs(reach - middle) * 5.0));
  // Drops that left the brush.
  vec2 g = uv * 7.0;
  ivec2 cell = ivec2(floor(g));
  float drop = smoothstep(0.16, 0.12, length(fract(g) - 0.3 - 0.4 * vec2(hash(cell), hash(cell + ivec2(3, 1)))) / (0.2 + 1.1 * hash(cell + ivec2(7, 7))));
  return c + tint * 0.55 * drop * step(0.80, hash(cell + ivec2(1, 9))) * smoothstep(0.30, 0.12, abs(reach - 0.86));
}
