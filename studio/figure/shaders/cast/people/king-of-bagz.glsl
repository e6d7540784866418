// The crown is a size too large and has come down over one eye.
float crown(vec3 c) {
  const float POINTS = 7.0;
  const float STEP = 6.2831853 / POINTS;
  float radius = 0.86 + 0.20 * c.y;
  float around = atan(c.x, c.z) + STEP * 0.5;
  float k = abs(fract(around / STEP) - 0.5) * 2.0;
  float tall = 0.20 + 0.58 * pow(k, 1.4);
  float across = length(c.xz) - radius;
  float wall = max(abs(across) - 0.035, max(c.y - tall, -c.y - 0.18)) - 0.012;
  wall = min(wall, length(vec2(across, c.y + 0.17)) - 0.070);
  return min(wall, length(vec2(across - 0.01, c.y - 0.08)) - 0.038);
}

vec2 own(vec3 p, vec3 h) {
  vec3 c = h - vec3(0.02, 0.45, 0.04);
  c.xy = turn(0.46) * c.xy;
  c.yz = turn(-0.16) * c.yz;
  vec2 result = vec2(length(c - vec3(0.0, 0.25, 0.0)) - 1.25, GOLD);
  if (result.x < 0.3) {
    result.x = crown(c) * 0.7;
    const float STEP = 6.2831853 / 7.0;
    vec3 t = c;
    t.xz = turn((floor(atan(c.x, c.z) / STEP) + 0.5) * STEP) * t.xz;
    result = nearer(result, vec2(length(t - vec3(0.0, 0.83, 1.03)) - 0.085, GOLD));
    vec3 gem = t - vec3(0.0, 0.28, 0.945);
    float cut = max(ellipsoid(gem, vec3(0.105, 0.14, 0.09)), dot(abs(gem), normalize(vec3(1.0, 0.8, 0.6))) - 0.095);
    result = nearer(result, vec2(cut, RUBY));
    // Red velvet fills it.
    result = nearer(result, vec2(ellipsoid(c - vec3(0.0, 0.12, -0.02), vec3(0.80, 0.62, 0.80)), VELVET));
  }
  // Ermine.
  vec3 e = p - vec3(0.0, -1.28, -0.05);
  e.y += 0.24 * e.z;
  float fur = ringY(e * vec3(1.0, 0.82, 1.0), 0.90, 0.30);
  if (fur < 0.2 && detail != ROUGH) fur -= 0.040 * noise(p * 7.0) + 0.028 * noise(p * 17.0);
  result = nearer(result, vec2(fur * 0.85, FUR));
  // His sceptre carries the mark: a bag.
  vec3 at = vec3(1.10, -1.22, 0.95);
  result = nearer(result, fist(p, at, -0.10, 1.0, 0.06, vec3(1.5, -2.6, 0.3)));
  vec3 top = vec3(1.19, -0.32, 0.95);
  result = nearer(result, vec2(rod(p, vec3(1.04, -1.9, 0.95), top, 0.06, 0.055), GOLD));
  vec3 b = p - top - vec3(0.0, 0.20, 0.0);
  float sack = ellipsoid(b, vec3(0.245, 0.23, 0.22));
  sack = blend(sack, ellipsoid(b - vec3(0.0, 0.24, 0.0), vec3(0.09, 0.12, 0.09)), 0.10);
  sack = min(sack, rod(b, vec3(0.0, 0.27, 0.0), vec3(0.0, 0.40, 0.0), 0.04, 0.15) + 0.015 * swell(atan(b.x, b.z) * 7.0));
  result = nearer(result, vec2(sack * 0.9, RUBY));
  return nearer(result, vec2(min(ringY(b - vec3(0.0, 0.25, 0.0), 0.085, 0.035), ringY(b + vec3(0.0, 0.20, 0.0), 0.10, 0.05)), GOLD));
}

void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material != FUR) return;
  vec2 g = vec2(atan(p.x, p.z) * 3.2, p.y * 2.6);
  g.x += 0.5 * mod(floor(g.y), 2.0);
  vec2 f = fract(g) - 0.5;
  skin.tint *= mix(0.03, 1.0, smoothstep(0.11, 0.16, length(f * vec2(1.3, 0.7)) ));
}

// A curtain of state.
vec3 backdrop(vec2 uv) {
  float fold = uv.x * 7.5 + 0.5 * sin(uv.x * 3.0 + 1.0) + 0.25 * sin(uv.y * 1.3);
  float light = pow(swell(fold * 1.8), 1.6);
  vec3 c = mix(vec3(0.045, 0.0, 0.012), vec3(0.46, 0.010, 0.050), light);
  c *= mix(0.45, 1.0, smoothstep(1.5, 0.3, length(uv - vec2(0.0, 0.3))));
  // A row of gold fringe hangs from the top.
  float hem = uv.y - 0.80 - 0.10 * cos(uv.x * 4.7);
  c = mix(c, vec3(0.62, 0.34, 0.06) * (0.35 + 0.65 * swell(uv.x * 150.0)), smoothstep(0.0, 0.01, hem) * smoothstep(0.105, 0.095, hem));
  return mix(c, vec3(0.26, 0.006, 0.03) * (0.5 + light), smoothstep(0.10, 0.11, hem));
}
