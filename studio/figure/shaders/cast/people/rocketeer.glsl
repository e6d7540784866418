// Astride a rocket that rears like a horse: the reins taut in one hand, his hat in the other.
const vec4 POSE = vec4(-0.40, -0.36, -0.10, 0.06);

// Where the rocket carries him, how steeply it climbs, how far its nose comes forward, and how far its back gives.
const vec3 SADDLE = vec3(0.92, -4.26, -0.10);
const float CLIMB = 0.29;
const float NEARER = 0.26;
const float SWAY = 0.058;
const float FIRE_SIZE = 1.18;

// The edge of his hat that he holds.
const vec3 BRIM_AT = vec3(-1.98, -0.52, 1.06);
const vec3 BRIM_ALONG = vec3(0.88, -0.05, -0.46);

// On the rocket -x is up, y runs to its nose, z comes to the viewer.
vec3 toRocket(vec3 p) {
  vec3 q = p - SADDLE;
  q.xz = turn(-NEARER) * q.xz;
  q.xy = turn(1.5708 - CLIMB) * q.xy;
  q.x += SWAY * q.y * q.y;
  return q;
}

vec3 fromRocket(vec3 q) {
  q.x -= SWAY * q.y * q.y;
  q.xy = turn(CLIMB - 1.5708) * q.xy;
  q.xz = turn(NEARER) * q.xz;
  return q + SADDLE;
}

float girth(float y) {
  float from = y + 0.2;
  return 0.92 * (y < -0.2 ? 1.0 - 0.09 * from * from : sqrt(max(1.0 - pow(from / 3.15, 2.4), 0.0)));
}

float hull(vec3 q) {
  return max((length(q.xz) - girth(q.y)) * 0.62, max(q.y - 2.92, -q.y - 2.2));
}

// A tongue of the fire, wide at its root and drawn out to a point.
float tongue(vec3 b, vec3 root, vec3 belly, vec3 point, float thick) {
  vec3 axis = point - belly;
  float h = clamp(dot(b - belly, axis) / dot(axis, axis), 0.0, 1.0);
  float tail = length(b - belly - axis * h) - thick * (1.0 - h) * (1.0 - 0.35 * h) - 0.006;
  return blend(rod(b, root, belly, 0.75 * thick, thick), tail, 0.08);
}

// One long jet, five short ones round it that lash out, and embers.
float fire(vec3 q) {
  vec3 b = (q + vec3(0.0, 2.50, 0.0)) / FIRE_SIZE;
  float far = length(b + vec3(0.0, 1.5, 0.0)) - 2.2;
  if (far > 0.3) return 0.85 * FIRE_SIZE * far;
  float loose = smoothstep(-0.2, -1.6, b.y);
  b.xz += loose * vec2(0.13 * sin(3.6 * b.y + 2.0 * b.z), 0.08 * sin(4.3 * b.y));
  float d = tongue(b, vec3(0.0, 0.05, 0.0), vec3(0.0, -0.75, 0.0), vec3(0.0, -3.1, 0.0), 0.43);
  const float[5] LASH = float[5](1.9, 1.35, 2.25, 1.5, 1.75);
  for (int i = 0; i < 5; i++) {
    float a = 1.2566371 * float(i) + 0.5;
    vec3 out_ = vec3(cos(a), 0.0, sin(a));
    d = blend(d, tongue(b, 0.24 * out_, 0.42 * out_ - vec3(0.0, 0.50, 0.0), 0.62 * out_ - vec3(0.0, LASH[i], 0.0), 0.21), 0.08);
  }
  for (int i = 0; i < 4; i++) {
    float t = float(i);
    d = min(d, length(b - vec3(0.75 * sin(2.6 * t + 1.0), -1.5 - 0.42 * t, 0.5 * cos(t))) - 0.075 + 0.01 * t);
  }
  return d * 0.8 * FIRE_SIZE;
}

vec2 rocket(vec3 p) {
  vec3 q = toRocket(p);
  float far = length(q - vec3(0.0, 0.2, 0.0)) - 3.5;
  if (far > 0.3) return vec2(0.85 * far, SHELL);
  float d = hull(q);
  float seam = min(abs(q.y + 0.40), abs(q.y + 1.42));
  // Its eye bulges.
  vec3 e = vec3(q.x + 0.33, q.y - 1.62, abs(q.z) - 0.66);
  vec2 result = vec2(blend(d + 0.014 * smoothstep(0.025, 0.0, seam), ellipsoid(e, vec3(0.27, 0.32, 0.20)) * 0.8, 0.03), SHELL);
  result = nearer(result, vec2(min(ringY(q + vec3(0.0, 2.12, 0.0), 0.60, 0.065), length(q - vec3(0.0, 2.96, 0.0)) - 0.14), ZIP));
  result = nearer(result, vec2(ringY(q - vec3(0.0, 0.92, 0.0), 0.875, 0.05), ZIP));
  for (int i = 0; i < 3; i++) {
    vec3 f = q;
    f.xz = turn(2.0943951 * float(i) - 2.84) * f.xz;
    float lead = dot(f.xy - vec2(0.60, -0.75), vec2(0.78, 0.626));
    float trail = dot(f.xy - vec2(0.50, -2.05), vec2(-0.496, -0.868));
    float fin = max(max(abs(f.z) - 0.06 - 0.03 * smoothstep(1.4, 0.5, f.x), f.x - 1.55), max(lead, trail));
    result = nearer(result, vec2((max(fin, 0.3 - f.x) - 0.045) * 0.8, FIN));
  }
  vec3 w = q + vec3(0.0, 0.92, 0.0);
  w.xz = turn(-0.25) * w.xz;
  result = nearer(result, vec2(length(vec2(length(w.xy) - 0.25, w.z - 0.86)) - 0.065, ZIP));
  vec3 n = q + vec3(0.0, 2.40, 0.0);
  result = nearer(result, vec2(max(abs(length(n.xz) - 0.42 + 0.45 * n.y) - 0.05, abs(n.y) - 0.26) * 0.9, STEEL));
  float rug = max(max(abs(d - 0.035) - 0.03, abs(q.y - 0.02) - 0.80), q.x - 0.30) - 0.015;
  return nearer(result, vec2(rug, RUG));
}

// A hat of the far west, waved: the brim turned up at the sides, the crown dented.
vec2 hat(vec3 p) {
  vec3 q = p - vec3(-2.50, -0.01, 0.58);
  q.xy = turn(0.75) * q.xy;
  q.yz = turn(-0.40) * q.yz;
  float far = length(q) - 1.2;
  if (far > 0.3) return vec2(far, HAT);
  float brim = max(abs(q.y - 0.34 * q.x * q.x) - 0.03, length(q.xz * vec2(0.88, 1.12)) - 0.86) - 0.02;
  float crown = blend(ellipsoid(q - vec3(0.0, 0.20, 0.0), vec3(0.46, 0.40, 0.40)), ellipsoid(q - vec3(0.0, 0.48, 0.0), vec3(0.34, 0.24, 0.32)), 0.12);
  crown = max(carve(crown, ellipsoid(q - vec3(0.0, 0.80, 0.0), vec3(0.11, 0.22, 0.5)), 0.12), -q.y);
  vec2 result = vec2(blend(brim, crown, 0.06) * 0.8, HAT);
  return nearer(result, vec2(max(abs(length(q.xz * vec2(1.0, 1.12)) - 0.46) - 0.03, abs(q.y - 0.13) - 0.07) * 0.8, FIN));
}

// Two reins from a band round the nose, so taut that they are straight: both run through the fist, and their ends hang out below.
vec2 bridle(vec3 p, vec3 hand) {
  vec3 q = toRocket(p);
  float band = max(abs(hull(q) - 0.02) - 0.035, abs(q.y - 2.52) - 0.07);
  vec3 top = hand + vec3(0.02, 0.24, 0.02);
  float d = min(band, rod(p, top, hand - vec3(0.0, 0.24, 0.02), 0.055, 0.055));
  vec3 ring = fromRocket(vec3(-0.28, 2.52, 0.42)), other = fromRocket(vec3(-0.47, 2.52, -0.14));
  d = min(d, min(rod(p, top, ring, 0.055, 0.055), rod(p, top, other, 0.055, 0.055)));
  vec3 end = hand + vec3(-0.20, -0.62, 0.20);
  d = min(d, min(rod(p, hand - vec3(0.0, 0.24, 0.02), end, 0.055, 0.05), length(p - end) - 0.11));
  return nearer(vec2(d, ROPE), vec2(length(p - ring) - 0.12, ZIP));
}

// A leg of narrow trousers, turned up over its shoe.
float narrow(vec3 p, vec3 hip, vec3 knee, vec3 ankle) {
  float d = limb(p, hip, knee, ankle, vec3(0.50, 0.385, 0.30), 0.016);
  vec3 along = normalize(ankle - knee);
  float beyond = dot(p - ankle, along);
  float side = length(p - ankle - along * beyond);
  float hem = max(abs(side - 0.325 - 0.03 * beyond) - 0.026, abs(beyond) - 0.115) - 0.025;
  return blend(d, hem * 0.95, 0.015);
}

vec2 legs(vec3 p, mat3 left, mat3 right) {
  float d = blend(narrow(p, left[0], left[1], left[2]), narrow(p, right[0], right[1], right[2]), 0.10);
  return vec2(blend(d, rod(p, left[0], right[0], 0.54, 0.54), 0.18), TROUSERS);
}

// Hip, knee and ankle over a shoe that looks aside by `yaw`, with its heel up.
mat3 bent(vec3 hip, vec3 knee, vec3 foot, float yaw, float heel) {
  vec3 over = vec3(0.0, 0.50, -0.06);
  over.yz = turn(heel) * over.yz;
  over.xz = turn(-yaw) * over.xz;
  return mat3(hip, knee, foot + over);
}

// A spur with its wheel: the heel of the shoe is at -z.
float spur(vec3 q) {
  vec3 w = q - vec3(0.0, 0.34, -0.80);
  float around = atan(w.y, w.z);
  float wheel = max(abs(w.x) - 0.03, length(w.yz) - 0.145 - 0.05 * cos(8.0 * around)) * 0.7;
  float yoke = max(length(vec2(length(q.xz - vec2(0.0, -0.10)) - 0.36, q.y - 0.34)) - 0.035, q.z);
  return min(min(wheel, yoke), rod(q, vec3(0.0, 0.34, -0.46), vec3(0.0, 0.34, -0.78), 0.035, 0.03));
}

// Its sole has a tread.
vec2 shoe(vec3 p, vec3 foot, float yaw, float heel) {
  vec3 q = p - foot;
  q.xz = turn(yaw) * q.xz;
  q.yz = turn(-heel) * q.yz;
  vec2 result = sneaker(q);
  if (result.x > 0.5) return result - vec2(0.3, 0.0);
  float groove = smoothstep(0.035, 0.020, abs(fract((q.z + 0.5 * abs(q.x)) / 0.17) - 0.5) * 0.17);
  float tread = block(q - vec3(0.0, -0.03, 0.16), vec3(0.275, 0.08, 0.58), 0.06) + 0.018 * groove;
  return nearer(nearer(result, vec2(tread * 0.8, SOLE)), vec2(spur(q), ZIP));
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = trunk(posed(p, POSE)) * vec2(0.9, 1.0);
  mat3 raised = holding(BRIM_ALONG, vec3(-0.05, -1.0, 0.25));
  result = nearer(result, softClasp(p, unposed(vec3(-0.92, -1.86, -0.12), POSE), vec3(-1.90, -1.84, 0.20), BRIM_AT, raised, 0.07));
  mat3 reins = holding(vec3(-0.05, 1.0, 0.09), vec3(0.50, 0.10, -0.86));
  vec3 rein = vec3(1.74, -1.84, 1.10);
  result = nearer(result, softClasp(p, unposed(vec3(0.92, -1.86, -0.12), POSE), vec3(1.72, -2.58, 0.30), rein, reins, 0.06));
  result = nearer(result, bridle(p, rein));
  // His thighs press on the hull, his heels on its belly.
  vec3 right = unposed(vec3(-0.40, -3.15, 0.05), POSE), left = unposed(vec3(0.40, -3.15, 0.05), POSE);
  vec3 rightFoot = fromRocket(vec3(1.16, 0.20, 0.98)), leftFoot = fromRocket(vec3(1.22, 1.05, -0.86));
  mat3 nearLeg = bent(right, fromRocket(vec3(-0.40, 0.96, 1.04)), rightFoot, 1.05, -0.10);
  mat3 farLeg = bent(left, fromRocket(vec3(-1.02, 1.16, -0.74)), leftFoot, 1.30, -0.20);
  result = nearer(result, legs(p, nearLeg, farLeg));
  result = nearer(result, nearer(shoe(p, rightFoot, 1.05, -0.10), shoe(p, leftFoot, 1.30, -0.20)));
  result = nearer(result, hat(p));
  // Fire throws no shadow.
  if (detail != ROUGH) result = nearer(result, vec2(fire(toRocket(p)), FLAME));
  return nearer(result, rocket(p));
}

void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  vec3 q = toRocket(p);
  if (material == FLAME) {
    // Where it is thick its core shines through; out of the nozzle it comes white.
    vec3 ray = normalize(p - CAMERA);
    float core = -min(fire(toRocket(p + 0.10 * ray)), fire(toRocket(p + 0.26 * ray)));
    core += 0.10 * smoothstep(-3.7, -2.5, q.y);
    vec3 hot = mix(vec3(0.95, 0.045, 0.004), vec3(1.45, 0.30, 0.006), smoothstep(0.0, 0.05, core));
    hot = mix(hot, vec3(1.8, 0.95, 0.08), smoothstep(0.05, 0.12, core));
    skin.tint = mix(hot, vec3(2.8, 2.4, 1.3), smoothstep(0.12, 0.23, core));
  }
  if (material == ROPE) skin.tint *= 0.72 + 0.34 * smoothstep(-0.6, 0.5, sin(dot(p, vec3(34.0, 26.0, -16.0))));
  if (material == TROUSERS) skin.tint *= (0.80 + 0.30 * noise(p * vec3(46.0, 24.0, 46.0))) * mix(0.72, 1.15, smoothstep(0.3, 0.7, fractalNoise(p * 1.7)));
  if (material == HAT) skin.tint *= (0.84 + 0.26 * noise(p * 34.0)) * (0.85 + 0.3 * fractalNoise(p * 2.5));
  if (material == RUG) {
    // Woven in stripes, its ends a fringe.
    float stripe = abs(fract(q.y * 2.1 + 0.5) - 0.5);
    skin.tint = mix(skin.tint, vec3(0.80, 0.46, 0.05), smoothstep(0.20, 0.17, abs(stripe - 0.30) + 0.10));
    if (stripe < 0.07) skin.tint = vec3(0.02, 0.22, 0.26);
    skin.tint *= 0.75 + 0.4 * noise(p * 40.0);
    if (q.x > 0.12) skin.tint = vec3(0.62, 0.40, 0.16) * mix(0.35, 1.0, smoothstep(0.14, 0.30, abs(fract(q.y * 14.0) - 0.5)));
  }
  if (material == FIN && p.y < -2.0) {
    // A white band along the edge; towards the fire it is scorched.
    float lead = dot(vec2(length(q.xz), q.y) - vec2(0.60, -0.75), vec2(0.78, 0.626));
    if (abs(lead + 0.24) < 0.06) skin.tint = vec3(0.80, 0.76, 0.70);
    skin.tint *= mix(0.45, 1.0, smoothstep(-2.7, -2.1, q.y + 0.3 * (length(q.xz) - 0.6)));
  }
  if (material != SHELL) return;
  float around = atan(q.z, q.x);
  float seam = min(abs(q.y + 0.40), abs(q.y + 1.42));
  float rivet = length(vec2(seam - 0.085, (abs(fract(around * 5.5) - 0.5)) * 0.16));
  skin.tint *= mix(vec3(0.95), vec3(0.20, 0.16, 0.16), smoothstep(-1.95, -2.35, q.y + 0.3 * fractalNoise(q * vec3(6.0, 0.9, 6.0))));
  if (q.y > 0.92) skin = Skin(vec3(0.66, 0.008, 0.03), 0.25, 0.9, 0.0, 0.0);
  if (q.y < -1.46 && q.y > -1.78) skin.tint *= fract(around * 1.9099 + (q.y > -1.62 ? 0.5 : 0.0)) < 0.5 ? vec3(0.05, 0.05, 0.09) : vec3(1.0);
  skin.tint *= 1.0 - 0.6 * smoothstep(0.032, 0.018, rivet);
  vec3 w = q + vec3(0.0, 0.92, 0.0);
  w.xz = turn(-0.25) * w.xz;
  if (length(w.xy) < 0.25 && w.z > 0.0) skin = Skin(vec3(0.01, 0.05, 0.16), 0.0, 1.0, 0.0, 0.0);
  // Its belly lies in the shade.
  skin.tint *= mix(vec3(1.0), vec3(0.30, 0.32, 0.55), smoothstep(0.05, 0.75, q.x));
  // Painted on either side of the nose, as on old bombers: an eye under an angry lid, and bared teeth in gums of black.
  float y = q.x - 0.16 + 0.10 * (q.y - 1.75) * (q.y - 1.75);
  float grin = max(abs(y) - 0.20, abs(q.y - 1.75) - 0.66);
  float cell = abs(fract(q.y / 0.20 + (y > 0.0 ? 0.5 : 0.0)) - 0.5) * 0.20;
  if (abs(q.z) > 0.1 && grin < 0.0) skin = Skin(vec3(0.012, 0.006, 0.010), 0.0, 0.5, 0.0, 0.0);
  if (abs(q.z) > 0.1 && max(grin + 0.04, cell - 0.078) < 0.0 && abs(y) > 0.014) skin = Skin(vec3(0.86, 0.82, 0.72), 0.0, 0.7, 0.0, 0.0);
  vec2 e = vec2(q.y - 1.62, -q.x - 0.33);
  if (length(e) < 0.30 && abs(q.z) > 0.45) {
    float lid = dot(e - vec2(0.0, 0.07), normalize(vec2(0.45, 1.0)));
    if (lid > 0.0) skin.tint *= 0.55;
    else skin = Skin(length(e - vec2(0.05, -0.06)) < 0.11 ? vec3(0.01) : vec3(0.95, 0.80, 0.16), 0.0, 0.8, 0.0, 0.0);
  }
}

float crater(vec2 p, vec2 at, float radius) {
  float d = length(p - at) / radius;
  return -0.5 * smoothstep(1.0, 0.7, d) + 0.6 * smoothstep(0.22, 0.0, abs(d - 1.0));
}

// One small crater in a cell, or none.
float pocks(vec2 q, float scale) {
  ivec2 cell = ivec2(floor(q * scale));
  float pick = hash(cell + 310);
  if (pick < 0.35) return 0.0;
  vec2 at = (vec2(cell) + 0.36 + 0.28 * vec2(hash(cell + 350), hash(cell + 370))) / scale;
  return crater(q, at, (0.08 + 0.18 * pick) / scale);
}

float pits(vec2 q) {
  float d = crater(q, vec2(-0.66, 0.28), 0.17) + crater(q, vec2(0.50, 0.56), 0.20) + crater(q, vec2(0.76, 0.10), 0.13);
  d += crater(q, vec2(-0.74, -0.22), 0.14) + crater(q, vec2(-0.34, 0.76), 0.12) + crater(q, vec2(-0.30, -0.62), 0.16);
  return d + 0.7 * pocks(q, 5.0) + 0.5 * pocks(q + 3.0, 11.0);
}

// A flood of blue and a moon larger than all else, close enough to see its craters.
vec3 backdrop(vec2 uv) {
  vec3 c = mix(vec3(0.020, 0.13, 0.66), vec3(0.006, 0.020, 0.22), smoothstep(0.2, 1.2, length(uv - vec2(0.05, -0.1))));
  vec2 cell = floor(uv * 11.0);
  float pick = hash(ivec2(cell) + 70);
  vec2 star = fract(uv * 11.0) - vec2(0.2 + 0.6 * hash(ivec2(cell) + 90), 0.2 + 0.6 * hash(ivec2(cell) + 130));
  c += vec3(0.8, 0.85, 1.0) * step(0.66, pick) * smoothstep(0.09, 0.0, length(star)) * (pick - 0.5) * 1.6;
  vec2 q = (uv - vec2(0.04, 0.02)) / 0.68;
  float reach = length(q);
  c += vec3(0.05, 0.15, 0.30) * exp(-max(reach - 1.0, 0.0) * 6.0);
  if (reach > 1.0) return c;
  vec3 n = vec3(q, sqrt(1.0 - reach * reach));
  float sea = smoothstep(0.44, 0.58, fractalNoise(n * 2.3 + 4.0));
  float albedo = 0.61 + 0.20 * fractalNoise(n * 9.0) - 0.24 * sea + 0.10 * pits(q) + 0.60 * (pits(q) - pits(q + vec2(-0.018, 0.018)));
  float light = 0.05 + 0.95 * pow(max(dot(n, normalize(vec3(-0.60, 0.44, 0.48))), 0.0), 0.8);
  return mix(vec3(0.55, 0.16, 0.16), vec3(1.25, 0.90, 0.30), light) * albedo * (0.25 + 0.75 * light);
}

// What the fire does to the dark behind it.
vec3 air(vec2 uv) {
  float far = segment(uv, vec2(-0.36, -0.54), vec2(-0.90, -0.45));
  return vec3(0.34, 0.06, 0.008) * exp(-11.0 * far);
}
