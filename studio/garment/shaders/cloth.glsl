// An endless tube along y with an elliptic section.
float tube(vec2 p, vec2 radii) {
  float k = length(p / radii);
  return k * (k - 1.0) / max(length(p / (radii * radii)), 1e-4);
}

float crease(float x, float sharpness) {
  return pow(1.0 - abs(sin(x)), sharpness);
}

// Winding folds: the middle level of the noise is a line.
float ridge(vec3 p) {
  return pow(1.0 - abs(2.0 * noise(p) - 1.0), 3.0);
}

// Knitted ribs around an axis; the angle in radians.
float ribs(float angle, float count) {
  return abs(sin(angle * count * 0.5));
}

// A sleeve as two rods; it bunches at the elbow and above the cuff.
float sleeve(vec3 p, vec3 shoulder, vec3 elbow, vec3 wrist, vec3 radii, float slack) {
  vec3 lower = normalize(wrist - elbow), upper = normalize(elbow - shoulder);
  float d = blend(rod(p, shoulder, elbow, radii.x, radii.y), rod(p, elbow, wrist, radii.y, radii.z), 0.16);
  if (d > 0.25) return d - 0.08;
  float along = dot(p - elbow, lower);
  float up = dot(p - elbow, upper);
  float warp = noise(p * 2.3 + 4.0);
  float atElbow = exp(-3.5 * dot(p - elbow, p - elbow));
  float atCuff = smoothstep(0.55, 0.0, distance(p, wrist));
  float rings = crease(along * 8.5 + warp * 6.0 + p.z * 2.0, 1.5) * (0.25 + atElbow + 1.2 * atCuff);
  float pull = crease(up * 4.0 + (p.z - p.x) * 2.6 + warp * 5.0, 2.2) * 0.6;
  return d - slack * (rings + pull + 0.6 * ridge(p * 2.0 + 7.0)) + slack * 0.7;
}

// A ribbed cuff that closes the sleeve; the hand's opening is dark.
vec2 cuff(vec3 p, vec3 elbow, vec3 wrist, float radius, float reach) {
  vec3 axis = normalize(wrist - elbow);
  float along = dot(p - wrist, axis);
  vec3 off = p - wrist - axis * along;
  float side = length(off);
  vec3 across = normalize(cross(axis, vec3(0.0, 0.0, 1.0)));
  float angle = atan(dot(off, across), dot(off, cross(axis, across)));
  float d = max(side - radius * (1.0 - 0.12 * along / reach) - 0.012 * ribs(angle, 34.0), abs(along - reach * 0.5) - reach * 0.5) - 0.012;
  float hole = max(side - radius * 0.72, -(along - reach * 0.45));
  d = carve(d, hole, 0.02);
  return vec2(d, along > reach * 0.5 && side < radius * 0.76 ? HOLLOW : RIB);
}

// Two rows of teeth along y; q.x across, q.z out of the cloth.
float zipRow(vec3 q) {
  float row = q.x > 0.0 ? 0.5 : 0.0;
  float cell = abs(fract(q.y / 0.062 + row) - 0.5) * 0.062;
  return max(max(abs(q.z) - 0.024, abs(abs(q.x) - 0.019) - 0.030), cell - 0.012) - 0.004;
}

float zipTab(vec3 p) {
  float d = block(p, vec3(0.045, 0.055, 0.04), 0.015);
  vec3 t = p - vec3(0.0, -0.17, 0.035);
  float tongue = block(t, vec3(0.034 + 0.03 * smoothstep(0.1, -0.1, t.y), 0.11, 0.013), 0.012);
  tongue = carve(tongue, length(t.xy - vec2(0.0, -0.05)) - 0.022, 0.008);
  return min(d, min(tongue, length(vec2(length(p.xy - vec2(0.0, -0.06)) - 0.03, p.z - 0.035)) - 0.012));
}

// The rail of a shop window: a post on a round foot.
vec2 post(vec3 p, float top) {
  float d = min(rod(p, vec3(0.0, FLOOR, 0.0), vec3(0.0, top, 0.0), 0.045, 0.045), drumY(p - vec3(0.0, FLOOR + 0.03, 0.0), 0.46, 0.02) - 0.012);
  return vec2(d, CHROME);
}

// The neck of the tailor's dummy, closed with a gold cap.
vec2 dummyNeck(vec3 p, float top) {
  float d = blend(rod(p, vec3(0.0, 0.4, -0.05), vec3(0.0, top - 0.06, 0.0), 0.26, 0.22), drumY(p - vec3(0.0, top - 0.05, 0.0), 0.19, 0.03), 0.06);
  vec2 result = vec2(max(d, p.y - top), GLOSS);
  result = nearer(result, vec2(drumY(p - vec3(0.0, top + 0.01, 0.0), 0.215, 0.012) - 0.012, GOLD));
  return nearer(result, vec2(length(p - vec3(0.0, top + 0.07, 0.0)) - 0.055, GOLD));
}

vec4 printed(sampler2D drawing, vec2 at) {
  if (max(abs(at.x), abs(at.y)) > 0.5) return vec4(0.0);
  return texture(drawing, at + 0.5);
}

vec3 toGarment(vec3 world) {
  world.xz = turn(-TURN) * world.xz;
  return world;
}

// The upper body without arms: chest, sloping shoulders, a blouse over the hem.
float trunk(vec3 p, float hem, float chest, float waist, float depth) {
  float w = mix(waist, chest, smoothstep(hem, 0.45, p.y));
  float d = tube(p.xz, vec2(w, depth * (1.0 - 0.42 * smoothstep(0.40, 1.10, p.y))));
  d = max(d, hem - p.y);
  vec3 m = vec3(abs(p.x), p.yz);
  float yoke = rod(m, vec3(0.20, 0.90, -0.04), vec3(0.66, 0.72, -0.02), 0.24, 0.26);
  float top = dot(m - vec3(0.24, 0.98, 0.0), normalize(vec3(0.42, 1.0, 0.0)));
  d = blend(max(d, top + 0.10), yoke, 0.22);
  return d;
}

// Folds of a hanging body: pull from the armpits, bunch above the hem.
float trunkFolds(vec3 p, float hem) {
  float warp = noise(p * 1.5 + 5.0);
  float side = smoothstep(0.15, 0.75, abs(p.x));
  float pull = crease(p.y * 3.2 + abs(p.x) * 3.6 + warp * 4.5, 2.4) * side;
  float bunch = crease(p.y * 8.0 + warp * 7.0 + sin(p.x * 2.0), 1.8) * smoothstep(hem + 0.5, hem + 0.05, p.y);
  float fall = ridge(p * vec3(2.2, 0.8, 2.2) + 3.0) * 0.7;
  return 0.75 * pull + 0.7 * bunch + fall;
}
