// It came down on him. It will go up once more.
float cat(vec3 q, out float part) {
  // Body over the crown, head over the left brow, legs and tail wherever they fell.
  float d = ellipsoid(q - vec3(0.05, 1.02, -0.06), vec3(0.62, 0.30, 0.44));
  d = blend(d, ellipsoid(q - vec3(0.42, 0.98, -0.04), vec3(0.34, 0.32, 0.38)), 0.1);
  vec3 c = q - vec3(-0.42, 0.90, 0.46);
  c.xy = turn(-0.42) * c.xy;
  vec3 m = vec3(abs(c.x), c.yz);
  float head = ellipsoid(c, vec3(0.37, 0.31, 0.31));
  head = blend(head, ellipsoid(m - vec3(0.15, -0.12, 0.20), vec3(0.14, 0.10, 0.12)), 0.06);
  vec3 e = m - vec3(0.25, 0.30, -0.02);
  e.xy = turn(-0.30) * e.xy;
  float ear = max(max(abs(e.x) * 1.5 + e.y * 0.75 - 0.16, -e.y - 0.15), abs(e.z) - 0.055) - 0.02;
  head = blend(head, ear * 0.75, 0.05);
  d = blend(d, head, 0.10);
  d = blend(d, blend(rod(q, vec3(0.02, 0.92, 0.34), vec3(0.12, 0.66, 0.66), 0.125, 0.105), rod(q, vec3(0.12, 0.66, 0.66), vec3(0.13, 0.40, 0.70), 0.105, 0.118), 0.05), 0.08);
  d = blend(d, rod(q, vec3(0.55, 0.90, 0.22), vec3(0.80, 0.40, 0.30), 0.125, 0.120), 0.08);
  d = blend(d, rod(q, vec3(-0.66, 0.74, 0.22), vec3(-0.78, 0.36, 0.26), 0.11, 0.12), 0.08);
  float tail = blend(rod(q, vec3(0.62, 1.05, -0.1), vec3(0.98, 1.34, -0.05), 0.085, 0.075), rod(q, vec3(0.98, 1.34, -0.05), vec3(0.90, 1.66, 0.0), 0.075, 0.055), 0.10);
  part = head;
  return blend(d, tail, 0.05);
}

vec2 own(vec3 p, vec3 h) {
  vec3 q = toSkull(h);
  float far = length(q - vec3(0.05, 0.95, 0.1)) - 1.15;
  if (far > 0.3) return vec2(far, CAT);
  float head;
  vec2 result = vec2(cat(q, head), CAT);
  vec3 c = q - vec3(-0.42, 0.90, 0.46);
  c.xy = turn(-0.42) * c.xy;
  vec3 m = vec3(abs(c.x), c.yz);
  vec2 x = m.xy - vec2(0.155, 0.055);
  float cross_ = min(segment(x, vec2(-0.062), vec2(0.062)), segment(x, vec2(-0.062, 0.062), vec2(0.062, -0.062)));
  result = nearer(result, vec2(max(cross_ - 0.022, abs(head - 0.01) - 0.025) + step(c.z, 0.0), INK));
  result = nearer(result, vec2(ellipsoid(c - vec3(0.0, -0.065, 0.315), vec3(0.050, 0.036, 0.03)), TONGUE));
  result = nearer(result, vec2(ellipsoid(c - vec3(0.05, -0.25, 0.27), vec3(0.062, 0.115, 0.035)), TONGUE));
  return result * vec2(SKULL_SCALE, 1.0);
}

void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material != CAT) return;
  vec3 q = toSkull(h);
  float stripe = smoothstep(0.62, 0.75, swell(q.x * 15.0 + q.y * 6.0 + 1.5 * sin(q.z * 5.0)));
  skin.tint = mix(skin.tint, vec3(0.36, 0.085, 0.012), stripe * 0.8);
  vec3 c = q - vec3(-0.42, 0.90, 0.46);
  c.xy = turn(-0.42) * c.xy;
  float pale = smoothstep(0.20, 0.15, length((c.xy - vec2(0.0, -0.15)) * vec2(0.8, 1.2))) * step(0.1, c.z);
  pale = max(pale, smoothstep(0.50, 0.46, q.y) * step(0.4, q.z));
  skin.tint = mix(skin.tint, vec3(0.80, 0.70, 0.58), pale);
}

// Candles fall; one arrow shows where he was promised it would go.
vec3 backdrop(vec2 uv) {
  vec3 c = mix(vec3(0.012, 0.055, 0.20), vec3(0.030, 0.12, 0.34), smoothstep(-1.0, 1.0, uv.y));
  vec2 grid = abs(fract(uv * 3.5) - 0.5);
  c += vec3(0.02, 0.05, 0.09) * smoothstep(0.485, 0.497, max(grid.x, grid.y));
  for (int i = 0; i < 9; i++) {
    float x = -0.90 + 0.225 * float(i);
    float at = i < 6 ? 0.86 - 0.26 * float(i) : -0.72 + 0.22 * float(i - 6);
    float tall = 0.13 + 0.05 * hash(ivec2(i, 3));
    float body = max(abs(uv.x - x) - 0.075, abs(uv.y - at) - tall);
    float wick = max(abs(uv.x - x) - 0.012, abs(uv.y - at) - tall - 0.10);
    vec3 tint = i < 6 ? vec3(0.80, 0.018, 0.045) : vec3(0.04, 0.50, 0.12);
    c = mix(c, tint, smoothstep(0.005, -0.005, min(body, wick)));
  }
  return c;
}
