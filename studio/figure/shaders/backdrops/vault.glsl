// A round steel door with bolts and a rim of light.
vec3 backdrop(vec2 uv) {
  vec2 q = uv - vec2(-0.04, 0.10);
  float reach = length(q);
  float around = atan(q.x, q.y);
  vec3 tint = mix(LIGHT_A, LIGHT_B, smoothstep(-0.7, 0.7, uv.x));
  float brushed = 0.75 + 0.5 * noise(vec3(reach * 60.0, around * 1.2, 1.0));
  float gleam = pow(0.5 + 0.5 * cos(2.0 * around + 1.1), 3.0) * 0.8 + pow(0.5 + 0.5 * cos(2.0 * around - 1.2), 6.0) * 0.5;
  vec3 wall = vec3(0.010, 0.012, 0.016);
  vec2 plate = abs(fract(uv * 1.6 + 0.3) - 0.5);
  wall *= 1.0 - 0.6 * smoothstep(0.485, 0.497, max(plate.x, plate.y));
  vec3 steel = (vec3(0.018, 0.022, 0.028) + tint * 0.16 * gleam) * brushed;
  vec3 c = mix(wall, steel, smoothstep(0.885, 0.880, reach));
  c *= 1.0 - 0.8 * smoothstep(0.014, 0.004, abs(reach - 0.78));
  c *= 1.0 - 0.7 * smoothstep(0.012, 0.004, abs(reach - 0.60));
  const float COUNT = 16.0;
  float k = floor(around / 6.2831853 * COUNT + 0.5) * 6.2831853 / COUNT;
  vec2 bolt = q - 0.835 * vec2(sin(k), cos(k));
  float head = smoothstep(0.036, 0.030, length(bolt));
  c = mix(c, vec3(0.03) + tint * 0.42 * smoothstep(0.05, -0.03, dot(bolt, vec2(0.6, -0.7))), head);
  // Locking bars between the two grooves.
  float bar = abs(fract(around / 6.2831853 * 8.0) - 0.5) / 8.0 * 6.2831853 * reach;
  float inBar = smoothstep(0.058, 0.052, bar) * smoothstep(0.615, 0.625, reach) * smoothstep(0.770, 0.760, reach);
  c = mix(c, (vec3(0.05) + tint * 0.26 * smoothstep(0.06, 0.0, bar)) * brushed, inBar);
  float rim = abs(reach - 0.905);
  return c + tint * (1.15 * smoothstep(0.016, 0.007, rim) + 0.12 * exp(-rim * 8.0));
}
