// A gloved fist round a rod along y, seen from the front: four fingers come over it, the thumb lies on top.
float grip(vec3 p, float r) {
  float index = clamp(floor(p.y / 0.108), -2.0, 1.0) + 0.5;
  float own = 0.012 * sin(index * 3.0);
  vec3 q = vec3(p.x, p.y - index * 0.108, p.z);
  float ring = r + 0.062;
  float d = length(vec2(length(q.xz) - ring, q.y)) - 0.060 - own;
  d = max(d, -0.05 - q.z);
  // A crease at the middle joint, a knuckle where the finger leaves the hand.
  d += 0.010 * exp(-pow(atan(q.x, q.z) * 5.0 + 1.0, 2.0));
  d = blend(d, length(q - vec3(ring + 0.045, 0.0, 0.045)) - 0.068, 0.04);
  float palm = block(p - vec3(ring + 0.030, -0.02, -0.06), vec3(0.095, 0.215, 0.12), 0.09);
  d = blend(d, palm, 0.04);
  float thumb = rod(p, vec3(ring, 0.20, -0.10), vec3(0.5 * r, 0.275, ring + 0.02), 0.075, 0.062);
  thumb = blend(thumb, rod(p, vec3(0.5 * r, 0.275, ring + 0.02), vec3(-ring, 0.235, ring * 0.75), 0.062, 0.056), 0.03);
  return blend(d, thumb, 0.02);
}

// The fist at a place, leaned by `lean`, mirrored by `hand` (-1 is his left, at the right of the picture), with its sleeve.
vec2 fist(vec3 p, vec3 at, float lean, float hand, float r, vec3 elbow) {
  vec3 q = p - at;
  float reach = length(q) - 0.55;
  vec3 wrist = at + vec3(hand * (r + 0.09), -0.22, -0.08);
  float arm = rod(p, wrist + 0.22 * normalize(elbow - wrist), elbow, 0.19, 0.30);
  if (min(reach, arm) > 0.3) return vec2(min(reach, arm) - 0.08, CLOTH);
  float along = dot(p - wrist, normalize(elbow - wrist));
  if (detail != ROUGH) arm -= 0.030 * swell(along * 11.0 + 3.0 * p.x) * smoothstep(0.3, 0.7, along);
  float cuff = max(abs(rod(p, wrist, elbow, 0.205, 0.26)) - 0.022, abs(along - 0.24) - 0.10) - 0.012;
  vec2 result = vec2(min(arm, cuff), CLOTH);
  q.xy = turn(lean) * q.xy;
  q.x *= hand;
  result = nearer(result, vec2(blend(grip(q, r), rod(p, at + vec3(hand * (r + 0.08), -0.1, -0.07), wrist + 0.3 * normalize(elbow - wrist), 0.12, 0.13), 0.05), GLOVE));
  return result;
}
