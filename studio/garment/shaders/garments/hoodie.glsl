uniform sampler2D uPrint0;

vec4 printAt(vec3 p) {
  if (p.z < 0.15) return vec4(0.0);
  return printed(uPrint0, (p.xy - vec2(0.0, -0.13)) / 1.12);
}

// The house hood: its opening is two circles crossing, like an open zip.
vec2 archEdge(vec3 p) {
  float radius = p.y > 0.0 ? 1.02 : 1.30;
  vec2 q = vec2(abs(p.x) + radius - 0.58, p.y);
  return vec2(length(q) - radius, atan(q.y, q.x) * radius);
}

vec2 hood(vec3 p) {
  float form = hoodForm(p);
  if (form > 0.35) return vec2(form - 0.2, CLOTH);
  vec2 arch = archEdge(p);
  float warp = noise(p * 1.3 + 3.0);
  float around = atan(p.x, p.z + 0.15);
  float folds = 0.7 * fold(around * 4.0 + p.y * 1.1 + warp * 4.0) + 1.4 * hoodFolds(p, warp);
  float front = smoothstep(-0.5, 0.35, p.z);
  float d = form - 0.05 * folds * smoothstep(0.1, 0.5, length(p.xz + 0.06)) * mix(1.0, smoothstep(0.06, 0.30, arch.x), front);
  float seam = smoothstep(0.020, 0.0, abs(arch.x - 0.15)) * front;
  float inside = max(arch.x, -p.z);
  // Hollow, with a seam over the crown and a label in the neck.
  float inner = form + 0.10 - 0.014 * smoothstep(0.030, 0.0, abs(p.x)) + 0.030 * (warp - 0.5);
  vec2 result = vec2(carve(d, min(inside, inner), 0.05), inner < 0.03 ? INSIDE : CLOTH);
  float hem = max(length(vec2(d + 0.01, arch.x - 0.05)) - 0.070, -p.z);
  result.x = blend(result.x, hem, 0.03) + 0.014 * seam * (0.3 + 0.7 * smoothstep(0.35, 0.1, abs(fract(arch.y * 9.0) - 0.5)));
  float cell = abs(fract(arch.y / 0.085) - 0.5) * 0.085;
  float tooth = max(max(abs(arch.x - 0.000) - 0.040, cell - 0.022), abs(form + 0.015) - 0.045) - 0.006;
  if (p.z > 0.0) result = nearer(result, vec2(tooth * 0.8, GOLD));
  if (p.z > 0.0) return result;
  return nearer(result, vec2(block(vec3(p.x, p.y + 0.42, inner), vec3(0.16, 0.10, 0.02), 0.01), CORD));
}

// A zip as tall as the wall; the weight of what hangs on its pull has opened it.
vec2 wallZip(vec3 p) {
  vec3 q = p - vec3(0.0, 3.12, WALL);
  float away = min(length(p - vec3(0.0, 2.75, -0.4)) - 0.95, max(q.z - 0.3, abs(p.x) - 0.9));
  if (away > 0.3) return vec2(away, GOLD);
  float open = 0.80 * max(q.y - 0.10, 0.0) * (1.0 + 0.25 * q.y);
  float x = abs(p.x) - open;
  float cell = abs(fract(p.y / 0.17 + (p.x > 0.0 ? 0.5 : 0.0)) - 0.5) * 0.17;
  float teeth = max(max(abs(x - 0.035) - 0.095, cell - 0.052), abs(q.z - 0.03) - 0.05) - 0.012;
  vec2 result = vec2(teeth * 0.75, GOLD);
  result = nearer(result, vec2(max(abs(x - 0.20) - 0.08, abs(q.z) - 0.012) * 0.75, WEB));
  result = nearer(result, vec2(max(x * 0.8, abs(q.z) - 0.014), HOLLOW));
  vec3 s = q - vec3(0.0, 0.0, 0.13);
  float slider = block(s, vec3(0.22 + 0.10 * smoothstep(-0.25, 0.25, s.y), 0.28, 0.12), 0.07);
  slider = min(slider, max(length(vec2(length(s.yz - vec2(0.0, 0.10)) - 0.16, max(abs(s.x) - 0.07, 0.0))) - 0.035, -s.z));
  vec3 ring = p - vec3(-0.05, 2.29, -0.08);
  float tongue = rod(p, vec3(0.0, 3.02, WALL + 0.36), vec3(-0.03, 2.42, -0.18), 0.10, 0.17);
  tongue = max(tongue, abs(dot(p - vec3(0.0, 3.02, WALL + 0.36), normalize(vec3(0.0, 0.31, 0.66)))) - 0.05);
  ring.yz = turn(-0.35) * ring.yz;
  return nearer(result, vec2(min(slider, min(tongue, ringY(ring, 0.165, 0.055))), GOLD));
}

vec2 map(vec3 world) {
  vec3 p = toGarment(world);
  vec3 m = vec3(abs(p.x), p.yz);
  float body = trunk(p, -1.02, 0.84, 0.80, 0.47);
  vec2 result = vec2(1e3, CLOTH);
  float smooth_ = body;
  if (body < 0.3) {
    body -= 0.075 * wornFolds(p, -1.02) * mix(1.0, 0.55, smoothstep(0.55, 0.2, abs(p.x)) * step(0.0, p.z) * smoothstep(-0.9, -0.6, p.y)) - 0.012;
    body *= 0.85;
    // The pouch in front, with its slanted hand openings.
    if (p.z > 0.0) {
      float slant = max(dot(m.xy - vec2(0.60, -0.78), normalize(vec2(1.0, 0.62))), abs(p.y + 0.79) - 0.23);
      slant = max(slant, m.x - 0.60);
      float pouch = max(smooth_ - 0.040 + 0.02 * noise(p * 3.0), slant) - 0.012;
      float sewn = smoothstep(0.014, 0.0, abs(slant + 0.05));
      body = min(body, pouch + 0.008 * sewn);
    }
  }
  result = vec2(body, CLOTH);
  // Hung up, it lets its arms hang.
  vec3 elbow = p.x > 0.0 ? vec3(0.97, -0.14, 0.02) : vec3(0.93, -0.16, 0.06), wrist = p.x > 0.0 ? vec3(1.04, -0.92, 0.14) : vec3(0.96, -0.95, 0.24);
  float armSolid = sleeve(p, vec3(0.64, 0.68, -0.02), elbow, wrist, vec3(0.25, 0.190, 0.140), 0.052);
  float seam = smoothstep(0.03, 0.0, abs(armSolid - body + 0.02)) * step(-0.2, p.y) * step(p.y, 0.7);
  result.x = blend(body, armSolid, 0.10) + 0.008 * seam;
  result = nearer(result, cuff(m, elbow, wrist + vec3(0.02, -0.12, 0.03), 0.155, 0.19));
  float hem = max(tube(p.xz, vec2(0.77, 0.43)) - 0.012 * ribs(atan(p.x, p.z * 1.7), 84.0), abs(p.y + 1.10) - 0.115) - 0.02;
  result = nearer(result, vec2(hem, RIB));
  if (length(p - vec3(0.0, 1.45, 0.0)) - 1.0 < result.x) {
    const float SCALE = 0.60;
    vec2 cap = hood((p - vec3(0.0, 1.50, 0.02)) / SCALE) * vec2(SCALE, 1.0);
    result = cap.y == CLOTH && result.y == CLOTH ? vec2(blend(cap.x, result.x, 0.06), CLOTH) : nearer(result, cap);
  }
  if (p.z > 0.1 && abs(p.x) < 0.4 && p.y > 0.2) {
    float lie = result.x - 0.016;
    float x = abs(p.x) - 0.19 - 0.02 * sin(p.y * 9.0 + sign(p.x));
    float low = p.x > 0.0 ? 0.54 : 0.48;
    float cord = max(length(vec2(x, lie)) - 0.024, max(low - p.y, p.y - 0.90));
    result = nearer(result, vec2(cord, CORD));
    result = nearer(result, vec2(max(length(vec2(x, lie)) - 0.034, abs(p.y - low) - 0.06) - 0.004, GOLD));
    result = nearer(result, vec2(length(vec2(length(vec2(abs(p.x) - 0.19, p.y - 0.90)) - 0.042, lie)) - 0.02, GOLD));
  }
  return nearer(result, wallZip(world));
}
