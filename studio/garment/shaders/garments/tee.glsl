// Front and back of the same shirt, on two dummies: the second stands behind, turned round.
uniform sampler2D uPrint0;

const vec3 BEHIND = vec3(1.42, 0.16, -0.95);
const Hang WORN = Hang(vec3(0.73, 0.70, 0.77), vec3(0.43, 0.40, 0.44), -1.44, vec3(0.54, 0.60, -0.02), vec3(0.97, -0.12, 0.05), vec2(0.25, 0.265), 0.81);

vec3 toBack(vec3 p) {
  vec3 q = p - BEHIND;
  q.xz = turn(0.26) * q.xz;
  return q;
}

vec4 printAt(vec3 p) {
  vec3 q = toBack(p);
  if (p.z > 0.05) return printed(uPrint0, (p.xy - vec2(0.34, 0.32)) / 0.34);
  return q.z < 0.05 ? vec4(0.0) : printed(uPrint0, (q.xy - vec2(0.0, -0.10)) / 1.16);
}

// A chest under cloth: it lies on the breast, falls free below and is drawn from the armpits; the back lies on its blades.
float drape(vec3 p) {
  float front = smoothstep(-0.12, 0.12, p.z);
  vec3 wave = vec3(noise(p * 1.4 + 3.0), noise(p * 1.4 + 9.0), 0.0) - 0.5;
  vec2 q = p.xy + 0.16 * wave.xy;
  float x = abs(q.x);
  vec2 breast = vec2(x - 0.30, p.y - 0.44);
  float form = 0.055 * exp(-dot(breast, breast) * 9.0) - 0.024 * exp(-pow(p.x / 0.17, 2.0)) * smoothstep(-0.1, 0.5, p.y) * smoothstep(0.85, 0.6, p.y);
  // Left and right have each their own folds.
  float a = crease(q, vec2(-0.72, 0.34), vec2(-0.16, -0.18), 0.070) + 0.8 * crease(q, vec2(-0.72, 0.20), vec2(-0.36, -0.62), 0.075);
  a += crease(q, vec2(0.70, 0.30), vec2(0.24, -0.05), 0.065) + 0.9 * crease(q, vec2(0.72, 0.14), vec2(0.30, -0.80), 0.080);
  a += 1.1 * crease(q, vec2(-0.30, 0.10), vec2(-0.24, -1.50), 0.105) + 1.2 * crease(q, vec2(0.16, -0.10), vec2(0.26, -1.60), 0.110);
  a += 1.0 * crease(q, vec2(-0.62, -0.30), vec2(-0.52, -1.60), 0.090) + 1.0 * crease(q, vec2(0.58, -0.35), vec2(0.56, -1.60), 0.090);
  a += 0.6 * crease(q, vec2(-0.05, -0.55), vec2(0.0, -1.60), 0.085);
  float b = crease(q, vec2(-0.70, 0.40), vec2(-0.10, 0.00), 0.080) + crease(q, vec2(0.70, 0.42), vec2(0.14, -0.04), 0.085);
  b += 1.1 * crease(q, vec2(-0.40, 0.15), vec2(-0.34, -1.60), 0.110) + 1.1 * crease(q, vec2(0.46, 0.0), vec2(0.38, -1.60), 0.110) + 0.9 * crease(q, vec2(0.04, -0.50), vec2(-0.04, -1.60), 0.120);
  // The sleeve breaks from its seam.
  float s = crease(vec2(abs(p.x), p.y) + 0.1 * wave.xy, vec2(0.70, 0.62), vec2(0.98, -0.15), 0.055) + 0.8 * crease(vec2(abs(p.x), p.y) + 0.1 * wave.yx, vec2(0.74, 0.28), vec2(0.86, -0.20), 0.050);
  float sleeve = smoothstep(0.70, 0.80, abs(p.x));
  return form * (0.4 + 0.6 * front) * (1.0 - sleeve) + 0.115 * mix(mix(b, a, front), 0.75 * s, sleeve) + 0.030 * wave.x;
}

// The dummy that wears it; the floor lies as much lower as the shirt is raised.
vec2 stand(vec3 p, float raised) {
  return nearer(dummyNeck(p, 1.30), post(p + vec3(0.0, raised, 0.0), -1.0));
}

vec2 map(vec3 world) {
  vec3 p = toGarment(world);
  vec3 q = toBack(p);
  vec3 back = vec3(-q.x, q.y, -q.z);
  return nearer(nearer(shirt(p, WORN), stand(p, 0.0)), nearer(shirt(back, WORN), stand(back, BEHIND.y)));
}
