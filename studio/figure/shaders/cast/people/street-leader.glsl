// He strolls at us with the traffic light on his shoulder, bolts, cable and all.
const vec3 POLE_HAND = vec3(-1.86, -1.90, 0.90);
const vec3 POLE_AXIS = vec3(-0.20, 0.95, -0.20);
const float POLE_END = -0.78;
const float LAMPS_AT = 1.72;
const float STEP = 0.64;

// One shoulder ahead, and lower than the other.
vec3 toChest(vec3 p) {
  vec3 q = p - vec3(0.0, -1.3, 0.0);
  q.xz = turn(0.26) * q.xz;
  q.xy = turn(0.13) * q.xy;
  return q + vec3(0.0, -1.3, 0.0);
}

mat3 shoulders() {
  return holding(POLE_AXIS, vec3(-0.7, -0.5, -0.2));
}

vec2 trafficLight(vec3 q) {
  float far = length(q - vec3(0.0, 1.10, 0.0)) - 2.3;
  if (far > 0.4) return vec2(far, TIN);
  vec2 result = vec2(rod(q, vec3(0.0, POLE_END, 0.0), vec3(0.0, 1.4, 0.0), 0.10, 0.10), POLE);
  vec3 b = q - vec3(0.0, LAMPS_AT, 0.0);
  result = nearer(result, vec2(block(b, vec3(0.40, 1.04, 0.28), 0.13), TIN));
  for (int i = 0; i < 3; i++) {
    vec3 s = b - vec3(0.0, STEP * float(1 - i), 0.28);
    float lamp = ellipsoid(s, vec3(0.25, 0.25, 0.10));
    result = nearer(result, vec2(lamp, i == 0 ? RED_LAMP : i == 1 ? AMBER_LAMP : GREEN_LAMP));
    float visor = max(abs(length(s.xy) - 0.29) - 0.03, abs(s.z - 0.12) - 0.17 - 0.20 * s.y);
    result = nearer(result, vec2(max(visor, -s.y - 0.12) * 0.8, TIN));
  }
  // Four bolts still sit in the plate it stood on.
  vec3 k = q - vec3(0.0, POLE_END, 0.0);
  float plate = min(drumY(k, 0.34, 0.05) - 0.02, rod(k, vec3(0.0), vec3(0.0, 0.20, 0.0), 0.17, 0.11));
  vec2 m = abs(k.xz) - 0.19;
  float bolts = max(length(m) - 0.062, abs(k.y - 0.02) - 0.15);
  return nearer(result, vec2(min(plate, bolts) * 0.9, POLE));
}

// What it was fed by hangs out of its foot; nobody has pulled the plug but he.
vec2 cable(vec3 c) {
  vec3 k = c - POLE_HAND - POLE_END * POLE_AXIS;
  float far = length(k + vec3(0.0, 0.8, 0.0)) - 1.1;
  if (far > 0.3) return vec2(far, CABLE);
  float wire = length(vec2(k.x + 0.13 * sin(4.2 * k.y), k.z - 0.10 * sin(3.0 * k.y))) - 0.05;
  vec3 plug = k + vec3(-0.06, 1.42, -0.05);
  float d = blend(max(wire, abs(k.y + 0.65) - 0.65) * 0.8, block(plug, vec3(0.15, 0.17, 0.11), 0.06), 0.06);
  float prong = block(vec3(abs(plug.x) - 0.075, plug.y + 0.27, plug.z), vec3(0.028, 0.13, 0.028), 0.01);
  return nearer(vec2(d, CABLE), vec2(prong, POLE));
}

vec2 shod(vec3 p, vec3 foot, float yaw, float heel) {
  vec3 q = p - foot;
  q.xz = turn(yaw) * q.xz;
  q.yz = turn(-heel) * q.yz;
  return sneaker(q);
}

vec2 own(vec3 p, vec3 h) {
  vec3 c = toChest(p);
  vec2 result = trunk(c);
  result = nearer(result, softArm(c, vec3(-0.92, -1.86, -0.12), vec3(-2.00, -2.72, 0.10), POLE_HAND, shoulders(), 0.09));
  // The other hand is in his pocket.
  result = nearer(result, vec2(softSleeve(c, vec3(0.92, -1.86, -0.12), vec3(1.72, -2.46, 0.0), vec3(0.70, -2.80, 0.50)), CLOTH));
  result = nearer(result, trafficLight((c - POLE_HAND) * shoulders()));
  result = nearer(result, cable(c));
  // The weight is on one leg, its hip is out; the other boot comes at us.
  mat3 stands = mat3(vec3(-0.26, -3.20, -0.05), vec3(-0.62, -4.10, -0.10), vec3(-0.74, -4.80, -0.75));
  mat3 strides = mat3(vec3(0.42, -3.10, 0.0), vec3(0.70, -3.85, 0.95), vec3(0.74, -4.50, 1.50));
  result = nearer(result, jeans(p, stands, strides));
  result = nearer(result, shod(p, vec3(-0.74, -5.22, -0.85), 0.20, 0.40));
  return nearer(result, shod(p, vec3(0.74, -4.86, 1.72), -0.16, -0.50));
}

// Only the green lamp is lit, and it grins.
void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material != GREEN_LAMP) return;
  vec3 q = (toChest(p) - POLE_HAND) * shoulders() - vec3(0.0, LAMPS_AT - STEP, 0.3);
  vec2 m = vec2(abs(q.x), q.y);
  float eye = max(length(m - vec2(0.10, 0.05)) - 0.065, dot(m - vec2(0.10, 0.08), normalize(vec2(-0.5, 1.0))));
  float mouth_ = max(abs(q.y + 0.10 - 1.2 * q.x * q.x) - 0.035, m.x - 0.17);
  if (min(eye, mouth_) < 0.0) skin.tint *= 0.04;
}
