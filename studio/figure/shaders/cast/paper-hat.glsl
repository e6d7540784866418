// A hat of newspaper that stands at a place of the head, and what is printed on it. Two leaning sheets meet on top.
vec3 toHat(vec3 h, vec3 at) {
  vec3 q = h - at;
  q.xy = turn(0.11) * q.xy;
  q.yz = turn(-0.10) * q.yz;
  return q;
}

float paperHat(vec3 h, vec3 at) {
  vec3 q = toHat(h, at);
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

// Columns of news that nobody has read, and the face of the house on the front page.
void printNews(inout Skin skin, vec3 h, vec3 at) {
  vec3 q = toHat(h, at);
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
