uniform vec2 uSize;
uniform vec2 uShift;
out vec4 outColour;

// Samples are averaged after this compression, so one white-hot sample cannot spoil a smooth edge.
vec3 compress(vec3 c) {
  return c / (1.0 + max(c.r, max(c.g, c.b)));
}

struct Hit {
  float t;
  float material;
  vec3 n;
};
