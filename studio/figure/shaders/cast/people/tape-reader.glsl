// Three in the morning: the tape has wound itself round him up to the chin, and he still reads what comes in.
const vec3 LENS_AT = vec3(0.78, 0.04, 1.70);
const vec3 LENS_HAND = vec3(1.54, -0.84, 1.67);
const int TURNS = 11;

float cocoon(vec3 p) {
  float d = ellipsoid(p - vec3(0.0, -1.22, 0.0), vec3(1.14, 0.66, 1.10));
  d = blend(d, ellipsoid(p - vec3(0.0, -2.35, -0.1), vec3(1.62, 1.05, 0.95)), 0.35);
  return blend(d, rod(p, vec3(0.0, -2.4, -0.1), vec3(0.0, -4.2, -0.1), 1.25, 1.1), 0.4);
}

// Height over the middle of one turn of the tape; no two lie alike.
float overTurn(vec3 p, int i) {
  float lean = 0.17 * sin(float(i) * 2.4 + 0.6);
  float nod = 0.16 * sin(float(i) * 1.7 + 2.0);
  return p.y + lean * p.x + nod * p.z + 0.82 + 0.250 * float(i) - 0.05 * sin(float(i) * 3.1);
}

// How far off the body it lies; paper bulges in its middle.
float looseness(vec3 p, int i) {
  return 0.05 + 0.055 * mod(float(2 * i), 3.0) + 0.02 * sin(float(i) * 2.9 + 1.4 * atan(p.x, p.z));
}

float turnOf(vec3 p, float body, int i) {
  float over = overTurn(p, i);
  float bulge = 0.022 * (1.0 - min(over * over / 0.029, 1.0));
  return max(abs(body - looseness(p, i) - bulge) - 0.018, abs(over) - 0.17);
}

// What the turns over a place leave of its light; `above` is how far off the body they must lie.
float underTurns(vec3 p, float above) {
  float light = 1.0;
  for (int i = 0; i < TURNS; i++) {
    float way = overTurn(p, i);
    float beside = (way > 0.0 ? 0.8 : 1.0) * (abs(way) - 0.17);
    float over = smoothstep(0.0, 0.05, looseness(p, i) - above);
    light *= mix(1.0, mix(0.22, 1.0, smoothstep(-0.01, 0.17, beside)), over);
  }
  return light;
}

vec2 turns(vec3 p, float body) {
  if (body > 0.4) return vec2(body - 0.2, PAPER);
  float d = 1e3;
  for (int i = 0; i < TURNS; i++) d = min(d, turnOf(p, body, i));
  return vec2((d - 0.008) * 0.8, PAPER);
}

// It comes in from the machine and leaves on the other side, twisting.
vec2 ends(vec3 p) {
  vec3 q = p - vec3(-0.95, -0.92, 0.42);
  q.y -= 0.34 * q.x * q.x * 0.5 - 0.16 * q.x;
  q.z += 0.10 * sin(2.2 * q.x);
  float d = max(max(abs(q.y) - 0.17, abs(q.z + 0.2 * q.y * sin(1.3 * q.x)) - 0.014), max(q.x, -5.2 - q.x));
  vec3 r = p - vec3(1.35, -2.05, 0.55);
  r.y -= 0.26 * sin(2.1 * r.x) + 0.10 * r.x;
  float out_ = max(max(abs(r.y) - 0.17, abs(r.z + 0.25 * r.y * cos(1.7 * r.x)) - 0.014), max(-r.x, r.x - 5.2));
  return vec2((min(d, out_) - 0.008) * 0.6, PAPER);
}

vec2 magnifier(vec3 p) {
  vec3 q = p - LENS_AT;
  float far = length(q) - 1.9;
  if (far > 0.3) return vec2(far, ZIP);
  vec2 flat_ = vec2(length(q.xy), q.z);
  vec2 result = vec2(length(max(abs(flat_ - vec2(0.60, 0.0)) - vec2(0.045, 0.06), 0.0)) - 0.035, ZIP);
  result = nearer(result, vec2(max(flat_.x - 0.60, abs(q.z + 0.1 * flat_.x * flat_.x) - 0.03), LENS));
  vec3 away = normalize(LENS_HAND - LENS_AT);
  result = nearer(result, vec2(rod(q, away * 0.64, away * 0.90, 0.07, 0.07), ZIP));
  return nearer(result, vec2(rod(q, away * 0.88, away * 1.70, 0.10, 0.12), HANDLE));
}

vec2 own(vec3 p, vec3 h) {
  float body = cocoon(p);
  vec2 result = vec2(body, CLOTH);
  result = nearer(result, turns(p, body));
  result = nearer(result, ends(p));
  result = nearer(result, magnifier(p));
  mat3 holds = holding(LENS_AT - LENS_HAND, vec3(0.7, -0.6, -0.1));
  return nearer(result, softArm(p, vec3(1.2, -2.2, 0.2), vec3(1.92, -2.45, 0.95), LENS_HAND, holds, 0.10));
}

// Candles that nobody could trade by.
float candles(vec2 q, out float id) {
  id = floor(q.x / 0.15);
  float x = abs(fract(q.x / 0.15) - 0.5) * 0.15;
  float middle = 0.05 * sin(id * 1.3) + 0.02 * sin(id * 3.1);
  float tall = 0.035 + 0.030 * fract(id * 0.37);
  return min(max(x - 0.042, abs(q.y - middle) - tall), max(x - 0.010, abs(q.y - middle) - tall - 0.035));
}

void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material == CLOTH && p.y < -0.9 && cocoon(p) < 0.02) skin.tint *= underTurns(p, -0.05);
  if (material == PAPER) {
    vec2 q = vec2(1.15 * atan(p.x, p.z), 0.0);
    float body = cocoon(p);
    float near = 1e3, above = 0.0;
    for (int i = 0; i < TURNS; i++) {
      float d = turnOf(p, body, i);
      if (d < near) {
        q.y = overTurn(p, i);
        above = looseness(p, i);
      }
      near = min(near, d);
    }
    if (near < 0.03) skin.tint *= underTurns(p, above) * mix(0.6, 1.0, smoothstep(0.17, 0.13, abs(q.y)));
    vec3 w = p - vec3(-0.95, -0.92, 0.42);
    if (p.x < -1.35 && w.y > 0.0) q = vec2(p.x, w.y - 0.17 * w.x * w.x + 0.16 * w.x);
    vec3 r = p - vec3(1.35, -2.05, 0.55);
    if (p.x > 1.75 && p.z > 0.0) q = vec2(p.x, r.y - 0.26 * sin(2.1 * r.x) - 0.10 * r.x);
    float id;
    float candle = candles(q, id);
    vec3 ink = fract(id * 0.618) < 0.45 ? vec3(0.62, 0.008, 0.14) : vec3(0.010, 0.30, 0.06);
    skin.tint = mix(skin.tint, ink, smoothstep(0.006, -0.002, candle));
  }
  if (material == LENS) {
    vec2 q = (p - LENS_AT).xy;
    vec2 eye = q - vec2(-0.02, 0.02);
    float ball = length(eye) - 0.49;
    float lid = max(length(eye + vec2(0.0, 0.26)) - 0.68, length(eye - vec2(0.0, 0.30)) - 0.72);
    skin.tint = vec3(0.30, 0.26, 0.22) * (0.7 + 0.5 * noise(vec3(q * 6.0, 1.0)));
    if (max(ball, lid) > 0.0) return;
    vec2 look_ = eye - vec2(-0.16, -0.10);
    float far = length(look_);
    skin.tint = vec3(0.80, 0.86, 0.74);
    float vein = abs(noise(vec3(q * 7.0, 4.0)) - 0.5);
    skin.tint = mix(skin.tint, vec3(0.70, 0.03, 0.08), smoothstep(0.03, 0.0, vein) * smoothstep(0.30, 0.50, length(eye)));
    if (far < 0.27) skin.tint = EYE_LIGHT * mix(0.9, 0.25, smoothstep(0.08, 0.27, far));
    if (far < 0.115) skin.tint = vec3(0.005);
    if (length(look_ - vec2(0.10, 0.12)) < 0.055) skin.tint = vec3(1.0);
    skin.glow = 0.75;
  }
}
