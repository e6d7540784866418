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

float thumb(vec3 p, vec3 ball, vec3 root, vec3 joint, vec3 tip) {
  float d = rod(p, ball, root, 0.085, 0.078);
  return blend(blend(d, bone(p, root, joint, 0.074, 0.076), 0.03), bone(p, joint, tip, 0.076, 0.066), 0.012);
}

// An empty fist is locked by its thumb, in front of the first two fingers.
float thumbOver(vec3 p, float ring) {
  return thumb(p, vec3(ring + 0.14, 0.06, -0.04), vec3(ring + 0.04, 0.24, 0.06), vec3(0.08, 0.25, ring + 0.07), vec3(0.04, 0.02, ring + 0.10));
}

// Round a rod it goes behind it, over the index finger, and presses on what it meets: the thing itself if that is thick, else the fingertips.
float thumbRound(vec3 p, float r, float first) {
  float isThin = smoothstep(0.17, 0.09, r);
  float over = r + mix(0.065, 0.165, isThin);
  vec3 turns = first - vec3(0.95, 0.0, 0.0);
  turns.y = turns.x - 0.22 / (r + 0.08);
  turns.z = turns.y - 0.25 / over;
  vec2 root = (r + 0.085) * vec2(cos(turns.x), sin(turns.x));
  vec2 joint = mix(r + 0.07, over, 0.6) * vec2(cos(turns.y), sin(turns.y));
  vec2 tip = over * vec2(cos(turns.z), sin(turns.z));
  return thumb(p, vec3(r + 0.15, -0.04, -0.10), vec3(root, 0.19).xzy, vec3(joint, 0.25).xzy, vec3(tip, mix(0.30, 0.08, isThin)).xzy);
}

// Round a rod along y the joints lie on a circle, so that the bones between them touch what is held; `wrist` is where the hand's own bones meet.
// The fingers come from +x over the front, fanned and a little twisted, each of its own length. The thumb closes from the other side.
float grip(vec3 p, float r, vec3 wrist) {
  float touch = r + 0.048;
  float t = 0.5 * BONE_LENGTH / touch;
  float ring = touch * sqrt(1.0 + t * t);
  mat2 bend = mat2(1.0 - t * t, 2.0 * t, -2.0 * t, 1.0 - t * t) / (1.0 + t * t);
  float first = mix(-0.85, 0.31, smoothstep(0.03, 0.16, r));
  vec3 q = p;
  q.xz = turn(0.45 * p.y + 1.6 * p.y * p.y * step(p.y, 0.0)) * q.xz;
  vec2 from = wrist.xz;
  vec2 to = ring * vec2(cos(first), sin(first));
  float far = 1e3, along = 0.0, back = 1e3, spread = 0.0;
  for (int i = -1; i < 3; i++) {
    vec2 axis = to - from;
    float h = clamp(dot(q.xz - from, axis) / dot(axis, axis), 0.0, 1.0);
    float d = length(q.xz - from - axis * h);
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
    d = blend(d, own, 0.014);
  }
  float palm = length(vec2(back, max(abs(p.y - wrist.y * (1.0 - spread)) - mix(0.06, 0.16, spread), 0.0))) - mix(0.085, 0.045, spread);
  d = blend(d, palm, 0.03);
  return blend(d, r < 0.0325 ? thumbOver(p, ring) : thumbRound(p, r, first), 0.012);
}

// A sleeve that comes up from the elbow to its cuff, and the wrist in it.
vec2 cuffed(vec3 p, vec3 wrist, vec3 elbow) {
  vec3 down = normalize(elbow - wrist);
  float arm = rod(p, wrist + 0.16 * down, elbow, 0.19, 0.30);
  if (arm > 0.5) return vec2(arm - 0.08, CLOTH);
  float along = dot(p - wrist, down);
  if (detail != ROUGH) arm -= 0.045 * fold(along * 9.0 + 3.5 * stray(p).x) * smoothstep(0.2, 0.5, along);
  float cuff = max(abs(rod(p, wrist, elbow, 0.185, 0.24)) - 0.024 - cuffRibs(p - wrist, down), abs(along - 0.13) - 0.09) - 0.016;
  return vec2(blend(arm, cuff, 0.02), CLOTH);
}

// The fist at a place, leaned by `lean`, mirrored by `hand` (-1 is his left, at the right of the picture), with its sleeve.
vec2 fist(vec3 p, vec3 at, float lean, float hand, float r, vec3 elbow) {
  vec3 q = p - at;
  vec3 wrist = at + vec3(hand * (r + 0.17), -0.30, -0.10);
  vec2 result = cuffed(p, wrist, elbow);
  float reach = length(q) - 0.55 - r;
  if (reach > 0.3) return nearer(result, vec2(reach - 0.08, GLOVE));
  q.xy = turn(lean) * q.xy;
  q.x *= hand;
  vec3 joint = wrist - at;
  joint.xy = turn(lean) * joint.xy;
  joint.x *= hand;
  vec3 down = normalize(elbow - wrist);
  float d = blend(grip(q, r, joint), rod(p, wrist, wrist + 0.3 * down, 0.115, 0.13), 0.05);
  return nearer(result, vec2(d, GLOVE));
}
