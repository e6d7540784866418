const vec3 LAMP_AT = vec3(-2.6, 1.8, 2.0);
const vec3 LAMP = vec3(1.0, 0.75, 0.9) * 2.2;
const float ROLL = -0.13;
const float NEAR = 5.0;
const float REACH = 18.5;
const float MIRROR_TILE = EXTRA;
const vec3 BALL = vec3(-3.05, 1.62, -1.4);

// The hip goes out to one side, the hem swings to the other, the folds wind around.
float swirl(vec3 p) {
  if (p.y > -1.9) return p.y + 2.2;
  float fall = smoothstep(-2.4, -6.2, p.y);
  p.x -= 0.42 * smoothstep(-2.2, -3.3, p.y) - 2.3 * fall * fall;
  float d = rod(p, vec3(0.0, -2.6, -0.1), vec3(0.0, -6.4, -0.1), 0.98, 2.3);
  if (d > 0.5) return d - 0.3;
  float warp = noise(p * vec3(1.1, 0.5, 1.1) + 5.0);
  float around = atan(p.x, p.z + 0.1) - 0.55 * (p.y + 2.6);
  d -= (0.05 + 0.20 * fall) * crease(around * 3.5 + warp * 2.6, 1.8);
  return (d - 0.07 * crease(around * 7.0 + warp * 4.0 + 1.0, 2.8)) * 0.72;
}

vec2 posed(vec3 p) {
  vec2 result = arm(p, SHOULDER, vec3(2.05, -1.35, 0.15), vec3(2.05, 0.05, 0.45), vec3(-0.05, 1.0, 0.1), vec3(-0.35, 0.0, 1.0), -1.0, FIST);
  result = nearer(result, arm(p, SHOULDER_RIGHT, vec3(-2.18, -2.00, 0.25), vec3(-2.30, -0.78, 0.75), vec3(0.10, 1.0, 0.15), vec3(0.35, 0.0, 1.0), 1.0, FIST));
  return nearer(result, vec2(swirl(p), CLOTH));
}

vec3 notePlace(int i) {
  float k = float(i);
  float x = -3.6 + 7.3 * fract(k * 0.618 + 0.12);
  float y = 1.2 - 4.9 * fract(k * 0.3713 + 0.4);
  // Nothing flies before the face or over the chest.
  float push = smoothstep(2.6, 1.6, abs(x));
  return vec3(x, y, mix(0.9 + 1.2 * fract(k * 0.73), y < -2.0 ? -3.2 : -1.7, push));
}

vec3 toNote(vec3 p, int i) {
  float k = float(i);
  vec3 q = p - notePlace(i);
  q = turnY(q, k * 2.3);
  q = turnX(q, 0.9 + 0.9 * sin(k * 1.7));
  return turnZ(q, 0.7 * sin(k * 2.9)) / 0.72;
}

vec2 scenery(vec3 p) {
  float ball = length(p - BALL) - 0.72;
  vec2 result = vec2(ball, MIRROR_TILE);
  result = nearer(result, vec2(rod(p, BALL, BALL + vec3(0.0, 6.0, 0.0), 0.02, 0.02), CHROME));
  result = nearer(result, vec2(drumY(p - BALL - vec3(0.0, 0.74, 0.0), 0.13, 0.07), CHROME));
  for (int i = 0; i < 13; i++) {
    vec3 at = notePlace(i);
    float far = length(p - at) - 0.5;
    if (far < result.x) {
      if (far > 0.2) result = vec2(far, NOTE);
      else result = nearer(result, vec2(banknote(toNote(p, i), 0.35 * sin(float(i))) * 0.72, NOTE));
    }
  }
  return result;
}

Surface paint(vec3 p, float m) {
  if (m == NOTE) {
    float best = 1e3;
    vec3 q = vec3(0.0);
    for (int i = 0; i < 13; i++) {
      vec3 at = toNote(p, i);
      float d = abs(block(at, vec3(0.62, 0.25, 0.30), 0.0));
      if (length(at) < 0.8 && d < best) { best = d; q = at; }
    }
    return Surface(noteInk(q.xz) * 1.3, MATTE, noteInk(q.xz) * 0.05);
  }
  if (m == MIRROR_TILE) {
    vec3 d = normalize(p - BALL);
    float row = floor(asin(d.y) * 7.5);
    float rim = cos((row + 0.5) / 7.5);
    float count = max(4.0, floor(46.0 * rim));
    float around = (atan(d.x, d.z) / 6.2831853 + 0.5) * count;
    vec2 cell = abs(vec2(fract(asin(d.y) * 7.5), fract(around)) - 0.5);
    float grout = smoothstep(0.5, 0.42, max(cell.x, cell.y));
    float spark = hash(ivec2(int(row) + 40, int(floor(around))));
    vec3 tint = spark > 0.66 ? LIGHT_A : spark > 0.36 ? LIGHT_B : vec3(0.8, 0.8, 1.0);
    return Surface(vec3(0.5) * grout, SHINY, tint * grout * (0.03 + 1.2 * pow(spark, 5.0) + 0.12 * pow(fract(spark * 7.0), 3.0)));
  }
  return plain(m, p);
}

vec3 backdrop(vec2 uv, vec3 ray) {
  vec3 tint = mix(LIGHT_A, LIGHT_B, smoothstep(-0.6, 0.7, uv.x + 0.2 * uv.y));
  vec3 c = tint * 0.11 * (0.3 + smoothstep(1.4, 0.1, length(uv - vec2(0.05, -0.15)))) + vec3(0.006, 0.002, 0.014);
  // Specks thrown by the ball, on a curved wall.
  vec2 q = uv - vec2(-0.66, 0.55);
  float reach = length(q);
  float row = floor(reach * 7.0);
  float count = 8.0 + row * 4.0;
  float around = (atan(q.y, q.x) / 6.2831853 + 0.5) * count + row * 0.37;
  vec2 cell = vec2((fract(reach * 7.0) - 0.5) / 7.0, (fract(around) - 0.5) / count * 6.2831853 * reach);
  float pick = hash(ivec2(int(row), int(floor(around))));
  float speck = smoothstep(0.030, 0.012, length(cell * vec2(0.8, 1.0))) * step(0.35, pick) * smoothstep(0.2, 0.45, reach);
  c += mix(tint, vec3(0.8, 0.7, 0.9), 0.3) * speck * 0.42 * exp(-reach * 0.6);
  // Beams from above.
  for (int i = 0; i < 4; i++) {
    float x = -0.75 + 0.5 * float(i);
    float lean = 0.35 - 0.24 * float(i);
    float off = abs(uv.x - x - lean * (1.0 - uv.y)) / (0.05 + 0.14 * (1.0 - uv.y));
    c += (i % 2 == 0 ? LIGHT_B : LIGHT_A) * 0.12 * smoothstep(1.0, 0.2, off) * smoothstep(-0.9, 0.8, uv.y);
  }
  return c;
}

vec3 veil(vec2 uv, float t, vec3 c) {
  return c;
}
