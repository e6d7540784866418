// He leans on the table and plants a pennant where the night begins. The table hides what is below its edge.
const float EDGE = -2.42;
const vec3 FLAG_HAND = vec3(-0.98, -2.02, 1.62);

vec2 own(vec3 p, vec3 h) {
  vec2 result = trunk(p);
  result.x = max(result.x, EDGE - p.y);
  mat3 plants = holding(vec3(-0.06, 1.0, 0.10), vec3(-0.75, -0.2, -0.6));
  result = nearer(result, arm(p, vec3(-0.92, -1.86, -0.12), vec3(-1.72, -2.30, 0.55), FLAG_HAND, plants, 0.045));
  mat3 rests = mat3(vec3(0.30, 0.62, -0.72), vec3(-0.92, 0.39, -0.05), vec3(0.25, 0.68, 0.69));
  result = nearer(result, arm(p, vec3(0.92, -1.86, -0.12), vec3(1.74, -2.28, 0.50), vec3(0.98, -2.72, 1.62), rests, 0.02));
  vec3 f = p - FLAG_HAND;
  f.xy = turn(-0.06) * f.xy;
  result = nearer(result, vec2(rod(f, vec3(0.0, -0.85, 0.0), vec3(0.0, 1.75, 0.0), 0.04, 0.04), ZIP));
  result = nearer(result, vec2(length(f - vec3(0.0, 1.80, 0.0)) - 0.08, ZIP));
  vec3 w = f - vec3(0.0, 1.38, 0.06 * sin(f.x * 7.0));
  float cloth = max(abs(w.z) - 0.02, max(-w.x - 0.95, max(w.x, abs(w.y) - 0.34 * (1.0 + w.x / 0.95))));
  return nearer(result, vec2(cloth * 0.8, PENNANT));
}
