// The voice of the house at its door: a traffic cone with a pistol grip, held beside the mouth, and its black hole looks at the visitor.
const vec3 TIP = vec3(0.58, -0.68, 1.10);
const vec3 WAY = normalize(vec3(0.51, 0.49, 0.68));
const float CONE_LENGTH = 1.72;
const vec3 GRIP_TOP = TIP + WAY * 0.60;
const vec3 GRIP_HAND = GRIP_TOP - vec3(0.0, 0.70, 0.0);

float coneWidth(float along) {
  return 0.13 + 0.215 * along;
}

vec2 cone(vec3 p) {
  vec3 q = p - TIP;
  float far = length(q - WAY * 0.9) - 1.5;
  if (far > 0.3) return vec2(far, CONE);
  float along = dot(q, WAY);
  float side = length(q - WAY * along);
  float wall = max(abs(side - coneWidth(along)) - 0.022, max(-along, along - CONE_LENGTH)) * 0.9;
  // Its foot is a square plate with a hole.
  const vec3 ACROSS = normalize(cross(vec3(0.0, 1.0, 0.0), WAY));
  vec3 m = vec3(dot(q, ACROSS), dot(q, cross(WAY, ACROSS)), along - CONE_LENGTH);
  float plate = carve(block(m, vec3(0.61, 0.61, 0.08), 0.07), side - 0.49, 0.03);
  float d = min(wall, length(vec2(side - 0.15, along)) - 0.05);
  vec2 result = nearer(vec2(d, side < coneWidth(along) - 0.005 ? INSIDE : CONE), vec2(plate, side < 0.52 ? INSIDE : PLATE));
  return nearer(result, vec2(rod(p, GRIP_TOP - vec3(0.0, 0.2, 0.0), GRIP_HAND - vec3(0.0, 0.42, 0.0), 0.12, 0.12), GRIP));
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = longJacket(p);
  mat3 holds = holding(vec3(0.0, 1.0, 0.0), vec3(0.80, -0.4, -0.2));
  result = nearer(result, softArm(p, vec3(0.92, -1.86, -0.12), vec3(1.66, -2.72, 0.62), GRIP_HAND, holds, 0.12));
  float hangs = limb(p, vec3(-0.88, -1.88, -0.12), vec3(-1.06, -3.0, -0.10), vec3(-1.02, -4.4, 0.20), vec3(0.42, 0.36, 0.32), 0.022);
  result = nearer(result, vec2(hangs, CLOTH));
  return nearer(result, cone(p));
}

// Two bands round the cone, and the side away from the lamp is black.
void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  float along = dot(p - TIP, WAY);
  if (material == CONE && (abs(along - 0.36) < 0.12 || abs(along - 1.10) < 0.16)) skin.tint = vec3(0.0);
  if (material == INSIDE && along > CONE_LENGTH - 0.09) skin = Skin(vec3(1.0), 0.0, 0.0, 0.0, 1.0);
  if (material == PLATE && along > CONE_LENGTH + 0.06) skin.glow = 1.0;
  bool isHood = h.y > -0.95 && h.x > 0.66 + 0.05 * sin(5.0 * h.y);
  bool isFlank = p.x < 1.05 && p.x > 0.46 + 0.06 * sin(4.0 * p.y) + 0.8 * smoothstep(-2.8, -1.7, p.y);
  if (material == CLOTH && (isHood || isFlank)) skin.tint = vec3(0.0);
}
