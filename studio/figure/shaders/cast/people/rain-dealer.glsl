// It rains under his umbrella and nowhere else.
const float WIDE = 1.2;

vec2 own(vec3 p, vec3 h) {
  vec3 apex = vec3(0.16, 1.78, 0.46);
  vec3 at = vec3(1.00, -1.14, 1.2);
  vec2 result = fist(p, at, -0.24, 1.0, 0.05, vec3(1.45, -2.5, 0.3));
  result = nearer(result, vec2(rod(p, at - 0.16 * (apex - at), apex, 0.042, 0.036), WOOD));
  vec3 q = (p - apex) / WIDE;
  q.xy = turn(-0.20) * q.xy;
  float far = length(q + vec3(0.0, 0.6, 0.0)) - 1.75;
  if (far > 0.3) return nearer(result, vec2(far * WIDE, CANOPY));
  const float STEP = 6.2831853 / 8.0;
  float place = atan(q.x, q.z) / STEP;
  float rib = abs(fract(place) - 0.5) * 2.0;
  float reach = length(q.xz);
  float dome = length(q + vec3(0.0, 1.68, 0.0)) - 1.70 + 0.050 * (1.0 - rib * rib) * reach;
  float canopy = max(abs(dome) - 0.018, -0.76 + 0.15 * (1.0 - rib * rib) - q.y);
  result = nearer(result, vec2(canopy * 0.75 * WIDE, mod(floor(place), 2.0) < 0.5 ? CANOPY : CANOPY_TOO));
  return nearer(result, vec2(rod(q, vec3(0.0), vec3(0.0, 0.20, 0.0), 0.05, 0.015) * WIDE, ZIP));
}

// Below the canopy only: threads of rain, and where they end on the shoulders, splashes.
vec3 air(vec2 uv) {
  vec2 at = uv * 2.05 + vec2(0.0, 0.05);
  float inside = smoothstep(1.18, 1.10, abs(at.x - 0.02)) * smoothstep(1.02 - 0.19 * at.x, 0.92 - 0.19 * at.x, at.y);
  float streaks = 0.0;
  for (int layer = 0; layer < 2; layer++) {
    float size = 20.0 - 7.0 * float(layer);
    vec2 q = vec2(uv.x + 0.05 * uv.y, uv.y) * vec2(size, size * 0.13);
    float column = floor(q.x);
    q.y += hash(ivec2(int(column), 40 + layer)) * 17.0;
    ivec2 cell = ivec2(int(column), int(floor(q.y)) + 100 * layer);
    float x = fract(q.x) - 0.2 - 0.6 * hash(cell);
    float y = fract(q.y);
    streaks += smoothstep(0.10, 0.03, abs(x)) * smoothstep(0.0, 0.1, y) * smoothstep(0.62, 0.35, y) * step(0.40, hash(cell + ivec2(7, 3)));
  }
  return vec3(0.14, 0.24, 0.36) * streaks * inside;
}

// A fine day.
vec3 backdrop(vec2 uv) {
  vec3 c = mix(vec3(0.006, 0.14, 0.38), vec3(0.002, 0.04, 0.24), smoothstep(-0.9, 1.0, uv.y));
  float sun = length(uv - vec2(-0.74, 0.74));
  float ray = smoothstep(-0.2, 0.2, cos(atan(uv.y - 0.74, uv.x + 0.74) * 12.0)) * smoothstep(0.46, 0.26, sun) * smoothstep(0.21, 0.23, sun);
  c = mix(c, vec3(0.80, 0.40, 0.02), max(smoothstep(0.195, 0.185, sun), ray * 0.6));
  vec2 q = uv - vec2(-0.66, -0.30);
  float cloud = min(min(length(q), length(q - vec2(0.16, -0.02)) + 0.03), length(q + vec2(0.17, 0.03)) + 0.04) - 0.13;
  return mix(c, vec3(0.18, 0.32, 0.46), smoothstep(0.010, -0.010, max(cloud, -q.y - 0.07)));
}
