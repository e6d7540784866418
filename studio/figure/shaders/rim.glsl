// x: distance to the edge of the opening (negative inside), y: length along the edge.
// Below the foot a slit lets the zip of the chest through.
vec2 rim(vec3 p) {
  float y = p.y - RIM_MIDDLE;
  float radius = y > 0.0 ? RIM_TOP_RADIUS : RIM_FOOT_RADIUS;
  vec2 q = vec2(abs(p.x) + radius - RIM_HALF_WIDTH, y);
  float slit = max(abs(p.x) - 0.10, p.y - RIM_FOOT);
  return vec2(blend(length(q) - radius, slit, 0.06), atan(q.y, q.x) * radius);
}

float crease(float x, float sharpness) {
  return pow(1.0 - abs(sin(x)), sharpness);
}
