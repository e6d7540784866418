const vec3 LAMP_AT = vec3(-0.5, -1.2, 4.6);
const vec3 LAMP = vec3(1.0, 0.72, 0.34) * 0.9;
const float ROLL = 0.0;
const float NEAR = 2.5;
const float REACH = 15.0;
const float BAR = EXTRA;

const vec3 WRIST = vec3(1.42, -2.42, 2.75);
const float BIG_HAND = 1.62;

// The hand that says it all comes nearest: larger, with a thumb of its own.
vec2 approval(vec3 p) {
  if (length(p - WRIST) > 2.2) return vec2(length(p - WRIST) - 1.8, HAND);
  vec3 q = (p - WRIST) * handFrame(vec3(-0.66, 0.14, 0.70), vec3(-0.72, 0.0, -0.66)) / BIG_HAND;
  q.x = -q.x;
  vec3 root = vec3(0.20, 0.22, 0.08), bend = vec3(0.44, 0.27, 0.07), tip = vec3(0.66, 0.22, 0.0);
  float thumb = rod(q, root, bend, 0.060, 0.056) + 0.012 * sin(3.14159 * clamp((q.x - 0.22) / 0.22, 0.0, 1.0));
  thumb = blend(thumb, length(q - bend) - 0.078, 0.03);
  thumb = blend(thumb, rod(q, bend, tip, 0.056, 0.052) + 0.010 * sin(3.14159 * clamp((q.x - 0.44) / 0.22, 0.0, 1.0)), 0.02);
  thumb = blend(thumb, length(q - tip) - 0.062, 0.02);
  thumb = blend(thumb, length(q - root) - 0.085, 0.03);
  return vec2(min(hand(q, Grip(vec4(1.55), -1.0, 0.0)), thumb) * BIG_HAND * 0.9, HAND);
}

vec2 posed(vec3 p) {
  vec3 elbow = vec3(2.05, -2.95, 1.05);
  vec2 result = sleeve(p, SHOULDER, elbow, WRIST);
  result = nearer(result, vec2(rod(p, mix(elbow, WRIST, 0.3), WRIST, 0.10, 0.09), HAND));
  result = nearer(result, approval(p));
  result = nearer(result, arm(p, SHOULDER_RIGHT, vec3(-1.95, -2.95, -0.1), vec3(-1.55, -3.75, 0.75), vec3(0.6, -0.6, 0.2), vec3(0.3, -0.3, -0.8), 1.0, FIST));
  return nearer(result, vec2(skirt(p, 0.0, 1.5), CLOTH));
}

// Follows the cowl, then hangs to the pendant.
vec3 chainAt(float s) {
  float x = 0.98 * sin(s * 1.5707963);
  float z = 0.98 - 0.55 * x * x - 0.10 * (1.0 - abs(s));
  return vec3(x, -2.48 + 1.06 * pow(abs(s), 1.7), z + 0.12);
}

vec2 jewels(vec3 p) {
  if (length(p - vec3(0.0, -2.0, 0.8)) - 1.5 > 0.3) return vec2(length(p - vec3(0.0, -2.0, 0.8)) - 1.4, COIN);
  vec2 result = vec2(1e3, COIN);
  const float LINKS = 15.0;
  for (int i = -15; i <= 15; i++) {
    float s = float(i) / LINKS;
    vec3 at = chainAt(s);
    if (length(p - at) - 0.15 > min(result.x, 0.3)) { result.x = min(result.x, length(p - at) - 0.10); continue; }
    vec3 along = normalize(chainAt(s + 0.02) - chainAt(s - 0.02));
    vec3 flat_ = (i & 1) == 0 ? vec3(0.0, 0.2, 1.0) : normalize(cross(along, vec3(0.0, 0.2, 1.0)) + vec3(0.0, 0.0, 0.35));
    vec3 n = normalize(flat_ - along * dot(flat_, along));
    vec3 q = p - at;
    vec3 l = vec3(dot(q, along), dot(q, cross(along, n)), dot(q, n));
    l.x = max(abs(l.x) - 0.045, 0.0);
    result = nearer(result, vec2(length(vec2(length(l.xy) - 0.068, l.z)) - 0.032, COIN));
  }
  vec3 c = turnX(p - vec3(0.0, -2.90, 1.12), -0.12).xzy;
  c.y = -c.y;
  result = nearer(result, vec2(coin(vec3(c.x, c.y, c.z) / 0.36) * 0.36, COIN));
  return nearer(result, vec2(length(vec2(length(p.xy - vec2(0.0, -2.52)) - 0.07, p.z - 1.10)) - 0.03, COIN));
}

vec2 stack(vec3 p) {
  vec2 result = vec2(1e3, BAR);
  float side = p.x < 0.0 ? -1.0 : 1.0;
  vec3 m = vec3(abs(p.x), p.yz);
  vec3 q = m - vec3(2.85, -3.9, -0.2);
  q = turnY(q, 0.28);
  for (int row = 0; row < 6; row++) {
    if (side < 0.0 && row > 4) continue;
    float count = float(row < 4 ? 3 : row < 5 ? 2 : 1);
    vec3 r = q - vec3(0.0, 0.33 * float(row), 0.0);
    bool isAcross = (row & 1) == 1;
    if (isAcross) r = r.zyx * vec3(1.0, 1.0, -1.0);
    float step_ = 0.60;
    float cell = clamp(floor(r.z / step_ + 0.5), count > 1.0 ? -1.0 : 0.0, max(count - 2.0, 0.0));
    r.z -= cell * step_;
    r.x += 0.05 * sin(cell * 4.0 + float(row) * 2.0);
    result = nearer(result, vec2(ingot(r / 1.06) * 1.06, BAR));
  }
  return result;
}

vec2 scenery(vec3 p) {
  vec2 result = jewels(p);
  result = nearer(result, stack(p));
  return nearer(result, vec2(p.y + 4.06, DARK));
}

Surface paint(vec3 p, float m) {
  if (m == BAR) return Surface(vec3(0.80, 0.44, 0.09), METAL, vec3(0.006, 0.003, 0.0));
  return plain(m, p);
}

vec3 backdrop(vec2 uv, vec3 ray) {
  float reach = length(uv - vec2(-0.12, 0.08));
  float around = atan(uv.y - 0.08, uv.x + 0.12);
  vec3 c = mix(vec3(0.030, 0.008, 0.050), vec3(0.060, 0.026, 0.006), smoothstep(1.2, 0.1, reach));
  // A dim disc with the spikes of a halo.
  float spikes = 0.56 + 0.11 * pow(abs(fract(around / 6.2831853 * 18.0) - 0.5) * 2.0, 1.6);
  vec3 gold = mix(vec3(0.40, 0.13, 0.02), vec3(0.36, 0.05, 0.16), smoothstep(0.5, -0.6, uv.y));
  c += gold * 0.36 * smoothstep(spikes, spikes - 0.008, reach) * smoothstep(0.1, 0.6, reach);
  return c + vec3(1.0, 0.62, 0.18) * 0.55 * smoothstep(0.010, 0.004, abs(reach - 0.50)) + gold * 0.25 * exp(-abs(reach - 0.50) * 8.0);
}

vec3 veil(vec2 uv, float t, vec3 c) {
  return c;
}
