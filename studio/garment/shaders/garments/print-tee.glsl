// On a hanger from a rail: wide, loose, a big print that keeps inside the body.
uniform sampler2D uPrint0;

const Hang HUNG = Hang(0.26, vec2(0.84, 0.34), -1.46, vec3(1.10, -0.04, 0.02));

vec4 printAt(vec3 p) {
  if (p.z < 0.02 || abs(p.x) > 0.72) return vec4(0.0);
  vec4 ink = printed(uPrint0, (p.xy - vec2(0.02, -0.20)) / 1.84);
  // It thins out before the seams.
  ink.a *= smoothstep(0.72, 0.60, abs(p.x));
  return ink;
}

vec2 map(vec3 world) {
  vec3 p = toGarment(world);
  vec3 m = vec3(abs(p.x), p.yz);
  vec2 result = shirt(p, HUNG);
  // The hanger: a bar through the shoulders and a hook over the rail.
  result = nearer(result, vec2(rod(m, vec3(0.0, 0.98, -0.02), vec3(0.60, 0.74, -0.02), 0.034, 0.034), GOLD));
  vec3 h = p - vec3(0.0, 1.50, -0.06);
  float hook = max(abs(length(h.xy) - 0.12), -(h.y + h.x * 0.9 + 0.06));
  hook = min(length(vec2(hook, h.z)) - 0.022, rod(p, vec3(0.0, 0.98, -0.04), vec3(0.0, 1.38, -0.06), 0.022, 0.022));
  result = nearer(result, vec2(hook * 0.8, GOLD));
  return nearer(result, vec2(rod(p, vec3(-4.0, 1.585, -0.06), vec3(4.0, 1.585, -0.06), 0.032, 0.032), CHROME));
}
