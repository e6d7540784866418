// He plants a pennant where the night begins and eats what is taken. The table hides what is below its edge.
const float EDGE = -2.42;
const vec3 FLAG_HAND = vec3(-0.98, -2.02, 1.62);
const vec3 SLICE_HAND = vec3(1.26, -1.26, 1.30);

// A slice by its crust, its bitten tip towards his mouth.
vec2 slice(vec3 p) {
  vec3 q = p - SLICE_HAND;
  float far = length(q - vec3(-0.35, 0.30, 0.1)) - 1.2;
  if (far > 0.3) return vec2(far, CHEESE);
  q.xy = turn(0.62) * q.xy;
  q.yz = turn(0.45) * q.yz;
  float along = -q.x;
  float bumps = 0.03 * noise(q * 6.0);
  q.z += 0.16 * along * along;
  float cheese = max(max(abs(q.z) - 0.06, along - 1.04), max(-along, abs(q.y) - 0.62 * (1.0 - along / 1.65))) - bumps;
  for (int i = -1; i <= 1; i++) cheese = max(cheese, 0.15 - length(vec2(along - 1.02, q.y - 0.21 * float(i))));
  vec2 result = vec2(cheese * 0.7, CHEESE);
  result = nearer(result, vec2((rod(q, vec3(0.05, -0.58, 0.02), vec3(0.05, 0.58, 0.02), 0.15, 0.15) - bumps) * 0.8, CRUST));
  for (int i = 0; i < 2; i++) {
    vec3 s = q - vec3(-0.42 - 0.34 * float(i), 0.20 - 0.36 * float(i), 0.07);
    result = nearer(result, vec2((drumY(s.xzy, 0.20, 0.03) - 0.02) * 0.8, SAUSAGE));
  }
  return result;
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = trunk(p);
  result.x = max(result.x, EDGE - p.y);
  mat3 plants = holding(vec3(-0.06, 1.0, 0.10), vec3(-0.85, -0.2, -0.35));
  result = nearer(result, softArm(p, vec3(-0.92, -1.86, -0.12), vec3(-1.82, -2.34, 0.45), FLAG_HAND, plants, 0.09));
  mat3 feeds = holding(vec3(0.52, 0.85, 0.0), vec3(0.75, -0.6, -0.2));
  result = nearer(result, softArm(p, vec3(0.92, -1.86, -0.12), vec3(2.02, -2.36, 0.45), SLICE_HAND + vec3(0.08, -0.05, 0.04), feeds, 0.17));
  result = nearer(result, slice(p));
  vec3 f = p - FLAG_HAND;
  f.xy = turn(-0.06) * f.xy;
  result = nearer(result, vec2(rod(f, vec3(0.0, -0.85, 0.0), vec3(0.0, 1.75, 0.0), 0.08, 0.06), ZIP));
  result = nearer(result, vec2(length(f - vec3(0.0, 1.80, 0.0)) - 0.12, ZIP));
  vec3 w = f - vec3(0.0, 1.38, 0.06 * sin(f.x * 7.0));
  float cloth = max(abs(w.z) - 0.02, max(-w.x - 0.95, max(w.x, abs(w.y) - 0.34 * (1.0 + w.x / 0.95))));
  return nearer(result, vec2(cloth * 0.8, PENNANT));
}
