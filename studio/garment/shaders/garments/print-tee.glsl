// On a hanger from a rail: wide, loose, a big print that keeps inside the body.
uniform sampler2D uPrint0;

vec4 printAt(vec3 p) {
  if (p.z < 0.02 || abs(p.x) > 0.76) return vec4(0.0);
  return printed(uPrint0, (p.xy - vec2(0.0, -0.40)) / 1.72);
}

vec2 map(vec3 world) {
  vec3 p = toGarment(world);
  vec3 m = vec3(abs(p.x), p.yz);
  float warp = noise(p * 1.2 + 5.0);
  float low = smoothstep(0.6, -1.3, p.y);
  float body = tube(p.xz, vec2(mix(0.84, 0.92, low), mix(0.19, 0.27, low)));
  float slope = dot(m.xy - vec2(0.25, 1.02), normalize(vec2(0.30, 1.0)));
  body = max(max(body, slope), -p.y - 1.46 + 0.014 * sin(p.x * 6.0 + 3.0 * warp));
  if (body < 0.25) {
    float hang = fold(p.x * 6.6 + 0.5 * sign(p.x) * p.y + 3.6 * warp) * smoothstep(0.7, -1.0, p.y);
    float drop = pullFolds(vec2(0.78 - m.x, 0.86 - p.y), 5.0, 0.55);
    body -= 0.045 * hang + 0.030 * drop + 0.05 * (noise(p * vec3(1.7, 0.9, 1.7) + 2.0) - 0.5) - 0.02;
    body += 0.007 * smoothstep(0.010, 0.0, abs(abs(p.y + 1.36) - 0.018));
  }
  vec3 from = vec3(0.74, 0.70, 0.0), to = vec3(1.16, 0.02, 0.02);
  vec3 axis = normalize(to - from);
  float along = dot(m - to, axis);
  vec3 off = m - to - axis * along;
  vec3 side = normalize(cross(axis, vec3(0.0, 0.0, 1.0)));
  vec2 cross_ = vec2(dot(off, side), off.z);
  float arm = tube(cross_, vec2(0.33, 0.17));
  if (arm < 0.25) arm -= 0.026 * fold(cross_.x * 9.0 + 4.0 * warp + 1.5 * along) + 0.04 * (noise(p * 2.2) - 0.5);
  arm = max(arm, max(along, -along - 0.85)) + 0.007 * smoothstep(0.010, 0.0, abs(abs(along + 0.085) - 0.016));
  float d = blend(body, arm, 0.13);
  float armhole = dot(m.xy - vec2(0.78, 0.5), normalize(vec2(1.0, 0.10)));
  d += 0.011 * smoothstep(0.016, 0.0, abs(armhole)) * smoothstep(0.10, 0.22, p.y);
  float bore = max(tube(cross_, vec2(0.29, 0.13)), -along - 0.25);
  d = carve(d, bore, 0.015);
  vec2 result = crewNeck(vec2(d * 0.9, bore < 0.02 && along > -0.25 ? HOLLOW : CLOTH), p);
  // The hanger: a bar through the shoulders and a hook over the rail.
  result = nearer(result, vec2(rod(m, vec3(0.0, 0.98, -0.06), vec3(0.66, 0.78, -0.02), 0.040, 0.040), GOLD));
  vec3 h = p - vec3(0.0, 1.50, -0.06);
  float hook = max(abs(length(h.xy) - 0.12), -(h.y + h.x * 0.9 + 0.06));
  hook = min(length(vec2(hook, h.z)) - 0.022, rod(p, vec3(0.0, 0.98, -0.06), vec3(0.0, 1.38, -0.06), 0.022, 0.022));
  result = nearer(result, vec2(hook * 0.8, GOLD));
  return nearer(result, vec2(rod(p, vec3(-4.0, 1.585, -0.06), vec3(4.0, 1.585, -0.06), 0.032, 0.032), CHROME));
}
