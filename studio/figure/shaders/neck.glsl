const float SKULL_SCALE = 1.1;
// A body a little too small for the head reads better at any size.
const float BODY_SCALE = 0.92;
const vec3 BODY_PIVOT = vec3(0.0, ZIP_TOP, 0.0);

// The neck twists: below the chin the cloth stays with the chest, so the zip meets in the middle.
vec3 toHead(vec3 p) {
  float hold = smoothstep(-1.35, -0.55, p.y);
  p.xz = turn(-TURN * hold) * p.xz;
  p.xy = turn(TILT * hold) * p.xy;
  p.yz = turn(NOD * hold) * p.yz;
  return p;
}

vec3 toSkull(vec3 head) {
  return (head - vec3(0.0, 0.02, 0.02)) / SKULL_SCALE;
}
