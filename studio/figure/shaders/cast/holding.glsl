// The frame of a fist: what it holds runs along `axis`, the wrist lies towards `from`, the fingers look at the viewer.
mat3 holding(vec3 axis, vec3 from) {
  vec3 y = normalize(axis);
  vec3 x = normalize(from - y * dot(from, y));
  vec3 z = cross(x, y);
  return mat3(x, y, z.z < 0.0 ? -z : z);
}
