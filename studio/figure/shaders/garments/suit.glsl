const float SHIRT = 50.0;
const float TIE = 51.0;
const float LAPEL = 52.0;

float suitSolid(vec3 p) {
  vec3 m = vec3(abs(p.x), p.yz);
  float d = ellipsoid(p - vec3(0.0, -2.35, -0.15), vec3(1.34, 1.20, 0.80));
  // Padded shoulders: broader and squarer than the robe's.
  d = blend(d, block(m - vec3(0.92, -1.86, -0.14), vec3(0.62, 0.30, 0.42), 0.26), 0.34);
  d = blend(d, rod(p, vec3(0.0, -1.72, -0.1), vec3(0.0, -2.1, -0.05), 0.62, 0.95), 0.3);
  d = blend(d, rod(p, vec3(0.0, -2.9, -0.1), vec3(0.0, -3.5, -0.1), 0.98, 0.94), 0.3);
  return blend(d, rod(p, vec3(0.0, -3.6, -0.1), vec3(0.0, -5.4, -0.1), 0.98, 1.22), 0.3);
}

vec2 robe(vec3 p) {
  float smooth_ = suitSolid(p);
  if (smooth_ > 0.6) return vec2(smooth_ - 0.35, CLOTH);
  float side = abs(p.x);
  float warp = noise(p * 1.2 + 5.0);
  float fold = crease(side * 2.6 + p.y * 1.9 + warp * 2.4, 2.6) * smoothstep(-2.2, -3.2, p.y) + 0.5 * crease(p.y * 2.4 - side * 2.0 + warp * 3.0, 3.0);
  float jacket = smooth_ - 0.035 * fold;
  // The opening runs from the neck down to the button.
  float half_ = 0.66 * clamp((p.y + 3.30) / 1.6, 0.0, 1.0);
  float front = smoothstep(0.0, 0.2, p.z);
  float opening = p.z > 0.0 ? side - half_ : 1.0;
  float shirt = smooth_ + 0.05;
  float d = carve(jacket, max(opening, -(smooth_ + 0.16)), 0.02);
  float seam = p.y < -3.30 && p.z > 0.0 ? smoothstep(0.02, 0.0, abs(p.x - 0.02)) : 0.0;
  vec2 result = vec2(d + 0.02 * seam, CLOTH);
  if (p.z > 0.0 && p.y > -4.3 && side < 1.1) {
    result = nearer(result, vec2(max(shirt, opening - 0.05), SHIRT));
    float width = 0.17 + 0.26 * smoothstep(-3.1, -2.1, p.y);
    float notch = smoothstep(0.06, 0.0, abs(p.y + 2.05 - 0.35 * (side - 0.5))) * step(half_ + 0.13, side);
    float lapel = max(max(abs(smooth_ - 0.035) - 0.022, side - half_ - width), half_ - 0.01 - side);
    lapel = max(lapel, max(p.y + 1.45, -p.y - 3.32));
    lapel += 0.06 * notch;
    result = nearer(result, vec2(lapel * 0.8, LAPEL));
    float tieWide = p.y > -2.02 ? 0.15 + 0.10 * (p.y + 2.02) : 0.10 + 0.12 * clamp((-2.02 - p.y) / 1.2, 0.0, 1.0);
    float tie = max(max(abs(smooth_ + 0.005 - (p.y > -2.02 ? 0.05 : 0.0)) - 0.05, side - tieWide), max(p.y + 1.56, -p.y - 3.16));
    result = nearer(result, vec2((tie - 0.012) * 0.8, TIE));
    float collar = max(max(abs(smooth_ - 0.05) - 0.03, abs(dot(vec2(side, p.y) - vec2(0.26, -1.72), normalize(vec2(1.0, 0.55)))) - 0.15), abs(p.y + 1.62) - 0.26);
    result = nearer(result, vec2(collar * 0.8, SHIRT));
    float bar = max(abs(p.y + 2.66) - 0.025, max(side - 0.17, abs(smooth_ - 0.06) - 0.02)) - 0.008;
    result = nearer(result, vec2(bar * 0.8, GOLD));
    for (int i = 0; i < 2; i++) {
      vec2 b = p.xy - vec2(0.0, -3.42 - 0.42 * float(i));
      result = nearer(result, vec2((max(length(b) - 0.06, abs(smooth_ - 0.03) - 0.03) - 0.01) * 0.8, GOLD));
    }
    // A folded cloth in the breast pocket.
    vec2 k = p.xy - vec2(0.80, -2.32);
    float cloth = max(max(abs(k.x) - 0.17, abs(k.y) - 0.09 - 0.07 * abs(sin(k.x * 18.0))), abs(smooth_ - 0.02) - 0.03);
    result = nearer(result, vec2(cloth * 0.7, TIE));
  }
  return result;
}
