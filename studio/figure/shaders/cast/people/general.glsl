// A great man of the war room: a hat of newspaper, medals of his own, and a wheel for pizza that he shoulders like a sabre.
const vec3 HAT_AT = vec3(0.0, 0.58, -0.02);

const vec3 SABRE_HAND = vec3(0.92, -1.62, 1.05);
const vec3 SABRE_WAY = normalize(vec3(0.44, 0.88, -0.16));

// A wheel with a ground edge between two prongs, a guard, a handle that swells where it ends.
vec2 sabre(vec3 p) {
  const vec3 FACE = normalize(vec3(0.50, 0.0, 0.86));
  const vec3 Z = normalize(FACE - SABRE_WAY * dot(FACE, SABRE_WAY));
  vec3 q = (p - SABRE_HAND) * mat3(cross(SABRE_WAY, Z), SABRE_WAY, Z);
  float far = length(q - vec3(0.0, 0.7, 0.0)) - 1.7;
  if (far > 0.3) return vec2(far, STEEL);
  vec3 w = q - vec3(0.0, 1.56, 0.0);
  float side = length(w.xy);
  vec2 result = vec2(max(side - 0.62, abs(w.z) - 0.020 - 0.045 * smoothstep(0.62, 0.40, side) + 0.03 * smoothstep(0.03, 0.01, abs(side - 0.34))) * 0.7, STEEL);
  result = nearer(result, vec2(length(vec2(max(side - 0.10, 0.0), w.z)) - 0.11, ZIP));
  vec3 prong = vec3(w.x, w.y, abs(w.z) - 0.12);
  float fork = min(rod(prong, vec3(0.0), vec3(0.0, -0.84, 0.0), 0.075, 0.095), rod(prong, vec3(0.0, -0.84, 0.0), vec3(0.0, -0.96, -0.10), 0.095, 0.12));
  fork = blend(fork, drumY(q - vec3(0.0, 0.52, 0.0), 0.26, 0.035) - 0.03, 0.05);
  result = nearer(result, vec2(fork, ZIP));
  return nearer(result, vec2(rod(q, vec3(0.0, 0.45, 0.0), vec3(0.0, -0.72, 0.0), 0.110, 0.150), HANDLE));
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = trunk(p);
  result = nearer(result, vec2(limb(p, vec3(-0.92, -1.84, -0.12), vec3(-1.52, -2.86, -0.20), vec3(-0.70, -3.30, -0.70), vec3(0.42, 0.32, 0.26), 0.055), CLOTH));
  mat3 shoulders = holding(SABRE_WAY, vec3(0.80, -0.45, -0.30));
  result = nearer(result, softArm(p, vec3(0.92, -1.86, -0.12), vec3(1.90, -2.62, 0.30), SABRE_HAND, shoulders, 0.12));
  result = nearer(result, sabre(p));
  // What he has won so far.
  for (int i = 0; i < 3; i++) {
    vec3 s = p - vec3(-1.06 + 0.33 * float(i), -2.06, 0.44 + 0.09 * float(i));
    result = nearer(result, vec2(block(s - vec3(0.0, 0.17, 0.03), vec3(0.11, 0.19, 0.05), 0.02), RIBBON));
    result = nearer(result, vec2(drumY((s + vec3(0.0, 0.14, -0.06)).xzy, 0.16, 0.04) - 0.02, ZIP));
  }
  return nearer(result, vec2(paperHat(h, HAT_AT), PAPER));
}

void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material == PAPER) printNews(skin, h, HAT_AT);
}
