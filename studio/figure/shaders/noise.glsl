// Integer hashes: the same value on every driver, unlike fract(sin()) tricks.
uint scramble(uint x) {
  x ^= x >> 16u;
  x *= 0x7feb352du;
  x ^= x >> 15u;
  x *= 0x846ca68bu;
  return x ^ (x >> 16u);
}

float hash(uint x) {
  return float(scramble(x) >> 8u) / 16777216.0;
}

float hash(ivec2 cell) {
  return hash(uint(cell.x) * 73856093u ^ uint(cell.y) * 19349663u ^ SEED);
}

float hash(ivec3 cell) {
  return hash(uint(cell.x) * 73856093u ^ uint(cell.y) * 19349663u ^ uint(cell.z) * 83492791u ^ SEED);
}

float noise(vec3 p) {
  ivec3 i = ivec3(floor(p));
  vec3 f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  vec4 near = vec4(hash(i), hash(i + ivec3(1, 0, 0)), hash(i + ivec3(0, 1, 0)), hash(i + ivec3(1, 1, 0)));
  vec4 far = vec4(
    hash(i + ivec3(0, 0, 1)), hash(i + ivec3(1, 0, 1)), hash(i + ivec3(0, 1, 1)), hash(i + ivec3(1, 1, 1))
  );
  vec4 layer = mix(near, far, f.z);
  vec2 row = mix(layer.xy, layer.zw, f.y);
  return mix(row.x, row.y, f.x);
}

float fractalNoise(vec3 p) {
  float sum = 0.0;
  float amplitude = 0.5;
  for (int octave = 0; octave < 4; octave++) {
    sum += amplitude * noise(p);
    p = p * 2.03 + 7.1;
    amplitude *= 0.5;
  }
  return sum;
}
