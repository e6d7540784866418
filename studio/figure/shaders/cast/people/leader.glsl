// His flag in one hand, the other a fist: the street answers.
const vec3 POLE_HAND = vec3(-1.762, -1.20, 0.99);

float waveAt(vec2 q) {
  return 4.4 * q.x + 1.1 * q.y - 1.2;
}

// On the flag as it was sewn: from the pole outwards, from its middle line upwards, off its cloth.
vec3 toFlag(vec3 p) {
  vec3 q = p - vec3(-1.87, 0.98, 0.95);
  float out_ = -q.x;
  float slack = smoothstep(0.0, 1.2, out_);
  float wave = waveAt(vec2(out_, q.y));
  q.z += slack * (0.19 * sin(wave) + 0.04 * sin(1.9 * wave + 1.6 * q.y));
  q.y += slack * (0.10 * sin(2.5 * out_ + 2.4) + 0.06);
  return vec3(out_, q.yz);
}

// So thin a cloth would throw a speckled shadow on itself.
vec2 flag(vec3 p) {
  if (detail == ROUGH) return vec2(1e3, FLAG);
  float far = length(p - vec3(-2.94, 0.98, 0.95)) - 1.5;
  if (far > 0.4) return vec2(far, FLAG);
  vec3 q = toFlag(p);
  float d = block(q - vec3(1.06, 0.0, 0.0), vec3(1.06, 0.72, 0.02), 0.012);
  d = carve(d, max(abs(q.y) - 0.34 * smoothstep(1.60, 2.12, q.x), 1.60 - q.x), 0.02);
  // The pole goes through its seam.
  return vec2(min(d, rod(p, vec3(-1.835, 0.27, 0.97), vec3(-1.895, 1.70, 0.953), 0.075, 0.072)) * 0.48, FLAG);
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = trunk(p);
  mat3 carries = holding(vec3(-0.044, 1.0, -0.015), vec3(0.72, -0.3, -0.45));
  result = nearer(result, arm(p, vec3(-0.92, -1.86, -0.12), vec3(-1.66, -2.36, 0.42), POLE_HAND, carries, 0.055));
  mat3 raised = mat3(vec3(0.0, -1.0, 0.0), vec3(-1.0, 0.0, 0.0), vec3(0.0, 0.0, 1.0));
  result = nearer(result, arm(p, vec3(0.92, -1.84, -0.12), vec3(2.02, -1.18, 0.05), vec3(1.80, 0.72, 0.35), raised, 0.02));
  result = nearer(result, vec2(rod(p, vec3(-1.60, -5.0, 1.05), vec3(-1.90, 1.86, 0.95), 0.055, 0.045), POLE));
  result = nearer(result, vec2(length(p - vec3(-1.90, 1.90, 0.95)) - 0.10, ZIP));
  return nearer(result, flag(p));
}

// The mark of the house, in the units it is drawn in.
void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material != FLAG) return;
  vec3 q = toFlag(p);
  vec2 m = vec2(256.0 + 390.0 * (1.0 - q.x), 258.0 - 390.0 * q.y);
  vec2 a = vec2(abs(m.x - 256.0), m.y);
  float bag = (length(vec2(a.x, m.y - 330.0) / vec2(185.0, m.y < 330.0 ? 190.0 : 149.0)) - 1.0) * 165.0;
  float tuft = max(a.x - 53.0 - 0.75 * (122.0 - m.y), max(m.y - 122.0, 36.0 + 9.0 * cos(0.06 * a.x) - m.y));
  float outline = min(abs(bag), abs(tuft)) - 8.0;
  vec3 neon = mix(mix(vec3(1.0, 0.02, 0.26), vec3(0.34, 0.03, 1.0), smoothstep(0.3, 0.5, m.x / 512.0)), vec3(0.01, 0.66, 1.0), smoothstep(0.55, 0.85, m.x / 512.0));
  if (min(bag, tuft) < 0.0) skin.tint = vec3(0.008, 0.004, 0.014);
  if (outline < 0.0) skin.tint = neon;
  if (max(a.x - 76.0, abs(m.y - 136.0) - 19.0) < 0.0) skin.tint = vec3(1.0, 0.48, 0.02);
  float eye = max(length(a - vec2(78.0, 260.0)) - 67.0, 294.0 - 0.4715 * (a.x - 16.0) - m.y);
  if (eye < 0.0 && length((a - vec2(63.0, 297.0)) / vec2(10.0, 25.0)) > 1.0) skin.tint = vec3(0.10, 1.0, 0.01);
  float along = a.x / 134.0;
  float row = min(abs(m.y - 395.5 + 40.5 * along * along), abs(m.y - 422.0 + 36.0 * along * along)) - 11.0;
  if (max(row, a.x - 134.0) < 0.0 && fract(m.x / 24.5) > 0.36) skin.tint = vec3(1.0, 0.48, 0.02);
  // The sun comes through its crests and leaves its valleys dark.
  float crest = (0.5 + 0.5 * cos(waveAt(q.xy))) * smoothstep(0.1, 0.8, q.x);
  if (min(bag, tuft) > 8.0) skin.tint = mix(skin.tint, vec3(0.85, 0.10, 0.12), 0.55 * crest * crest);
  skin.tint *= mix(1.0, 0.45 + 0.9 * crest, smoothstep(0.1, 0.8, q.x));
}
