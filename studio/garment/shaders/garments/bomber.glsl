// Satin, ribbed at neck, hem and cuffs; a printed chain hangs over the shoulders. A bomb wears it.
uniform sampler2D uPrint0;
uniform sampler2D uPrint1;

vec3 toBomb(vec3 p) {
  p -= vec3(0.0, 1.49, 0.03);
  p.xz = turn(0.16) * p.xz;
  p.xy = turn(0.10) * p.xy;
  return p;
}

float smileAt(float x) {
  return -0.20 + 0.55 * x * x;
}

vec2 bomb(vec3 p) {
  float far = length(p - vec3(0.1, 0.25, 0.0)) - 0.95;
  if (far > 0.2) return vec2(far, SATIN);
  float ball = length(p) - 0.56;
  vec2 result = vec2(ball, SATIN);
  if (p.z > 0.0) {
    float lip = (p.y - smileAt(p.x)) / sqrt(1.0 + 1.2 * p.x * p.x);
    result = nearer(result, vec2(max(max(abs(lip) - 0.085, abs(ball - 0.005) - 0.02), abs(p.x) - 0.37) * 0.8 - 0.004, WEB));
    result = nearer(result, vec2(max(zipRow(vec3(lip, p.x, ball - 0.025)), abs(p.x) - 0.35) * 0.8, GOLD));
    vec3 tab = p - vec3(0.33, smileAt(0.33), 0.46);
    tab.xz = turn(0.6) * tab.xz;
    result = nearer(result, vec2(zipTab(tab), GOLD));
  }
  // The neck for the fuse, the fuse and its spark.
  vec3 c = p;
  c.xy = turn(-0.32) * c.xy;
  result = nearer(result, vec2(drumY(c - vec3(0.0, 0.58, 0.0), 0.17, 0.075) - 0.02, GOLD));
  vec3 f = c - vec3(0.26, 0.66, 0.0);
  float at = clamp(atan(f.y, -f.x), 0.0, 2.1);
  float cord = length(f - 0.26 * vec3(-cos(at), sin(at), 0.0)) - 0.040 - 0.006 * sin(at * 34.0 + 9.0 * f.z);
  result = nearer(result, vec2(cord * 0.8, CORD));
  vec3 s = f - 0.26 * vec3(-cos(2.1), sin(2.1), 0.0);
  s.xy = turn(floor(atan(s.y, s.x) / 0.7854 + 0.5) * -0.7854) * s.xy;
  float spark = rod(s, vec3(0.0), vec3(0.21, 0.0, 0.0), 0.085, 0.004);
  return nearer(result, vec2(spark, GLOW));
}

vec4 printAt(vec3 p) {
  if (p.y > 1.0) {
    vec3 q = toBomb(p);
    if (abs(length(q) - 0.56) < 0.01) {
      vec4 eyes = q.z > 0.0 ? printed(uPrint1, (q.xy - vec2(0.0, 0.10)) / 0.74) : vec4(0.0);
      return vec4(mix(vec3(0.05, 0.04, 0.07), 2.2 * eyes.rgb, eyes.a), 1.0);
    }
  }
  if (p.z < 0.0 || abs(p.x) > 0.95) return vec4(0.0);
  return printed(uPrint0, (p.xy - vec2(0.0, 0.16)) / 1.84);
}

vec2 map(vec3 world) {
  vec3 p = toGarment(world);
  vec3 m = vec3(abs(p.x), p.yz);
  float body = trunk(p, -0.86, 0.90, 0.94, 0.52);
  body = blend(body, ellipsoid(p - vec3(0.0, -0.52, 0.0), vec3(0.98, 0.42, 0.56)), 0.2);
  float solid = body;
  if (body < 0.3) {
    float warp = noise(p * 1.3 + 5.0);
    float gathers = fold(atan(p.x, p.z * 1.6) * 15.0 + 5.0 * warp) * smoothstep(-0.45, -0.88, p.y);
    body -= (0.045 * wornFolds(p, -0.80) + 0.034 * gathers) * smoothstep(-0.95, -0.78, p.y) - 0.010;
    body *= 0.85;
  }
  // One fist on the hip.
  vec3 elbow = p.x > 0.0 ? vec3(1.32, 0.02, -0.06) : vec3(1.05, -0.08, 0.02), wrist = p.x > 0.0 ? vec3(1.05, -0.56, 0.12) : vec3(1.15, -0.72, 0.20);
  float arm = sleeve(p, vec3(0.68, 0.66, -0.02), elbow, wrist, vec3(0.28, 0.265, 0.235), 0.070);
  float d = blend(body, arm, 0.09) + 0.010 * smoothstep(0.03, 0.0, abs(arm - body + 0.02)) * step(-0.2, p.y);
  vec2 result = vec2(d, SATIN);
  result = nearer(result, cuff(m, elbow, wrist + 0.18 * normalize(wrist - elbow), 0.165, 0.20));
  float hem = max(tube(p.xz, vec2(0.82, 0.46)) - 0.014 * ribs(atan(p.x, p.z * 1.7), 90.0), abs(p.y + 0.99) - 0.14) - 0.03;
  hem += 0.02 * smoothstep(0.012, 0.0, abs(abs(p.y + 0.99) - 0.05));
  result = nearer(result, vec2(hem, RIB));
  // Zipped open down to the breast: one sees the lining.
  float gap = 0.26 * smoothstep(0.20, 1.15, p.y);
  float cavity = max(solid + 0.085, 0.10 - p.y);
  result.x = carve(result.x, min(p.z > 0.0 && p.y > 0.18 ? m.x - gap : 1.0, cavity), 0.02);
  if (cavity < 0.012) result.y = INSIDE;
  // The collar stands and opens with it.
  vec3 c = p - vec3(0.0, 1.02, -0.02);
  c.y += 0.20 * smoothstep(-0.2, 0.4, c.z);
  float wide = length(c.xz * vec2(0.92, 1.0)) - 0.33 + 0.20 * c.y;
  float collar = length(max(abs(vec2(wide, c.y - 0.03)) - vec2(0.025, 0.13), 0.0)) - 0.03 - 0.010 * ribs(atan(c.x, c.z), 60.0);
  if (c.z > 0.0) collar = max(collar, gap + 0.02 + 0.16 * (c.y + 0.1) - m.x);
  float hole = max(length(p.xz * vec2(0.92, 1.0)) - 0.30, 0.60 - p.y);
  result.x = carve(result.x, hole, 0.03);
  if (hole < 0.015) result.y = INSIDE;
  if (p.z < 0.0) result = nearer(result, vec2(block(vec3(p.x, p.y - 0.80, length(p.xz * vec2(0.92, 1.0)) - 0.30), vec3(0.13, 0.08, 0.02), 0.01), CORD));
  result = nearer(result, vec2(collar, RIB));
  if (p.z > 0.1) {
    vec3 track = vec3(sign(p.x) * (m.x - gap), p.y, (p.y > -0.86 ? solid + 0.02 : tube(p.xz, vec2(0.84, 0.48))) - 0.02);
    result = nearer(result, vec2(max(max(abs(track.z) - 0.02, abs(m.x - gap - 0.03) - 0.055), max(p.y - 0.90, -p.y - 1.12)) - 0.005, WEB));
    result = nearer(result, vec2(max(zipRow(vec3(track.xy, track.z - 0.028) / 0.8) * 0.8, max(p.y - 0.88, -p.y - 1.13)) * 0.8, GOLD));
    vec3 pocket = vec3(m.x - 0.56, p.y + 0.34, body + 0.008);
    pocket.xy = turn(-0.45) * pocket.xy;
    float welt = max(max(abs(pocket.z) - 0.015, abs(pocket.x) - 0.045), abs(pocket.y) - 0.22) - 0.01;
    result = nearer(result, vec2(welt, SATIN));
    result = nearer(result, vec2(max(zipRow((pocket - vec3(0.0, 0.0, 0.028)) / 0.7) * 0.7, abs(pocket.y) - 0.20) * 0.8, GOLD));
    result = nearer(result, vec2(zipTab((p - vec3(0.0, 0.20, 0.58)) / 1.1) * 1.1, GOLD));
  }
  result = nearer(result, bomb(toBomb(p)));
  return nearer(result, post(p, -0.9));
}
