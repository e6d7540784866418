// He holds a label before his mouth: tonight the grin is printed. Two more stick to him already.
const vec3 LABEL_AT = vec3(0.0, -0.86, 1.52);

vec3 toLabel(vec3 p) {
  vec3 q = p - LABEL_AT;
  q.xy = turn(0.06) * q.xy;
  return q;
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = trunk(p);
  vec3 m = vec3(abs(p.x), p.yz);
  mat3 frame = mat3(normalize(vec3(0.80, -0.60, 0.0)), normalize(vec3(0.60, 0.80, 0.0)), vec3(0.0, 0.0, 1.0));
  result = nearer(result, arm(m, vec3(0.92, -1.86, -0.12), vec3(1.95, -2.05, 0.70), vec3(1.08, -1.02, 1.50), frame, 0.015));
  vec3 q = toLabel(p);
  q.z += 0.10 * q.x * q.x + 0.03 * sin(q.y * 5.0);
  // One corner has come off its backing.
  q.z -= 0.55 * pow(max(q.x + q.y - 1.05, 0.0), 1.5);
  float d = block(q, vec3(0.98, 0.60, 0.022), 0.015);
  result = nearer(result, vec2(d * 0.75, LABEL));
  // What is left of the four hundred looks out of the backpack.
  for (int i = 0; i < 2; i++) {
    vec3 s = m - vec3(1.00 + 0.24 * float(i), -0.98 + 0.16 * float(i), -0.75);
    s.xy = turn(0.30 + 0.25 * float(i)) * s.xy;
    result = nearer(result, vec2(block(s, vec3(0.07, 0.62, 0.34), 0.03), i == 0 ? PAPER : PAPER_TOO));
  }
  float strap = max(abs(length(p.yz - vec2(-1.98, -0.12)) - 0.70) - 0.03, abs(m.x - 0.74) - 0.11) - 0.02;
  return nearer(result, vec2(max(strap, -p.z - 0.2), STRAP));
}

// Two slanted eyes and a zip, as on all of them.
float grin(vec2 p) {
  vec2 m = vec2(abs(p.x), p.y);
  float eye = max(length(m - vec2(0.30, 0.20)) - 0.17, dot(m - vec2(0.30, 0.25), normalize(vec2(-0.5, 1.0))));
  float y = p.y + 0.20 - 0.34 * p.x * p.x;
  float cell = abs(fract(p.x / 0.13 + (y > 0.0 ? 0.5 : 0.0)) - 0.5) * 0.13;
  float zip = max(abs(y) - 0.115, abs(p.x) - 0.66);
  return min(eye, max(zip, -max(max(abs(abs(y) - 0.045) - 0.05, cell - 0.042), abs(p.x) - 0.62)));
}

void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material == LABEL) {
    vec2 q = toLabel(p).xy;
    float edge = max(abs(q.x) - 0.90, abs(q.y) - 0.52);
    skin.tint = mix(skin.tint, vec3(0.80, 0.012, 0.10), smoothstep(0.012, 0.0, edge));
    skin.tint = mix(skin.tint, vec3(0.86, 0.80, 0.70), smoothstep(0.010, -0.004, grin(q / 0.98)));
    skin.tint *= 0.92 + 0.10 * noise(p * 30.0);
  }
#if HOOD == 1
  if (material == CLOTH && h.z > 0.0) {
    vec2 s = turn(-0.42) * (h.xy - vec2(-0.66, 0.92));
    if (max(abs(s.x), abs(s.y)) < 0.24) {
      skin.tint = grin(s / 0.34) < 0.0 ? vec3(0.01) : vec3(0.62, 0.86, 0.10);
      skin.sheen = 0.0;
    }
  }
#endif
}
