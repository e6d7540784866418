// He strolls at us with the traffic light on his shoulder; the piece of pavement it stood in hangs from its foot.
const vec3 POLE_HAND = vec3(-1.30, -1.92, 1.00);
const vec3 POLE_AXIS = vec3(-0.40, 0.86, -0.30);

// One shoulder ahead, and lower than the other.
vec3 toChest(vec3 p) {
  vec3 q = p - vec3(0.0, -1.3, 0.0);
  q.xz = turn(0.26) * q.xz;
  q.xy = turn(0.13) * q.xy;
  return q + vec3(0.0, -1.3, 0.0);
}

vec2 trafficLight(vec3 q) {
  float far = length(q - vec3(0.0, 0.9, 0.0)) - 3.6;
  if (far > 0.4) return vec2(far, TIN);
  vec2 result = vec2(rod(q, vec3(0.0, -1.2, 0.0), vec3(0.0, 1.2, 0.0), 0.09, 0.09), POLE);
  vec3 b = q - vec3(0.0, 2.02, 0.0);
  result = nearer(result, vec2(block(b, vec3(0.46, 1.22, 0.30), 0.14), TIN));
  for (int i = 0; i < 3; i++) {
    vec3 s = b - vec3(0.0, 0.76 * float(1 - i), 0.30);
    float lamp = ellipsoid(s, vec3(0.27, 0.27, 0.10));
    result = nearer(result, vec2(lamp, i == 0 ? RED_LAMP : i == 1 ? AMBER_LAMP : GREEN_LAMP));
    float visor = max(abs(length(s.xy) - 0.33) - 0.03, abs(s.z - 0.14) - 0.20 - 0.20 * s.y);
    result = nearer(result, vec2(max(visor, -s.y - 0.12) * 0.8, TIN));
  }
  vec3 k = q + vec3(0.0, 1.20, 0.0);
  float clod = ellipsoid(k, vec3(0.40, 0.34, 0.38)) - 0.16 * noise(k * 5.0);
  result = nearer(result, vec2(clod * 0.7, CLOD));
  vec3 t = k - vec3(0.02, 0.27, 0.0);
  t.xz = turn(0.5) * t.xz;
  float tile = block(t, vec3(0.50, 0.09, 0.44), 0.03);
  result = nearer(result, vec2(carve(tile, length(t.xz - vec2(-0.52, 0.46)) - 0.34, 0.02), TILE));
  float cable = length(vec2(k.x - 0.16 * sin(5.0 * k.y), k.z - 0.12 * cos(5.0 * k.y))) - 0.045;
  return nearer(result, vec2(max(cable, abs(k.y + 0.7) - 0.5) * 0.7, CABLE));
}

vec2 own(vec3 p, vec3 h) {
  vec3 c = toChest(p);
  vec2 result = trunk(c);
  mat3 shoulders = holding(POLE_AXIS, vec3(-0.7, -0.5, -0.2));
  result = nearer(result, arm(c, vec3(-0.92, -1.86, -0.12), vec3(-1.72, -2.72, 0.25), POLE_HAND, shoulders, 0.09));
  mat3 swings = mat3(vec3(0.12, 0.46, -0.88), vec3(0.0, 0.88, 0.46), vec3(-0.986, 0.055, -0.106));
  result = nearer(result, arm(c, vec3(0.92, -1.86, -0.12), vec3(1.82, -2.50, -0.55), vec3(1.98, -3.10, 0.15), swings, 0.03));
  result = nearer(result, trafficLight((c - POLE_HAND) * shoulders));
  // The weight is on one leg, its hip is out; the other knee comes up.
  vec2 legs = leg(p, vec3(-0.22, -3.24, -0.05), vec3(-0.36, -4.35, 0.05), vec3(-0.30, -5.70, -0.40), 0.15, 0.0);
  legs = nearer(legs, leg(p, vec3(0.58, -3.02, 0.0), vec3(0.92, -3.22, 1.25), vec3(0.80, -4.60, 1.35), -0.20, -0.25));
  float hips = rod(p, vec3(-0.16, -3.32, -0.08), vec3(0.52, -3.18, -0.08), 0.52, 0.50);
  if (hips < legs.x) legs = nearer(legs, vec2(hips, TROUSERS));
  return nearer(result, legs);
}

// Only the green lamp is lit, and it grins.
void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material != GREEN_LAMP) return;
  vec3 q = (toChest(p) - POLE_HAND) * holding(POLE_AXIS, vec3(-0.7, -0.5, -0.2)) - vec3(0.0, 1.26, 0.3);
  vec2 m = vec2(abs(q.x), q.y);
  float eye = max(length(m - vec2(0.10, 0.05)) - 0.065, dot(m - vec2(0.10, 0.08), normalize(vec2(-0.5, 1.0))));
  float mouth_ = max(abs(q.y + 0.10 - 1.2 * q.x * q.x) - 0.035, m.x - 0.17);
  if (min(eye, mouth_) < 0.0) skin.tint *= 0.04;
}
