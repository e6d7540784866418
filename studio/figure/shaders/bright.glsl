uniform sampler2D uImage;
uniform vec2 uSize;
out vec4 outColour;

void main() {
  vec2 uv = gl_FragCoord.xy / uSize;
  vec3 sum = vec3(0.0);
  for (int x = -1; x <= 1; x++) {
    for (int y = -1; y <= 1; y++) {
      vec3 c = min(texture(uImage, uv + vec2(x, y) / uSize * 0.5).rgb, vec3(12.0));
      sum += c * smoothstep(0.25, 1.3, max(c.r, max(c.g, c.b)));
    }
  }
  outColour = vec4(sum / 9.0, 1.0);
}
