// Hand space: the wrist at the origin, y along the fingers, z on the side of the palm, x towards the thumb.
float fist(vec3 p) {
  float far = length(p - vec3(0.0, 0.05, 0.08)) - 0.62;
  if (far > 0.3) return far;
  float d = min(rod(p, vec3(0.05, 0.02, 0.0), vec3(0.06, -0.5, 0.0), 0.05, 0.06),
                rod(p, vec3(-0.05, 0.02, 0.0), vec3(-0.06, -0.5, 0.0), 0.045, 0.055));
  d = blend(d, ellipsoid(p - vec3(0.0, 0.06, 0.0), vec3(0.13, 0.09, 0.07)), 0.06);
  for (int finger = 0; finger < 4; finger++) {
    float x = 0.150 - 0.1 * float(finger);
    float reach = 0.37 - 0.022 * abs(float(finger) - 1.2);
    vec3 knuckle = vec3(x, reach, -0.03), bend = vec3(x * 0.97, reach + 0.05, 0.17), tip = vec3(x * 0.9, reach - 0.15, 0.23);
    d = blend(d, rod(p, vec3(x * 0.5, 0.05, 0.0), knuckle, 0.036, 0.046), 0.02);
    float bones = min(rod(p, knuckle, bend, 0.050, 0.044), rod(p, bend, tip, 0.046, 0.040));
    bones = blend(bones, min(length(p - knuckle) - 0.060, length(p - bend) - 0.056), 0.015);
    d = min(d, bones);
  }
  float thumb = rod(p, vec3(0.10, 0.08, 0.03), vec3(0.22, 0.20, 0.14), 0.046, 0.050);
  thumb = min(thumb, rod(p, vec3(0.22, 0.20, 0.14), vec3(0.06, 0.27, 0.28), 0.050, 0.042));
  return min(d, thumb);
}

mat3 handFrame(vec3 fingers, vec3 palm) {
  vec3 y = normalize(fingers);
  vec3 x = normalize(cross(y, palm));
  return mat3(x, y, cross(x, y));
}

const float HAND_SCALE = 1.3;

// The sleeve falls back from a raised wrist: its mouth is wide and hangs below the elbow.
vec2 sleevedArm(vec3 p, vec3 shoulder, vec3 elbow, vec3 wrist, vec3 palm) {
  vec3 along = normalize(wrist - elbow);
  vec3 middle = mix(shoulder, wrist, 0.6);
  float far = length(p - middle) - distance(shoulder, wrist) * 0.5 - 1.15;
  if (far > 0.4) return vec2(far, CLOTH);
  vec3 cuff = mix(elbow, wrist, 0.62);
  float d = blend(rod(p, shoulder, elbow, 0.50, 0.37), rod(p, elbow, cuff, 0.36, 0.40), 0.16);
  d = blend(d, ellipsoid(p - elbow - vec3(0.08, -0.30, 0.0), vec3(0.34, 0.36, 0.36)), 0.25);
  float warp = noise(p * 1.6 + 2.0);
  float across = dot(p - elbow, along);
  d -= 0.06 * crease(across * 3.4 + p.x * 2.0 + warp * 4.0, 2.4) + 0.03 * crease(p.y * 6.0 - p.x * 2.0 + warp * 5.0, 3.0);
  float beyond = dot(p - cuff, along);
  float inner = rod(p, elbow, cuff + along * 0.6, 0.12, 0.40);
  d = carve(d, -beyond, 0.03);
  d = carve(d, max(inner, -(beyond + 0.32)), 0.03);
  vec2 result = vec2(d * 0.85, CLOTH);
  float edge = length(p - cuff - along * beyond);
  result = nearer(result, vec2(length(vec2(edge - 0.40, beyond + 0.07)) - 0.026, NEON));
  mat3 frame = handFrame(along, palm);
  return nearer(result, vec2(fist((p - wrist) * frame / HAND_SCALE) * HAND_SCALE * 0.9, HORN));
}
