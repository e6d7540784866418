// The way into a neck: x is the distance to its edge, yz follow its plane, which leans to the front.
vec3 neckline(vec3 p, float depth) {
  vec3 q = p - vec3(0.0, 0.98, 0.20 * depth);
  q.yz = turn(-0.50) * q.yz;
  return vec3(length(vec2(q.x * 0.68, q.z * 0.34 / depth)) - 0.190, q.yz);
}

// A crew neck: a ribbed band between two seams, and one sees into the back with its tape and label.
vec2 crewNeck(vec2 cloth, vec3 p, float depth) {
  vec3 neck = neckline(p, depth);
  if (neck.y < -0.26 || neck.x > 0.2 || p.y < 0.45) return cloth;
  float band = smoothstep(0.092, 0.080, neck.x);
  float rim = cloth.x - band * (0.016 + 0.006 * ribs(atan(p.x, neck.z), 76.0)) + 0.012 * smoothstep(0.014, 0.0, abs(neck.x - 0.092));
  vec2 result = vec2(carve(rim, max(neck.x, -neck.y - 0.20), 0.03), neck.x > 0.0 && neck.x < 0.086 ? RIB : CLOTH);
  vec3 label = vec3(p.x, neck.y + 0.10, neck.z + 0.54 * depth);
  return nearer(result, vec2(block(label, vec3(0.085, 0.05, 0.02), 0.008), GLOSS));
}

// How a shirt hangs: half the chest's depth, half the hem's width and depth, the hem, the middle of the sleeve's end.
struct Hang {
  float depth;
  vec2 low;
  float hem;
  vec3 wrist;
};

// Long soft folds that fall from the chest to the hem, and pulls from the armpit; the two sides are not alike.
float shirtFolds(vec3 p, float hem) {
  float side = 1.0 - smoothstep(-0.15, 0.15, p.z) * 2.0;
  float warp = noise(p * vec3(1.1, 0.7, 1.1) + 5.0 + side);
  float low = smoothstep(0.35, hem, p.y);
  float drape = fold(p.x * 9.0 + 1.4 * p.y * p.x / (0.3 + abs(p.x)) + 5.0 * warp + side) * low * (0.4 + noise(p * 0.9 + 7.0 + side));
  vec2 pit = vec2(0.74 - abs(p.x), 0.36 - p.y);
  float pull = fold(atan(pit.y, pit.x) * 6.0 + 1.5 * warp + p.x) * smoothstep(0.05, 0.30, length(pit)) * exp(-1.9 * length(pit));
  float chest = fold(p.y * 6.0 - 3.4 * abs(p.x) + 2.0 * warp) * smoothstep(0.25, 0.55, abs(p.x)) * smoothstep(0.25, 0.5, p.y);
  return 0.085 * drape + 0.085 * pull + 0.030 * chest;
}

// Straight hem and set-in sleeves, both with two rows of stitches.
vec2 shirt(vec3 p, Hang hang) {
  float far = length((p - vec3(0.0, -0.1, 0.0)) * vec3(1.0, 1.0, 1.5)) - 1.8;
  if (far > 0.3) return vec2(far * 0.6, CLOTH);
  vec3 m = vec3(abs(p.x), p.yz);
  float low = smoothstep(0.6, hang.hem, p.y);
  float up = smoothstep(0.15, 1.0, p.y);
  float body = tube(p.xz, vec2(mix(0.74, hang.low.x, low), mix(hang.depth, hang.low.y, low) * (1.0 - up * up * mix(0.40, 0.68, smoothstep(0.22, 0.70, m.x)))));
  body = carve(body, -dot(m.xy - vec2(0.25, 1.0), normalize(vec2(0.38, 1.0))), 0.16);
  float edge = hang.hem + 0.015 * sin(p.x * 4.0 + 1.0);
  if (body < 0.25) {
    body -= shirtFolds(p, hang.hem) - 0.03;
    body += 0.008 * smoothstep(0.011, 0.0, abs(abs(p.y - edge - 0.10) - 0.018));
  }
  body = max(body, edge - p.y);
  vec3 from = vec3(0.52, 0.57, -0.01);
  vec3 axis = normalize(hang.wrist - from);
  float along = dot(m - hang.wrist, axis);
  vec3 off = m - hang.wrist - axis * along;
  vec3 across = normalize(cross(axis, vec3(0.0, 0.0, 1.0)));
  vec2 section = vec2(dot(off, across), off.z);
  float whole = length(hang.wrist - from);
  vec2 wide = mix(vec2(0.25, hang.depth * 0.60), vec2(0.285, hang.depth * 0.66), smoothstep(-whole, 0.0, along));
  float arm = tube(section, wide);
  if (arm < 0.25) {
    float warp = noise(p * 1.3 + 2.0);
    arm -= 0.030 * fold(section.x * 8.0 + 3.0 * along + 3.5 * warp) * smoothstep(-whole, -0.1, along) - 0.015;
    arm += 0.008 * smoothstep(0.011, 0.0, abs(abs(along + 0.095) - 0.017));
  }
  arm = max(arm, max(along, -along - whole));
  float d = blend(body, arm, 0.12);
  float armhole = m.x - 0.71 - 0.10 * (p.y - 0.5) * (p.y - 0.5) + 0.08 * (p.y - 0.5);
  d += 0.009 * smoothstep(0.014, 0.0, abs(armhole)) * smoothstep(0.14, 0.26, p.y);
  float bore = max(tube(section, wide - 0.035), -along - 0.25);
  d = carve(d, bore, 0.015);
  return crewNeck(vec2(d * 0.9, bore < 0.02 && along > -0.25 ? HOLLOW : CLOTH), p, hang.depth);
}
