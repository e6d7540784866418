// The plug that should be in the wall, in his fist; the other hand scratches his head.
const vec3 HAND_AT = vec3(1.14, -1.56, 1.30);
const vec3 AXIS = vec3(0.180, 0.984, 0.0);

// The frame of a hand: where its fingers point, where its palm looks.
mat3 aim(vec3 fingers, vec3 palm) {
  vec3 y = normalize(fingers);
  vec3 z = normalize(palm - y * dot(palm, y));
  return mat3(cross(y, z), y, z);
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = trunk(p);
  const vec3 WRIST = vec3(-1.30, 0.56, 0.36);
  result = nearer(result, sleeve(p, vec3(-0.92, -1.86, -0.12), vec3(-1.84, -0.80, 0.10), WRIST));
  mat3 flat_ = aim(vec3(0.72, 0.66, 0.12), vec3(0.45, -0.72, -0.40));
  vec3 hand = (p - WRIST) * flat_ - vec3(0.0, 0.42, 0.0);
  float far = length(hand) - 1.0;
  result = nearer(result, vec2(far > 0.3 ? far : openHand(hand, 0.35), GLOVE));
  mat3 holds = holding(AXIS, vec3(0.75, -0.45, -0.3));
  result = nearer(result, arm(p, vec3(0.92, -1.86, -0.12), vec3(1.86, -2.42, 0.35), HAND_AT, holds, 0.085));
  vec3 q = p - HAND_AT;
  q.xy = vec2(dot(q, vec3(0.984, -0.180, 0.0)), dot(q, AXIS));
  float body = blend(rod(q, vec3(0.0, 0.10, 0.0), vec3(0.0, 0.42, 0.0), 0.13, 0.20), block(q - vec3(0.0, 0.62, 0.0), vec3(0.34, 0.20, 0.20), 0.08), 0.12);
  body += 0.012 * smoothstep(0.02, 0.0, abs(abs(q.y - 0.60) - 0.07));
  result = nearer(result, vec2(body, PLUG));
  vec3 m = vec3(abs(q.x) - 0.17, q.y - 1.02, q.z);
  float prongs = max(block(m, vec3(0.045, 0.24, 0.085), 0.02), 0.025 - length(m.yz - vec2(0.12, 0.0)));
  result = nearer(result, vec2(prongs, ZIP));
  // The lead leaves the fist and swings out of the picture.
  float sway = (0.30 * sin(q.y * 1.6 + 0.5) + 0.16) * smoothstep(-0.3, -1.2, q.y);
  return nearer(result, vec2(max(length(vec2(q.x + sway, q.z)) - 0.07, q.y) * 0.8, LEAD));
}
