// Front and back of the same shirt: the second stands behind, turned round.
uniform sampler2D uPrint0;

const vec3 BEHIND = vec3(1.50, 0.16, -1.15);
const Hang WORN = Hang(0.34, vec2(0.78, 0.36), -1.34, vec3(1.02, 0.02, 0.04));

vec3 toBack(vec3 p) {
  vec3 q = p - BEHIND;
  q.xz = turn(0.30) * q.xz;
  return q;
}

vec4 printAt(vec3 p) {
  vec3 q = toBack(p);
  if (p.z > 0.05) return printed(uPrint0, (p.xy - vec2(0.36, 0.32)) / 0.36);
  return q.z < 0.05 ? vec4(0.0) : printed(uPrint0, (q.xy - vec2(0.0, -0.05)) / 1.12);
}

vec2 map(vec3 world) {
  vec3 p = toGarment(world);
  vec3 q = toBack(p);
  return nearer(shirt(p, WORN), shirt(vec3(-q.x, q.y, -q.z), WORN));
}
