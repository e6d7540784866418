uniform sampler2D uImage;
uniform vec2 uSize;
out vec4 outColour;

void main() {
  vec4 sum = texelFetch(uImage, ivec2(gl_FragCoord.xy), 0);
  vec3 c = sum.rgb / max(sum.a, 1e-4);
  c /= max(1.0 - max(c.r, max(c.g, c.b)), 0.02);
  outColour = vec4(c * sum.a, sum.a);
}
