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

// What a worn body does: pull from the armpits, sink in soft rolls on the tight hem; front and back are not alike.
float wornFolds(vec3 p, float hem) {
  float side = 1.0 - 2.0 * smoothstep(-0.15, 0.15, p.z);
  float warp = noise(p * vec3(1.1, 0.8, 1.1) + 5.0 + side);
  vec2 pit = vec2(0.82 - abs(p.x), 0.34 - p.y);
  float pull = fold(atan(pit.y, pit.x) * 6.0 + 1.5 * warp + p.x) * smoothstep(0.05, 0.30, length(pit)) * exp(-1.5 * length(pit)) * smoothstep(0.85, 0.40, p.y);
  float above = p.y - hem;
  float roll = fold(above * 14.0 - 1.8 * cos(p.x * 2.4 + 2.0 * warp + side) + 2.5 * warp) * smoothstep(-0.02, 0.12, above) * exp(-pow(above / 0.42, 2.0));
  return 1.5 * pull + 0.8 * roll + 0.5 * (noise(p * vec3(1.9, 1.3, 1.9) + 3.0) - 0.5);
}

// A sleeve as two rods: it twists a little, breaks inside the elbow and stacks in rolls above the cuff.
float sleeve(vec3 p, vec3 shoulder, vec3 elbow, vec3 wrist, vec3 radii, float slack) {
  float d = blend(rod(p, shoulder, elbow, radii.x, radii.y), rod(p, elbow, wrist, radii.y, radii.z), 0.22);
  if (d > 0.25) return d - 0.06;
  vec3 off = p - elbow;
  float along = dot(off, normalize(wrist - elbow));
  float inner = smoothstep(-0.25, 0.25, dot(off, normalize(vec3(-0.8, 0.0, 0.6))));
  float warp = noise(p * 1.5 + 4.0);
  float bend = fold(along * 15.0 + 3.0 * inner + 2.0 * warp) * exp(-7.0 * dot(off, off)) * (0.25 + 0.75 * inner);
  float toCuff = distance(p, wrist);
  float stack = fold(toCuff * 21.0 + 4.0 * off.z - 3.0 * off.x + 3.0 * warp) * exp(-pow(toCuff / 0.44, 2.0));
  float twist = fold(dot(off, vec3(5.0, 4.2, 3.4)) + 3.0 * warp) * smoothstep(0.05, -0.35, along) * smoothstep(-0.85, -0.50, along);
  return d - slack * (0.85 * bend + 0.9 * stack + 0.75 * twist + 0.5 * (noise(p * 2.1 + 8.0) - 0.5) - 0.25);
}
