// The plan: a pizza, its districts cut and flagged, one already taken.
const float ROUND = 3.0;

// The slice that is missing lies between two cuts, towards the viewer.
float wedge(vec2 at) {
  at = turn(0.40) * at;
  return dot(vec2(abs(at.x), at.y), vec2(0.924, -0.383));
}

vec3 sausageAt(int i) {
  float around = 2.4 * float(i) + 0.5;
  float far = 2.35 * sqrt((float(i) + 0.6) / 13.0);
  return vec3(far * cos(around), 0.30, far * sin(around));
}

vec2 pennant(vec3 p, vec3 foot, float lean, float tint) {
  vec3 q = p - foot;
  float far = length(q - vec3(0.0, 0.9, 0.0)) - 1.25;
  if (far > 0.3) return vec2(far, tint);
  q.xy = turn(lean) * q.xy;
  vec2 result = vec2(rod(q, vec3(0.0), vec3(0.0, 1.75, 0.0), 0.035, 0.035), ZIP);
  vec3 w = q - vec3(0.0, 1.38, 0.05 * sin(q.x * 7.0));
  float cloth = max(abs(w.z) - 0.02, max(-w.x, abs(w.y) - 0.36 * (1.0 - w.x / 0.95)));
  return nearer(result, vec2(cloth * 0.8, tint));
}

vec2 own(vec3 p, vec3 h) {
  float far = p.y - 0.6;
  vec2 result = vec2(drumY(p + vec3(0.0, 0.12, 0.0), 3.45, 0.07) - 0.03, WOOD);
  if (far < 0.3) {
    float side = length(p.xz);
    float around = atan(p.x, p.z);
    float bumps = 0.05 * noise(p * 3.1) + 0.02 * noise(p * 9.0);
    float gone = wedge(p.xz);
    float cut = abs(fract(around / 0.7853982 + 0.5 - 0.40 / 0.7853982 - 0.5) - 0.5) * 0.7853982 * side;
    float cheese = max(abs(p.y - 0.08) - 0.14, side - ROUND + 0.15) - bumps;
    float rise = 1.0 + 0.12 * sin(around * 7.0 + 1.0) + 0.10 * sin(around * 13.0);
    float crust = length(vec2(side - ROUND + 0.05, (p.y - 0.16) * 0.9)) - 0.27 * rise - bumps;
    result = nearer(result, vec2(carve(crust, gone, 0.05) * 0.7, CRUST));
    result = nearer(result, vec2(max(carve(cheese, gone, 0.05), 0.035 - cut * step(0.4, p.y + 0.3)) * 0.7, CHEESE));
    for (int i = 0; i < 13; i++) {
      vec3 at = sausageAt(i);
      if (wedge(at.xz) < 0.35) continue;
      vec3 q = p - at;
      float slice = drumY(q - vec3(0.0, 0.10 * dot(q.xz, q.xz), 0.0), 0.36, 0.035) - 0.025;
      result = nearer(result, vec2(slice * 0.8, SAUSAGE));
    }
    for (int i = 0; i < 6; i++) {
      float a = 1.05 * float(i) + 0.2;
      vec3 q = p - vec3(1.75 * cos(a), 0.30, 1.75 * sin(a));
      q.xz = turn(a * 2.0) * q.xz;
      if (wedge(p.xz) > 0.2) result = nearer(result, vec2(length(vec2(length(q.xz - vec2(0.0, 0.1)) - 0.17, q.y)) - 0.05, PEPPER));
    }
  } else result = nearer(result, vec2(far, CHEESE));
  result = nearer(result, pennant(p, vec3(-2.48, 0.2, 0.55), 0.14, PENNANT_TOO));
  return nearer(result, pennant(p, vec3(0.55, 0.2, 0.55), 0.05, PENNANT));
}

// Browned where it rises; the route in sauce.
void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material == CRUST) skin.tint *= mix(vec3(1.0), vec3(0.42, 0.22, 0.12), smoothstep(0.45, 0.8, noise(p * 2.3 + 4.0)) * smoothstep(0.1, 0.4, p.y));
  if (material == SAUSAGE) skin.tint *= 0.75 + 0.5 * step(0.55, noise(p * 14.0));
  if (material == WOOD) skin.tint *= 0.75 + 0.35 * noise(p * vec3(1.2, 4.0, 14.0));
  if (material != CHEESE) return;
  skin.tint *= mix(vec3(0.95, 0.45, 0.20), vec3(1.0), smoothstep(0.25, 0.55, noise(p * 1.7)));
  skin.tint = mix(skin.tint, vec3(0.55, 0.05, 0.02), smoothstep(0.04, -0.02, p.y));
}
