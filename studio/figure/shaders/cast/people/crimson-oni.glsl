// He has bitten a chilli: the horns stay calm, the ears do not.
vec2 own(vec3 p, vec3 h) {
  vec3 m = vec3(abs(h.x), h.yz);
  float far = length(m - vec3(0.72, 1.0, 0.2)) - 0.85;
  vec2 result = vec2(far, HORN);
  if (far < 0.3) {
    float d = 1e3;
    vec3 from = vec3(0.40, 0.66, 0.30);
    float along = 0.0;
    for (int i = 1; i <= 6; i++) {
      float t = float(i) / 6.0;
      vec3 to = vec3(0.40 + 0.62 * sin(t * 2.0) - 0.10 * t, 0.66 + 0.10 * t + 0.72 * t * t, 0.30 - 0.10 * t);
      float part = rod(m, from, to, 0.22 * (1.16 - t) + 0.012, 0.22 * (1.0 - t) + 0.012);
      if (part < d) along = t;
      d = blend(d, part, 0.04);
      from = to;
    }
    if (detail != ROUGH) d -= 0.010 * swell(m.y * 20.0 - m.x * 5.0) * smoothstep(1.4, 0.9, m.y);
    result = vec2(d * 0.75, HORN);
    vec3 band = m - vec3(0.44, 0.70, 0.30);
    band.xy = turn(1.0) * band.xy;
    result = nearer(result, vec2(ringY(band, 0.225, 0.045), ZIP));
  }
  vec3 q = toSkull(h);
  float chilli = rod(q, vec3(0.10, -0.60, 0.60), vec3(0.34, -0.66, 0.92), 0.095, 0.085);
  chilli = blend(chilli, rod(q, vec3(0.34, -0.66, 0.92), vec3(0.58, -0.86, 1.06), 0.085, 0.012), 0.06);
  result = nearer(result, vec2(chilli * SKULL_SCALE, CHILLI));
  // Tusks over the lip.
  vec3 t = vec3(abs(q.x), q.yz);
  float tusk = blend(rod(t, vec3(0.30, -0.72, 0.50), vec3(0.36, -0.52, 0.60), 0.055, 0.042), rod(t, vec3(0.36, -0.52, 0.60), vec3(0.36, -0.34, 0.60), 0.042, 0.008), 0.03);
  result = nearer(result, vec2(tusk * SKULL_SCALE, TOOTH));
  // Sweat.
  vec3 s = q - vec3(-0.34, 0.46, 0.50);
  float drop = length(s) - 0.055;
  drop = min(drop, length(q - vec3(0.42, 0.36, 0.42)) - 0.045);
  drop = min(drop, rod(q, vec3(-0.17, -0.20, 0.60), vec3(-0.20, -0.34, 0.60), 0.022, 0.050));
  return nearer(result, vec2(drop * SKULL_SCALE, WATER));
}

// Steam shoots from both ears.
vec3 air(vec2 uv) {
  float sum = 0.0;
  for (int side = 0; side < 2; side++) {
    vec2 q = uv - vec2(side == 0 ? -0.40 : 0.36, 0.02);
    if (side == 0) q.x = -q.x;
    q = turn(-0.32) * q;
    if (q.x < 0.0) continue;
    float wide = 0.05 + 0.30 * q.x;
    float puff = noise(vec3(q.x * 6.0, q.y * 7.0 + float(side) * 9.0, 3.0)) * 0.7 + noise(vec3(q * 15.0, 8.0)) * 0.3;
    sum += smoothstep(0.15, 0.55, puff + 0.55 - abs(q.y) / wide * 0.8) * smoothstep(1.0, 0.92, abs(q.y) / wide) * smoothstep(0.62, 0.12, q.x) * smoothstep(0.0, 0.04, q.x);
  }
  return vec3(0.62, 0.50, 0.44) * sum;
}

// Heat.
vec3 backdrop(vec2 uv) {
  vec2 q = uv - vec2(0.0, 0.0);
  float around = atan(q.x, q.y);
  float reach = length(q);
  float ray = smoothstep(-0.04, 0.04, cos(around * 12.0 + 0.8 * sin(reach * 5.0)) * reach);
  vec3 c = mix(vec3(0.75, 0.22, 0.012), vec3(0.80, 0.36, 0.02), ray);
  return c * mix(0.30, 0.95, smoothstep(1.45, 0.2, reach)) * 0.52;
}
