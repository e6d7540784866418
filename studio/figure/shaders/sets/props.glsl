// How a surface of a set answers light. The kind chooses the shading; light of its own is added to it.
struct Surface {
  vec3 albedo;
  float kind;
  vec3 glow;
};

const float MATTE = 0.0;
const float SHINY = 1.0;
const float METAL = 2.0;
const float SKELETON = 3.0;
const float GLASS = 4.0;
const float GEM = 5.0;

const float SACK = 21.0;
const float GLYPH = 22.0;
const float NOTE = 23.0;
const float BAND = 24.0;
const float PAINT = 25.0;
const float DARK = 26.0;
const float COIN = 27.0;
const float STONE = 28.0;
const float SCREEN = 29.0;
const float LAMPLIGHT = 30.0;
const float EXTRA = 31.0;

vec3 turnX(vec3 p, float a) { p.yz = turn(a) * p.yz; return p; }
vec3 turnY(vec3 p, float a) { p.xz = turn(a) * p.xz; return p; }
vec3 turnZ(vec3 p, float a) { p.xy = turn(a) * p.xy; return p; }

// The sign of money: two arcs and a stroke.
float moneySign(vec2 p) {
  float stroke = max(abs(p.x), abs(p.y) - 0.78);
  if (p.y < 0.0) p = -p;
  vec2 q = p - vec2(0.0, 0.27);
  float arc = q.x > 0.0 && q.y < 0.0 ? min(length(q - vec2(0.27, 0.0)), length(q + vec2(0.0, 0.27))) : abs(length(q) - 0.27);
  return min(arc - 0.085, stroke - 0.05);
}

// A tied sack, about 1.7 high, standing on y = -0.6.
vec2 moneySack(vec3 p) {
  float far = length(p - vec3(0.0, 0.15, 0.0)) - 1.0;
  if (far > 0.3) return vec2(far, SACK);
  float around = atan(p.x, p.z);
  float warp = noise(p * 2.2);
  vec3 q = p;
  q.y += 0.10 * smoothstep(0.0, 0.7, length(p.xz));
  float body = ellipsoid(q, vec3(0.70, 0.62, 0.64));
  body = blend(body, rod(p, vec3(0.0, 0.35, 0.0), vec3(0.03, 0.68, 0.0), 0.34, 0.13), 0.20);
  float toNeck = smoothstep(-0.2, 0.6, p.y);
  body -= 0.05 * toNeck * crease(around * 4.0 + warp * 1.6, 1.6) + 0.03 * crease(p.y * 3.0 + p.x * 2.4 + warp * 5.0, 2.6);
  float frill = length(p.xz) - 0.12 - 0.30 * smoothstep(0.66, 1.02, p.y) - 0.05 * sin(around * 7.0 + 1.0) * smoothstep(0.7, 1.0, p.y);
  frill = max(abs(frill) - 0.035, abs(p.y - 0.85) - 0.20 - 0.03 * sin(around * 3.0));
  float smooth_ = blend(body, frill, 0.06);
  smooth_ = max(smooth_, -p.y - 0.60);
  vec2 result = vec2(smooth_ * 0.75, SACK);
  result = nearer(result, vec2(ringY(p - vec3(0.02, 0.68, 0.0), 0.155, 0.045), GOLD));
  result = nearer(result, vec2(ringY(turnZ(p - vec3(0.02, 0.73, 0.0), 0.15), 0.15, 0.035), GOLD));
  if (p.z > 0.0 && abs(p.y) < 0.5) {
    float mark = moneySign((p.xy - vec2(0.0, -0.04)) / 0.42) * 0.42;
    result = nearer(result, vec2(max(mark, abs(body) - 0.022) * 0.7, GLYPH));
  }
  return result;
}

// Axis y, radius 1.
float coin(vec3 p) {
  float d = drumY(p, 0.93, 0.08) - 0.05;
  d = carve(d, drumY(vec3(p.x, abs(p.y) - 0.16, p.z), 0.78, 0.06), 0.02);
  float mark = max(moneySign(p.xz / 0.62) * 0.62, abs(p.y) - 0.12);
  return min(d, mark - 0.01);
}

// One note, bent along its length; half size 0.62 x 0.30.
float banknote(vec3 p, float bend) {
  p.y += bend * p.x * p.x + 0.05 * sin(p.x * 5.0 + p.z * 3.0);
  return block(p, vec3(0.62, 0.014, 0.30), 0.012) * 0.7;
}

// A bundle of notes with its paper band; half size 0.62 x 0.13 x 0.30.
vec2 bundle(vec3 p) {
  float d = block(p, vec3(0.62, 0.13, 0.30), 0.03);
  if (d > 0.2) return vec2(d, NOTE);
  vec2 result = vec2(d * 0.8, NOTE);
  return nearer(result, vec2(block(p, vec3(0.13, 0.142, 0.312), 0.03), BAND));
}

// A cast bar, 1.1 long.
float ingot(vec3 p) {
  float slope = 0.16 * (p.y + 0.16);
  return (block(vec3(p.x, p.y, p.z), vec3(0.55 - slope, 0.16, 0.26 - slope), 0.035)) * 0.9;
}

// A candle of a chart: body and wick.
float chartCandle(vec3 p, float wide, float tall, float wick) {
  float d = block(p, vec3(wide, tall, wide * 0.9), 0.05);
  return min(d, rod(p, vec3(0.0, -tall - wick, 0.0), vec3(0.0, tall + wick, 0.0), 0.055, 0.055));
}

// Ink of a note seen from above: border, oval and corners.
vec3 noteInk(vec2 p) {
  float edge = max(abs(p.x) - 0.62, abs(p.y) - 0.30);
  float line = smoothstep(0.016, 0.006, abs(edge + 0.055));
  float oval = length(p / vec2(0.17, 0.20)) - 1.0;
  float face = smoothstep(0.10, 0.03, abs(oval)) + smoothstep(0.03, -0.03, moneySign(p / 0.17) * 0.17) * 0.9;
  float weave = 0.25 * smoothstep(0.3, 0.7, sin(p.x * 90.0 + 6.0 * sin(p.y * 26.0)));
  float ink = clamp(line + face + weave * step(0.1, oval) + smoothstep(0.07, 0.05, length(abs(p) - vec2(0.50, 0.19))) * 0.7, 0.0, 1.0);
  return mix(vec3(0.20, 0.34, 0.19), vec3(0.035, 0.11, 0.05), ink);
}

Surface plain(float m, vec3 p) {
  if (m == HAND) return Surface(BONE_TINT * (0.62 + 0.4 * noise(p * 9.0)), SKELETON, vec3(0.0));
  if (m == SACK) return Surface(vec3(0.115, 0.058, 0.026) * (0.75 + 0.5 * noise(p * 34.0)), MATTE, vec3(0.0));
  if (m == NOTE) return Surface(vec3(0.16, 0.30, 0.15), MATTE, vec3(0.0));
  if (m == BAND) return Surface(vec3(0.42, 0.36, 0.28), MATTE, vec3(0.0));
  if (m == DARK) return Surface(vec3(0.014, 0.012, 0.018), SHINY, vec3(0.0));
  if (m == COIN) return Surface(vec3(1.0, 0.66, 0.20), METAL, vec3(0.0));
  return Surface(vec3(0.05), SHINY, vec3(0.0));
}
