// It hangs on the grin of a wall, and somebody small lives in its hood.
uniform sampler2D uPrint0;

const vec3 HOOD = vec3(0.0, 1.40, 0.04), HOOD_SCALE = vec3(0.68, 0.655, 0.60);
const vec3 SHOULDER = vec3(0.58, 0.42, -0.01);

// It has not yet stopped swinging on its loop.
vec3 swung(vec3 p) {
  p.xy = turn(-0.06) * (p.xy - vec2(0.0, 2.2)) + vec2(0.0, 2.2);
  return p;
}

vec4 printAt(vec3 p) {
  if (p.z < 0.15) return vec4(0.0);
  return printed(uPrint0, (swung(p).xy - vec2(0.0, -0.03)) / 1.11);
}

// The house hood: its opening is two circles crossing, like an open zip.
vec2 archEdge(vec3 p) {
  float radius = p.y > 0.0 ? 1.02 : 1.30;
  vec2 q = vec2(abs(p.x) + radius - 0.58, p.y);
  return vec2(length(q) - radius, atan(q.y, q.x) * radius);
}

vec2 hood(vec3 p) {
  float form = hoodForm(p);
  if (form > 0.35) return vec2(form - 0.14, CLOTH);
  vec2 arch = archEdge(p);
  float warp = noise(p * 1.3 + 3.0);
  float around = atan(p.x, p.z + 0.15);
  float folds = 0.7 * fold(around * 4.0 + p.y * 1.1 + warp * 4.0) + 1.4 * hoodFolds(p, warp);
  float front = smoothstep(-0.5, 0.35, p.z);
  float d = form - 0.05 * folds * smoothstep(0.1, 0.5, length(p.xz + 0.06)) * mix(1.0, smoothstep(0.06, 0.30, arch.x), front);
  float seam = smoothstep(0.020, 0.0, abs(arch.x - 0.15)) * front;
  float inside = max(arch.x, -p.z);
  // Hollow, with a seam over the crown.
  float inner = form + 0.10 - 0.014 * smoothstep(0.030, 0.0, abs(p.x)) + 0.030 * (warp - 0.5);
  vec2 result = vec2(carve(d, min(inside, inner), 0.05), inner < 0.03 ? (p.z < 0.42 ? HOLLOW : INSIDE) : CLOTH);
  float hem = max(length(vec2(d + 0.01, arch.x - 0.05)) - 0.070, -p.z);
  result.x = blend(result.x, hem, 0.03) + 0.014 * seam * (0.3 + 0.7 * smoothstep(0.35, 0.1, abs(fract(arch.y * 9.0) - 0.5)));
  float cell = abs(fract(arch.y / 0.085) - 0.5) * 0.085;
  float tooth = max(max(abs(arch.x - 0.000) - 0.040, cell - 0.022), abs(form + 0.015) - 0.045) - 0.006;
  return p.z > 0.0 ? nearer(result, vec2(tooth * 0.8, GOLD)) : result;
}

// Who lives there, in units of the hood: slanted eyes glow in its dark, the fingers of both hands lie over the hem.
vec2 lodger(vec3 p) {
  float far = length(p - vec3(0.0, -0.2, 0.45)) - 1.0;
  if (far > 0.1) return vec2(far, HOLLOW);
  vec3 m = vec3(abs(p.x), p.yz);
  vec3 e = m - vec3(0.235, 0.06, 0.36);
  e.xy = turn(-0.42) * e.xy;
  float ball = ellipsoid(e, vec3(0.230, 0.190, 0.10));
  // The upper lid is straight: it means it.
  ball = max(ball, e.y - 0.070);
  vec2 pupil = vec2(p.x - (p.x > 0.0 ? 0.19 : -0.26), p.y);
  vec2 result = vec2(ball, length(pupil * vec2(2.1, 1.0)) < 0.115 ? HOLLOW : GLOW);
  for (int i = 0; i < 4 && length(m - vec3(0.58, -0.54, 0.55)) < 0.6; i++) {
    float at = float(i);
    float y = -0.34 - 0.125 * at;
    float x = 0.58 - 1.30 + sqrt(1.69 - y * y);
    float bulge = 0.012 * sin(at * 2.0 + sign(p.x));
    vec3 root = vec3(x - 0.14, y + 0.02, 0.50), knuckle = vec3(x - 0.01 + bulge, y, 0.735 - 0.12 * x), middle = vec3(x + 0.13 + bulge, y - 0.035, 0.735 - 0.26 * x), tip = vec3(x + 0.20 + bulge, y - 0.075, 0.645 - 0.30 * x);
    float finger = min(rod(m, root, knuckle, 0.046, 0.052), min(rod(m, knuckle, middle, 0.050, 0.044), rod(m, middle, tip, 0.046, 0.036)));
    finger = blend(finger, min(length(m - knuckle), length(m - middle) + 0.006) - 0.058, 0.03);
    result = nearer(result, vec2(finger, BONE));
  }
  return result;
}

// The wall grins: a zip as wide as it, closed on one side of the slider and open on the other; the hoodie hangs on its pull.
vec2 wallZip(vec3 p) {
  float smile = 2.98 + 0.085 * p.x * p.x;
  vec3 q = vec3(p.x, (p.y - smile) * inversesqrt(1.0 + 0.029 * p.x * p.x), p.z - WALL);
  float away = min(max(q.z - 0.5, abs(q.y) - 0.62 - 0.5 * max(p.x, 0.0)), length(p - vec3(0.0, 2.60, -0.35)) - 0.95);
  if (away > 0.3) return vec2(away * 0.9, GOLD);
  float open = 0.40 * max(q.x - 0.12, 0.0);
  float y = abs(q.y) - open;
  float cell = abs(fract(q.x / 0.27 + (q.y > 0.0 ? 0.5 : 0.0)) - 0.5) * 0.27;
  float teeth = max(max(abs(y - 0.055) - 0.145, cell - 0.085), abs(q.z - 0.04) - 0.07) - 0.016;
  vec2 result = vec2(teeth * 0.75, GOLD);
  result = nearer(result, vec2(max(abs(y - 0.30) - 0.12, abs(q.z) - 0.012) * 0.75, WEB));
  result = nearer(result, vec2(max(y * 0.8, abs(q.z) - 0.014), INSIDE));
  vec3 s = q - vec3(0.0, 0.0, 0.18);
  float slider = block(s, vec3(0.40, 0.29 + 0.12 * smoothstep(-0.35, 0.35, s.x), 0.17), 0.09);
  slider = min(slider, max(length(vec2(length(s.yz - vec2(0.02, 0.14)) - 0.20, max(abs(s.x) - 0.085, 0.0))) - 0.050, -s.z));
  vec3 top = vec3(0.0, 2.96, WALL + 0.52), low = vec3(0.0, 2.40, -0.20);
  vec3 along = normalize(low - top), off = p - top;
  float h = dot(off, along);
  vec2 plate = vec2(off.x, dot(off, vec3(0.0, -along.z, along.y)));
  float tongue = max(max(abs(plate.x) - 0.14 - 0.15 * smoothstep(0.05, 0.6, h), abs(plate.y) - 0.055), abs(h - 0.30) - 0.44);
  tongue = carve(tongue, length(vec2(plate.x, h - 0.57)) - 0.105, 0.02) - 0.016;
  tongue = carve(tongue, block(vec3(plate.x, h - 0.16, 0.0), vec3(0.065, 0.15, 0.1), 0.04), 0.02);
  return nearer(result, vec2(min(slider, tongue), GOLD));
}

// Nobody is in it: flat cloth that slides from the neck down over the shoulders and falls straight from there.
float hungTrunk(vec3 p) {
  vec3 m = vec3(abs(p.x), p.yz);
  float d = tube(p.xz, vec2(mix(0.67, 0.57, smoothstep(-1.1, 0.5, p.y)), mix(0.35, 0.29, smoothstep(-0.9, 0.4, p.y))));
  float top = dot(m - vec3(0.0, 1.04, 0.0), normalize(vec3(0.98, 1.0, 1.1)));
  d = max(d, max(top, -1.04 - p.y));
  return blend(d, rod(m, vec3(0.12, 0.92, -0.02), vec3(0.56, 0.42, 0.0), 0.21, 0.20), 0.22);
}

// It is drawn from the neck to the sides and sinks in two swags on the tight hem; the print stays smooth.
float hungFolds(vec3 p) {
  vec2 wave = vec2(noise(p * 1.3 + 5.0), noise(p * 1.3 + 9.0)) - 0.5;
  vec2 q = p.xy + 0.14 * wave;
  q.x *= mix(-1.35, 1.35, step(0.0, p.z));
  float pull = softFold(q, vec2(-0.30, 0.86), vec2(-0.74, -0.10), 0.05, 0.085) + softFold(q, vec2(0.32, 0.84), vec2(0.72, -0.20), -0.06, 0.090);
  pull += 0.8 * softFold(q, vec2(-0.16, 0.62), vec2(-0.40, 0.30), 0.02, 0.08) + 0.8 * softFold(q, vec2(0.18, 0.62), vec2(0.46, 0.26), -0.03, 0.08);
  pull += 0.6 * softFold(q, vec2(-0.76, 0.10), vec2(-0.52, -0.74), 0.07, 0.12) + 0.6 * softFold(q, vec2(0.78, 0.05), vec2(0.54, -0.70), -0.07, 0.12);
  float swag = softFold(q, vec2(-0.86, -0.62), vec2(-0.12, -0.92), -0.10, 0.07) + softFold(q, vec2(0.88, -0.56), vec2(0.10, -0.94), 0.12, 0.075);
  return pull + 0.5 * swag + 0.7 * exp(-pow((p.y + 0.92) / 0.13, 2.0)) + 0.5 * wave.y;
}

// An empty sleeve that is bent: two long swells down from the shoulder, two that run together inside the elbow, and soft rolls on the cuff.
float emptySleeve(vec3 p, vec3 shoulder, vec3 elbow, vec3 wrist, vec3 radii) {
  vec3 m = vec3(abs(p.x), p.yz);
  m.z *= 1.25;
  float d = blend(rod(m, shoulder, elbow, radii.x, radii.y), rod(m, elbow, wrist, radii.y, radii.z), 0.30);
  if (d > 0.25) return d - 0.08;
  vec3 own = m + vec3(0.0, 0.0, p.x > 0.0 ? 7.0 : 0.0);
  vec2 wave = vec2(noise(own * 1.5 + 4.0), noise(own * 1.5 + 8.0)) - 0.5;
  vec2 q = m.xy + 0.16 * wave;
  vec2 e = q - elbow.xy, w = q - wrist.xy;
  float r = radii.y;
  float fall = softFold(e, vec2(-2.6, 2.9) * r, vec2(-0.2, 0.6) * r, 0.03, 0.36 * r) + 0.9 * softFold(e, vec2(-2.9, 1.6) * r, vec2(-0.7, 0.1) * r, -0.03, 0.34 * r);
  float bend = softFold(e, vec2(0.5, 0.3) * r, vec2(-1.3, -0.3) * r, 0.03, 0.34 * r) + softFold(e, vec2(0.4, -0.7) * r, vec2(-1.2, -0.7) * r, -0.04, 0.32 * r);
  float roll = 0.9 * softFold(w, vec2(-1.0, 0.4) * r, vec2(1.3, 1.1) * r, 0.06, 0.34 * r);
  return 0.74 * (d - 0.056 * (fall + bend + roll + 0.6 * wave.y - 0.2));
}

vec2 map(vec3 world) {
  vec3 p = swung(toGarment(world));
  vec3 m = vec3(abs(p.x), p.yz);
  float body = hungTrunk(p);
  if (body < 0.3) {
    body = 0.66 * (body - 0.095 * hungFolds(p) * mix(1.0, 0.45, smoothstep(0.55, 0.3, abs(p.x)) * step(0.0, p.z) * smoothstep(-0.9, -0.6, p.y) * smoothstep(0.5, 0.3, p.y)) - 0.012);
    // The pouch in front, with its slanted hand openings.
    if (p.z > 0.0) {
      float slant = max(dot(m.xy - vec2(0.50, -0.78), normalize(vec2(1.0, 0.62))), abs(p.y + 0.79) - 0.23);
      slant = max(slant, m.x - 0.50);
      float pouch = max(body - 0.026, slant) - 0.010;
      float sewn = smoothstep(0.014, 0.0, abs(slant + 0.05));
      body = min(body, pouch + 0.008 * sewn);
    }
  }
  vec2 result = vec2(body, CLOTH);
  // Arms akimbo, one lower than the other.
  vec3 elbow = p.x > 0.0 ? vec3(1.18, -0.14, -0.06) : vec3(1.16, -0.22, -0.04), wrist = p.x > 0.0 ? vec3(0.80, -0.66, 0.22) : vec3(0.78, -0.74, 0.24);
  float arm = emptySleeve(p, SHOULDER, elbow, wrist, vec3(0.26, 0.225, 0.185));
  float seam = smoothstep(0.03, 0.0, abs(arm - body + 0.02)) * step(-0.2, p.y) * smoothstep(0.7, 0.45, p.y);
  result.x = blend(body, arm, mix(0.03, 0.10, smoothstep(-0.1, 0.3, p.y))) + 0.008 * seam;
  result = nearer(result, cuff(m, elbow, wrist + 0.13 * normalize(wrist - elbow), 0.165, 0.19));
  float hem = max(tube(p.xz, vec2(0.62, 0.33)) - 0.012 * ribs(atan(p.x, p.z * 1.7), 84.0), abs(p.y + 1.10) - 0.115) - 0.02;
  result = nearer(result, vec2(hem, RIB));
  if (length(p - HOOD) - 1.60 < result.x) {
    vec3 head = (p - HOOD) / HOOD_SCALE;
    vec2 cap = hood(head) * vec2(HOOD_SCALE.z, 1.0);
    float well = -HOOD_SCALE.z * (hoodForm(head) + 0.12);
    if (well > result.x) result = vec2(well, HOLLOW);
    result = cap.y == CLOTH && result.y == CLOTH ? vec2(blend(cap.x, result.x, 0.08), CLOTH) : nearer(result, cap);
    result = nearer(result, lodger(head) * vec2(0.9 * HOOD_SCALE.z, 1.0));
  }
  // The loop at its crown.
  vec3 loop = p - vec3(0.0, 2.33, -0.12);
  result = nearer(result, vec2(length(vec2(length(vec2(loop.y, loop.z)) - 0.13, loop.x)) - 0.035, CORD));
  if (p.z > 0.1 && abs(p.x) < 0.4 && p.y > 0.2) {
    float lie = result.x - 0.016;
    float x = abs(p.x) - 0.19 - 0.02 * sin(p.y * 9.0 + sign(p.x));
    float low = p.x > 0.0 ? 0.60 : 0.56;
    float cord = max(length(vec2(x, lie)) - 0.024, max(low - p.y, p.y - 0.90));
    result = nearer(result, vec2(cord, CORD));
    result = nearer(result, vec2(max(length(vec2(x, lie)) - 0.034, abs(p.y - low) - 0.06) - 0.004, GOLD));
    result = nearer(result, vec2(length(vec2(length(vec2(abs(p.x) - 0.19, p.y - 0.90)) - 0.042, lie)) - 0.02, GOLD));
  }
  return nearer(result, wallZip(world));
}
