// A pharaoh on a day off: shades, two scoops.
vec2 own(vec3 p, vec3 h) {
  vec2 result = vec2(1e3, NEMES);
  vec3 m = vec3(abs(h.x), h.yz);
  float far = length(h - vec3(0.0, -0.2, 0.0)) - 2.1;
  if (far > 0.3) result.x = far;
  else {
    // The cloth: a dome, wings beside the face, two lappets down the chest.
    float dome = ellipsoid(h - vec3(0.0, 0.36, -0.16), vec3(0.80, 0.76, 0.86));
    float wings = ellipsoid(m - vec3(0.62, -0.25, -0.22), vec3(0.62, 0.98, 0.30));
    float d = blend(dome, wings, 0.22);
    float face_ = ellipsoid(h - vec3(0.0, -0.10, 0.5), vec3(0.70, 0.70, 0.9));
    d = carve(d, max(face_, h.y - 0.58 + 0.10 * h.x * h.x), 0.04);
    d = blend(d, block(m - vec3(0.56, -1.18, 0.52 + 0.16 * (m.y + 1.2)), vec3(0.22, 0.55, 0.07), 0.06), 0.10);
    result = vec2(d * 0.9, NEMES);
    vec3 q = toSkull(h);
    float band = max(abs(ellipsoid(q - vec3(0.0, 0.27, -0.10), vec3(0.680, 0.69, 0.76))) - 0.030, abs(q.y - 0.50 + 0.08 * q.x * q.x) - 0.075);
    result = nearer(result, vec2(max(band, -q.z - 0.1), GOLD));
    // Where a cobra would rear, a slider does.
    result = nearer(result, vec2(slider((q - vec3(0.0, 0.64, 0.70)) * vec3(1.0, -1.0, 1.0) / 1.25, 0.0) * 1.1, GOLD));
    // Shades.
    vec3 g = vec3(abs(q.x), q.yz) - vec3(0.265, 0.03, 0.64 - 0.30 * q.x * q.x);
    float lens = block(g, vec3(0.225, 0.155 + 0.06 * g.x, 0.035), 0.06);
    lens = max(lens, g.y - 0.115);
    result = nearer(result, vec2(lens * 0.9 * SKULL_SCALE, SHADES));
    float frame = max(abs(g.y - 0.10) - 0.030, max(abs(q.x) - 0.50, abs(g.z) - 0.050));
    frame = min(frame, rod(vec3(abs(q.x), q.yz), vec3(0.49, 0.12, 0.56), vec3(0.62, 0.10, -0.05), 0.030, 0.030));
    result = nearer(result, vec2(frame * 0.9 * SKULL_SCALE, GOLD));
  }
  // A broad collar.
  vec3 c = p - vec3(0.0, -1.20, -0.02);
  c.y += 0.42 * c.z;
  float reach = length(c.xz);
  float plate = max(abs(c.y + 0.36 * (reach - 0.66)) - 0.06, abs(reach - 0.80) - 0.42);
  result = nearer(result, vec2(plate * 0.8, COLLAR));
  // The chin beard, in gold.
  result = nearer(result, vec2(rod(h, vec3(0.0, -0.90, 0.52), vec3(0.0, -1.38, 0.72), 0.085, 0.125), GOLD));
  vec3 at = vec3(1.10, -1.26, 1.12);
  result = nearer(result, fist(p, at, 0.0, 1.0, 0.10, vec3(1.45, -2.6, 0.3)));
  vec3 i = p - at;
  float cone = rod(i, vec3(0.0, -0.42, 0.0), vec3(0.0, 0.42, 0.0), 0.03, 0.25);
  cone = max(cone, i.y - 0.42);
  result = nearer(result, vec2(cone, CONE));
  float lump = length(i - vec3(-0.08, 0.56, 0.0)) - 0.26;
  lump = min(lump, length(vec2(length(i.xz - vec2(-0.06, 0.0)) - 0.22, i.y - 0.42)) - 0.065);
  lump = min(lump, rod(i, vec3(-0.20, 0.40, 0.16), vec3(-0.20, 0.16, 0.16), 0.055, 0.065));
  result = nearer(result, vec2(lump - 0.014 * swell(i.x * 21.0 + i.y * 17.0), PINK));
  return nearer(result, vec2(length(i - vec3(0.06, 0.88, 0.0)) - 0.22 - 0.014 * swell(i.x * 19.0 - i.y * 21.0), MINT));
}

void dye(inout Skin skin, float material, vec3 p, vec3 h) {
  vec3 lapis = vec3(0.010, 0.035, 0.30);
  if (material == NEMES) {
    float low = smoothstep(-0.55, -0.65, h.y) * smoothstep(0.2, 0.4, h.z);
    float along = mix(length(vec2(h.x * 0.8, h.y - 1.3)) * 6.2, h.y * 6.2, low);
    if (fract(along) < 0.48) skin = Skin(lapis, 0.0, 0.5, 0.2, 0.0);
  }
  if (material == COLLAR) {
    vec3 c = p - vec3(0.0, -1.20, -0.02);
    float reach = length(c.xz);
    float band = fract(reach * 7.5);
    float tile = step(0.12, fract(atan(c.x, c.z) * 9.0)) * step(0.2, band);
    if (tile > 0.5 && int(floor(reach * 7.5)) % 2 == 0) skin = Skin(lapis, 0.0, 0.8, 0.0, 0.0);
    else if (tile > 0.5 && int(floor(reach * 7.5)) % 3 == 0) skin = Skin(vec3(0.32, 0.012, 0.02), 0.0, 0.8, 0.0, 0.0);
  }
  if (material == CONE) {
    vec3 i = p - vec3(1.10, -1.26, 1.12);
    float a = atan(i.x, i.z);
    float cut = min(abs(fract(a * 1.6 + i.y * 4.0) - 0.5), abs(fract(a * 1.6 - i.y * 4.0) - 0.5));
    skin.tint *= mix(0.45, 1.0, smoothstep(0.03, 0.08, cut));
  }
}

// The sun is his; it stands still behind him over three dunes.
vec3 backdrop(vec2 uv) {
  vec2 q = uv - vec2(0.0, 0.14);
  float reach = length(q);
  float around = atan(q.x, q.y);
  vec3 c = mix(vec3(0.42, 0.075, 0.008), vec3(0.18, 0.016, 0.025), smoothstep(-0.5, 1.1, uv.y));
  float ray = smoothstep(-0.03, 0.03, cos(around * 16.0) * reach);
  c = mix(c, vec3(0.70, 0.22, 0.015), ray * 0.45 * smoothstep(1.6, 0.7, reach));
  c = mix(c, vec3(0.62, 0.27, 0.02), smoothstep(0.80, 0.79, reach));
  c = mix(c, vec3(0.74, 0.38, 0.04), smoothstep(0.70, 0.69, reach) * 0.6);
  float dune = -0.55 + 0.10 * sin(uv.x * 2.2 + 0.6);
  c = mix(c, vec3(0.26, 0.075, 0.02), step(uv.y, dune));
  vec2 t = vec2(abs(uv.x + 0.78), uv.y + 0.55);
  c = mix(c, uv.x > -0.78 ? vec3(0.50, 0.18, 0.03) : vec3(0.20, 0.045, 0.02), step(t.x + t.y * 0.72, 0.34) * step(0.0, t.y));
  return c;
}
