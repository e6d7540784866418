// The shadow has the face that the bag has not: slanted eyes and a zip that grins stay lit in it.
float castOnWall(vec3 p, float lit) {
  float grown = (SUN.z - WALL) / SUN.z;
  vec2 q = (p.xy - mix(SUN.xy, vec2(-0.10, 0.04), grown)) / (0.92 * grown);
  if (max(abs(q.x), abs(q.y)) > 1.0 || p.z > WALL + 0.2) return lit;
  vec2 m = vec2(abs(q.x), q.y);
  vec2 eye = turn(-0.42) * (m - vec2(0.36, 0.20));
  float shape = length(vec2(eye.x, abs(eye.y) + 0.20)) - 0.36;
  shape = max(shape, -(length(eye * vec2(3.2, 1.0)) - 0.13));
  shape = max(shape, eye.y - 0.075);
  float smile = (q.y + 0.46 - 0.60 * q.x * q.x) / sqrt(1.0 + 1.44 * q.x * q.x);
  float cell = abs(fract(q.x / 0.15 + (smile > 0.0 ? 0.5 : 0.0)) - 0.5) * 0.15;
  float zip = max(max(abs(abs(smile) - 0.055) - 0.068, cell - 0.050), m.x - 0.66);
  vec2 pull = q - vec2(0.66, -0.22);
  zip = min(zip, max(abs(pull.x) - 0.05 - 0.04 * smoothstep(0.0, -0.3, pull.y), abs(pull.y + 0.10) - 0.17));
  return max(lit, smoothstep(0.010, -0.010, min(shape, zip)));
}
