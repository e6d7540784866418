// How a shirt hangs: half its width and half its depth at chest, waist and hem, the hem's height, the middle of each end of the
// sleeve and half of what its section measures across and in depth, the height of the
// neck in front.
struct Hang {
  vec3 wide;
  vec3 deep;
  float hem;
  vec3 shoulder;
  vec3 wrist;
  vec2 sleeve;
  float neck;
};

// What this shirt's cloth does, in units of the cloth: each cut says it for its own body.
float drape(vec3 p);

// A crew neck: a ribbed band between two seams, deeper in front, and one sees into the back with its label.
vec2 crewNeck(vec2 cloth, vec3 p, float front) {
  float rise = mix(1.3, 2.0, smoothstep(-0.06, 0.06, p.z));
  float edge = mix(0.87, front, smoothstep(-0.06, 0.06, p.z)) + rise * p.x * p.x;
  float below = (edge - p.y) * inversesqrt(1.0 + 4.0 * rise * rise * p.x * p.x);
  if (below > 0.2 || p.y < 0.45) return cloth;
  float around = atan(p.x, p.z + 0.05);
  float band = smoothstep(0.088, 0.074, below);
  float rim = cloth.x - band * (0.018 + 0.006 * ribs(around, 110.0)) + 0.014 * smoothstep(0.013, 0.0, abs(below - 0.088));
  rim += 0.006 * smoothstep(0.008, 0.0, abs(below - 0.112)) * smoothstep(0.35, 0.15, abs(fract(around * 26.0) - 0.5));
  float inner = cloth.x + 0.040;
  float well = max(min(below, inner), 0.42 - p.y);
  vec2 result = vec2(carve(rim, well, 0.02), inner < 0.012 ? INSIDE : below < 0.082 ? RIB : CLOTH);
  vec3 label = vec3(p.x, p.y - 0.80, inner);
  return p.z > 0.0 ? result : nearer(result, vec2(block(label, vec3(0.10, 0.055, 0.016), 0.006), CORD));
}

// Chest, waist and hem with shoulders that slope from the neck; front and back are swelled by the cut's own drape.
vec2 shirt(vec3 p, Hang hang) {
  float far = length((p - vec3(0.0, 0.5 * hang.hem + 0.45, 0.0)) * vec3(1.0, 0.8, 1.3)) - 1.45;
  if (far > 0.3) return vec2(far * 0.6, CLOTH);
  vec3 m = vec3(abs(p.x), p.yz);
  float toWaist = smoothstep(0.40, -0.45, p.y), toHem = smoothstep(-0.35, hang.hem, p.y);
  vec2 section = vec2(mix(mix(hang.wide.x, hang.wide.y, toWaist), hang.wide.z, toHem), mix(mix(hang.deep.x, hang.deep.y, toWaist), hang.deep.z, toHem));
  float up = smoothstep(0.22, 1.02, p.y);
  section.y *= 1.0 - up * up * mix(0.44, 0.62, smoothstep(0.22, 0.66, m.x));
  float body = tube(p.xz, section);
  float slope = dot(m.xy - vec2(0.24, 0.985), normalize(vec2(0.40 + 0.30 * smoothstep(0.45, 0.75, m.x), 1.0)));
  body = carve(body, -slope, 0.16);
  vec3 axis = normalize(hang.wrist - hang.shoulder);
  float whole = length(hang.wrist - hang.shoulder);
  float along = dot(m - hang.wrist, axis);
  vec3 off = m - hang.wrist - axis * along;
  vec2 across = vec2(dot(off, normalize(cross(axis, vec3(0.0, 0.0, 1.0)))), off.z);
  vec2 wide = hang.sleeve * mix(1.06, 1.0 + 0.05 * sin(3.0 * across.x), smoothstep(-whole, 0.0, along));
  float arm = tube(across, wide);
  float near = min(body, arm);
  float folds = near < 0.3 ? drape(p) : 0.0;
  float edge = hang.hem + 0.020 * sin(p.x * 3.4 + 1.0) + 0.35 * folds;
  // Two rows of stitches above each hem.
  float hemmed = abs(abs(p.y - edge - 0.105) - 0.017);
  body = max(body - folds + 0.008 * smoothstep(0.010, 0.0, hemmed) - 0.008 * smoothstep(0.115, 0.105, p.y - edge), edge - p.y);
  float end = along + 0.03 * sin(across.x * 9.0) - 0.2 * folds;
  float cuffed = abs(abs(end + 0.095) - 0.016);
  arm = max(arm - folds + 0.008 * smoothstep(0.010, 0.0, cuffed) - 0.008 * smoothstep(0.105, 0.095, -end), end);
  // The head of the sleeve is round, like the shoulder in it.
  arm = carve(arm, along + whole, 0.26);
  float d = blend(body, arm, 0.14);
  float armhole = m.x - hang.shoulder.x - 0.15 - 0.08 * (p.y - 0.5) * (p.y - 0.5) + 0.06 * (p.y - 0.5);
  d += 0.007 * smoothstep(0.018, 0.0, abs(armhole)) * smoothstep(0.10, 0.24, p.y) * smoothstep(0.9, 0.8, p.y);
  float bore = max(tube(across, wide - 0.040) - folds, -along - 0.42);
  d = carve(d, bore, 0.012);
  float sewn = bore < 0.012 && along > -0.42 ? INSIDE : arm < body && end > -0.10 ? RIB : CLOTH;
  return crewNeck(vec2(d * 0.78, sewn), p, hang.neck);
}
