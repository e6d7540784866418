const float HAND = 20.0;
const vec3 SHOULDER = vec3(1.02, -1.92, -0.1);
const vec3 SHOULDER_RIGHT = vec3(-1.02, -1.92, -0.1);

// How a hand is held: curl of the four fingers from the index on, of the thumb, and how far the fingers part.
struct Grip {
  vec4 curl;
  float thumb;
  float spread;
};

const Grip FIST = Grip(vec4(1.55), 1.0, 0.0);
const Grip OPEN = Grip(vec4(0.22, 0.16, 0.2, 0.3), 0.1, 0.16);
const Grip HOLD = Grip(vec4(0.72, 0.66, 0.7, 0.8), 0.5, 0.08);

float fingerBones(vec3 q, float reach, float radius, float curl, float aside) {
  q.xy = turn(aside) * q.xy;
  q.yz = turn(-curl) * q.yz;
  float d = length(q) - radius * 1.35;
  for (int i = 0; i < 3; i++) {
    float part = reach * (i == 0 ? 0.44 : i == 1 ? 0.32 : 0.24);
    float thick = radius * (1.0 - 0.12 * float(i));
    // A bone is thin in the middle and thick at both ends.
    float h = clamp(q.y / part, 0.0, 1.0);
    float waist = thick * (0.78 + 0.75 * (h - 0.5) * (h - 0.5));
    d = blend(d, length(q - vec3(0.0, h * part, 0.0)) - waist, 0.02);
    q.y -= part;
    d = blend(d, length(q) - thick * (i == 2 ? 0.82 : 1.12), 0.015);
    q.yz = turn(-curl * 0.92) * q.yz;
  }
  return d;
}

// Hand space: the wrist at the origin, y along the fingers, z on the side of the palm, x towards the thumb.
float hand(vec3 p, Grip grip) {
  float far = length(p - vec3(0.0, 0.42, 0.1)) - 0.72;
  if (far > 0.25) return far;
  float d = ellipsoid(p - vec3(0.0, 0.05, 0.0), vec3(0.125, 0.10, 0.07));
  float curls[4] = float[4](grip.curl.x, grip.curl.y, grip.curl.z, grip.curl.w);
  for (int i = 0; i < 4; i++) {
    float x = 0.150 - 0.1 * float(i);
    float reach = 0.40 - 0.022 * abs(float(i) - 1.2);
    vec3 knuckle = vec3(x, reach, -0.02);
    d = blend(d, rod(p, vec3(x * 0.5, 0.05, 0.0), knuckle, 0.034, 0.046), 0.025);
    float length_ = i == 3 ? 0.36 : i == 0 ? 0.44 : 0.48 - 0.03 * abs(float(i) - 1.0);
    d = blend(d, fingerBones(p - knuckle, length_, 0.049, curls[i], (float(i) - 1.5) * -grip.spread), 0.012);
  }
  vec3 base = vec3(0.10, 0.09, 0.03);
  vec3 root = vec3(0.22, 0.21, 0.10);
  d = blend(d, rod(p, base, root, 0.044, 0.050), 0.02);
  // The thumb stands off, lies beside the fingers or closes over them.
  vec3 bend = grip.thumb < 0.0 ? mix(vec3(0.35, 0.34, 0.16), vec3(0.43, 0.25, 0.08), -grip.thumb)
                               : mix(vec3(0.35, 0.34, 0.16), vec3(0.24, 0.33, 0.30), grip.thumb);
  vec3 tip = grip.thumb < 0.0 ? mix(vec3(0.42, 0.52, 0.20), vec3(0.70, 0.22, 0.02), -grip.thumb)
                              : mix(vec3(0.42, 0.52, 0.20), vec3(0.05, 0.36, 0.33), grip.thumb);
  float bones = min(rod(p, root, bend, 0.052, 0.044), rod(p, bend, tip, 0.050, 0.040));
  return min(d, blend(bones, length(p - bend) - 0.056, 0.02));
}

mat3 handFrame(vec3 fingers, vec3 palm) {
  vec3 y = normalize(fingers);
  vec3 x = normalize(cross(y, palm));
  return mat3(x, y, cross(x, y));
}

const float HAND_SCALE = 1.3;

vec2 handAt(vec3 p, vec3 wrist, vec3 fingers, vec3 palm, float side, Grip grip) {
  vec3 q = (p - wrist) * handFrame(fingers, palm) / HAND_SCALE;
  q.x *= side;
  return vec2(hand(q, grip) * HAND_SCALE * 0.9, HAND);
}

// A bell sleeve: it falls back from a raised wrist, hangs below a level one, and creases inside the elbow.
vec2 sleeve(vec3 p, vec3 shoulder, vec3 elbow, vec3 wrist) {
  vec3 along = normalize(wrist - elbow);
  vec3 upper = normalize(elbow - shoulder);
  float raised = smoothstep(0.1, 0.9, along.y);
  vec3 cuff = mix(elbow, wrist, 0.78 - 0.22 * raised);
  vec3 down = vec3(0.0, -1.0, 0.0);
  vec3 hang = down - along * dot(down, along);
  float wide = mix(0.46, 0.42, raised);
  float upper_ = rod(p, shoulder, elbow, 0.50, 0.37);
  float lower = rod(p, elbow, cuff + along * 0.2, 0.34, wide);
  lower = blend(lower, rod(p, elbow + hang * 0.12, cuff + hang * 0.30 + along * 0.2, 0.24, 0.36), 0.18);
  vec3 q = p - cuff;
  float beyond = dot(q, along) - 0.34 * dot(q, hang);
  float folds = 0.0, smooth_ = lower;
  if (min(upper_, lower) < 0.4) {
    float warp = noise(p * 1.7 + 2.0);
    float across = dot(p - elbow, along);
    float inside = smoothstep(0.7, 0.0, abs(across)) * smoothstep(-0.5, 0.3, dot(p - elbow, along - upper));
    vec3 u = normalize(cross(along, vec3(0.3, 0.2, 1.0)));
    vec3 axis = p - elbow - along * across;
    float around = atan(dot(axis, cross(along, u)), dot(axis, u));
    folds += 0.05 * inside * crease(across * 7.0 + warp * 4.5, 2.2);
    folds += 0.04 * crease(dot(p - shoulder, upper) * 4.6 + p.x * 1.6 + warp * 4.0, 2.8) * smoothstep(0.2, -0.3, across);
    lower -= 0.055 * smoothstep(-0.1, 0.7, across) * crease(around * 2.5 + across * 1.1 + warp * 3.4, 2.0);
  }
  float shell = lower;
  lower = carve(lower, -beyond, 0.03);
  lower = carve(lower, max(smooth_ + 0.055, -(beyond + 0.75)), 0.025);
  float elbow_ = ellipsoid(p - elbow - down * 0.16 * raised - upper * 0.04, vec3(0.37));
  float d = blend(blend(upper_, elbow_, 0.2), lower, 0.14) - folds;
  vec2 result = vec2(d * 0.8, CLOTH);
  float ring = max(length(vec2(shell + 0.005, beyond + 0.05)) - 0.024, length(q) - 0.95);
  return nearer(result, vec2(ring * 0.8, NEON));
}

vec2 arm(vec3 p, vec3 shoulder, vec3 elbow, vec3 wrist, vec3 fingers, vec3 palm, float side, Grip grip) {
  float far = length(p - mix(shoulder, wrist, 0.5)) - distance(shoulder, wrist) * 0.5 - 1.25;
  if (far > 0.4) return vec2(far, CLOTH);
  vec2 result = sleeve(p, shoulder, elbow, wrist);
  vec3 bend = normalize(cross(wrist - elbow, palm)) * 0.06;
  vec3 inner = mix(elbow, wrist, 0.3);
  float bones = min(rod(p, inner + bend, wrist + bend, 0.062, 0.060), rod(p, inner - bend, wrist - bend, 0.055, 0.052));
  result = nearer(result, vec2(bones * 0.9, HAND));
  return nearer(result, handAt(p, wrist, fingers, palm, side, grip));
}

// The robe below the waist; sway moves the hem sideways.
float skirt(vec3 p, float sway, float wide) {
  if (p.y > -1.9) return p.y + 2.2;
  float fall = smoothstep(-2.4, -6.0, p.y);
  p.x -= sway * fall * fall;
  float d = rod(p, vec3(0.0, -2.6, -0.1), vec3(0.0, -6.4, -0.1), 1.08, wide);
  if (d > 0.5) return d - 0.3;
  float warp = noise(p * vec3(1.1, 0.45, 1.1) + 5.0);
  float around = atan(p.x, p.z + 0.1);
  d -= (0.06 + 0.12 * fall) * crease(around * 4.2 + warp * 3.6 + p.y * 0.2, 2.0);
  return (d - 0.06 * crease(around * 8.6 + warp * 5.0 + 1.0, 3.0)) * 0.8;
}
