// A great man of the war room: a hat of newspaper, medals of his own, and a wheel for pizza that he shoulders like a sabre.
vec3 toHat(vec3 h) {
  vec3 q = h - vec3(0.0, 0.58, -0.02);
  q.xy = turn(0.11) * q.xy;
  q.yz = turn(-0.10) * q.yz;
  return q;
}

// Two leaning sheets that meet on top, and a brim turned up round them.
float paperHat(vec3 h) {
  vec3 q = toHat(h);
  float far = length(q - vec3(0.0, 0.4, 0.0)) - 1.7;
  if (far > 0.3) return far;
  float side = abs(q.x);
  float lean = abs(q.z) - 0.98 * (1.0 - q.y / 1.56);
  float peak = dot(vec2(side - 1.36, q.y), normalize(vec2(1.38, 1.36)));
  float tent = max(max(lean * 0.8, peak), -q.y) - 0.015;
  // The brim stands off the sheets and runs out to a point on either side.
  float band = abs(abs(q.z) - 1.04 * (1.0 - q.y / 1.7) + 0.10 * side * side) - 0.018;
  float tip = max(max(side + 0.5 * q.y - 1.50, q.y - 0.34 - 0.06 * side), -q.y - 0.02 + 0.04 * side);
  return min(tent, max(band * 0.7, tip) - 0.010) * 0.8;
}

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
  return nearer(result, vec2(paperHat(h), PAPER));
}

// Columns of news that nobody has read, and the face of the house on the front page.
void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material != PAPER) return;
  vec3 q = toHat(h);
  if (q.z < 0.0) return;
  bool isBrim = q.y < 0.30 + 0.10 * abs(q.x) && q.z > 0.99 * (1.0 - q.y / 1.7) - 0.10 * q.x * q.x;
  if (isBrim) {
    float line = abs(fract(q.y / 0.088) - 0.5);
    float column = abs(fract(q.x / 0.52) - 0.5);
    if (line < 0.22 && column > 0.06 && abs(q.y - 0.15) < 0.12) skin.tint *= 0.16;
    return;
  }
  vec2 e = vec2(abs(q.x), q.y - 0.74);
  float eye = max(length(e - vec2(0.20, 0.02)) - 0.13, dot(e - vec2(0.20, 0.06), normalize(vec2(-0.5, 1.0))));
  float y = q.y - 0.54 - 0.30 * q.x * q.x;
  float cell = abs(fract(q.x / 0.10 + (y > 0.0 ? 0.5 : 0.0)) - 0.5) * 0.10;
  float line = abs(fract(q.y / 0.11) - 0.5);
  if (line < 0.16 && abs(e.x) > 0.52 && abs(q.x) + 0.9 * q.y < 1.22) skin.tint *= 0.16;
  float zip = max(max(abs(y) - 0.055, abs(q.x) - 0.34), -max(0.012 - abs(y), 0.030 - cell));
  if (min(eye, zip) < 0.0) skin.tint *= 0.05;
}
