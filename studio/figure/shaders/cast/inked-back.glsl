// One of the first row of a drawing: his back is ink, and a few strokes say what he wears.
vec2 inkedBack(vec3 p) {
  vec3 m = vec3(abs(p.x), p.yz);
  return nearer(trunk(p), vec2(limb(m, vec3(0.92, -1.86, -0.12), vec3(1.24, -2.90, -0.05), vec3(1.12, -3.90, 0.30), vec3(0.42, 0.32, 0.26), 0.055), CLOTH));
}

// The same with one arm; where the other is, at our left, says his file.
vec2 inkedBackOneArm(vec3 p) {
  return nearer(trunk(p), vec2(limb(p, vec3(-0.92, -1.86, -0.12), vec3(-1.24, -2.90, -0.05), vec3(-1.12, -3.90, 0.30), vec3(0.42, 0.32, 0.26), 0.055), CLOTH));
}

// Below zero on a stroke from a to b that starts thick and runs out.
float stroke(vec2 q, vec2 a, vec2 b, float wide) {
  vec2 axis = b - a;
  float h = clamp(dot(q - a, axis) / dot(axis, axis), 0.0, 1.0);
  return length(q - a - axis * h) - wide * (1.0 - h);
}

// Without ink in light and in shade.
void leaveBare(inout Skin skin, float stroke_) {
  if (stroke_ > 0.0) return;
  skin.tint = vec3(1.0);
  skin.glow = 1.0;
}

// The seam of a hood with its stitches, and what its cloth does where it is drawn in at the neck.
float hoodStrokes(vec3 h, float lean) {
  if (h.z > 0.35) return 1.0;
  float seam = h.x - lean * mix(0.02, 0.40, smoothstep(0.5, 1.3, h.y));
  float d = max(abs(seam) - 0.026, abs(h.y - 0.34) - 0.80);
  float stitches = max(abs(abs(seam) - 0.13) - 0.020, abs(fract(h.y * 5.0) - 0.5) * 0.2 - 0.060);
  d = min(d, max(stitches, abs(h.y - 0.34) - 0.66));
  vec2 q = vec2(abs(h.x), h.y + 0.10 * step(0.0, h.x));
  d = min(d, stroke(q, vec2(0.84, 0.10), vec2(0.24, -0.36), 0.058));
  d = min(d, stroke(q, vec2(0.86, -0.20), vec2(0.20, -0.62), 0.055));
  return min(d, stroke(q, vec2(0.80, -0.54), vec2(0.16, -0.86), 0.050));
}
