// Horned, with a ring in his nose, he rides the great candle as a surfer rides his board, over the one that fell.
const vec3 POINT = vec3(2.42, -0.72, 0.85);
const vec3 WAVE = vec3(-2.55, -0.98, 0.30);
const vec3 BACK_FOOT = vec3(-1.52, -5.10, 0.30);
const vec3 FRONT_FOOT = vec3(1.12, -4.16, 0.42);
const vec4 POSE = vec4(-0.42, 0.24, 0.05, -0.06);

vec3 toPoint(vec3 p) {
  vec3 q = (p - POINT) / 1.2;
  q.xy = turn(0.70) * q.xy;
  q.yz = turn(0.30) * q.yz;
  return q;
}

vec3 toWave(vec3 p) {
  vec3 q = (p - WAVE) / 1.2;
  q.xy = turn(-0.80) * q.xy;
  q.yz = turn(0.20) * q.yz;
  return q;
}

// Along x lies the board, its nose to the right and up.
vec3 toBoard(vec3 p) {
  vec3 q = p - vec3(0.15, -5.06, 0.25);
  q.xz = turn(-0.22) * q.xz;
  q.xy = turn(-0.34) * q.xy;
  return q;
}

vec2 board(vec3 p) {
  vec3 q = toBoard(p);
  float d = block(q, vec3(2.85, 0.52, 0.86), 0.12);
  return vec2(min(d, rod(q, vec3(-4.6, 0.0, 0.0), vec3(4.1, 0.0, 0.0), 0.13, 0.13)), GAIN);
}

vec3 toLoss(vec3 p) {
  vec3 q = p - vec3(1.75, -5.72, 1.10);
  q.xy = turn(-0.26) * q.xy;
  return q;
}

vec2 fallen(vec3 p) {
  vec3 q = toLoss(p);
  return vec2(min(block(q, vec3(0.72, 1.05, 0.66), 0.12), rod(q, vec3(0.0, 0.9, 0.0), vec3(0.0, 1.5, 0.0), 0.08, 0.08)), LOSS);
}

vec2 horns(vec3 h) {
  vec3 m = vec3(abs(h.x), h.yz);
  float far = length(m - vec3(1.15, 1.0, 0.0)) - 0.9;
  if (far > 0.3) return vec2(far, HORN);
  float d = blend(rod(m, vec3(0.62, 0.66, -0.02), vec3(1.22, 0.80, 0.04), 0.25, 0.20), rod(m, vec3(1.22, 0.80, 0.04), vec3(1.52, 1.55, 0.16), 0.20, 0.025), 0.22);
  float along = m.x + m.y;
  vec2 result = vec2((d + 0.012 * swell(along * 22.0) * smoothstep(2.6, 1.6, along)) * 0.9, HORN);
  return nearer(result, vec2(abs(d + 0.0) < 0.3 ? max(d - 0.035, abs(m.x - 0.90) - 0.06) : 1e3, ZIP));
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = trunk(posed(p, POSE)) * vec2(0.9, 1.0);
  result = nearer(result, horns(h));
  vec3 n = toSkull(h) - vec3(0.0, -0.36, 0.66);
  n.yz = turn(-0.25) * n.yz;
  result = nearer(result, vec2((length(vec2(length(n.xy) - 0.115, n.z)) - 0.032) * SKULL_SCALE, ZIP));
  result = nearer(result, sleeve(p, unposed(vec3(0.92, -1.86, -0.12), POSE), vec3(1.70, -1.98, 0.40), vec3(2.12, -1.22, 0.76)));
  vec3 q = toPoint(p);
  float far = length(q) - 1.1;
  if (far > 0.3) result = nearer(result, vec2(far * 1.2, GLOVE));
  else result = nearer(result, vec2(pointing(q) * 1.2, GLOVE));
  result = nearer(result, sleeve(p, unposed(vec3(-0.92, -1.86, -0.12), POSE), vec3(-1.66, -2.20, -0.30), vec3(-2.16, -1.36, 0.16)));
  q = toWave(p);
  far = length(q) - 1.0;
  if (far > 0.3) result = nearer(result, vec2(far * 1.2, GLOVE));
  else result = nearer(result, vec2(openHand(q, 0.25) * 1.2, GLOVE));
  vec3 back = unposed(vec3(-0.38, -3.20, -0.05), POSE), front = unposed(vec3(0.40, -3.20, -0.05), POSE);
  result = nearer(result, leg(p, back, vec3(-1.62, -3.75, 0.70), BACK_FOOT, -0.25, 0.0));
  result = nearer(result, leg(p, front, vec3(1.02, -3.22, 0.95), FRONT_FOOT, -0.55, 0.0));
  result = nearer(result, vec2(rod(p, back, front, 0.52, 0.52), TROUSERS));
  result = nearer(result, board(p));
  return nearer(result, fallen(p));
}

void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material == GAIN) {
    vec3 b = (p - BACK_FOOT) * vec3(0.8, 1.0, 1.0), f = (p - FRONT_FOOT) * vec3(0.8, 1.0, 1.0);
    skin.tint *= mix(0.30, 1.0, smoothstep(-3.0, 2.4, toBoard(p).x)) * (0.9 + 0.2 * noise(p * 4.0));
    skin.tint *= (1.0 - 0.8 * exp(-2.6 * dot(b, b))) * (1.0 - 0.8 * exp(-2.6 * dot(f, f)));
  }
  if (material == HORN) skin.tint = mix(skin.tint, vec3(0.03, 0.02, 0.025), smoothstep(0.85, 1.35, h.y)) * (0.8 + 0.3 * noise(h * vec3(20.0, 6.0, 20.0)));
  vec3 l = toLoss(p);
  if (material == LOSS && l.z > 0.5) {
    // It knows.
    vec2 q = l.xy - vec2(-0.05, 0.50);
    vec2 e = vec2(abs(q.x) - 0.26, q.y - 0.02);
    if (length(e) < 0.14) skin = Skin(vec3(length(e - vec2(0.0, 0.05)) < 0.06 ? 0.01 : 0.85), 0.0, 0.3, 0.0, 0.0);
    if (abs(length(q - vec2(0.0, -0.48)) - 0.20) < 0.04 && q.y > -0.46) skin.tint = vec3(0.03, 0.0, 0.0);
  }
}

// Acid green, brightest behind him, in rays from where he comes from; captions find it dark.
vec3 backdrop(vec2 uv) {
  float far = length((uv - vec2(-0.05, -0.05)) * vec2(0.62, 1.2));
  vec3 c = mix(vec3(0.29, 0.50, 0.016), vec3(0.016, 0.105, 0.016), smoothstep(0.12, 0.84, far));
  float around = atan(uv.y + 1.3, uv.x + 1.5);
  return c * mix(0.76, 1.0, smoothstep(-0.12, 0.12, sin(around * 34.0)));
}
