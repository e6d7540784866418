// In step, a bag with a grin in one hand.
const vec3 BAG_HAND = vec3(-1.48, -3.22, 0.22);

vec3 toBag(vec3 p) {
  vec3 q = p - BAG_HAND - vec3(-0.02, -0.98, 0.08);
  q.xz = turn(-0.5) * q.xz;
  return q;
}

vec2 bag(vec3 p) {
  vec3 q = toBag(p);
  float far = length(q) - 1.1;
  if (far > 0.3) return vec2(far, BAG);
  float d = block(q, vec3(0.74, 0.46, 0.40), 0.30) - 0.03 * swell(q.x * 5.0 + q.y * 2.0) * smoothstep(0.2, -0.3, q.y);
  vec2 result = vec2(d * 0.85, BAG);
  float y = q.y + 0.16 - 0.42 * q.x * q.x;
  float cell = abs(fract(q.x / 0.09 + (y > 0.0 ? 0.5 : 0.0)) - 0.5) * 0.09;
  float tooth = max(max(abs(d - 0.015) - 0.03, abs(y) - 0.065), max(cell - 0.026, abs(q.x) - 0.50)) - 0.006;
  if (q.z > 0.0) result = nearer(result, vec2(tooth * 0.7, ZIP));
  float strap = length(vec2(length(q.xy - vec2(0.0, 0.40)) - 0.50, q.z)) - 0.065;
  return nearer(result, vec2(max(strap, -q.y + 0.1), BAG));
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = trunk(p);
  mat3 hangs = mat3(vec3(0.0, 1.0, 0.0), vec3(1.0, 0.0, 0.0), vec3(0.0, 0.0, 1.0));
  result = nearer(result, arm(p, vec3(-0.92, -1.86, -0.12), vec3(-1.50, -2.30, -0.22), BAG_HAND, hangs, 0.065));
  mat3 swings = mat3(vec3(0.12, 0.46, -0.88), vec3(0.0, 0.88, 0.46), vec3(-0.986, 0.055, -0.106));
  result = nearer(result, arm(p, vec3(0.92, -1.86, -0.12), vec3(1.46, -2.62, -0.10), vec3(1.30, -2.95, 0.88), swings, 0.03));
  result = nearer(result, leg(p, vec3(-0.40, -3.15, -0.05), vec3(-0.52, -4.20, 0.52), vec3(-0.52, -5.62, 0.75), -0.12, -0.16));
  result = nearer(result, leg(p, vec3(0.40, -3.15, -0.10), vec3(0.50, -4.30, 0.05), vec3(0.52, -5.36, -1.15), 0.16, 0.62));
  float hips = rod(p, vec3(-0.30, -3.30, -0.08), vec3(0.30, -3.30, -0.08), 0.50, 0.50);
  if (hips < result.x) result = nearer(result, vec2(hips, TROUSERS));
  return nearer(result, bag(p));
}

void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material != BAG) return;
  vec3 q = toBag(p);
  vec2 e = vec2(abs(q.x) - 0.24, q.y - 0.13);
  float eye = max(length(e) - 0.115, dot(e - vec2(0.0, 0.05), normalize(vec2(-0.55, 1.0))));
  if (eye < 0.0 && q.z > 0.0) {
    skin.tint = EYE_LIGHT;
    skin.glow = 1.1;
  }
}
