// A witch's hat, and a ball that shows tomorrow's price.
vec2 own(vec3 p, vec3 h) {
  vec2 result = vec2(1e3, FELT);
  vec3 q = h - vec3(0.0, 0.52, -0.04);
  q.xy = turn(0.10) * q.xy;
  q.yz = turn(-0.12) * q.yz;
  float far = length(q - vec3(0.1, 0.4, 0.0)) - 1.75;
  if (far > 0.3) result.x = far;
  else {
    float around = atan(q.x, q.z);
    float reach = length(q.xz);
    float wave = 0.09 * sin(around * 2.0 + 0.6) * smoothstep(0.5, 1.5, reach) + 0.035 * sin(around * 5.0) * smoothstep(0.8, 1.5, reach) - 0.10 * smoothstep(1.0, 1.6, reach);
    float brim = max(abs(q.y - wave) - 0.030, reach - 1.48) - 0.02;
    float cone = rod(q, vec3(0.0, 0.02, 0.0), vec3(0.03, 0.62, -0.02), 0.80, 0.48);
    cone = blend(cone, rod(q, vec3(0.03, 0.62, -0.02), vec3(0.22, 1.08, 0.0), 0.46, 0.22), 0.12);
    cone = blend(cone, rod(q, vec3(0.22, 1.08, 0.0), vec3(0.66, 1.16, 0.06), 0.20, 0.03), 0.10);
    cone = max(cone, -q.y - 0.02);
    cone -= 0.025 * swell(q.y * 9.0 + 2.0 * sin(around * 2.0)) * smoothstep(0.25, 0.7, q.y);
    result = vec2(min(cone, brim) * 0.75, FELT);
    float band = max(abs(rod(q, vec3(0.0, 0.02, 0.0), vec3(0.03, 0.62, -0.02), 0.80, 0.48) - 0.02) - 0.02, abs(q.y - 0.15) - 0.10);
    result = nearer(result, vec2(band * 0.8, NEON));
    vec3 buckle = q - vec3(0.0, 0.15, 0.79);
    float frame = max(block(buckle, vec3(0.17, 0.15, 0.06), 0.02), -block(buckle, vec3(0.105, 0.085, 0.2), 0.02));
    result = nearer(result, vec2(frame, ZIP));
  }
  vec3 at = vec3(0.84, -1.02, 1.15);
  vec3 b = p - at;
  result = nearer(result, vec2(length(b) - 0.47, CRYSTAL));
  // A stand of claws, and the hand that offers it.
  result = nearer(result, vec2(ringY(b + vec3(0.0, 0.36, 0.0), 0.32, 0.055), ZIP));
  vec3 claw = b;
  float sector = floor(atan(b.x, b.z) / 1.2566 + 0.5) * 1.2566;
  claw.xz = turn(sector) * claw.xz;
  float nail = blend(rod(claw, vec3(0.0, -0.42, 0.30), vec3(0.0, -0.22, 0.47), 0.05, 0.045), rod(claw, vec3(0.0, -0.22, 0.47), vec3(0.0, -0.02, 0.49), 0.045, 0.012), 0.03);
  result = nearer(result, vec2(nail, ZIP));
  result = nearer(result, vec2(rod(b, vec3(0.0, -0.36, 0.0), vec3(0.0, -1.2, 0.0), 0.12, 0.12), ZIP));
  return nearer(result, fist(p, at - vec3(0.0, 0.66, 0.0), 0.0, 1.0, 0.12, vec3(1.4, -2.7, 0.3)));
}

void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material != CRYSTAL) return;
  vec2 s = (p - vec3(0.84, -1.02, 1.15)).xy;
  float place = clamp(floor(s.x / 0.125 + 0.5), -2.0, 2.0);
  float middle = 0.055 * place + 0.07 * sin(place * 2.4);
  float body = max(abs(s.x - place * 0.125) - 0.042, abs(s.y - middle) - 0.095 - 0.02 * sin(place * 4.0));
  float wick = max(abs(s.x - place * 0.125) - 0.009, abs(s.y - middle) - 0.18);
  float lit = smoothstep(0.008, -0.004, min(body, wick));
  vec3 candle = sin(place * 2.4 + 1.2) > -0.4 ? vec3(0.16, 1.3, 0.20) : vec3(1.3, 0.08, 0.18);
  float swirl = noise(vec3(s * 5.0 + 0.6 * sin(s.yx * 6.0), 4.0));
  vec3 mist = mix(vec3(0.10, 0.02, 0.30), vec3(0.50, 0.16, 1.0), swirl) * mix(0.55, 1.3, smoothstep(0.1, 0.47, length(s)));
  skin.tint = mix(mist, candle, lit) + vec3(0.9) * smoothstep(0.10, 0.05, length(s - vec2(-0.19, 0.22)));
  skin.glow = 1.0;
}

// A large moon, bats before it.
vec3 backdrop(vec2 uv) {
  vec3 c = mix(vec3(0.15, 0.012, 0.34), vec3(0.022, 0.004, 0.10), smoothstep(-0.9, 1.0, uv.y));
  vec2 q = uv - vec2(-0.12, 0.34);
  float moon = length(q);
  vec3 disc = vec3(0.60, 0.42, 0.80) * (0.50 + 0.14 * noise(vec3(q * 5.0, 2.0)));
  c = mix(c + vec3(0.16, 0.05, 0.30) * exp(-2.2 * max(moon - 0.64, 0.0)), disc, smoothstep(0.655, 0.647, moon));
  for (int i = 0; i < 4; i++) {
    vec2 b = (uv - vec2(-0.84 + 0.52 * float(i) + 0.12 * sin(float(i) * 9.0), 0.86 - 0.13 * float((i * 3) % 4))) / (0.10 + 0.03 * sin(float(i) * 5.0));
    vec2 m = vec2(abs(b.x), b.y);
    float wing = max(length(m - vec2(0.45, -0.18)) - 0.52, 0.34 - length(vec2(abs(m.x - 0.50) - 0.22, m.y + 0.42)));
    c = mix(c, vec3(0.006, 0.0, 0.02), smoothstep(0.05, -0.05, min(wing, length(b * vec2(1.4, 1.0)) - 0.22)));
  }
  return c;
}
