mat2 turn(float angle) {
  float c = cos(angle), s = sin(angle);
  return mat2(c, s, -s, c);
}

float blend(float a, float b, float radius) {
  float h = max(radius - abs(a - b), 0.0) / radius;
  return min(a, b) - h * h * radius * 0.25;
}

float carve(float solid, float tool, float radius) {
  return -blend(-solid, tool, radius);
}

float ellipsoid(vec3 p, vec3 radii) {
  float k = length(p / radii);
  return k * (k - 1.0) / max(length(p / (radii * radii)), 1e-4);
}

float block(vec3 p, vec3 halfSize, float rounding) {
  vec3 q = abs(p) - halfSize + rounding;
  return length(max(q, 0.0)) + min(max(q.x, max(q.y, q.z)), 0.0) - rounding;
}

float rod(vec3 p, vec3 from, vec3 to, float fromRadius, float toRadius) {
  vec3 axis = to - from;
  float h = clamp(dot(p - from, axis) / dot(axis, axis), 0.0, 1.0);
  return length(p - from - axis * h) - mix(fromRadius, toRadius, h);
}

float ringY(vec3 p, float radius, float thickness) {
  return length(vec2(length(p.xz) - radius, p.y)) - thickness;
}

float drumY(vec3 p, float radius, float halfHeight) {
  vec2 d = vec2(length(p.xz) - radius, abs(p.y) - halfHeight);
  return min(max(d.x, d.y), 0.0) + length(max(d, 0.0));
}

float segment(vec2 p, vec2 from, vec2 to) {
  vec2 axis = to - from;
  return length(p - from - axis * clamp(dot(p - from, axis) / dot(axis, axis), 0.0, 1.0));
}

vec2 nearer(vec2 a, vec2 b) {
  return a.x < b.x ? a : b;
}
