// A ring with fourteen spikes, long and short in turn, stands behind the head.
vec2 halo(vec3 p, vec3 head) {
  vec3 c = p - vec3(0.0, 0.10, -0.80);
  if (abs(c.z) > 0.4) return vec2(abs(c.z) - 0.1, GOLD);
  float reach = length(c.xy);
  const float STEP = 6.2831853 / 14.0;
  float k = floor(atan(c.x, c.y) / STEP + 0.5);
  vec2 q = vec2(dot(c.xy, vec2(cos(k * STEP), -sin(k * STEP))), dot(c.xy, vec2(sin(k * STEP), cos(k * STEP))));
  float tall = mod(k + 28.0, 2.0) < 0.5 ? 0.66 : 0.40;
  float at = clamp((q.y - 1.30) / tall, 0.0, 1.0);
  float thick = 0.06 * (1.0 - at) + 0.004;
  float spike = max(max(abs(q.x) - 0.105 * (1.0 - at), abs(c.z) + abs(q.x) * 0.5 - thick), max(1.28 - q.y, q.y - 1.30 - tall));
  vec2 result = vec2(spike * 0.7, GOLD);
  result = nearer(result, vec2(length(vec2(reach - 1.26, c.z)) - 0.062, GOLD));
  result = nearer(result, vec2(length(vec2(reach - 1.10, c.z)) - 0.024, GOLD));
  vec2 bead = q - vec2(0.0, 1.26);
  return nearer(result, vec2(length(vec3(bead, c.z - 0.06)) - 0.055, GLOW));
}
