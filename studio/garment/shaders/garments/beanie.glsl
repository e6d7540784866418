uniform sampler2D uPrint0;

// What gives the halo the lie: a tail out of the cuff in one short S, its tip a spade. In the world, thick where it begins.
float tail(vec3 p) {
  vec2 q = p.xy - vec2(1.06, -0.02);
  float at = clamp(atan(q.y, q.x), -1.75, 0.35);
  vec3 on = vec3(0.62 * vec2(cos(at), sin(at)), mix(-0.55, 0.05, smoothstep(-1.75, 0.0, at)));
  float d = length(vec3(q, p.z) - on) - mix(0.135, 0.100, (at + 1.75) / 2.1);
  // The second bend goes the other way.
  vec2 r = turn(-0.35) * q - vec2(1.10, 0.0);
  float bend = clamp(atan(r.y, -r.x), 0.0, 0.95);
  d = min(d, length(vec3(r - 0.48 * vec2(-cos(bend), sin(bend)), p.z - 0.05)) - mix(0.100, 0.060, bend / 0.95));
  vec2 t = turn(-0.62) * (r - 0.48 * vec2(-0.582, 0.813)) * 1.6;
  t.y = abs(t.y);
  float spade = carve(dot(t - vec2(0.44, 0.0), vec2(0.60, 0.80)), 0.876 * t.x + 0.482 * t.y, 0.10);
  return blend(d, carve(spade, 0.05 - abs(p.z - 0.05) - 0.06 * spade, 0.08) / 1.6 - 0.03, 0.06);
}

vec4 printAt(vec3 p) {
  vec3 world = p;
  world.xz = turn(TURN) * world.xz;
  if (tail(world) < 0.012) return vec4(1.5, 0.03, 0.07, 1.0);
  if (p.z < 0.0 || p.y > 0.0) return vec4(0.0);
  float angle = atan(p.x, p.z);
  return printed(uPrint0, vec2(angle * 1.06, p.y + 0.43) / 1.36);
}

vec2 map(vec3 world) {
  vec3 p = toGarment(world);
  float angle = atan(p.x, p.z);
  float warp = noise(p * 1.6 + 2.0);
  // Knit stitches run down each rib.
  float knit = 0.5 + 0.5 * abs(sin(p.y * 46.0 + step(0.0, sin(angle * 26.0)) * 1.57));
  float rib = pow(ribs(angle + 0.02 * sin(p.y * 3.0), 52.0), 0.7) * (0.85 + 0.15 * knit);
  vec3 q = p - vec3(0.0, -0.18, 0.0);
  q.xz += vec2(0.05, 0.14) * smoothstep(0.3, 1.2, q.y);
  float crown = ellipsoid(q, vec3(0.99, 1.28, 0.99));
  float gather = smoothstep(0.55, 1.25, q.y);
  crown -= 0.045 * rib * mix(1.0, 0.5, gather) * smoothstep(0.04, 0.24, length(q.xz)) + 0.05 * fold(angle * 8.0 + warp * 3.0) * gather * smoothstep(0.10, 0.4, length(q.xz));
  crown -= 0.10 * (noise(p * vec3(1.3, 2.0, 1.3) + 2.0) - 0.5) * smoothstep(0.1, 0.5, q.y);
  crown = max(crown, -p.y - 0.72);
  vec2 result = vec2(crown * 0.62, CLOTH);
  // The turn-up: thicker, a rolled edge above and below.
  vec2 wall_ = vec2(length(p.xz) - 1.04 - 0.03 * sin(angle * 3.0 + 1.0), p.y + 0.43 + 0.025 * sin(angle * 2.0 + 0.6));
  float flat_ = length(max(abs(wall_) - vec2(0.035, 0.30), 0.0)) - 0.075;
  flat_ -= 0.032 * pow(ribs(angle, 52.0), 0.7) * (0.85 + 0.15 * knit);
  result = nearer(result, vec2(flat_ * 0.7, RIB));
  // A woven label on the edge.
  vec3 label = p;
  label.xz = turn(-0.80) * label.xz;
  result = nearer(result, vec2(block(label - vec3(0.0, -0.56, 1.17), vec3(0.085, 0.055, 0.012), 0.012), GOLD));
  // The halo over it.
  vec3 halo = world - vec3(-0.06, 1.50, 0.0);
  halo.yz = turn(0.22) * halo.yz;
  halo.xy = turn(0.07) * halo.xy;
  result = nearer(result, vec2(ringY(halo, 0.70, 0.052), GLOW));
  return nearer(result, vec2(tail(world) * 0.95, SATIN));
}
