// A fist for the street, a horn for everyone else.
const vec3 MOUTHPIECE = vec3(0.16, -0.66, 0.92);
const vec3 HORN_WAY = vec3(0.860, 0.230, 0.455);
const float HORN_LENGTH = 2.0;

vec2 horn(vec3 p) {
  vec3 q = p - MOUTHPIECE;
  float along = dot(q, HORN_WAY);
  float far = length(q - HORN_WAY * 1.0) - 1.7;
  if (far > 0.3) return vec2(far, HORN);
  float side = length(q - HORN_WAY * along);
  float s = clamp(along / HORN_LENGTH, 0.0, 1.0);
  float wide = 0.15 + 0.70 * s * s;
  float wall = max(abs(side - wide) - 0.022, max(-along, along - HORN_LENGTH)) * 0.75;
  vec2 result = vec2(wall, side < wide - 0.005 ? INSIDE : HORN);
  result = nearer(result, vec2(max(side - wide + 0.02, abs(along - 0.55) - 0.03), INSIDE));
  float ring = length(vec2(side - 0.85, along - HORN_LENGTH)) - 0.055;
  ring = min(ring, length(vec2(side - 0.30, along - 0.92)) - 0.030);
  result = nearer(result, vec2(ring, ZIP));
  result = nearer(result, vec2(max(abs(side - 0.17) - 0.05, abs(along - 0.03) - 0.07) - 0.02, GLOVE));
  vec3 at = q - HORN_WAY * 0.72;
  return nearer(result, vec2(rod(at, vec3(0.0, -0.16, 0.0), vec3(0.0, -0.86, 0.0), 0.065, 0.075), ZIP));
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = trunk(p);
  vec3 at = MOUTHPIECE + HORN_WAY * 0.72 - vec3(0.0, 0.52, 0.0);
  mat3 holds = holding(vec3(0.0, 1.0, 0.0), vec3(0.85, -0.4, -0.15));
  result = nearer(result, arm(p, vec3(0.92, -1.86, -0.12), vec3(1.95, -2.30, 0.45), at, holds, 0.075));
  mat3 raised = mat3(vec3(0.0, -1.0, 0.0), vec3(1.0, 0.0, 0.0), vec3(0.0, 0.0, 1.0));
  result = nearer(result, arm(p, vec3(-0.92, -1.84, -0.12), vec3(-1.62, -2.30, 0.40), vec3(-1.50, -0.66, 0.78), raised, 0.02));
  return nearer(result, horn(p));
}
