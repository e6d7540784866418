// The only one who looks at us: over his shoulder his thumb says who is meant.
const vec3 HAND_AT = vec3(-1.50, -1.02, 0.62);
const vec3 ALONG = vec3(0.81, 0.59, 0.0);

vec2 own(vec3 p, vec3 h) {
  vec2 result = trunk(p);
  result = nearer(result, vec2(limb(p, vec3(0.92, -1.86, -0.12), vec3(1.24, -2.90, -0.05), vec3(1.12, -3.90, 0.30), vec3(0.42, 0.32, 0.26), 0.055), CLOTH));
  result = nearer(result, sleeve(p, vec3(-0.92, -1.86, -0.12), vec3(-2.25, -2.05, 0.25), HAND_AT - 0.46 * ALONG));
  vec3 q = (p - HAND_AT) * mat3(vec3(ALONG.y, -ALONG.x, 0.0), ALONG, vec3(0.0, 0.0, -1.0));
  float far = length(q) - 1.1;
  return nearer(result, vec2(far > 0.3 ? far : thumbUp(q), GLOVE));
}
