const vec3 LAMP_AT = vec3(0.0, -2.2, 3.6);
const vec3 LAMP = vec3(1.0, 0.55, 0.12) * 1.1;
const float ROLL = 0.0;
const float NEAR = 5.5;
const float REACH = 17.5;

vec2 posed(vec3 p) {
  vec3 m = vec3(abs(p.x), p.yz);
  float lift = p.x < 0.0 ? 0.42 : 0.0;
  vec2 result = arm(m, SHOULDER, vec3(1.80, -2.75 + 0.3 * lift, 0.35), vec3(2.02, -1.98 + lift, 1.15), vec3(0.45, 0.16, 0.7), vec3(-0.15, 1.0, -0.1), 1.0, OPEN);
  return nearer(result, vec2(skirt(p, 0.0, 1.5), CLOTH));
}

vec2 scenery(vec3 p) {
  vec3 m = vec3(abs(p.x), p.yz);
  float lift = p.x < 0.0 ? 0.42 : 0.0;
  vec3 q = turnZ(m - vec3(2.32, -1.12 + lift, 1.72), p.x < 0.0 ? -0.10 : 0.07);
  q.x *= p.x < 0.0 ? -1.0 : 1.0;
  vec2 result = moneySack(q);
  result = nearer(result, moneySack((p - vec3(0.05, -2.72, 2.0)) / 1.02) * vec2(1.02, 1.0));
  result = nearer(result, moneySack((turnY(p - vec3(-1.38, -2.98, 1.75), 0.25)) / 0.92) * vec2(0.92, 1.0));
  result = nearer(result, moneySack((turnY(p - vec3(1.42, -3.02, 1.70), -0.30)) / 0.88) * vec2(0.88, 1.0));
  result = nearer(result, vec2(block(p - vec3(0.0, -3.72, 1.9), vec3(6.0, 0.22, 1.3), 0.06), DARK));
  for (int i = 0; i < 7; i++) {
    vec3 at = vec3(-2.9 + 0.98 * float(i), -3.46, 2.75 - 0.25 * hash(uint(i) + 5u));
    vec3 c = p - at;
    if (i == 1 || i == 5) c.y -= 0.09;
    float d = length(c) < 0.7 ? coin(turnX(turnY(c, float(i)), 0.12 * float(i - 3)) / 0.26) * 0.26 : length(c) - 0.4;
    result = nearer(result, vec2(d, COIN));
  }
  return result;
}

Surface paint(vec3 p, float m) {
  if (m == GLYPH) return Surface(vec3(1.0, 0.62, 0.12), MATTE, vec3(1.0, 0.50, 0.06) * 0.75);
  return plain(m, p);
}

vec3 backdrop(vec2 uv, vec3 ray) {
  vec2 q = uv - vec2(0.0, 0.10);
  float reach = length(q);
  float around = atan(q.y, q.x);
  vec3 c = mix(vec3(0.055, 0.010, 0.016), vec3(0.050, 0.022, 0.004), smoothstep(-0.8, 0.8, uv.x)) * (0.4 + 0.6 * smoothstep(1.5, 0.3, reach));
  // The round door of a vault: rings, bolts and spokes.
  float ring = abs(reach - 0.80);
  vec3 metal = mix(LIGHT_A, LIGHT_B, smoothstep(-0.6, 0.6, uv.x + 0.3 * uv.y));
  float face = smoothstep(0.86, 0.85, reach);
  c += metal * face * (0.020 + 0.035 * smoothstep(0.2, 0.8, reach));
  c += metal * 0.22 * smoothstep(0.070, 0.060, ring) * (0.35 + 0.65 * smoothstep(-0.2, 0.9, sin(around * 2.0 + 0.6)));
  float bolt = length(vec2(abs(fract(around / 6.2831853 * 20.0) - 0.5) / 20.0 * 6.2831853 * 0.80, reach - 0.80));
  c *= 1.0 - 0.75 * smoothstep(0.030, 0.024, bolt);
  c += metal * 0.45 * smoothstep(0.020, 0.005, length(vec2(abs(fract(around / 6.2831853 * 20.0) - 0.5) / 20.0 * 6.2831853 * 0.80 - 0.004, reach - 0.806)));
  float groove = abs(reach - 0.60);
  c *= 1.0 - 0.7 * smoothstep(0.014, 0.006, groove);
  c += metal * 0.9 * smoothstep(0.010, 0.004, abs(reach - 0.87)) + metal * 0.10 * exp(-abs(reach - 0.87) * 12.0);
  float spoke = abs(sin(around * 3.0)) * reach;
  return c + metal * 0.05 * smoothstep(0.10, 0.08, spoke) * smoothstep(0.60, 0.58, reach);
}

vec3 veil(vec2 uv, float t, vec3 c) {
  return c;
}
