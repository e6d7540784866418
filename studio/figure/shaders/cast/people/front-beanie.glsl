// The first row of the plate: ribbed wool over a bare nape, and a bobble on it.
vec3 toCap(vec3 h) {
  return h - vec3(0.0, 0.34, -0.10);
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = inkedBack(p);
  vec3 q = toCap(h);
  float cap = max(ellipsoid(q, vec3(0.84, 0.86, 0.92)), -0.06 - q.y);
  float fold_ = max(abs(length(q.xz * vec2(1.0, 0.90)) - 0.84) - 0.07, abs(q.y + 0.02) - 0.20) - 0.03;
  result = nearer(result, vec2(min(cap, fold_) * 0.8, CLOTH));
  float around = atan(q.x, q.z);
  vec3 b = q - vec3(0.0, 1.06, 0.0);
  return nearer(result, vec2((length(b) - 0.33 - 0.06 * sin(8.0 * atan(b.x, b.y)) - 0.03 * sin(around * 9.0)) * 0.6, BOBBLE));
}

void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material != CLOTH) return;
  vec3 q = toCap(h);
  if (q.y < -0.26 || q.y > 0.9) return;
  float around = atan(q.x, -q.z);
  // The ribs run together at the top; on the fold they stand closer.
  bool isFold = q.y < 0.20;
  float count = isFold ? 22.0 : 11.0;
  float thick = isFold ? 0.17 : mix(0.10, 0.16, smoothstep(0.2, 0.7, q.y));
  float rib = abs(fract(around / 6.2831853 * count) - 0.5) - thick;
  leaveBare(skin, max(rib, isFold ? abs(q.y + 0.03) - 0.12 : abs(q.y - 0.51) - 0.22));
}
