uniform sampler2D uImage;
uniform vec2 uSize;
uniform vec2 uDirection;
out vec4 outColour;

void main() {
  vec2 uv = gl_FragCoord.xy / uSize;
  vec3 sum = vec3(0.0);
  float weight = 0.0;
  for (int i = -6; i <= 6; i++) {
    float w = exp(-float(i * i) / 14.0);
    sum += w * texture(uImage, uv + uDirection * float(i) / uSize).rgb;
    weight += w;
  }
  outColour = vec4(sum / weight, 1.0);
}
