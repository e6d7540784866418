// A bone under a thin glove: its ends are knuckles, its shaft is thinner. h runs along it from 0 to 1.
float boneThick(float h) {
  return 0.76 + 0.24 * smoothstep(0.3, 1.0, abs(2.0 * h - 1.0));
}

float bone(vec3 p, vec3 from, vec3 to, float fromRadius, float toRadius) {
  vec3 axis = to - from;
  float h = clamp(dot(p - from, axis) / dot(axis, axis), 0.0, 1.0);
  return length(p - from - axis * h) - mix(fromRadius, toRadius, h) * boneThick(h);
}

const float BONE_LENGTH = 0.20;
const vec4 FINGER_ROW = vec4(0.185, 0.062, -0.062, -0.175);
const vec4 FINGER_THICK = vec4(0.068, 0.071, 0.067, 0.058);
const vec4 FINGER_REACH = vec4(2.75, 3.0, 2.9, 2.5);

// Round a rod along y the joints lie on a circle, so that the bones between them touch what is held; `wrist` is where the hand's own bones meet.
// The fingers come from +x over the front, fanned, each of its own length; the thumb presses on top.
float grip(vec3 p, float r, vec3 wrist) {
  float touch = r + 0.048;
  float t = 0.5 * BONE_LENGTH / touch;
  float ring = touch * sqrt(1.0 + t * t);
  mat2 bend = mat2(1.0 - t * t, 2.0 * t, -2.0 * t, 1.0 - t * t) / (1.0 + t * t);
  vec2 from = wrist.xz;
  vec2 to = ring * vec2(0.95, 0.31);
  float far = 1e3, along = 0.0, back = 1e3, spread = 0.0;
  for (int i = -1; i < 3; i++) {
    vec2 axis = to - from;
    float h = clamp(dot(p.xz - from, axis) / dot(axis, axis), 0.0, 1.0);
    float d = length(p.xz - from - axis * h);
    if (i < 0) {
      back = d;
      spread = h;
    }
    if (d < far) {
      far = d;
      along = float(i) + h;
    }
    from = to;
    to = bend * to;
  }
  float thick = boneThick(fract(along));
  float fan = mix(0.55, 1.0 + 0.05 * max(along, 0.0), smoothstep(-1.0, 0.0, along));
  float middle = wrist.y * smoothstep(0.0, -1.0, along) + 0.022 * max(along, 0.0);
  float d = 1e3;
  for (int i = 0; i < 4; i++) {
    float beyond = max(along - FINGER_REACH[i], 0.0) * BONE_LENGTH;
    float own = length(vec3(far, p.y - middle - fan * FINGER_ROW[i], beyond)) - FINGER_THICK[i] * thick * (1.0 - 0.04 * along);
    d = blend(d, own, 0.018);
  }
  float palm = length(vec2(back, max(abs(p.y - wrist.y * (1.0 - spread)) - mix(0.06, 0.16, spread), 0.0))) - mix(0.085, 0.045, spread);
  d = blend(d, palm, 0.03);
  // The thumb follows the same circle as far as it reaches.
  float empty = smoothstep(0.05, 0.02, r);
  vec2 turns = 1.9 - min(vec2(0.16, 0.46) / (r + 0.07), vec2(0.9, 1.5 + 0.8 * empty));
  vec3 root = vec3(ring + 0.02, 0.06 + 0.5 * wrist.y, -0.06);
  vec3 joint = vec3((ring + 0.035) * vec2(sin(turns.x), cos(turns.x)), 0.22).xzy;
  vec3 tip = vec3((r + 0.055) * vec2(sin(turns.y), cos(turns.y)), 0.42 - 0.12 * empty).xzy;
  float thumb = blend(bone(p, root, joint, 0.085, 0.082), bone(p, joint, tip, 0.080, 0.070), 0.02);
  return blend(d, thumb, 0.02);
}

// The fist at a place, leaned by `lean`, mirrored by `hand` (-1 is his left, at the right of the picture), with its sleeve.
vec2 fist(vec3 p, vec3 at, float lean, float hand, float r, vec3 elbow) {
  vec3 q = p - at;
  float reach = length(q) - 0.55 - r;
  vec3 wrist = at + vec3(hand * (r + 0.17), -0.30, -0.10);
  vec3 down = normalize(elbow - wrist);
  float arm = rod(p, wrist + 0.16 * down, elbow, 0.19, 0.30);
  if (min(reach, arm) > 0.3) return vec2(min(reach, arm) - 0.08, CLOTH);
  float along = dot(p - wrist, down);
  if (detail != ROUGH) arm -= 0.030 * swell(along * 11.0 + 3.0 * p.x) * smoothstep(0.3, 0.7, along);
  float cuff = max(abs(rod(p, wrist, elbow, 0.185, 0.24)) - 0.030, abs(along - 0.13) - 0.09) - 0.016;
  vec2 result = vec2(blend(arm, cuff, 0.02), CLOTH);
  q.xy = turn(lean) * q.xy;
  q.x *= hand;
  vec3 joint = wrist - at;
  joint.xy = turn(lean) * joint.xy;
  joint.x *= hand;
  float d = blend(grip(q, r, joint), rod(p, wrist, wrist + 0.3 * down, 0.115, 0.13), 0.05);
  return nearer(result, vec2(d, GLOVE));
}
