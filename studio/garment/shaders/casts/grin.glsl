// The shadow grins: two slanted eyes and a row of teeth stay lit in the hood's.
float castOnWall(vec3 p, float lit) {
  float grown = (SUN.z - WALL) / SUN.z;
  vec2 q = (p.xy - mix(SUN.xy, vec2(0.0, 1.46), grown)) / (0.80 * grown);
  if (max(abs(q.x), abs(q.y)) > 1.0 || p.z > WALL + 0.2) return lit;
  vec2 m = vec2(abs(q.x), q.y);
  vec2 eye = turn(0.42) * (m - vec2(0.36, 0.20));
  float shape = length(vec2(eye.x, abs(eye.y) + 0.22)) - 0.33;
  shape = max(shape, -(length(eye * vec2(3.4, 1.0)) - 0.12));
  float smile = q.y + 0.46 - 0.55 * q.x * q.x;
  float tooth = abs(fract(q.x * 5.0 + 0.5) - 0.5) * 2.0;
  float mouth = max(abs(smile) - 0.17 * (1.0 - pow(m.x / 0.62, 2.0)), m.x - 0.60);
  mouth = max(mouth, 0.028 - abs(smile - 0.10 * (tooth - 0.5)));
  return max(lit, smoothstep(0.012, -0.012, min(shape, mouth)));
}
