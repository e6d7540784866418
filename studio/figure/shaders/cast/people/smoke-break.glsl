float flame(vec3 p, float tall) {
  float y = p.y / tall;
  p.x += 0.10 * sin(p.y * 4.5 + 1.0) * y + 0.04 * sin(p.y * 11.0);
  float r = 0.40 * tall * sqrt(clamp(y + 0.06, 0.0, 1.0)) * pow(clamp(1.0 - y, 0.0, 1.0), 0.85);
  return max(length(p.xz) - r, max(-p.y - 0.05, p.y - tall)) * 0.55;
}

// The roof of his skull is off and he toasts a marshmallow over what burns in it.
vec2 own(vec3 p, vec3 h) {
  vec2 result = vec2(1e3, FLAME);
  vec3 q = toSkull(h);
  vec3 f = q - vec3(0.0, 0.34, -0.08);
  float far = length(f - vec3(0.0, 0.5, 0.0)) - 0.95;
  if (far > 0.3) result.x = far;
  else {
    float d = flame(f, 1.18);
    d = min(d, flame(f - vec3(0.30, 0.0, 0.05), 0.72));
    d = min(d, flame(f - vec3(-0.31, 0.0, 0.06), 0.80));
    result.x = d * SKULL_SCALE;
  }
  vec3 at = vec3(1.14, -1.05, 0.75);
  result = nearer(result, fist(p, at, -0.22, 1.0, 0.035, vec3(1.5, -2.5, 0.2)));
  vec3 tip = vec3(0.54, 1.36, 0.42);
  result = nearer(result, vec2(rod(p, at - 0.22 * (tip - at), tip, 0.036, 0.028), WOOD));
  vec3 axis = normalize(tip - at);
  vec3 m = p - tip + axis * 0.02;
  float along = dot(m, axis);
  vec2 drum = vec2(length(m - axis * along) - 0.15, abs(along) - 0.17);
  result = nearer(result, vec2(min(max(drum.x, drum.y), 0.0) + length(max(drum, 0.0)) - 0.06, MARSHMALLOW));
  return result;
}

void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material == MARSHMALLOW) skin.tint = mix(skin.tint, vec3(0.10, 0.035, 0.012), smoothstep(0.62, 0.36, p.x + 0.10 * noise(p * 9.0)));
  if (material != FLAME) return;
  float y = toSkull(h).y - 0.34;
  float core = smoothstep(0.34, 0.05, abs(toSkull(h).x + 0.08 * sin(y * 5.0)) + 0.30 * y);
  skin.tint = mix(mix(vec3(1.1, 0.30, 0.02), vec3(1.0, 0.08, 0.01), smoothstep(0.3, 1.1, y)), vec3(1.5, 1.0, 0.32), core);
}

// A camp in the pines.
vec3 backdrop(vec2 uv) {
  vec3 c = mix(vec3(0.012, 0.19, 0.155), vec3(0.002, 0.020, 0.045), smoothstep(-0.7, 1.0, uv.y));
  vec2 g = uv * 13.0;
  ivec2 cell = ivec2(floor(g));
  c += vec3(0.7) * step(0.90, hash(cell)) * smoothstep(0.10, 0.03, length(fract(g) - 0.25 - 0.5 * vec2(hash(cell + 3), hash(cell + 7)))) * smoothstep(0.0, 0.7, uv.y);
  for (int layer = 0; layer < 3; layer++) {
    float size = 2.1 + 0.8 * float(2 - layer);
    float x = uv.x * size + 3.7 * float(layer) + 0.4;
    float id = floor(x);
    float tall = 0.15 + 0.55 * hash(ivec2(int(id), layer)) - 0.32 * float(layer);
    float y = (tall - uv.y) * size;
    float tier = fract(y * 1.25);
    float width = 0.05 + 0.14 * y * 0.72 + 0.11 * tier;
    float tree = step(abs(fract(x) - 0.5), min(width, 0.49)) * step(0.0, y);
    c = mix(c, mix(vec3(0.006, 0.085, 0.080), vec3(0.002, 0.020, 0.026), float(layer) / 2.0), tree);
  }
  return c + vec3(0.30, 0.10, 0.02) * exp(-5.0 * length(uv - vec2(0.0, 0.35)));
}
