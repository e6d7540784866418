// He wears the bag; the skull is what he carries in it.
const vec3 FIST = vec3(-0.92, -1.52, 1.26);
const vec3 SMALL_SKULL = vec3(-0.90, -0.76, 1.30);
const float SMALL = 0.62;

// The small skull looks up at him.
vec3 facing(vec3 s) {
  s.xz = turn(0.50) * s.xz;
  s.yz = turn(0.16) * s.yz;
  s.xy = turn(-0.10) * s.xy;
  return s;
}

vec2 own(vec3 p, vec3 h) {
  vec2 result = vec2(1e3, SACK);
  float far = length(h - vec3(0.0, 0.25, 0.0)) - 1.7;
  if (far > 0.3) result.x = far;
  else {
    float around = atan(h.x, h.z);
    float body = ellipsoid(h - vec3(0.0, -0.22, -0.02), vec3(1.04, 0.96, 0.98));
    body = blend(body, rod(h, vec3(0.0, 0.45, -0.02), vec3(0.0, 0.88, -0.02), 0.62, 0.26), 0.30);
    float gather = swell(around * 11.0 + 0.8 * sin(h.y * 3.0));
    body -= 0.060 * gather * smoothstep(0.25, 0.85, h.y);
    body -= 0.045 * swell(h.y * 3.4 + around * 2.0 + 1.3 * sin(around * 1.7)) * smoothstep(0.5, -0.2, h.y);
    float ruff = rod(h, vec3(0.0, 0.92, -0.02), vec3(0.0, 1.36, -0.02), 0.20, 0.56) - 0.085 * swell(around * 9.0) * smoothstep(0.9, 1.3, h.y);
    ruff = max(abs(ruff) - 0.035, h.y - 1.34 - 0.05 * sin(around * 9.0));
    float d = blend(body, ruff, 0.06);
    // Slanted holes.
    vec3 m = vec3(abs(h.x), h.yz);
    vec2 e = turn(-0.40) * (m.xy - vec2(0.40, 0.08));
    float eye = max(max(length(e / vec2(1.0, 0.62)) - 0.30, e.y - 0.10), -h.z);
    float cut = carve(d, max(eye, -(d + 0.10)), 0.025);
    result = vec2(cut * 0.8, SACK);
    result = nearer(result, vec2(max(d + 0.075, eye + 0.02), GLARE));
    result = nearer(result, vec2(min(ringY(h - vec3(0.0, 0.90, -0.02), 0.30, 0.075), ringY(h - vec3(0.0, 1.02, -0.02), 0.27, 0.06)) - 0.012 * swell(around * 20.0 + h.y * 40.0), GOLD));
    // The grin: a zip from side to side.
    float line = h.y + 0.56 - 0.42 * h.x * h.x;
    float row = line > 0.0 ? 0.5 : 0.0;
    float cell = abs(fract(h.x / 0.125 + row) - 0.5) * 0.125;
    float ends = max(abs(h.x) - 0.72, -h.z);
    float tape = max(max(abs(body - 0.012) - 0.030, abs(line) - 0.150), ends);
    result = nearer(result, vec2(tape * 0.75, TAPE));
    float tooth = max(max(abs(body - 0.045) - 0.034, abs(abs(line) - 0.030) - 0.070), cell - 0.027) - 0.006;
    result = nearer(result, vec2(max(tooth, ends) * 0.75, ZIP));
    result = nearer(result, vec2(slider((h - vec3(0.66, -0.36, 0.82)) / 1.6, 0.10) * 1.45, ZIP));
  }
  // Alas, poor holder.
  result = nearer(result, fist(p, FIST, 0.0, -1.0, 0.12, vec3(-1.35, -2.7, 0.3)));
  vec3 s = (p - SMALL_SKULL) / SMALL;
  if (length(s) > 1.2) return nearer(result, vec2((length(s) - 1.0) * SMALL, BONE));
  s = facing(s);
  result = nearer(result, vec2(skull(s) * SMALL, SMALL_BONE));
  return nearer(result, vec2(teeth(s) * SMALL, TOOTH));
}

void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  if (material == SACK) {
    skin.tint *= 0.86 + 0.20 * sin(h.x * 90.0 + 3.0 * sin(h.y * 9.0)) * sin(h.y * 90.0) * 0.5 + 0.18 * noise(h * 6.0);
    // One patch, sewn on.
    vec2 q = turn(0.2) * (h.xy - vec2(-0.52, -0.86));
    float patch_ = max(abs(q.x), abs(q.y)) - 0.19;
    if (h.z > 0.0 && patch_ < 0.0) skin.tint = vec3(0.30, 0.010, 0.12) * (0.7 + 0.3 * step(0.5, fract(q.x * 9.0)));
  }
  if (material == GLARE) {
    vec2 e = turn(-0.40) * (vec2(abs(h.x), h.y) - vec2(0.40, 0.08));
    skin.tint = mix(vec3(0.0, 0.02, 0.0), skin.tint * mix(1.2, 0.5, smoothstep(0.05, 0.3, length(e))), smoothstep(0.0, 0.012, length(vec2(e.x * 2.6, e.y * 0.75)) - 0.085));
  }
  if (material == SMALL_BONE) {
    vec3 s = facing((p - SMALL_SKULL) / SMALL);
    skin.tint *= mix(0.03, 1.0, smoothstep(0.75, 1.15, length(vec2(abs(s.x) - 0.25, s.y - 0.015) / vec2(0.20, 0.165))) + smoothstep(0.25, 0.1, s.z));
  }
}

// The door of a vault, ajar.
vec3 backdrop(vec2 uv) {
  vec2 q = uv - vec2(0.14, 0.12);
  float reach = length(q);
  float around = atan(q.x, q.y);
  vec3 c = mix(vec3(0.003, 0.085, 0.036), vec3(0.002, 0.040, 0.026), smoothstep(-0.8, 1.0, uv.y));
  vec3 steel = mix(vec3(0.006, 0.15, 0.055), vec3(0.016, 0.27, 0.10), smoothstep(-0.9, 0.9, q.x + q.y));
  c = mix(c, steel, smoothstep(0.985, 0.977, reach));
  c *= 1.0 - 0.6 * smoothstep(0.016, 0.008, abs(reach - 0.86));
  float bolt = abs(fract(around / 6.2831853 * 16.0) - 0.5) / 16.0 * 6.2831853 * 0.92;
  return mix(c, vec3(0.70, 0.42, 0.06), smoothstep(0.036, 0.028, length(vec2(bolt, reach - 0.92))));
}
