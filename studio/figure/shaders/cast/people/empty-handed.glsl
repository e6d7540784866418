// Both pockets turned out, and only a moth was at home.
vec3 toMoth(vec3 p) {
  vec3 q = (p - vec3(1.72, 0.58, 0.7)) / 1.15;
  q.xy = turn(-0.4) * q.xy;
  return vec3(abs(q.x), q.yz);
}

// A lining is a bag of cloth between its pocket and the glove: x runs from the one to the other.
const float LINING_LENGTH = 1.05;
vec3 toLining(vec3 p) {
  vec3 q = vec3(abs(p.x), p.yz) - vec3(0.66, -2.58, 0.66);
  q.xy = turn(-0.06) * q.xy;
  return q;
}

float ellipse(vec2 p, vec2 radii) {
  float k = length(p / radii);
  return k * (k - 1.0) / max(length(p / (radii * radii)), 1e-4);
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = longJacket(p);
  vec3 m = vec3(abs(p.x), p.yz);
  vec3 at = vec3(1.74, -2.60, 0.80);
  mat3 frame = mat3(normalize(vec3(0.55, 0.80, -0.25)), normalize(vec3(0.80, -0.55, 0.0)), vec3(0.0, 0.0, 1.0));
  // A shrug: the shoulders are up by the ears of the hood.
  result.x = blend(result.x, rod(m, vec3(0.55, -1.60, -0.12), vec3(1.02, -1.22, -0.12), 0.45, 0.42), 0.2);
  result = nearer(result, arm(m, vec3(1.08, -1.24, -0.12), vec3(1.94, -1.92, 0.05), at, frame, 0.02));
  vec3 q = toLining(p);
  float s = clamp(q.x / LINING_LENGTH, 0.0, 1.0);
  float sag = sin(3.14159 * s);
  float ear = max(q.y - mix(0.34, 0.10, s) + 0.10 * sag, mix(-0.46, -0.14, s) - 0.16 * sag - q.y);
  ear = max(max(abs(q.z - 0.10 * s) - 0.04, ear), abs(q.x - 0.5 * LINING_LENGTH) - 0.5 * LINING_LENGTH) - 0.03;
  result = nearer(result, vec2(ear * 0.7, LINING));
  vec3 moth = toMoth(p);
  if (length(moth) > 1.2) return nearer(result, vec2(length(moth) - 0.95, MOTH));
  vec3 above = moth - vec3(0.36, 0.16, 0.0), below = moth - vec3(0.24, -0.20, 0.0);
  above.xy = turn(-0.55) * above.xy;
  below.xy = turn(0.75) * below.xy;
  float wings = max(min(ellipse(above.xy, vec2(0.40, 0.21)), ellipse(below.xy, vec2(0.27, 0.18))), abs(moth.z) - 0.03);
  float body = min(ellipsoid(moth, vec3(0.075, 0.28, 0.075)), rod(moth, vec3(0.02, 0.24, 0.0), vec3(0.19, 0.50, 0.0), 0.024, 0.024));
  return nearer(result, vec2(min(wings, body) * 0.8 * 1.15, MOTH));
}

// The linings are drawn together by the glove and have a seam; the moth has rings, two eyes and a hem inside its edge.
void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material == LINING) {
    vec2 l = toLining(p).xy - vec2(LINING_LENGTH + 0.10, 0.0);
    float far = length(l);
    float pull = abs(fract(atan(l.y, -l.x) * 3.6 + 0.25) - 0.5) * far / 3.6;
    bool isPull = pull < 0.020 * smoothstep(1.0, 0.5, far) && far > 0.2;
    bool isSeam = far < 1.08 && far > 1.04 && fract(l.y / 0.11) < 0.6;
    if (isPull || isSeam) skin.tint = vec3(0.004);
  }
  // The side away from the lamp.
  bool isHood = h.y > -0.95 && h.x > 0.58 + 0.06 * sin(5.0 * h.y);
  bool isFlank = p.x < 1.0 && p.x > 0.22 + 0.06 * sin(5.0 * p.y) && p.y < -1.5;
  bool isSleeve = p.x > 1.0 && p.y < -1.62 - 0.06 * sin(5.0 * p.x) - 0.25 * smoothstep(1.5, 2.0, p.x);
  if (material == CLOTH && (isHood || isFlank || isSleeve)) skin.tint = vec3(0.0);
  if (material != MOTH) return;
  vec2 q = toMoth(p).xy;
  float trunk_ = length(q / vec2(0.085, 0.29)) - 1.0;
  vec2 u = turn(-0.55) * (q - vec2(0.36, 0.16));
  vec2 w = turn(0.75) * (q - vec2(0.24, -0.20));
  float high = length(u / vec2(0.40, 0.21)), low = length(w / vec2(0.27, 0.18));
  float spot = min(abs(length(q - vec2(0.42, 0.21)) - 0.075) - 0.022, length(q - vec2(0.26, -0.24)) - 0.055);
  float hem = max(abs(min(high, low + 0.02) - 0.81) - 0.085, 0.12 - q.x);
  float rings = max(trunk_, 0.35 - abs(fract(q.y / 0.13) - 0.5) - 0.12);
  if (trunk_ < 0.0 ? rings < 0.0 : min(spot, hem) < 0.0) skin.tint = vec3(0.004);
}
