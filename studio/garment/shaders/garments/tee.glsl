// Front and back of the same shirt, on two dummies: the second stands behind, turned round.
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

// The dummy that wears it; the floor lies as much lower as the shirt is raised.
vec2 stand(vec3 p, float raised) {
  vec2 neck = dummyNeck(p, 1.30);
  neck.x = max(neck.x, dot(vec2(0.97 - p.y, -p.z), vec2(0.86, 0.52)));
  return nearer(neck, post(p + vec3(0.0, raised, 0.0), -1.0));
}

vec2 map(vec3 world) {
  vec3 p = toGarment(world);
  vec3 q = toBack(p);
  vec3 back = vec3(-q.x, q.y, -q.z);
  return nearer(nearer(shirt(p, WORN), stand(p, 0.0)), nearer(shirt(back, WORN), stand(back, BEHIND.y)));
}
