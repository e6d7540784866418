// An endless tube along y with an elliptic section.
float tube(vec2 p, vec2 radii) {
  float k = length(p / radii);
  return k * (k - 1.0) / max(length(p / (radii * radii)), 1e-4);
}

// Knitted ribs around an axis; the angle in radians.
float ribs(float angle, float count) {
  return abs(sin(angle * count * 0.5));
}

// A fold of cloth, 0 to 1: a broad round crest and a narrow soft trough.
float fold(float x) {
  float low = 0.5 - 0.5 * sin(x);
  return 1.0 - low * low;
}

// One fold from a to b: a crest, steep on one side and long on the other, that widens and dies out; at its steep foot is a sharp valley.
float crease(vec2 p, vec2 a, vec2 b, float wide) {
  vec2 axis = b - a;
  float h = dot(p - a, axis) / dot(axis, axis);
  float across = dot(p - a, vec2(axis.y, -axis.x)) * inversesqrt(dot(axis, axis)) / (wide * mix(0.6, 1.3, clamp(h, 0.0, 1.0)));
  across *= across > 0.0 ? 0.75 : 1.5;
  float valley = (across + 1.55) * (across > -1.55 ? 2.0 : 3.4);
  return (exp(-across * across) - 0.42 * exp(-abs(valley) * sqrt(abs(valley)))) * smoothstep(-0.12, 0.30, h) * smoothstep(1.25, 0.75, h);
}

// A ribbed cuff that closes the sleeve; the hand's opening is dark.
vec2 cuff(vec3 p, vec3 elbow, vec3 wrist, float radius, float reach) {
  vec3 axis = normalize(wrist - elbow);
  float along = dot(p - wrist, axis);
  vec3 off = p - wrist - axis * along;
  float side = length(off);
  vec3 across = normalize(cross(axis, vec3(0.0, 0.0, 1.0)));
  float angle = atan(dot(off, across), dot(off, cross(axis, across)));
  float d = max(side - radius * (1.0 - 0.12 * along / reach) - 0.012 * ribs(angle, 34.0), abs(along - reach * 0.5) - reach * 0.5) - 0.012;
  float hole = max(side - radius * 0.72, -(along - reach * 0.45));
  d = carve(d, hole, 0.02);
  return vec2(d, along > reach * 0.5 && side < radius * 0.76 ? HOLLOW : RIB);
}

// Two rows of teeth along y; q.x across, q.z out of the cloth.
float zipRow(vec3 q) {
  float row = q.x > 0.0 ? 0.5 : 0.0;
  float cell = abs(fract(q.y / 0.062 + row) - 0.5) * 0.062;
  return max(max(abs(q.z) - 0.024, abs(abs(q.x) - 0.019) - 0.030), cell - 0.012) - 0.004;
}

float zipTab(vec3 p) {
  float d = block(p, vec3(0.045, 0.055, 0.04), 0.015);
  vec3 t = p - vec3(0.0, -0.17, 0.035);
  float tongue = block(t, vec3(0.034 + 0.03 * smoothstep(0.1, -0.1, t.y), 0.11, 0.013), 0.012);
  tongue = carve(tongue, length(t.xy - vec2(0.0, -0.05)) - 0.022, 0.008);
  return min(d, min(tongue, length(vec2(length(p.xy - vec2(0.0, -0.06)) - 0.03, p.z - 0.035)) - 0.012));
}

// The rail of a shop window: a post on a round foot.
vec2 post(vec3 p, float top) {
  float d = min(rod(p, vec3(0.0, FLOOR, 0.0), vec3(0.0, top, 0.0), 0.045, 0.045), drumY(p - vec3(0.0, FLOOR + 0.03, 0.0), 0.46, 0.02) - 0.012);
  return vec2(d, CHROME);
}

// The neck of the tailor's dummy: linen that runs out of the shoulders, closed aslant with a gold cap.
vec2 dummyNeck(vec3 p, float top) {
  vec3 q = p + vec3(0.0, 0.0, 0.13 - 0.15 * p.y);
  float slant = (q.y - top) * 0.97 - 0.22 * q.z;
  float d = length(q.xz * vec2(1.0, 0.92)) - 0.165 - 0.10 * smoothstep(1.22, 0.86, q.y) - 0.012 * smoothstep(-0.10, -0.02, slant);
  d -= 0.004 * smoothstep(0.012, 0.0, abs(q.x)) * step(0.0, q.z);
  vec2 result = vec2(max(d * 0.8, max(slant, 0.5 - q.y)), CORD);
  float lid = max(length(q.xz * vec2(1.0, 0.92)) - 0.190, abs(slant - 0.012) - 0.014) - 0.012;
  result = nearer(result, vec2(lid, GOLD));
  result = nearer(result, vec2(rod(q, vec3(0.0, top, 0.0), vec3(0.0, top + 0.10, 0.0), 0.035, 0.022), GOLD));
  return nearer(result, vec2(length(q - vec3(0.0, top + 0.125, 0.0)) - 0.048, GOLD));
}

vec4 printed(sampler2D drawing, vec2 at) {
  if (max(abs(at.x), abs(at.y)) > 0.5) return vec4(0.0);
  return texture(drawing, at + 0.5);
}

vec3 toGarment(vec3 world) {
  world.xz = turn(-TURN) * world.xz;
  return world;
}
