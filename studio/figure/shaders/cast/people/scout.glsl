// He studies what lies at arm's length through field glasses, camouflaged against whoever comes into the room.
vec3 fromHead(vec3 h) {
  h.yz = turn(-NOD) * h.yz;
  h.xy = turn(-TILT) * h.xy;
  h.xz = turn(TURN) * h.xz;
  return h;
}

// Small enough to leave him a face.
const float GLASSES = 0.84;

vec3 toGlasses(vec3 h) {
  return (h - vec3(0.0, 0.02, 0.70)) / GLASSES + vec3(0.0, 0.0, 0.70);
}

vec2 fieldGlasses(vec3 h) {
  vec3 q = vec3(abs(h.x) - 0.30, h.y - 0.04, h.z);
  float far = length(q - vec3(0.0, 0.0, 1.2)) - 0.9;
  if (far > 0.3) return vec2(far, RUBBER);
  float d = rod(q, vec3(0.0, 0.0, 0.68), vec3(0.0, 0.0, 1.20), 0.19, 0.22);
  d = blend(d, rod(q, vec3(0.0, 0.0, 1.30), vec3(0.0, 0.0, 1.72), 0.25, 0.31), 0.08);
  d = max(d, q.z - 1.80);
  d = min(d, rod(vec3(h.x, q.yz), vec3(-0.2, 0.02, 1.15), vec3(0.2, 0.02, 1.15), 0.11, 0.11));
  float side = length(q.xy);
  vec2 result = vec2(d, RUBBER);
  result = nearer(result, vec2(length(vec2(side - 0.31, q.z - 1.79)) - 0.060, RUBBER));
  result = nearer(result, vec2(length(vec2(side - 0.215, q.z - 1.24)) - 0.035, ZIP));
  return nearer(result, vec2(max(side - 0.27, abs(q.z - 1.79) - 0.03), LENS));
}

// A steel pot with a brim, and twigs in its band.
vec2 helmet(vec3 h) {
  vec3 q = h - vec3(0.0, 0.34, -0.08);
  q.yz = turn(-0.10) * q.yz;
  float far = length(q - vec3(0.0, 0.4, 0.0)) - 1.6;
  if (far > 0.3) return vec2(far, POT);
  float dome = max(ellipsoid(q, vec3(0.88, 0.86, 0.98)), -q.y);
  vec3 b = q - vec3(0.0, -0.03, 0.0);
  float brim = max(abs(ellipsoid(b + vec3(0.0, 0.10, 0.0), vec3(1.10, 0.34, 1.22))) - 0.025, max(-b.y - 0.16, b.y - 0.10));
  vec2 result = vec2(blend(dome, brim, 0.10) * 0.8, POT);
  result = nearer(result, vec2(max(abs(ellipsoid(q, vec3(0.89, 0.87, 0.99))) - 0.035, abs(q.y - 0.26) - 0.075) * 0.8, TAPE));
  // A few pointed leaves stand out of the band at one side, the upper between the lower.
  for (int i = 0; i < 5; i++) {
    float upper = float(i & 1);
    float around = -1.60 + 0.29 * float(i);
    vec3 l = q - vec3(0.84 * sin(around), 0.24 + 0.10 * upper, 0.92 * cos(around));
    l.xz = turn(around) * l.xz;
    l.yz = turn(mix(0.75, 0.25, upper)) * l.yz;
    l.xy = turn(0.22 * sin(float(i) * 2.6)) * l.xy;
    float tall = 0.36 + 0.10 * upper;
    float outline = length(vec2(abs(l.x) + 0.30, l.y - tall)) - sqrt(0.09 + tall * tall);
    float leaf = max(outline, abs(l.z - 0.25 * l.x * l.x) - 0.022 - 0.012 * smoothstep(0.03, 0.0, abs(l.x)));
    result = nearer(result, vec2(leaf * 0.7, LEAF));
  }
  return result;
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = trunk(p);
  for (int i = -1; i <= 1; i += 2) {
    float side = float(i);
    vec3 at = fromHead(vec3(0.33 * side, -0.02, 1.10));
    vec3 x = fromHead(normalize(vec3(0.75 * side, -0.66, -0.1)));
    vec3 z = fromHead(normalize(vec3(0.66 * side, 0.75, 0.1)));
    mat3 holds = mat3(x, normalize(cross(z, x)), z);
    result = nearer(result, softArm(p, vec3(0.92 * side, -1.86, -0.12), vec3(1.72 * side, -1.75, 0.75), at, holds, 0.20));
  }
  result = nearer(result, fieldGlasses(toGlasses(h)) * vec2(GLASSES, 1.0));
  return nearer(result, helmet(h));
}

// In each lens the pizza.
void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material == LEAF) skin.tint *= mix(vec3(0.8), vec3(1.3, 1.2, 0.6), step(0.5, noise(h * 1.7)));
  if (material != LENS) return;
  h = toGlasses(h);
  vec2 q = vec2(h.x - 0.30 * sign(h.x), h.y - 0.04);
  float side = length(q);
  vec3 pizza = mix(vec3(0.85, 0.48, 0.05), vec3(0.42, 0.16, 0.03), smoothstep(0.150, 0.158, side));
  float slice = 1.0;
  for (int i = 0; i < 5; i++) slice = min(slice, length(q - (i == 0 ? vec2(0.02, 0.0) : 0.10 * vec2(cos(1.57 * float(i)), sin(1.57 * float(i))))) - 0.034);
  pizza = mix(vec3(0.45, 0.03, 0.015), pizza, smoothstep(-0.004, 0.004, slice));
  skin.tint = mix(pizza, skin.tint * (0.4 + 2.0 * side), smoothstep(0.188, 0.196, side));
  skin.tint += 0.8 * smoothstep(0.055, 0.035, length(q - vec2(-0.12, 0.15)));
}
