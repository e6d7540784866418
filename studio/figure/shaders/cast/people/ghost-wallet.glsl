// A bed sheet with two holes; a hand of bone comes out from under it with an open purse, and a moth out of the purse.
const vec3 SHOULDER = vec3(0.62, -1.35, 0.05);
const vec3 ELBOW = vec3(1.66, -2.50, 0.50);
const vec3 PURSE = vec3(0.76, -0.96, 1.26);
const vec3 AXIS = vec3(0.0, 0.92, 0.39);
const float GRASP = 0.46;
const vec3 HAND = PURSE - 0.40 * AXIS;
const vec3 WRIST = HAND + vec3(0.58, -0.32, 0.22);
const vec3 CUFF = mix(WRIST, ELBOW, 0.22);

// How far one is out of the sheet, along the arm; its hem is not cut straight.
float beyondHem(vec3 p) {
  return dot(p - CUFF, normalize(WRIST - ELBOW)) + 0.05 * sin(9.0 * p.x + 5.0 * p.y);
}

// Cloth over the arm: it lies on the shoulder and the elbow, and is wide at the hem.
float draped(vec3 p) {
  float d = blend(rod(p, SHOULDER, ELBOW, 0.42, 0.38), rod(p, ELBOW, mix(CUFF, WRIST, 1.2), 0.34, 0.33), 0.20);
  if (d > 0.3) return d;
  vec3 q = p - CUFF;
  return d - 0.055 * swell(atan(q.x, q.y) * 6.0 + 3.0 * q.z) * smoothstep(-0.6, 0.1, beyondHem(p));
}

float sheet(vec3 p) {
  vec3 q = p - vec3(0.0, 0.10, -0.06);
  float d = ellipsoid(q, vec3(0.86, 1.02, 0.98));
  d = blend(d, rod(p, vec3(0.0, -0.35, -0.05), vec3(0.0, -2.6, -0.02), 0.80, 1.41), 0.35);
  d = blend(d, ellipsoid(vec3(abs(p.x), p.yz) - vec3(0.72, -1.85, -0.05), vec3(0.78, 0.70, 0.70)), 0.35);
  float around = atan(p.x, p.z + 0.1);
  float low = smoothstep(0.0, -1.3, p.y);
  float warp = sin(p.y * 1.7 + p.x) + sin(p.x * 2.1 + 1.0);
  d -= 0.17 * low * swell(around * 7.0 + warp * 0.9) + 0.06 * low * swell(around * 15.0 + warp * 1.6);
  return blend(d, draped(p), 0.30);
}

// The purse's own frame: its mouth lies on the ground plane.
vec3 toPurse(vec3 h) {
  vec3 w = h - PURSE;
  w.yz = turn(-0.40) * w.yz;
  w.xy = turn(-0.06) * w.xy;
  return w / 1.25;
}

float pouch(vec3 w) {
  return ellipsoid(w + vec3(0.0, 0.27, 0.0), vec3(0.43, 0.42, 0.38));
}

// Plump leather drawn into a frame of gold that gapes; two balls would shut it.
vec2 purse(vec3 h) {
  vec3 w = toPurse(h);
  float far = length(w + vec3(0.0, 0.2, 0.0)) - 0.68;
  if (far > 0.2) return vec2(far, WALLET);
  float body = pouch(w);
  float pleat = swell(atan(w.x * 0.8, w.z) * 18.0) * smoothstep(-0.34, -0.04, w.y);
  float leather = max(max(body - 0.022 * pleat, w.y), -(body + 0.045));
  vec2 result = vec2(leather * 0.85, body < -0.035 ? POCKET : WALLET);
  float rim_ = length(vec2((length(w.xz / vec2(0.335, 0.285)) - 1.0) * 0.30, w.y)) - 0.040;
  vec3 m = vec3(w.xy, abs(w.z));
  float clasp = min(length(m - vec3(0.0, 0.13, 0.25)) - 0.062, rod(m, vec3(0.0, 0.02, 0.265), vec3(0.0, 0.10, 0.255), 0.030, 0.024));
  clasp = min(clasp, length(vec3(abs(w.x) - 0.355, w.yz)) - 0.060);
  return nearer(result, vec2(min(rim_, clasp) * 1.05, ZIP));
}

const vec3 FLIGHT = vec3(0.36, 1.06, -0.10);

// The moth's.
vec3 toMoth(vec3 h) {
  vec3 b = h - PURSE - FLIGHT;
  b.xy = turn(-0.42) * b.xy;
  return b / 1.25;
}

vec2 moth(vec3 h) {
  vec3 b = toMoth(h);
  float far = length(b) - 0.42;
  vec2 result = vec2(far, MOTH);
  if (far < 0.2) {
    vec3 wing = vec3(abs(b.x), b.yz);
    wing.xz = turn(0.45) * wing.xz;
    float wings = ellipsoid(wing - vec3(0.19, 0.10, 0.0), vec3(0.20, 0.14, 0.022));
    wings = min(wings, ellipsoid(wing - vec3(0.13, -0.08, 0.0), vec3(0.12, 0.12, 0.022)));
    result.x = wings * 0.8;
    float body = rod(b, vec3(0.0, 0.10, 0.0), vec3(0.0, -0.14, 0.0), 0.050, 0.030);
    body = min(body, rod(wing, vec3(0.01, 0.12, 0.0), vec3(0.09, 0.25, 0.0), 0.012, 0.009));
    result = nearer(result, vec2(body, MOTH_BODY));
  }
  // Where it has come from.
  for (int i = 0; i < 6; i++) {
    float t = 0.02 + 0.125 * float(i);
    vec3 at = FLIGHT * t + vec3(0.20 * sin(6.0 * t) * (1.0 - t), 0.0, 0.0);
    result = nearer(result, vec2(length(h - PURSE - at) - 0.026, MOTH));
  }
  return result;
}

vec2 hand(vec3 h) {
  float far = length(h - HAND) - 1.1;
  if (far > 0.3) return vec2(far, GLOVE);
  mat3 frame = holding(AXIS, WRIST - HAND);
  vec3 along = normalize(WRIST - ELBOW);
  vec3 q = (h - HAND) * frame;
  float d = max(grip(q, GRASP, (WRIST - HAND) * frame), -0.12 - q.z);
  d = blend(d, rod(h, WRIST - 0.1 * along, mix(WRIST, HAND, 0.25), 0.13, 0.10), 0.08);
  // The thumb hooks over the frame.
  d = blend(d, thumb(h, mix(WRIST, HAND, 0.2), PURSE + vec3(0.60, -0.36, 0.16), PURSE + vec3(0.60, -0.04, 0.20), PURSE + vec3(0.37, 0.08, 0.16)), 0.03);
  return vec2(min(d, bone(h, WRIST, WRIST - 0.8 * along, 0.12, 0.13)), GLOVE);
}

vec2 own(vec3 p, vec3 h) {
  float d = sheet(h);
  vec2 result = vec2(d * 0.7, SHEET);
  if (d < 0.3) {
    vec3 m = vec3(abs(h.x), h.yz);
    vec2 eye = m.xy - vec2(0.30, 0.10);
    eye = turn(-0.22) * eye;
    float hole = max(length(eye / vec2(0.20, 0.27)) * 0.22 - 0.22, -h.z);
    hole = min(hole, max(-beyondHem(h), rod(h, CUFF, mix(CUFF, WRIST, 2.0), 0.50, 0.50)));
    result.x = carve(abs(d) - 0.03, hole, 0.02) * 0.7;
    // A zip is sewn on where a mouth would be; it has seen better days.
    float line = h.y + 0.52 - 0.20 * h.x * h.x - 0.10 * h.x;
    float row = line > 0.0 ? 0.5 : 0.0;
    float cell = abs(fract(h.x / 0.112 + row) - 0.5) * 0.112;
    float tooth = max(max(abs(d - 0.045) - 0.034, abs(abs(line) - 0.026) - 0.056), cell - 0.024);
    float ends = max(abs(h.x + 0.05) - 0.40, -h.z);
    result = nearer(result, vec2(max(tooth, ends) * 0.75, ZIP));
    float tape = max(max(abs(d - 0.022) - 0.022, abs(line) - 0.125), ends - 0.05);
    result = nearer(result, vec2(tape * 0.75, TAPE));
    vec3 pull = h - vec3(0.33, -0.46, 0.91);
    pull.xz = turn(0.40) * pull.xz;
    result = nearer(result, vec2(slider(pull / 1.2, 0.12) * 1.1, ZIP));
  }
  result = nearer(result, hand(h));
  result = nearer(result, purse(h));
  return nearer(result, moth(h));
}

void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material == BONE || material == TAPE) skin.tint *= 0.12;
  if (material == SHEET && length(h - CUFF) < 0.9) {
    // Two stripes along the hem, as good linen has.
    float row = abs(beyondHem(h) + 0.17);
    skin.tint = mix(skin.tint, vec3(0.45, 0.01, 0.03), smoothstep(0.075, 0.065, row) * smoothstep(0.018, 0.026, row));
  }
  if (material == MOTH) {
    vec3 b = toMoth(h);
    float spot = length(vec2(abs(b.x) - 0.20, b.y - 0.11));
    skin.tint = mix(skin.tint, vec3(0.02, 0.01, 0.02), smoothstep(0.065, 0.055, spot) * smoothstep(0.020, 0.028, spot));
    skin.tint *= 0.8 + 0.3 * swell(length(b.xy) * 60.0);
  }
}

// A haunted house keeps its lights low; this one has red walls and a moon at the window.
vec3 backdrop(vec2 uv) {
  vec3 c = mix(vec3(0.46, 0.012, 0.026), vec3(0.14, 0.002, 0.016), smoothstep(-0.6, 1.5, length(uv - vec2(-0.5, 0.4))));
  float damask = sin(uv.x * 13.0) * sin(uv.y * 9.0 + 1.5) + 0.35 * sin(uv.x * 39.0) * sin(uv.y * 27.0);
  return c * (1.0 - 0.14 * smoothstep(0.35, 0.45, damask));
}
