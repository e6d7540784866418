float crease(float x, float sharpness) {
  return pow(1.0 - abs(sin(x)), sharpness);
}

// The hood lies on the shoulders: a thick roll behind the neck, open at the throat.
vec2 hood(vec3 p) {
  vec3 q = p - vec3(0.0, -1.02, -0.16);
  float far = length(p - vec3(0.0, -1.0, -0.2)) - 1.35;
  if (far > 0.35) return vec2(far, CLOTH);
  float around = atan(q.x, q.z);
  float warp = noise(p * 1.5 + 3.0);
  q.y += 0.34 * q.z;
  float folds = crease(around * 3.1 + p.y * 2.4 + warp * 3.0, 2.6) * 0.7 + crease(around * 6.3 + warp * 5.0, 3.2) * 0.35;
  float thick = mix(0.20, 0.40, smoothstep(0.7, -0.7, q.z));
  float d = ringY(q * vec3(1.0, 0.85, 1.0), 0.74, thick) - 0.09 * folds;
  float inner = ringY(q - vec3(0.0, 0.10, 0.0), 0.56, 0.16) - 0.05 * crease(around * 4.0 + 1.0 + warp * 3.0, 2.6);
  d = blend(d, inner, 0.08);
  vec2 result = vec2(d * 0.85, CLOTH);
  return nearer(result, vec2(rod(p, vec3(0.0, -0.55, -0.16), vec3(0.0, -1.5, -0.1), 0.24, 0.42), TAPE));
}
