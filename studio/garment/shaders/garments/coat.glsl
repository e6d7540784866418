vec4 printAt(vec3 p) {
  return vec4(0.0);
}

// Half the width of the open front at this height.
float gapAt(float y) {
  return 0.085 + 0.50 * pow(clamp((0.72 - y) / 3.0, 0.0, 1.0), 1.25);
}

vec2 archEdge(vec3 p) {
  float radius = p.y > 0.0 ? 1.02 : 1.30;
  vec2 q = vec2(abs(p.x) + radius - 0.60, p.y);
  return vec2(length(q) - radius, atan(q.y, q.x) * radius);
}

vec2 hood(vec3 p) {
  vec3 q = p + vec3(0.0, 0.0, 0.05) + vec3(-0.08, 0.0, 0.10) * smoothstep(0.35, 1.5, p.y);
  float form = ellipsoid(q - vec3(0.0, 0.06, -0.10), vec3(0.94, 1.06, 0.90));
  form = blend(form, ellipsoid(q - vec3(0.0, 1.06, -0.06), vec3(0.20, 0.66, 0.36)), 0.5);
  vec3 neck = vec3(q.x, q.y - clamp(q.y, -1.40, -0.5), q.z + 0.13);
  form = blend(form, length(neck) - mix(1.0, 0.76, smoothstep(-1.50, -0.35, q.y)), 0.35);
  if (form > 0.35) return vec2(form - 0.2, CLOTH);
  vec2 arch = archEdge(p);
  float warp = noise(p * 1.3 + 3.0);
  float around = atan(p.x, p.z + 0.15);
  float folds = 0.7 * fold(around * 4.0 + p.y * 0.8 + warp * 4.0) + 1.9 * hoodFolds(p, warp);
  float d = form - 0.036 * folds * smoothstep(0.1, 0.5, length(p.xz + 0.06)) * mix(1.0, smoothstep(0.06, 0.30, arch.x), smoothstep(-0.5, 0.35, p.z));
  float inner = form + 0.10 - 0.014 * smoothstep(0.030, 0.0, abs(p.x)) + 0.030 * (warp - 0.5);
  vec2 result = vec2(carve(d, min(max(arch.x, -p.z), inner), 0.05), CLOTH);
  result.x = blend(result.x, max(length(vec2(d + 0.01, arch.x - 0.05)) - 0.075, -p.z), 0.03);
  // The lining turns out at the edge.
  if (arch.x < 0.012) result.y = LINING;
  if (inner < 0.03) result.y = INSIDE;
  return result;
}

vec2 map(vec3 world) {
  vec3 p = toGarment(world);
  vec3 m = vec3(abs(p.x), p.yz);
  float low = smoothstep(0.2, -2.3, p.y);
  float w = mix(0.78, 1.22, low * low) - 0.10 * exp(-pow((p.y + 0.35) / 0.45, 2.0));
  float d = tube(p.xz + vec2(0.0, 0.04), vec2(w, mix(0.46, 0.80, low)));
  float yoke = rod(m, vec3(0.20, 0.90, -0.04), vec3(0.64, 0.74, -0.02), 0.24, 0.26);
  d = blend(max(d, dot(m - vec3(0.24, 0.98, 0.0), normalize(vec3(0.42, 1.0, 0.0))) + 0.10), yoke, 0.22);
  vec2 result = vec2(d, CLOTH);
  if (d < 0.35) {
    float warp = noise(p * vec3(1.4, 0.6, 1.4) + 5.0);
    float around = atan(p.x, p.z + 0.1);
    float fall = fold(around * 8.0 + warp * 4.0) * (0.016 + 0.115 * low);
    float belt = 0.060 * wornFolds(p, -9.0) + 0.05 * (noise(p * 1.6 + 2.0) - 0.5);
    float open = gapAt(p.y);
    float calm = smoothstep(0.02, 0.30, m.x - open);
    float outer = d - (fall + belt) * calm + 0.03;
    float shell = abs(outer + 0.035) - 0.035;
    shell = max(shell, -p.y - 2.24 + 0.03 * sin(around * 8.0 + 4.0 * warp));
    float cut = p.z > 0.0 && p.y < 0.86 ? open - m.x : -1.0;
    shell = max(shell, cut * 0.9) * 0.75;
    result = vec2(shell, outer < -0.045 ? LINING : CLOTH);
    if (p.z > 0.0 && p.y < 0.86) {
      vec3 tooth = vec3(m.x - open + 0.012, p.y, outer + 0.035);
      float cell = abs(fract(p.y / 0.075 + (p.x > 0.0 ? 0.5 : 0.0)) - 0.5) * 0.075;
      float teeth = max(max(abs(tooth.x) - 0.036, abs(tooth.z) - 0.034), cell - 0.019) - 0.005;
      result = nearer(result, vec2(max(teeth, -p.y - 2.05) * 0.8, GOLD));
      // Slanted side pockets, each closed by a short zip.
      vec3 pocket = vec3(m.x - 0.60, p.y + 0.46, outer);
      pocket.xy = turn(0.32) * pocket.xy;
      result = nearer(result, vec2(max(zipRow(pocket), abs(pocket.y) - 0.21) * 0.8, GOLD));
    }
    result = nearer(result, vec2(zipTab((p - vec3(-gapAt(-1.9) * 1.0 + 0.02, -1.84, 0.74)) / 1.3) * 1.3, GOLD));
  }
  vec3 elbow = vec3(1.10, -0.14, 0.04), wrist = vec3(1.28, -0.94, 0.20);
  float arm = sleeve(p, vec3(0.66, 0.70, -0.02), elbow, wrist, vec3(0.26, 0.27, 0.40), 0.062);
  vec3 axis = normalize(wrist - elbow);
  float beyond = dot(m - wrist, axis);
  arm = carve(arm, 0.02 - beyond, 0.02);
  float bore = rod(m, elbow, wrist + axis * 0.4, 0.10, 0.44);
  float inner = max(bore, -(beyond + 0.5));
  arm = carve(arm, inner, 0.03);
  if (result.y == CLOTH && arm < result.x + 0.05) result = vec2(blend(result.x, arm, 0.10), CLOTH);
  else result = nearer(result, vec2(arm, inner < 0.03 && beyond > -0.5 ? LINING : CLOTH));
  result = nearer(result, vec2(max(abs(arm - 0.004) - 0.012, abs(beyond + 0.10) - 0.020) * 0.8, GLOW));
  const float SCALE = 0.62;
  if (length(p - vec3(0.0, 1.55, 0.0)) - 1.15 < result.x) {
    vec2 cap = hood((p - vec3(0.0, 1.52, 0.02)) / SCALE) * vec2(SCALE, 1.0);
    result = cap.y == CLOTH && result.y == CLOTH ? vec2(blend(cap.x, result.x, 0.06), CLOTH) : nearer(result, cap);
  }
  return result;
}
