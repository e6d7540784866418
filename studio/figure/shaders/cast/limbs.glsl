// A whole body for scenes: joints in, cloth out. It wears a zip hoodie, wide trousers and sneakers.

// Two bones under slack cloth: it is drawn from the shoulder, breaks inside the joint and stacks in pleats where it ends.
float limb(vec3 p, vec3 from, vec3 joint, vec3 to, vec3 radii, float slack) {
  float d = blend(rod(p, from, joint, radii.x, radii.y), rod(p, joint, to, radii.y, radii.z), 0.14);
  vec3 upper = normalize(joint - from), lower = normalize(to - joint);
  vec3 q = p - joint;
  d = blend(d, length(q - 0.30 * radii.y * (upper - lower)) - 0.86 * radii.y, 0.12);
  if (detail == ROUGH) return d;
  if (d > 0.22) return d - 2.0 * slack;
  vec2 wave = stray(p + from);
  vec3 axis = normalize(mix(upper, lower, smoothstep(-0.15, 0.15, dot(q, upper + lower))));
  vec3 side = normalize(cross(axis, vec3(0.12, 0.05, 1.0)));
  float inner = dot(side, lower - upper) < 0.0 ? -1.0 : 1.0;
  float r = radii.y;
  vec2 e = vec2(inner * dot(q, side), -dot(q, axis)) / r + 0.6 * wave;
  float bent = 0.5 + smoothstep(0.1, 0.7, length(lower - upper));
  float folds = 0.9 * crease(e, vec2(-1.2, 3.2), vec2(0.8, 1.4), 0.31) + 0.8 * crease(e, vec2(-1.1, -0.6), vec2(0.8, -2.0), 0.31);
  if (abs(e.y) < 2.3) folds += bent * (crease(e, vec2(1.3, 0.20), vec2(-0.9, 1.05), 0.26) + crease(e, vec2(1.3, 0.0), vec2(-0.9, 0.10), 0.23) + crease(e, vec2(1.3, -0.20), vec2(-0.8, -1.00), 0.26));
  r = radii.z;
  vec2 w = vec2(inner * dot(p - to, side), -dot(p - to, lower)) / r + 0.7 * wave;
  if (w.y < 3.2) folds += crease(w, vec2(1.5, 2.1), vec2(-1.2, 1.3), 0.33) + 1.1 * crease(w, vec2(-1.5, 1.0), vec2(1.2, 0.3), 0.31);
  folds += 0.7 * smoothstep(1.0, 0.0, abs(w.y)) + 0.6 * wave.y;
  return (d - 1.5 * slack * folds) * 0.82;
}

// A gloved fist round a rod: frame holds where the palm lies, along what it holds, and where its fingers show.
vec2 glove(vec3 p, vec3 at, mat3 frame, float r, vec3 wrist) {
  vec3 q = p - at;
  float far = length(q) - 0.60 - r;
  if (far > 0.3) return vec2(far, GLOVE);
  return vec2(grip(q * frame, r, (wrist - at) * frame), GLOVE);
}

// A sleeve down to its cuff, and the fist that comes out of it, bent at the wrist.
vec2 arm(vec3 p, vec3 shoulder, vec3 elbow, vec3 at, mat3 frame, float r) {
  vec3 heel = at + frame * vec3(r + 0.20, -0.02, -0.06);
  vec3 along = normalize(heel - elbow);
  vec3 wrist = heel - 0.14 * along;
  float d = limb(p, shoulder, elbow, wrist - 0.2 * along, vec3(0.42, 0.31, 0.25), 0.055);
  float beyond = dot(p - wrist, along);
  float side = length(p - wrist - along * beyond);
  float band = max(abs(side - 0.185) - 0.03 - cuffRibs(p - wrist, along), abs(beyond + 0.06) - 0.10) - 0.015;
  vec2 result = vec2(blend(d, band, 0.02), CLOTH);
  vec2 hand = glove(p, at, frame, r, wrist);
  hand.x = blend(hand.x, rod(p, wrist - 0.1 * along, mix(heel, at, 0.3), 0.13, 0.09), 0.08);
  return nearer(result, hand);
}

// The shoe stands on y = 0 and looks along z.
vec2 sneaker(vec3 q) {
  float far = length(q - vec3(0.0, 0.25, 0.15)) - 0.85;
  if (far > 0.3) return vec2(far, SHOE);
  float waist = 1.0 - 0.10 * smoothstep(0.35, -0.1, abs(q.z - 0.05));
  float sole = block(vec3(q.x / waist, q.y - 0.10, q.z - 0.16), vec3(0.29, 0.10, 0.60), 0.09);
  float upper = blend(ellipsoid(q - vec3(0.0, 0.22, 0.38), vec3(0.27, 0.20, 0.36)), ellipsoid(q - vec3(0.0, 0.30, -0.08), vec3(0.27, 0.36, 0.34)), 0.2);
  vec2 result = vec2(max(upper, 0.12 - q.y), SHOE);
  result = nearer(result, vec2(sole + 0.012 * swell(q.z * 40.0) * smoothstep(0.1, 0.0, abs(q.y - 0.06)), SOLE));
  float lace = abs(fract(q.z / 0.13) - 0.5) * 0.13 - 0.024;
  float tied = max(max(abs(upper - 0.01) - 0.022, lace), max(abs(q.x) - 0.13, abs(q.z - 0.30) - 0.20));
  return nearer(result, vec2(tied * 0.8, SOLE));
}

// Where a shoe stands, where it looks and how far its heel is up.
vec2 leg(vec3 p, vec3 hip, vec3 knee, vec3 foot, float yaw, float heel) {
  vec3 q = p - foot;
  q.xz = turn(yaw) * q.xz;
  q.yz = turn(-heel) * q.yz;
  vec3 ankle = foot + vec3(0.0, 0.50 * cos(heel), 0.50 * sin(heel) - 0.06);
  vec2 result = vec2(limb(p, hip, knee, ankle, vec3(0.50, 0.42, 0.34), 0.07), TROUSERS);
  return nearer(result, sneaker(q));
}

// Chest and belly with the cowl of the hood, a ribbed hem and the zip in front.
vec2 trunk(vec3 p) {
  float d = blend(ellipsoid(p - vec3(0.0, -1.96, -0.12), vec3(1.04, 0.66, 0.62)), rod(p, vec3(0.0, -2.2, -0.08), vec3(0.0, -3.0, -0.06), 0.70, 0.80), 0.35);
  if (d > 0.9) return vec2(d - 0.5, CLOTH);
#if HOOD == 1
  vec3 c = p - vec3(0.0, -1.30, 0.0);
  c.y += 0.26 * c.z;
  d = blend(d, ringY(c, 0.80, 0.17), 0.16);
#else
  d = blend(d, collar(p), 0.06);
  d = blend(d, rod(p, vec3(0.0, -0.5, -0.16), vec3(0.0, -1.5, -0.1), 0.22, 0.4), 0.02);
#endif
  float solid = d;
  float side = abs(p.x);
  float around = atan(p.x, p.z);
  if (detail != ROUGH) {
    // On either side of the zip a pocket with a slanted mouth.
    vec2 m = vec2(side, p.y + 2.80);
    float pouch = p.z > 0.0 ? max(max(dot(m - vec2(0.55, 0.02), normalize(vec2(1.0, 0.45))), 0.14 - side), abs(m.y) - 0.30) : 1.0;
    float flat_ = smoothstep(0.12, 0.0, pouch);
    float above = p.y + 3.14;
    d -= 0.09 * drape(p) * smoothstep(-1.3, -1.7, p.y) * smoothstep(0.06, 0.30, side) * (1.0 - 0.7 * flat_);
    d -= 0.055 * exp(-pow((above - 0.10) / 0.13, 2.0)) * (0.5 + 0.5 * fold(around * 13.0 + 3.0 * stray(p).x));
    d = min(d, max(solid - 0.060, pouch) - 0.012);
    if (detail == FULL) {
      d += 0.014 * smoothstep(0.022, 0.006, abs(pouch + 0.05));
      float raglan = dot(m - vec2(0.42, 1.42), normalize(vec2(0.86, 0.50)));
      d += 0.022 * smoothstep(0.030, 0.004, abs(raglan)) * smoothstep(0.40, 0.70, m.y);
    }
  }
  d = max(d, -3.22 - p.y);
  float hem = max(abs(length(p.xz + vec2(0.0, 0.06)) - 0.72) - 0.06 - 0.026 * ribs(around, 44.0), abs(p.y + 3.28) - 0.15) - 0.025;
  vec2 result = vec2(blend(d, hem, 0.02) * 0.9, CLOTH);
  if (p.z > 0.2 && side < 0.5 && p.y < ZIP_TOP + 0.4) {
    float row = p.x > 0.0 ? 0.5 : 0.0;
    float cell = abs(fract(p.y / 0.088 + row) - 0.5) * 0.088;
    float tooth = max(max(abs(solid - 0.020) - 0.032, abs(side - 0.024) - 0.042), cell - 0.017) - 0.006;
    result = nearer(result, vec2(max(max(tooth, p.y - ZIP_TOP), -3.40 - p.y) * 0.8, ZIP));
    result = nearer(result, vec2(slider((p - vec3(0.0, ZIP_TOP, solid < 0.3 ? p.z - solid + 0.05 : 9.0)) / 1.45, 0.06) * 1.45 * 0.8, ZIP));
  }
  return result;
}
