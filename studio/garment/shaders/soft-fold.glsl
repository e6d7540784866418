// One soft fold from a to b that bows aside: a round crest between two shallow hollows; it widens and dies out at both ends.
float softFold(vec2 p, vec2 a, vec2 b, float bow, float wide) {
  vec2 axis = b - a;
  float h = dot(p - a, axis) / dot(axis, axis);
  float across = dot(p - a, vec2(axis.y, -axis.x)) * inversesqrt(dot(axis, axis)) - 4.0 * bow * h * (1.0 - h);
  across /= wide * mix(0.65, 1.35, clamp(h, 0.0, 1.0));
  float hollow = abs(across) - 1.9;
  return (exp(-across * across) - 0.38 * exp(-1.4 * hollow * hollow)) * smoothstep(-0.15, 0.40, h) * smoothstep(1.25, 0.60, h);
}
