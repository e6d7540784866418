// The shadow has what the hood has not: two horns.
float castOnWall(vec3 p, float lit) {
  float grown = (SUN.z - WALL) / SUN.z;
  vec2 q = (p.xy - mix(SUN.xy, vec2(0.0, 1.50), grown)) / grown;
  vec2 m = vec2(abs(q.x), q.y);
  float horn = max(length(m - vec2(0.30, 0.62)) - 0.46, 0.44 - length(m - vec2(0.14, 0.82)));
  horn = max(horn, 0.12 - m.x);
  return p.z > WALL + 0.2 ? lit : min(lit, smoothstep(-0.02, 0.02, horn));
}
