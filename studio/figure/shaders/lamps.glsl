struct Lit {
  vec3 left;
  vec3 right;
  vec3 key;
  vec3 fill;
  vec3 eye;
  vec3 diffuse;
  float open;
  float edge;
};

vec3 studio(vec3 d) {
  vec3 c = vec3(0.012, 0.01, 0.02);
  c += LIGHT_A * 2.2 * smoothstep(0.25, 0.0, abs(d.x + 0.72)) * smoothstep(-0.5, 0.3, d.y + 0.2);
  c += LIGHT_B * 2.2 * smoothstep(0.25, 0.0, abs(d.x - 0.72)) * smoothstep(-0.5, 0.3, d.y + 0.2);
  c += vec3(0.9, 0.95, 1.1) * smoothstep(0.16, 0.0, abs(d.y - 0.62)) * smoothstep(0.7, 0.1, abs(d.x));
  return c + mix(LIGHT_A, LIGHT_B, 0.5) * 0.15 * smoothstep(0.1, -0.6, d.y);
}

float shine(vec3 n, vec3 v, vec3 l, float power) {
  return pow(max(dot(n, normalize(l + v)), 0.0), power);
}
