// The street lends him its voice: what he shouts through stood on a building site this morning.
const vec3 TIP = vec3(0.16, -0.66, 0.92);
const vec3 WAY = vec3(0.800, 0.250, 0.545);
const float CONE_LENGTH = 1.95;
const vec3 HOLDS_AT = TIP + WAY * 0.98;

float coneWidth(float along) {
  return 0.14 + 0.235 * along;
}

vec2 cone(vec3 p) {
  vec3 q = p - TIP;
  float far = length(q - WAY * 1.1) - 1.6;
  if (far > 0.3) return vec2(far, CONE);
  float along = dot(q, WAY);
  float side = length(q - WAY * along);
  float wall = max(abs(side - coneWidth(along)) - 0.022, max(-along, along - CONE_LENGTH)) * 0.9;
  // Its foot is a square plate with a hole.
  const vec3 ACROSS = normalize(cross(vec3(0.0, 1.0, 0.0), WAY));
  vec3 m = vec3(dot(q, ACROSS), dot(q, cross(WAY, ACROSS)), along - CONE_LENGTH);
  float plate = carve(block(m, vec3(0.74, 0.74, 0.07), 0.06), side - 0.56, 0.03);
  float d = min(wall, length(vec2(side - 0.15, along)) - 0.045);
  return nearer(vec2(d, side < coneWidth(along) - 0.005 ? INSIDE : CONE), vec2(plate, side < 0.59 ? INSIDE : PLATE));
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = trunk(p);
  mat3 holds = holding(WAY, vec3(0.45, -1.0, -0.15));
  result = nearer(result, arm(p, vec3(0.92, -1.86, -0.12), vec3(1.78, -2.16, 0.35), HOLDS_AT, holds, 0.32));
  mat3 raised = mat3(vec3(0.0, -1.0, 0.0), vec3(1.0, 0.0, 0.0), vec3(0.0, 0.0, 1.0));
  result = nearer(result, arm(p, vec3(-0.92, -1.84, -0.12), vec3(-1.62, -2.30, 0.40), vec3(-1.50, -0.66, 0.78), raised, 0.02));
  return nearer(result, cone(p));
}

// Two bands that shine in the dark.
void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material != CONE) return;
  float along = dot(p - TIP, WAY);
  if (abs(along - 0.42) < 0.13 || abs(along - 1.48) < 0.17) skin.tint = vec3(0.75);
}
