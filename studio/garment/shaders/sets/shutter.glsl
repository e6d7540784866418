// The roller shutter of a closed shop between two upright tubes.
vec3 wall(vec3 p) {
  float slat = fract(p.y / 0.30);
  float curve = 0.25 + 0.75 * sin(3.14159 * pow(slat, 0.8));
  float gap = smoothstep(0.0, 0.05, slat) * smoothstep(1.0, 0.95, slat);
  vec2 off = p.xy - RING.xy;
  float left = abs(off.x + RING.z), right = abs(off.x - RING.z);
  float inside = smoothstep(RING.z + 0.02, RING.z - 0.10, abs(off.x));
  vec3 wash = LIGHT_A * exp(-1.0 * left) + LIGHT_B * exp(-1.0 * right);
  float pool = exp(-0.30 * dot(off - vec2(0.0, 0.5), off - vec2(0.0, 0.5)));
  vec3 steel = (wash * 0.17 + vec3(0.75, 0.72, 0.85) * 0.075 * pool) * mix(0.45, curve * (0.25 + 0.75 * gap), inside);
  steel *= 0.85 + 0.3 * noise(vec3(p.xy * vec2(1.3, 5.0), 2.0));
  vec3 tubes = LIGHT_A * smoothstep(0.032, 0.014, left) + LIGHT_B * smoothstep(0.032, 0.014, right);
  return steel + 1.1 * tubes + 0.12 * (LIGHT_A * exp(-7.0 * left) + LIGHT_B * exp(-7.0 * right));
}
