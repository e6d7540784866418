// Side-saddle on a rocket with a grin of its own that all but throws him, the reins in one hand, his hat in the other.
const float ROCKET_SCALE = 1.36;
const vec4 POSE = vec4(-0.40, -0.30, -0.10, 0.06);

// The edge of his hat that he holds.
const vec3 BRIM_AT = vec3(-1.98, -0.52, 1.06);
const vec3 BRIM_ALONG = vec3(0.88, -0.05, -0.46);

vec3 toRocket(vec3 p) {
  vec3 q = p - vec3(0.55, -4.50, -0.1);
  q.xy = turn(0.98) * q.xy;
  return q / ROCKET_SCALE;
}

float hull(vec3 q) {
  float along = clamp((q.y + 2.6) / 5.6, 0.0, 1.0);
  float radius = 0.92 * sqrt(clamp(1.0 - pow(abs(along - 0.40) / 0.62, 2.8), 0.0, 1.0)) + 0.02;
  return max((length(q.xz) - radius) * 0.7, max(q.y - 3.02, -q.y - 2.2));
}

vec2 rocket(vec3 p) {
  vec3 q = toRocket(p);
  if (length(q) - 5.2 > 0.4) return vec2(length(q) - 5.0, SHELL);
  float d = hull(q);
  float seam = min(abs(q.y - 0.95), min(abs(q.y + 0.35), abs(q.y + 1.45)));
  vec2 result = vec2(d + 0.014 * smoothstep(0.025, 0.0, seam), SHELL);
  result = nearer(result, vec2(min(ringY(q + vec3(0.0, 2.0, 0.0), 0.70, 0.07), length(q - vec3(0.0, 3.06, 0.0)) - 0.12), ZIP));
  for (int i = 0; i < 3; i++) {
    vec3 f = q + vec3(0.0, 1.5, 0.0);
    f.xz = turn(0.9 + 2.0943951 * float(i)) * f.xz;
    float fin = max(max(abs(f.z) - 0.07, f.x - 1.62 - 0.25 * f.y), max(f.y - 0.95 + 0.85 * (f.x - 0.6), -f.y - 0.75 - 0.55 * (f.x - 0.6)));
    result = nearer(result, vec2((max(fin, 0.3 - f.x) - 0.04) * 0.8, FIN));
  }
  vec3 w = q + vec3(0.0, 1.05, 0.0);
  w.xz = turn(0.2) * w.xz;
  result = nearer(result, vec2(length(vec2(length(w.xy) - 0.24, w.z - 0.84)) - 0.06, ZIP));
  vec3 e = q + vec3(0.0, 2.36, 0.0);
  result = nearer(result, vec2(max(abs(length(e.xz) - 0.52 + 0.5 * e.y) - 0.05, abs(e.y) - 0.26), STEEL));
  float blow = ellipsoid(e + vec3(0.0, 1.15, 0.0), vec3(0.50, 1.7, 0.50)) - 0.06 * swell(q.y * 5.0 + 3.0 * q.x) - 0.06 * swell(q.y * 7.0 + 4.0 * q.z);
  return nearer(result, vec2(max(blow, e.y + 0.1) * 0.6, FLAME));
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

// A rope that sags on its way.
float rope(vec3 p, vec3 from, vec3 to, float sag) {
  float h = clamp((p.x - from.x) / (to.x - from.x), 0.0, 1.0);
  p.y += sag * 4.0 * h * (1.0 - h);
  return rod(p, from, to, 0.055, 0.055) * 0.8;
}

// Two reins from a band round the nose: both run through the fist, and their ends hang out below.
vec2 bridle(vec3 p, vec3 hand) {
  vec3 q = toRocket(p);
  float band = max(abs(hull(q) - 0.02) - 0.035, abs(q.y - 2.60) - 0.07) * ROCKET_SCALE;
  vec3 top = hand + vec3(0.02, 0.24, 0.02);
  float d = min(band, rod(p, top, hand - vec3(0.0, 0.24, 0.02), 0.055, 0.055));
  d = min(d, min(rope(p, top, vec3(3.10, -1.94, 0.33), 0.14), rope(p, top, vec3(3.42, -2.42, 0.70), 0.20)));
  vec3 end = hand + vec3(-0.16, -0.62, 0.22);
  d = min(d, min(rod(p, hand - vec3(0.0, 0.24, 0.02), end, 0.055, 0.05), length(p - end) - 0.11));
  return vec2(d, ROPE);
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

// Hip, knee and ankle over a shoe with its heel up.
mat3 bent(vec3 hip, vec3 knee, vec3 foot, float heel) {
  return mat3(hip, knee, foot + vec3(0.0, 0.50 * cos(heel), 0.50 * sin(heel) - 0.06));
}

// He shows us his soles: they have a tread.
vec2 shoe(vec3 p, vec3 foot, float yaw, float heel) {
  vec3 q = p - foot;
  q.xz = turn(yaw) * q.xz;
  q.yz = turn(-heel) * q.yz;
  vec2 result = sneaker(q);
  if (result.x > 0.3) return result;
  float groove = smoothstep(0.035, 0.020, abs(fract((q.z + 0.5 * abs(q.x)) / 0.17) - 0.5) * 0.17);
  float tread = block(q - vec3(0.0, -0.03, 0.16), vec3(0.275, 0.08, 0.58), 0.06) + 0.018 * groove;
  return nearer(result, vec2(tread * 0.8, SOLE));
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = trunk(posed(p, POSE)) * vec2(0.9, 1.0);
  mat3 raised = holding(BRIM_ALONG, vec3(-0.05, -1.0, 0.25));
  result = nearer(result, softClasp(p, unposed(vec3(-0.92, -1.86, -0.12), POSE), vec3(-1.90, -1.84, 0.20), BRIM_AT, raised, 0.07));
  mat3 reins = holding(vec3(-0.05, 1.0, 0.09), vec3(0.50, 0.10, -0.86));
  vec3 rein = vec3(1.98, -1.98, 1.05);
  result = nearer(result, softClasp(p, unposed(vec3(0.92, -1.86, -0.12), POSE), vec3(1.62, -2.52, 0.35), rein, reins, 0.06));
  result = nearer(result, bridle(p, rein));
  vec3 left = unposed(vec3(-0.40, -3.15, 0.05), POSE), right = unposed(vec3(0.40, -3.15, 0.05), POSE);
  vec3 stirrup = vec3(-0.42, -4.95, 1.30), kick = vec3(2.05, -4.22, 1.75);
  result = nearer(result, legs(p, bent(left, vec3(-0.10, -3.60, 1.32), stirrup, -0.25), bent(right, vec3(1.46, -3.08, 1.35), kick, -0.70)));
  result = nearer(result, nearer(shoe(p, stirrup, -0.45, -0.25), shoe(p, kick, 0.55, -0.70)));
  result = nearer(result, hat(p));
  vec2 ridden = rocket(p);
  return nearer(result, vec2(ridden.x * ROCKET_SCALE, ridden.y));
}

void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  vec3 q = toRocket(p);
  if (material == FLAME) {
    float far = clamp((-q.y - 2.4) / 2.4, 0.0, 1.0);
    skin.tint = mix(mix(vec3(1.0, 0.80, 0.36), vec3(1.0, 0.24, 0.03), smoothstep(0.0, 0.45, far)), vec3(0.80, 0.02, 0.28), smoothstep(0.45, 1.0, far));
  }
  if (material == ROPE) skin.tint *= 0.72 + 0.34 * smoothstep(-0.6, 0.5, sin(dot(p, vec3(34.0, 26.0, -16.0))));
  if (material == TROUSERS) skin.tint *= (0.80 + 0.30 * noise(p * vec3(46.0, 24.0, 46.0))) * mix(0.72, 1.15, smoothstep(0.3, 0.7, fractalNoise(p * 1.7)));
  if (material == HAT) skin.tint *= (0.84 + 0.26 * noise(p * 34.0)) * (0.85 + 0.3 * fractalNoise(p * 2.5));
  if (material == FIN && p.x < 0.4 && p.y < -2.0) {
    // A white band along the edge, and what the heat has done to the rest.
    float edge = q.y + 0.55 + 0.85 * (length(q.xz) - 0.6);
    if (abs(edge + 0.16) < 0.055) skin.tint = vec3(0.75, 0.70, 0.64);
    skin.tint *= mix(0.35, 1.0, smoothstep(-2.4, -0.7, q.y)) * (0.86 + 0.28 * noise(q * 5.0));
  }
  if (material != SHELL) return;
  float around = atan(q.z, q.x);
  float seam = min(abs(q.y - 0.95), min(abs(q.y + 0.35), abs(q.y + 1.45)));
  float rivet = length(vec2(seam - 0.085, (abs(fract(around * 5.5) - 0.5)) * 0.16));
  float soot = smoothstep(-0.5, -2.3, q.y + 0.5 * fractalNoise(q * vec3(6.0, 0.9, 6.0)));
  skin.tint *= mix(vec3(0.62, 0.62, 0.63), vec3(0.10, 0.09, 0.12), soot) * (0.88 + 0.24 * fractalNoise(q * vec3(9.0, 2.0, 9.0)));
  if (q.y > 1.0) skin = Skin(vec3(0.60, 0.010, 0.04) * (0.9 + 0.2 * noise(q * 4.0)), 0.0, 0.8, 0.1, 0.0);
  if (q.y < -0.45 && q.y > -1.35) skin.tint *= fract(around * 1.9099 + (q.y > -0.90 ? 0.5 : 0.0)) < 0.5 ? vec3(0.08, 0.07, 0.12) : vec3(1.0);
  if (abs(q.y - 0.52) < 0.13) skin.tint = vec3(0.60, 0.010, 0.04);
  skin.tint *= 1.0 - 0.6 * smoothstep(0.032, 0.018, rivet);
  // Painted on the nose, as on old bombers: an eye and a zip.
  float y = q.x * 0.9 + 0.08 - 0.30 * pow(max(q.y - 1.0, 0.0), 2.0) * 0.3;
  if (q.z < 0.05) return;
  float cell = abs(fract(q.y / 0.17 + (y > 0.0 ? 0.5 : 0.0)) - 0.5) * 0.17;
  float teeth_ = max(abs(y + 0.12) - 0.15, abs(q.y - 1.85) - 0.62);
  if (teeth_ < 0.0) skin = Skin(vec3(0.012, 0.006, 0.010), 0.0, 0.4, 0.0, 0.0);
  if (max(teeth_ + 0.03, cell - 0.055) < 0.0 && abs(y + 0.12) > 0.01) skin = Skin(vec3(0.85, 0.80, 0.70), 0.0, 0.5, 0.0, 0.0);
  vec2 e = vec2(q.y - 1.75, -q.x - 0.34);
  if (max(length(e) - 0.20, dot(e - vec2(0.0, 0.05), normalize(vec2(0.4, 1.0)))) < 0.0) skin = Skin(vec3(0.9, 0.75, 0.12), 0.0, 0.3, 0.0, length(e) < 0.07 ? 0.02 : 1.0);
}

float crater(vec2 p, vec2 at, float radius) {
  float d = length(p - at) / radius;
  return -0.5 * smoothstep(1.0, 0.7, d) + 0.6 * smoothstep(0.22, 0.0, abs(d - 1.0));
}

float pits(vec2 q) {
  float d = crater(q, vec2(-0.62, 0.20), 0.16) + crater(q, vec2(0.42, 0.60), 0.18) + crater(q, vec2(0.66, 0.02), 0.15);
  d += crater(q, vec2(-0.70, -0.30), 0.13) + crater(q, vec2(0.78, 0.34), 0.08) + crater(q, vec2(-0.36, 0.74), 0.10);
  return d + crater(q, vec2(0.10, 0.84), 0.06) + crater(q, vec2(-0.48, -0.02), 0.05) + crater(q, vec2(0.56, 0.30), 0.06);
}

// A flood of blue and a moon larger than all else, close enough to see its craters.
vec3 backdrop(vec2 uv) {
  vec3 c = mix(vec3(0.020, 0.13, 0.66), vec3(0.006, 0.020, 0.22), smoothstep(0.2, 1.2, length(uv - vec2(0.05, -0.1))));
  vec2 cell = floor(uv * 11.0);
  float pick = hash(ivec2(cell) + 70);
  vec2 star = fract(uv * 11.0) - vec2(0.2 + 0.6 * hash(ivec2(cell) + 90), 0.2 + 0.6 * hash(ivec2(cell) + 130));
  c += vec3(0.8, 0.85, 1.0) * step(0.66, pick) * smoothstep(0.09, 0.0, length(star)) * (pick - 0.5) * 1.6;
  vec2 q = (uv - vec2(0.02, -0.12)) / 0.74;
  float reach = length(q);
  c += vec3(0.03, 0.12, 0.26) * exp(-max(reach - 1.0, 0.0) * 6.0);
  if (reach > 1.0) return c;
  vec3 n = vec3(q, sqrt(1.0 - reach * reach));
  float sea = smoothstep(0.44, 0.58, fractalNoise(n * 2.3 + 4.0));
  float albedo = 0.61 + 0.16 * fractalNoise(n * 9.0) - 0.22 * sea + 0.10 * pits(q) + 0.65 * (pits(q) - pits(q + vec2(0.022, 0.017)));
  float light = 0.25 + 0.75 * pow(max(dot(n, normalize(vec3(0.45, 0.35, 0.6))), 0.0), 0.8);
  return mix(vec3(0.60, 0.28, 0.12), vec3(1.0, 0.76, 0.30), light) * albedo * (0.35 + 0.65 * light);
}
