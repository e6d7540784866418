// A ribbed bowl, a lit brim, neck plates, a golden crescent: and noodles.
vec2 helm(vec3 p) {
  vec3 c = p - vec3(0.0, 0.36, -0.04);
  float around = atan(c.x, c.z);
  float bowl = ellipsoid(c, vec3(1.04, 0.86, 1.06)) - 0.030 * pow(abs(cos(around * 8.0)), 8.0);
  bowl = max(abs(bowl) - 0.04, -c.y + 0.02);
  vec2 result = vec2(bowl * 0.75, LACQUER);
  result = nearer(result, vec2(drumY(c - vec3(0.0, 0.86, 0.0), 0.13, 0.05) - 0.02, GOLD));
  float reach = length(c.xz);
  float peak = max(abs(reach - 1.13) - 0.14, abs(c.y + 0.40 * (reach - 1.04)) - 0.032);
  result = nearer(result, vec2(peak * 0.8, LACQUER));
  result = nearer(result, vec2(length(vec2(reach - 1.265, c.y + 0.085)) - 0.034, NEON));
  // Each row of plates is wider than the one above.
  float tier = clamp(floor((-c.y - 0.04) / 0.20), 0.0, 2.0);
  float low = -c.y - 0.04 - tier * 0.20;
  float flare = 1.06 + 0.10 * tier + 0.42 * low;
  float plates = max(max(abs(reach - flare) - 0.028, abs(low - 0.10) - 0.105), c.z - 0.30);
  result = nearer(result, vec2(plates * 0.7, LACQUER));
  float lace = max(max(abs(reach - flare - 0.03) - 0.014, abs(low - 0.185) - 0.016), c.z - 0.30);
  result = nearer(result, vec2(lace * 0.7, GOLD));
  vec3 wing = vec3(abs(p.x), p.yz) - vec3(1.13, 0.52, 0.44);
  wing.xz = turn(0.55) * wing.xz;
  result = nearer(result, vec2(block(wing, vec3(0.03, 0.20, 0.16), 0.02), GOLD));
  vec3 crest = p - vec3(0.0, 1.10, 1.0);
  crest.yz = turn(0.12) * crest.yz;
  float moon = max(length(crest.xy) - 0.56, 0.50 - length(crest.xy - vec2(0.0, 0.24)));
  result = nearer(result, vec2(max(moon, abs(crest.z) - 0.035) * 0.85 - 0.008, GOLD));
  return nearer(result, vec2(ellipsoid(p - vec3(0.0, 0.66, 1.04), vec3(0.13, 0.13, 0.08)), GOLD));
}

// The upper stick lies between thumb and index finger on the middle one, the lower on the ring finger.
const vec3 HAND = vec3(0.98, -1.18, 1.05);
const vec3 WRIST = vec3(0.36, -0.42, -0.08);

float finger(vec3 s, vec3 root, vec3 joint, vec3 tip, float thick) {
  float d = blend(bone(s, root, joint, thick, thick), bone(s, joint, tip, thick, 0.86 * thick), 0.012);
  return blend(d, rod(s, WRIST, root, 0.09, 0.9 * thick), 0.02);
}

float pinch(vec3 s) {
  float d = finger(s, vec3(0.20, 0.10, 0.12), vec3(-0.02, 0.27, 0.15), vec3(-0.27, 0.19, 0.05), 0.070);
  d = blend(d, finger(s, vec3(0.17, -0.02, 0.15), vec3(-0.08, 0.05, 0.19), vec3(-0.29, 0.065, 0.06), 0.070), 0.014);
  d = blend(d, finger(s, vec3(0.16, -0.13, 0.13), vec3(-0.11, -0.10, 0.16), vec3(-0.17, -0.075, -0.03), 0.066), 0.014);
  d = blend(d, finger(s, vec3(0.18, -0.23, 0.08), vec3(-0.06, -0.24, 0.11), vec3(-0.09, -0.20, -0.05), 0.058), 0.014);
  d = blend(d, thumb(s, vec3(0.32, -0.22, -0.10), vec3(0.23, 0.14, -0.10), vec3(0.04, 0.26, -0.12), vec3(-0.18, 0.19, -0.05)), 0.02);
  return blend(d, rod(s, WRIST, WRIST + vec3(0.02, -0.25, -0.10), 0.115, 0.13), 0.05);
}

vec2 own(vec3 p, vec3 h) {
  float far = length(h - vec3(0.0, 0.45, 0.1)) - 1.65;
  vec2 result = far > 0.3 ? vec2(far, LACQUER) : helm(h);
  // The bowl.
  vec3 b = p - vec3(-0.22, -1.46, 1.10);
  float bowl = length(b - vec3(0.0, 0.22, 0.0)) - 0.66;
  bowl = max(max(bowl, -(bowl + 0.05)), b.y - 0.16) - 0.015;
  result = nearer(result, vec2(bowl, BOWL));
  result = nearer(result, vec2(ringY(b - vec3(0.0, 0.165, 0.0), 0.645, 0.032), GOLD));
  float soup = max(length(b.xz) - 0.63, abs(b.y - 0.02) - 0.05);
  float heap = ellipsoid(b - vec3(-0.05, 0.07, 0.0), vec3(0.50, 0.15, 0.46)) - 0.030 * swell(atan(b.x, b.z) * 3.0 + length(b.xz) * 34.0);
  result = nearer(result, vec2(min(heap * 0.7, 1e3), NOODLE));
  result = nearer(result, vec2(soup, BROTH));
  vec3 egg = b - vec3(-0.34, 0.20, 0.26);
  result = nearer(result, vec2(ellipsoid(egg, vec3(0.17, 0.10, 0.15)), EGG));
  // He slurps: the noodles hang from the zip.
  vec3 n = p - vec3(-0.06 - 0.08 * smoothstep(-0.6, -1.4, p.y), 0.0, 0.76 + 0.26 * smoothstep(-0.55, -1.0, p.y));
  float inside = max(-1.42 - p.y, p.y + 0.52);
  if (length(n.xz) < 0.5) {
    n.x += 0.030 * sin(p.y * 8.0);
    float strand = clamp(floor(n.x / 0.078 + 0.5), -2.0, 2.0);
    vec2 s = n.xz - vec2(strand * 0.078 + 0.012 * sin(p.y * 11.0 + strand * 2.0), 0.025 * sin(strand * 2.3 + p.y * 5.0));
    result = nearer(result, vec2(max(length(s) - 0.034, inside) * 0.85, NOODLE));
  } else result.x = min(result.x, max(length(n.xz) - 0.35, inside));
  vec3 s = p - HAND;
  result = nearer(result, cuffed(p, HAND + WRIST, vec3(1.4, -2.5, 0.3)));
  float near = length(s - vec3(0.05, -0.05, 0.0)) - 0.6;
  result = nearer(result, vec2(near > 0.3 ? near : pinch(s), GLOVE));
  float stick = rod(s, vec3(0.46, 0.285, -0.06), vec3(-1.08, -0.03, 0.09), 0.036, 0.022);
  stick = min(stick, rod(s, vec3(0.46, 0.10, -0.08), vec3(-1.08, -0.10, 0.08), 0.036, 0.022));
  return nearer(result, vec2(stick, STICK));
}

void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material == BOWL) {
    vec3 b = p - vec3(-0.22, -1.46, 1.10);
    float around = atan(b.x, b.z) * 9.0;
    float wave = abs(fract(around / 6.2831853) - 0.5);
    skin.tint = mix(skin.tint, vec3(0.9, 0.55, 0.1), smoothstep(0.018, 0.010, abs(b.y - 0.02 + 0.10 * wave)) );
  }
  if (material == EGG) {
    vec3 e = p - vec3(-0.56, -1.16, 1.38);
    skin.tint = mix(vec3(0.95, 0.45, 0.04), skin.tint, smoothstep(0.075, 0.085, length(e.xz)));
  }
}

vec3 air(vec2 uv) {
  vec2 q = uv - vec2(-0.20, -0.55);
  if (q.y < 0.0) return vec3(0.0);
  float steam = exp(-pow((q.x + 0.12 - 0.08 * sin(q.y * 7.0)) / (0.03 + 0.08 * q.y), 2.0)) + exp(-pow((q.x + 0.34 - 0.07 * sin(q.y * 6.0 + 2.0)) / (0.03 + 0.07 * q.y), 2.0));
  return vec3(0.12) * steam * smoothstep(0.0, 0.1, q.y) * smoothstep(0.7, 0.2, q.y);
}

// A great sun over waves.
vec3 backdrop(vec2 uv) {
  vec3 c = mix(vec3(0.085, 0.010, 0.13), vec3(0.016, 0.004, 0.055), smoothstep(-0.6, 1.0, uv.y));
  float sun = length(uv - vec2(0.0, 0.16));
  c = mix(c, mix(vec3(0.78, 0.035, 0.34), vec3(0.80, 0.16, 0.10), smoothstep(0.9, -0.5, uv.y)) * 0.50, smoothstep(0.865, 0.857, sun));
  for (int row = 0; row < 5; row++) {
    float y = -0.34 - 0.17 * float(row);
    float x = uv.x * 2.6 + 0.5 * float(row % 2);
    vec2 f = vec2(fract(x) - 0.5, (uv.y - y) * 2.6);
    float r = length(f);
    float ring = smoothstep(0.04, 0.02, abs(abs(abs(r - 0.31) - 0.09) - 0.045) - 0.012);
    float scale = smoothstep(0.50, 0.49, r);
    c = mix(c, mix(vec3(0.008, 0.05, 0.12), vec3(0.06, 0.42, 0.55), ring), max(scale, step(f.y, 0.0)) * (1.0 - 0.10 * float(row)));
  }
  return c;
}
