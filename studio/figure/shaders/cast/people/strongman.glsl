// A bar across his neck with a great sack on one end and a small one on the other, and one vein from giving up.
const float SLOPE = 0.40;
const float FLOOR = -4.95;
const vec3 LEFT_FOOT = vec3(-1.10, FLOOR, 0.20);
const vec3 RIGHT_FOOT = vec3(2.30, FLOOR, 0.05);
const vec4 POSE = vec4(0.22, -0.16, 0.04, 0.10);

float barAt(float x) {
  return -0.10 + SLOPE * x - 0.085 * x * x;
}

// Where his side hangs the sack, and how large that is: the great one hangs at the left of the picture.
vec2 hanging(float x) {
  return x < 0.0 ? vec2(-2.45, 1.50) : vec2(2.20, 0.66);
}

vec3 toSack(vec3 p) {
  vec2 end = hanging(p.x);
  return (p - vec3(end.x, barAt(end.x) - 0.42 * end.y, -0.45)) / end.y;
}

vec2 sack(vec3 p) {
  vec3 q = toSack(p);
  float size = hanging(p.x).y;
  float far = length(q) - 1.4;
  if (far > 0.3) return vec2(far * size, SACK);
  float around = atan(q.x, q.z);
  float body = ellipsoid(q + vec3(0.0, 0.28, 0.0), vec3(0.84, 0.78, 0.72));
  body = blend(body, rod(q, vec3(0.0, 0.2, 0.0), vec3(0.0, 0.58, 0.0), 0.40, 0.20), 0.25);
  body = blend(body, ellipsoid(q - vec3(0.0, 0.94, 0.0), vec3(0.42, 0.20, 0.36)), 0.10);
  body -= 0.05 * swell(around * 8.0 + 1.5 * sin(q.y * 2.0)) * smoothstep(-0.1, 0.6, q.y) + 0.02 * swell(q.y * 6.0 + around * 2.0);
  vec2 result = nearer(vec2(body * 0.8, SACK), vec2(ringY(q - vec3(0.0, 0.66, 0.0), 0.24, 0.075), ZIP));
  return vec2(result.x * size, result.y);
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = trunk(posed(p, POSE)) * vec2(0.9, 1.0);
  for (int i = -1; i <= 1; i += 2) {
    float side = float(i);
    vec3 axis = normalize(vec3(-1.0, -SLOPE * side, 0.0));
    mat3 frame = mat3(vec3(-axis.y, axis.x, 0.0), axis, vec3(0.0, 0.0, 1.0));
    vec3 shoulder = unposed(vec3(0.92 * side, -1.82, -0.12), POSE) * vec3(side, 1.0, 1.0);
    vec3 elbow = vec3(1.64 + 0.08 * side, -2.14 + 0.29 * side, 0.06);
    result = nearer(result, softClasp(vec3(p.x * side, p.yz), shoulder, elbow, vec3(1.42, barAt(1.42 * side), -0.42), frame, 0.10));
  }
  vec3 m = vec3(abs(p.x), p.yz);
  vec2 b = vec2(p.y - barAt(p.x), p.z + 0.45);
  result = nearer(result, vec2(max(length(b) - 0.10, max(p.x - 2.60, -p.x - 2.9)) * 0.85, STEEL));
  for (int i = 0; i < 2; i++) {
    float x = i == 0 ? -1.86 : 1.86;
    result = nearer(result, vec2(drumY((p - vec3(x, barAt(x), -0.45)).yxz, 0.19, 0.09) - 0.02, ZIP));
  }
  result = nearer(result, sack(p));
  // The leg under the great sack gives way, the other one is set against it.
  vec3 left = unposed(vec3(-0.40, -3.15, -0.06), POSE), right = unposed(vec3(0.40, -3.15, -0.06), POSE);
  mat3 giving = mat3(left, vec3(-1.36, -3.62, 0.90), LEFT_FOOT + vec3(0.06, 0.50, -0.04));
  mat3 set_ = mat3(right, vec3(1.60, -3.72, 0.55), RIGHT_FOOT + vec3(-0.06, 0.50, -0.04));
  result = nearer(result, jeans(p, giving, set_));
  for (int i = 0; i < 2; i++) {
    vec3 q = p - (i == 0 ? LEFT_FOOT : RIGHT_FOOT);
    q.xz = turn(i == 0 ? -0.55 : 0.75) * q.xz;
    result = nearer(result, sneaker(q));
  }
  // A belt as lifters wear it.
  vec3 w = posed(p, POSE);
  float belt = max(abs(length(w.xz + vec2(0.0, 0.07)) - 0.90) - 0.06, abs(w.y + 2.95) - 0.20) - 0.02;
  result = nearer(result, vec2(belt * 0.9, BELT));
  result = nearer(result, vec2(block(w - vec3(0.0, -2.95, 0.88), vec3(0.26, 0.22, 0.06), 0.04) * 0.9, ZIP));
  // Sweat.
  for (int i = 0; i < 2; i++) {
    vec3 s = m - vec3(1.12 + 0.42 * float(i), 0.98 - 0.10 * float(i), 0.55);
    s.xy = turn(0.55 + 0.35 * float(i)) * s.xy;
    result = nearer(result, vec2(blend(length(s) - 0.115, rod(s, vec3(0.0), vec3(0.0, 0.27, 0.0), 0.085, 0.015), 0.04), SWEAT));
  }
  return result;
}

void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material == GROUND) {
    vec2 l = p.xz - LEFT_FOOT.xz, r = p.xz - RIGHT_FOOT.xz, sack_ = (p.xz - vec2(-2.3, -0.3)) * vec2(0.7, 1.0);
    skin.tint *= (1.0 - 0.8 * exp(-2.4 * dot(l, l))) * (1.0 - 0.8 * exp(-2.4 * dot(r, r))) * (1.0 - 0.5 * exp(-1.2 * dot(sack_, sack_)));
  }
  if (material != SACK) return;
  vec3 q = toSack(p);
  skin.tint *= 0.8 + 0.35 * noise(p * vec3(16.0, 16.0, 16.0));
  skin.tint *= mix(vec3(0.62, 0.40, 0.34), vec3(1.0), smoothstep(-0.95, 0.1, q.y));
  if (q.z < 0.0) return;
  bool isGreat = p.x < 0.0;
  if (isGreat) q.x += 0.12;
  vec2 e = vec2(abs(q.x) - 0.26, q.y + 0.18);
  float lid = isGreat ? dot(e - vec2(0.0, 0.05), normalize(vec2(-0.55, 1.0))) : -1.0;
  if (max(length(e) - 0.17, lid) < 0.0) {
    bool isPupil = length(e - vec2(sign(q.x) * -0.05, isGreat ? -0.02 : 0.06)) < 0.055;
    skin.tint = isPupil ? vec3(0.0) : vec3(0.04, 0.80, 0.02);
    skin.glow = 1.0;
  }
  float y = q.y + (isGreat ? 0.58 - 0.36 * q.x * q.x : 0.50 + 0.40 * q.x * q.x);
  float cell = abs(fract(q.x / 0.11 + (y > 0.0 ? 0.5 : 0.0)) - 0.5) * 0.11;
  float zip = max(abs(y) - 0.10, abs(q.x) - 0.46);
  if (zip < 0.0) skin = Skin(cell < 0.034 && abs(y) > 0.008 ? vec3(0.90, 0.52, 0.10) : vec3(0.01), 0.0, 0.5, 0.0, 0.0);
}

// One flood of red under a lamp of the hall, and before it the ropes of a ring.
vec3 backdrop(vec2 uv) {
  vec3 ray = rayAt(uv);
  float far = groundAt(ray, FLOOR);
  vec3 c = mix(vec3(0.66, 0.020, 0.022), vec3(0.075, 0.001, 0.016), smoothstep(0.0, 1.15, length((uv - vec2(0.10, 0.02)) * vec2(0.95, 1.0))));
  vec2 beam = uv - vec2(-0.75, 1.25);
  float aside = atan(beam.x, -beam.y) - 0.55;
  c += vec3(0.42, 0.060, 0.020) * exp(-7.0 * aside * aside) * smoothstep(2.4, 0.4, length(beam));
  for (int rope = 0; rope < 3; rope++) {
    float y = 0.34 - 0.37 * float(rope) + (0.05 - 0.04 * float(rope)) * uv.x + 0.025 * uv.x * uv.x;
    float d = (uv.y - y) / 0.030;
    c *= 1.0 - 0.45 * smoothstep(0.085, 0.0, abs(uv.y - y + 0.035));
    float round_ = sqrt(max(1.0 - d * d, 0.0));
    vec3 shine_ = vec3(0.85, 0.10, 0.05) * pow(max(round_ * 0.75 + d * 0.62, 0.0), 5.0);
    vec3 tone = vec3(0.30, 0.006, 0.030) * (0.25 + 0.9 * max(round_ * 0.7 + d * 0.6, 0.0)) + shine_ * smoothstep(1.0, 0.1, abs(uv.x + 0.2));
    c = mix(c, tone, smoothstep(1.0, 0.85, abs(d)));
  }
  if (far > 0.0) c = mix(groundColour(ray, far), c, smoothstep(13.5, 17.0, far));
  return c;
}
