// Up to the chin in a dustbin, a banana skin on his hood.
vec2 own(vec3 p, vec3 h) {
  vec3 b = p - vec3(0.0, -1.10, -0.05);
  b.yz = turn(-0.10) * b.yz;
  float reach = length(b.xz);
  float around = atan(b.x, b.z);
  float wall = max(abs(reach - 1.34 + 0.035 * swell(around * 26.0) + 0.05 * b.y) - 0.03, b.y);
  vec2 result = vec2(wall * 0.8, BIN);
  result = nearer(result, vec2(min(ringY(b, 1.35, 0.062), ringY(b + vec3(0.0, 0.40, 0.0), 1.37, 0.045)), BIN));
  // Both hands hang on to the rim.
  vec3 f = vec3(abs(b.x), b.yz);
  f.xz = turn(0.62) * f.xz;
  f -= vec3(0.0, 0.02, 1.36);
  float finger = rod(f, vec3(-0.18, 0.03, -0.18), vec3(0.18, 0.03, -0.18), 0.07, 0.07);
  for (int i = 0; i < 4; i++) {
    float place = float(i) - 1.5;
    float tall = 0.03 * cos(0.9 * place + 0.4);
    vec3 joint = vec3(0.142 * place, 0.07 + tall, 0.06);
    vec3 tip = vec3(0.152 * place, -0.17 - 2.0 * tall, 0.115);
    float own_ = blend(bone(f, vec3(0.12 * place, 0.06 + tall, -0.15), joint, 0.070, 0.076), bone(f, joint, tip, 0.074, 0.060), 0.01);
    finger = blend(finger, own_, 0.015);
  }
  result = nearer(result, vec2(finger, GLOVE));
  // The skin: four strips and a stalk.
  vec3 q = (h - vec3(-0.10, 1.40, 0.06)) / 1.35;
  if (length(q) < 1.5) {
    q.xy = turn(-0.14) * q.xy;
    float sector = floor(atan(q.x, q.z) / 1.5708 + 0.38) + 0.12;
    vec3 s = q;
    s.xz = turn(sector * 1.5708) * s.xz;
    float width = 0.20 * (1.0 - pow(clamp(s.z / 0.92, 0.0, 1.0), 2.2));
    float droop = s.y + 0.95 * s.z * s.z - 0.07 * sin(s.z * 8.0 + 2.0 * sector) * s.z - 0.03;
    float strip = max(max(abs(droop + 1.9 * s.x * s.x) - 0.022, abs(s.x) - width), max(-s.z, s.z - 0.92)) - 0.016;
    result = nearer(result, vec2(strip * 0.65, droop + 1.9 * s.x * s.x < 0.0 ? PITH : BANANA));
    result = nearer(result, vec2(rod(q, vec3(0.0), vec3(0.03, 0.20, 0.0), 0.075, 0.045) * 1.35, STALK));
  } else result.x = min(result.x, (length(q) - 1.25) * 1.35);
  return result;
}

// The skin is no longer fresh.
void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material != BANANA) return;
  vec3 q = (h - vec3(-0.10, 1.40, 0.06)) / 1.35;
  float spot = smoothstep(0.66, 0.74, noise(q * 11.0)) + smoothstep(0.66, 0.78, length(q.xz));
  skin.tint = mix(skin.tint, vec3(0.08, 0.035, 0.008), clamp(spot, 0.0, 1.0));
}

// A brick wall under a street lamp.
vec3 backdrop(vec2 uv) {
  vec2 g = uv * vec2(3.1, 7.0);
  float row = floor(g.y);
  g.x += 0.5 * mod(row, 2.0);
  ivec2 brick = ivec2(int(floor(g.x)), int(row));
  vec2 f = abs(fract(g) - 0.5);
  float mortar = smoothstep(0.462, 0.482, f.x) + smoothstep(0.40, 0.44, f.y);
  vec3 wall = mix(vec3(0.006, 0.130, 0.125), vec3(0.010, 0.155, 0.145), hash(brick));
  wall = mix(wall, vec3(0.003, 0.070, 0.075), clamp(mortar, 0.0, 1.0));
  float pool = smoothstep(1.25, 0.1, length((uv - vec2(-0.62, 0.62)) * vec2(1.0, 0.85)));
  return wall * 0.75 + wall * LIGHT_A * 2.6 * pool;
}
