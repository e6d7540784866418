// The hood is zipped up to the nose, and a finger says why.
const vec3 KNUCKLE = vec3(0.37, -1.01, 1.50);
const float HAND_SIZE = 0.82;
const float HAND_LEAN = -0.40;
// How far the puller's end stands off the chest.
const float PULL = 0.16;

float phalanx(vec3 q, vec3 from, vec3 to, float fromRadius, float toRadius) {
  vec3 axis = to - from;
  float h = clamp(dot(q - from, axis) / dot(axis, axis), 0.0, 1.0);
  return length(q - from - axis * h) - mix(fromRadius, toRadius, h) * (0.98 + 0.02 * smoothstep(0.45, 1.0, abs(2.0 * h - 1.0)));
}

// From the knuckle of the forefinger: the back of the hand is turned to us, three fingers are folded behind it.
vec2 hush(vec3 q) {
  float far = length(q - vec3(0.12, 0.05, 0.0)) - 0.95;
  if (far > 0.3) return vec2(far, GLOVE);
  float d = blend(phalanx(q, vec3(0.0), vec3(-0.035, 0.36, 0.05), 0.108, 0.098), phalanx(q, vec3(-0.035, 0.36, 0.05), vec3(-0.05, 0.60, 0.01), 0.098, 0.090), 0.02);
  d = blend(d, phalanx(q, vec3(-0.05, 0.60, 0.01), vec3(-0.055, 0.78, -0.05), 0.090, 0.074), 0.02);
  const mat4 ROW = mat4(0.0, 0.0, 0.0, 0.105, 0.18, 0.01, 0.01, 0.100, 0.335, -0.06, -0.02, 0.094, 0.465, -0.17, -0.08, 0.082);
  float back = rod(q, vec3(0.23, -0.25, -0.10), vec3(0.25, -0.62, -0.06), 0.20, 0.13);
  for (int i = 0; i < 4; i++) {
    vec4 k = ROW[i];
    float ray = phalanx(q, vec3(mix(0.23, k.x, 0.35), -0.52, -0.02), k.xyz, 0.09, k.w);
    if (i > 0) ray = blend(ray, rod(q, k.xyz, k.xyz + vec3(-0.02, -0.03, -0.28), k.w, 0.9 * k.w), 0.02);
    back = blend(back, ray, 0.055);
  }
  d = blend(d, back, 0.03);
  vec3 bend = vec3(-0.15, -0.20, 0.04);
  float thumb_ = blend(phalanx(q, vec3(0.10, -0.48, 0.0), bend, 0.125, 0.105), phalanx(q, bend, vec3(-0.06, 0.06, 0.10), 0.105, 0.080), 0.02);
  return vec2(blend(d, thumb_, 0.03), GLOVE);
}

// Over the narrow creases of the hood, and down to the arms, a heavier cloth whose folds are wide and shallow. At the hem it runs out.
float cover(vec3 h, float reach) {
  vec3 c = h - vec3(0.0, -1.30, 0.0);
  c.y += 0.26 * c.z;
  float d = blend(blend(hoodSolid(h), torso(h), 0.30), ringY(c, 0.80, 0.17), 0.30);
  float thick = 0.15 * smoothstep(0.15, 0.45, reach) * smoothstep(1.0, 0.4, h.y) * smoothstep(-1.9, -1.2, h.y);
  if (detail != ROUGH && d < 0.6) {
    float way = h.y * 3.4 + 1.5 * abs(h.x) + 0.6 * h.x + 1.6 * stray(h).x;
    thick += 0.08 * sin(way) * smoothstep(-0.35, -0.8, h.y) * smoothstep(0.12, 0.45, abs(h.x));
  }
  return d - thick;
}

vec2 own(vec3 p, vec3 h) {
  float reach = rim(h).x;
  float cloth = cover(h, reach);
  vec2 result = vec2(max(cloth, -max(reach - 0.15, -h.z)) * 0.85, CLOTH);
  float side = abs(h.x);
  float near = max(max(side - 0.3, h.y + 0.34), -h.z);
  if (near < 0.4 && cloth < 0.6) {
    float row = h.x > 0.0 ? 0.5 : 0.0;
    float cell = abs(fract(h.y / 0.15 + row) - 0.5) * 0.15;
    float tooth = max(max(abs(cloth - 0.02) - 0.06, abs(side - 0.040) - 0.075), cell - 0.040) - 0.010;
    result = nearer(result, vec2(max(tooth, max(h.y + 0.40, -0.2 - h.z)) * 0.8, ZIP));
    float tape = max(max(abs(cloth) - 0.02, side - 0.17), max(h.y + 0.38, -h.z));
    result = nearer(result, vec2(tape * 0.8, TAPE));
    vec3 q = h - vec3(0.0, -0.46, 0.92);
    q.yz = turn(PULL) * q.yz;
    result = nearer(result, vec2(slider(q / 1.75, 0.80) * 1.75 * 0.9, ZIP));
  }
  vec3 q = (p - KNUCKLE) / HAND_SIZE;
  q.xy = turn(HAND_LEAN) * q.xy;
  result = nearer(result, cuffed(p, KNUCKLE + vec3(0.38, -0.38, -0.06), KNUCKLE + vec3(1.1, -1.6, -0.7)));
  return nearer(result, hush(q) * vec2(HAND_SIZE, 1.0));
}

// A round hole in the wall, and round its edge the teeth of a zip.
vec3 backdrop(vec2 uv) {
  vec2 q = uv - vec2(-0.02, 0.06);
  float reach = length(q) - 0.86;
  float around = atan(q.x, q.y);
  vec3 wall = mix(vec3(0.004, 0.20, 0.30), vec3(0.002, 0.045, 0.13), smoothstep(-0.9, 1.1, dot(uv, vec2(-0.5, -0.7))));
  float cell = abs(fract(around / 6.2831853 * 56.0) - 0.5);
  float stitch = smoothstep(0.008, 0.002, abs(reach - 0.20)) * smoothstep(0.32, 0.26, cell);
  wall *= 1.0 + 0.8 * stitch - 0.35 * smoothstep(0.10, 0.0, abs(reach - 0.15)) + 0.25 * smoothstep(0.05, 0.0, abs(reach - 0.10));
  vec3 c = mix(vec3(0.008, 0.37, 0.48), vec3(0.003, 0.17, 0.31), smoothstep(0.2, 1.0, length(q - vec2(0.25, 0.3))));
  c *= 0.55 + 0.45 * smoothstep(0.0, 0.22, length(q - vec2(0.06, -0.07)) > 0.0 ? -reach : 0.0);
  c = mix(c, wall, smoothstep(-0.003, 0.003, reach - 0.02));
  float tooth = max(abs(reach) - 0.058, (abs(fract(around / 6.2831853 * 48.0) - 0.5) - 0.29) * 0.112) - 0.006;
  float lit = 0.5 + 0.5 * dot(normalize(q), normalize(vec2(0.5, 0.8)));
  vec3 brass = mix(vec3(0.06, 0.36, 0.42), vec3(0.12, 0.62, 0.64), lit) * (0.62 + 0.38 * smoothstep(-0.06, 0.05, reach));
  return mix(c, brass, smoothstep(0.004, -0.004, tooth));
}
