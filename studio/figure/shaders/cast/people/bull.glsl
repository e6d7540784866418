// Horned, with a ring in his nose, he walks up the chart as up a flight of stairs.
const vec3 POINT = vec3(2.40, -0.42, 0.75);

vec3 toPoint(vec3 p) {
  vec3 q = (p - POINT) / 1.2;
  q.xy = turn(0.42) * q.xy;
  q.yz = turn(0.30) * q.yz;
  return q;
}

float stepTop(float i) {
  return i < 0.0 ? -5.95 : -5.15 + 0.86 * i + 0.20 * i * i;
}

vec2 stairs(vec3 p) {
  vec2 result = vec2(1e3, GAIN);
  float near = clamp(floor((p.x + 0.75) / 1.62 + 0.5), -2.0, 3.0);
  for (int k = -1; k <= 1; k++) {
    float i = clamp(near + float(k), -2.0, 3.0);
    float top = i < -1.5 ? -4.25 : stepTop(i);
    float tall = i < -1.5 ? 1.25 : 1.6 + 0.35 * max(i, 0.0);
    vec3 q = p - vec3(-0.75 + 1.62 * i, top - tall, 0.25);
    float d = block(q, vec3(0.66, tall, 0.66), 0.09);
    d = min(d, rod(q, vec3(0.0, -tall - 0.7, -0.2), vec3(0.0, tall + 0.62, -0.30), 0.07, 0.07));
    result = nearer(result, vec2(d, i < -1.5 ? LOSS : GAIN));
  }
  return result;
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
  vec2 result = trunk(p);
  result = nearer(result, horns(h));
  vec3 n = toSkull(h) - vec3(0.0, -0.36, 0.66);
  n.yz = turn(-0.25) * n.yz;
  result = nearer(result, vec2((length(vec2(length(n.xy) - 0.115, n.z)) - 0.032) * SKULL_SCALE, ZIP));
  result = nearer(result, sleeve(p, vec3(0.92, -1.86, -0.12), vec3(1.82, -1.72, 0.15), vec3(2.18, -0.98, 0.62)));
  vec3 q = toPoint(p);
  float far = length(q) - 1.1;
  if (far > 0.3) result = nearer(result, vec2(far * 1.2, GLOVE));
  else result = nearer(result, vec2(pointing(q) * 1.2, GLOVE));
  result = nearer(result, arm(p, vec3(-0.92, -1.86, -0.12), vec3(-2.00, -2.50, -0.10), vec3(-1.18, -2.98, 0.42), holding(vec3(0.30, 0.95, 0.1), vec3(-0.85, 0.40, -0.3)), 0.02));
  result = nearer(result, leg(p, vec3(-0.40, -3.15, -0.05), vec3(-0.70, -4.10, 0.42), vec3(-0.75, -5.15, 0.28), -0.15, 0.0));
  result = nearer(result, leg(p, vec3(0.42, -3.15, 0.0), vec3(0.80, -3.22, 1.00), vec3(0.87, -4.09, 0.36), 0.30, 0.0));
  result = nearer(result, vec2(rod(p, vec3(-0.32, -3.30, -0.08), vec3(0.32, -3.30, -0.08), 0.50, 0.50), TROUSERS));
  return nearer(result, stairs(p));
}

void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material == GAIN) skin.tint *= mix(0.35, 1.0, smoothstep(-6.6, -3.0, p.y - 0.3 * p.x)) * (0.9 + 0.2 * noise(p * 4.0));
  if (material == HORN) skin.tint = mix(skin.tint, vec3(0.03, 0.02, 0.025), smoothstep(1.15, 1.5, h.y)) * (0.8 + 0.3 * noise(h * vec3(20.0, 6.0, 20.0)));
  if (material == LOSS && p.z > 0.8) {
    // It knows.
    vec2 q = p.xy - vec2(-3.99, -4.68);
    vec2 e = vec2(abs(q.x) - 0.24, q.y - 0.02);
    if (length(e) < 0.11) skin = Skin(vec3(length(e - vec2(0.03, -0.03)) < 0.05 ? 0.01 : 0.85), 0.0, 0.3, 0.0, 0.0);
    if (abs(length(q - vec2(0.0, -0.42)) - 0.18) < 0.035 && q.y > -0.40) skin.tint = vec3(0.03, 0.0, 0.0);
  }
}

vec2 corner(int i) {
  vec2[7] at = vec2[7](vec2(-1.1, -0.62), vec2(-0.66, -0.30), vec2(-0.46, -0.44), vec2(-0.14, 0.10), vec2(0.08, -0.06), vec2(0.52, 0.50), vec2(0.74, 0.66));
  return at[i];
}

// The line behind him goes where he points.
vec3 backdrop(vec2 uv) {
  vec3 tint = mix(LIGHT_A, LIGHT_B, smoothstep(-0.9, 0.7, uv.x + 0.4 * uv.y));
  vec3 c = vec3(0.006, 0.003, 0.016) + tint * 0.05 * exp(-0.9 * dot(uv, uv));
  vec2 f = abs(fract(uv * 5.0) - 0.5);
  c += tint * 0.09 * smoothstep(0.485, 0.497, max(f.x, f.y));
  float line = 1e3;
  for (int i = 0; i < 5; i++) line = min(line, segment(uv, corner(i), corner(i + 1)));
  vec2 q = uv - vec2(0.66, 0.665);
  vec2 way = normalize(vec2(0.44, 0.56));
  vec2 a = vec2(dot(q, way), abs(dot(q, vec2(-way.y, way.x))));
  float head = max(-a.x - 0.17, a.y + 0.62 * a.x - 0.02);
  line = min(line - 0.030, head);
  vec3 glow = mix(vec3(0.02, 0.30, 0.10), vec3(0.05, 0.75, 0.16), smoothstep(-0.9, 0.6, uv.x));
  c += glow * 0.42 * exp(-9.0 * max(line, 0.0));
  // What lies under the line is shaded.
  float under = -1.0;
  for (int i = 0; i < 5; i++) {
    vec2 s = corner(i), e = corner(i + 1);
    if (uv.x >= s.x && uv.x < e.x) under = mix(s.y, e.y, (uv.x - s.x) / (e.x - s.x)) - uv.y;
  }
  c += glow * 0.14 * step(0.0, under) * exp(-2.2 * max(under, 0.0));
  return mix(c, glow * 0.95, smoothstep(0.006, -0.004, line));
}
