const float SKULL_SCALE = 1.1;

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

vec2 face(vec3 head) {
  vec3 q = toSkull(head);
  vec2 result = vec2(skull(q), BONE);
  result = nearer(result, vec2(eyes(q), EYE));
  if (length(q - vec3(0.0, -0.55, 0.35)) - 0.55 < result.x) {
    if (detail != ROUGH) result = nearer(result, vec2(teeth(q), TOOTH));
    result = nearer(result, mouth(q));
  }
  return result * vec2(SKULL_SCALE, 1.0);
}
