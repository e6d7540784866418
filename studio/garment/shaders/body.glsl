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

// What a worn body does: pull from the armpits and the shoulders, sink in swags on the tight hem; front and back are not alike.
float wornFolds(vec3 p, float hem) {
  float front = smoothstep(-0.12, 0.12, p.z);
  vec2 wave = vec2(noise(p * 1.3 + 5.0), noise(p * 1.3 + 9.0)) - 0.5;
  vec2 q = p.xy + 0.16 * wave;
  q.x *= mix(-1.0, 1.0, step(0.0, p.z));
  float above = p.y - hem;
  float pull = crease(q, vec2(-0.82, 0.36), vec2(-0.22, -0.14), 0.070) + 0.9 * crease(q, vec2(-0.84, 0.20), vec2(-0.46, -0.60), 0.075);
  pull += crease(q, vec2(0.82, 0.30), vec2(0.26, 0.02), 0.065) + 0.9 * crease(q, vec2(0.84, 0.12), vec2(0.40, -0.50), 0.080);
  pull += 0.6 * crease(q, vec2(-0.56, 0.72), vec2(-0.24, 0.26), 0.085) + 0.6 * crease(q, vec2(0.60, 0.70), vec2(0.36, 0.24), 0.085);
  vec2 low = vec2(q.x, q.y - hem);
  float swag = crease(low, vec2(-0.92, 0.42), vec2(-0.14, 0.10), 0.070) + crease(low, vec2(0.92, 0.46), vec2(0.06, 0.20), 0.075);
  swag += 0.9 * crease(low, vec2(-0.90, 0.20), vec2(-0.40, 0.04), 0.050) + 0.9 * crease(low, vec2(0.92, 0.24), vec2(0.30, 0.05), 0.055);
  float gather = fold(atan(p.x, p.z * 1.6) * 13.0 + 9.0 * wave.x) * exp(-pow(above / 0.14, 2.0));
  return pull + swag + 0.35 * gather + 0.5 * exp(-pow((above - 0.08) / 0.12, 2.0)) + 0.5 * wave.y;
}

// A hood's cloth is drawn from the crown and lies in swags round the neck; p in units of the hood.
float hoodFolds(vec3 p, float warp) {
  vec2 q = p.xy + 0.24 * (warp - 0.5);
  float swag = crease(q, vec2(-1.0, 0.10), vec2(-0.12, -0.66), 0.11) + crease(q, vec2(1.0, 0.16), vec2(0.16, -0.62), 0.11);
  swag += crease(q, vec2(-1.1, -0.25), vec2(-0.10, -0.96), 0.11) + crease(q, vec2(1.1, -0.20), vec2(0.04, -0.92), 0.12);
  float drawn = crease(q, vec2(-0.10, 1.10), vec2(-0.56, 0.30), 0.11) + crease(q, vec2(0.06, 0.95), vec2(0.50, 0.10), 0.11);
  return swag + 0.8 * drawn + 0.7 * crease(q, vec2(0.05, 0.70), vec2(0.20, -0.20), 0.10);
}

// A sleeve as two rods: it is drawn from the armpit, breaks inside the elbow and stacks in pleats above the cuff. Both arms are not alike.
float sleeve(vec3 p, vec3 shoulder, vec3 elbow, vec3 wrist, vec3 radii, float slack) {
  vec3 m = vec3(abs(p.x), p.yz);
  float d = blend(rod(m, shoulder, elbow, radii.x, radii.y), rod(m, elbow, wrist, radii.y, radii.z), 0.22);
  if (d > 0.25) return d - 0.06;
  vec3 own = m + vec3(0.0, 0.0, p.x > 0.0 ? 7.0 : 0.0);
  vec2 wave = vec2(noise(own * 1.6 + 4.0), noise(own * 1.6 + 8.0)) - 0.5;
  vec2 q = m.xy + 0.18 * wave;
  vec2 e = q - elbow.xy, w = q - wrist.xy;
  float r = radii.y;
  float bend = crease(e, vec2(-1.0, 0.25) * r, vec2(0.9, 0.75) * r, 0.26 * r) + crease(e, vec2(-1.0, -0.05) * r, vec2(1.0, -0.45) * r, 0.26 * r) + 0.7 * crease(e, vec2(-0.9, 0.60) * r, vec2(0.7, 1.7) * r, 0.28 * r);
  float draw = 0.9 * crease(e, vec2(-1.4, 2.4) * r, vec2(0.8, 1.3) * r, 0.30 * r) + 0.8 * crease(e, vec2(0.2, 2.9) * r, vec2(0.9, 0.9) * r, 0.30 * r);
  float fall = 0.9 * crease(e, vec2(-0.8, -0.55) * r, vec2(0.7, -2.2) * r, 0.30 * r);
  r = radii.z;
  float stack = crease(w, vec2(1.3, 1.9) * r, vec2(-1.0, 1.1) * r, 0.30 * r) + crease(w, vec2(-1.3, 1.0) * r, vec2(1.0, 0.5) * r, 0.28 * r) + 0.9 * crease(w, vec2(1.3, 0.4) * r, vec2(-1.0, -0.2) * r, 0.26 * r);
  vec3 off = m - wrist;
  float gather = fold(atan(off.x, off.z) * 9.0 + 8.0 * wave.x) * exp(-pow(dot(off, normalize(wrist - elbow)) / 0.16, 2.0));
  return 0.88 * (d - slack * (bend + draw + fall + stack + 0.5 * gather + 0.6 * wave.y - 0.3));
}
