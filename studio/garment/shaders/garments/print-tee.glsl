// On a hanger from a rail: wide, loose, printed all over.
uniform sampler2D uPrint0;

vec4 printAt(vec3 p) {
  vec2 at = (p.xy - vec2(-0.12, -0.42)) / 2.5;
  return printed(uPrint0, at) * step(-0.25, p.z);
}

vec2 map(vec3 world) {
  vec3 p = toGarment(world);
  vec3 m = vec3(abs(p.x), p.yz);
  float low = smoothstep(0.5, -1.3, p.y);
  float body = tube(p.xz, vec2(mix(0.88, 0.96, low), mix(0.20, 0.30, low)));
  float slope = dot(m.xy - vec2(0.25, 1.02), normalize(vec2(0.30, 1.0)));
  body = max(max(body, slope), -p.y - 1.50);
  float warp = noise(p * 1.3 + 5.0);
  if (body < 0.3) {
    float hang = (crease(p.x * 3.4 + p.y * sign(p.x) * 1.0 + warp * 3.4, 2.2) * smoothstep(0.8, -0.4, p.y) + 0.4 * ridge(p * vec3(2.4, 0.9, 2.4))) * smoothstep(-1.52, -1.15, p.y);
    float drop = crease(m.x * 4.4 - p.y * 1.9 + warp * 2.6, 2.6) * smoothstep(0.95, 0.4, p.y);
    body -= 0.075 * hang + 0.05 * drop + 0.02 * sin(p.x * 7.0 + warp * 4.0) * low - 0.03;
    body += 0.008 * smoothstep(0.010, 0.0, abs(p.y + 1.41));
  }
  vec3 from = vec3(0.80, 0.66, 0.0), to = vec3(1.22, -0.02, 0.02);
  vec3 axis = normalize(to - from);
  float along = dot(m - to, axis);
  vec3 off = m - to - axis * along;
  float across = dot(off, normalize(cross(axis, vec3(0.0, 0.0, 1.0))));
  float arm = tube(vec2(across, off.z), vec2(0.35, 0.17));
  arm = max(arm, max(along, -along - 0.95));
  if (arm < 0.3) arm -= 0.03 * crease(across * 6.0 + warp * 5.0 + along, 2.0) - 0.02;
  float d = blend(body, arm, 0.12) + 0.010 * smoothstep(0.022, 0.0, abs(arm - body)) * step(0.0, p.y);
  float bore = max(tube(vec2(across, off.z), vec2(0.30, 0.12)), -along - 0.3);
  d = carve(d, bore, 0.02);
  vec2 result = vec2(d * 0.9, bore < 0.03 && along > -0.3 ? HOLLOW : CLOTH);
  vec3 c = p - vec3(0.0, 1.00, 0.0);
  c.y += 0.26 * smoothstep(-0.15, 0.24, c.z) - 0.03;
  float hole = length(c.xz * vec2(0.80, 1.25)) - 0.26;
  result.x = carve(result.x, max(hole, -c.y - 0.01), 0.02);
  if (max(hole, -c.y - 0.02) < 0.012 && c.y < 0.08) result.y = HOLLOW;
  float band = length(vec2(hole * 0.8 - 0.03, max(abs(c.y - 0.02) - 0.03, 0.0))) - 0.036 + 0.005 * ribs(atan(c.x, c.z), 70.0);
  result = nearer(result, vec2(band * 0.8, RIB));
  // The hanger: a bar through the shoulders and a hook over the rail.
  float bar = rod(m, vec3(0.0, 1.00, 0.0), vec3(0.72, 0.80, 0.0), 0.045, 0.040);
  result = nearer(result, vec2(bar, GOLD));
  vec3 h = p - vec3(0.0, 1.52, 0.0);
  float hook = max(abs(length(h.xy) - 0.13), -(h.y + h.x * 0.9 + 0.06));
  hook = length(vec2(hook, h.z)) - 0.026;
  hook = min(hook, rod(p, vec3(0.0, 1.00, 0.0), vec3(0.0, 1.39, 0.0), 0.026, 0.026));
  result = nearer(result, vec2(hook * 0.8, GOLD));
  float rail = rod(p, vec3(-1.62, 1.62, 0.0), vec3(1.62, 1.62, 0.0), 0.035, 0.035);
  rail = min(rail, rod(m, vec3(1.62, 1.62, 0.0), vec3(1.62, FLOOR, 0.0), 0.035, 0.035));
  rail = min(rail, rod(m, vec3(1.62, FLOOR + 0.04, -0.5), vec3(1.62, FLOOR + 0.04, 0.5), 0.035, 0.035));
  return nearer(result, vec2(rail, CHROME));
}
