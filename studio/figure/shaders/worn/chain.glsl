// Links are measured along and above the cowl, so they lie on the cloth everywhere.
vec2 chain(vec3 p, vec3 head) {
  if (p.y > -1.05 || p.y < -2.1 || p.z < -0.2) {
    return vec2(max(max(p.y + 1.10, -2.05 - p.y), -0.15 - p.z), GOLD);
  }
  vec3 q = BODY_PIVOT + (p - BODY_PIVOT) / BODY_SCALE;
  float above = blend(robeSolid(q), cowl(q, 0.55), 0.09);
  if (above > 0.25) return vec2(above - 0.12, GOLD);
  float around = atan(q.x, q.z + 0.15);
  float line = -1.66 + 0.60 * q.x * q.x;
  float reach = clamp(length(vec2(q.x, q.z + 0.15)), 0.8, 1.4);
  float side = q.y - line;
  const float PITCH = 0.145;
  float place = around / PITCH;
  float best = 1e3;
  for (int k = 0; k < 2; k++) {
    float index = k == 0 ? floor(place) : floor(place) + 1.0;
    vec3 l = vec3((place - index) * PITCH * reach, side, above - 0.075);
    float slope = 1.2 * q.x;
    l.xy = turn(slope * 0.7) * l.xy;
    if (mod(index, 2.0) > 0.5) l.yz = l.zy;
    vec2 e = vec2(length(vec2(max(abs(l.x) - 0.052, 0.0), l.y)) - 0.080, l.z);
    best = min(best, length(e) - 0.036);
  }
  // Under the cape the links run out.
  best += 0.12 * smoothstep(-1.19, -1.10, p.y);
  return vec2(best * 0.65 * BODY_SCALE, GOLD);
}
