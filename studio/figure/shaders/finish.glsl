uniform sampler2D uImage, uBloom0, uBloom1, uBloom2, uBloom3, uBloom4;
uniform vec2 uSize;
out vec4 outColour;

vec3 filmic(vec3 x) {
  return clamp((x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14), 0.0, 1.0);
}

void main() {
  vec2 uv = gl_FragCoord.xy / uSize;
  vec4 image = texture(uImage, uv);
  if (image.a < 0.001) {
    outColour = vec4(0.0);
    return;
  }
  vec3 c = image.rgb / image.a;
  c += BLOOM * (0.30 * texture(uBloom0, uv).rgb + 0.24 * texture(uBloom1, uv).rgb + 0.22 * texture(uBloom2, uv).rgb);
  c += BLOOM * (0.20 * texture(uBloom3, uv).rgb + 0.16 * texture(uBloom4, uv).rgb);
  c = pow(filmic(c * 1.25 * EXPOSURE), vec3(1.0 / 2.2));
  float luma = dot(c, vec3(0.3, 0.59, 0.11));
  c = mix(c, c * c * (3.0 - 2.0 * c), 0.35);
  c = max(c - 0.02, 0.0) + vec3(0.010, 0.003, 0.022) * (1.0 - luma);
  c = mix(vec3(luma), c, 1.12);
  c *= 1.0 - VIGNETTE * smoothstep(0.35, 0.85, length(uv - 0.5));
  ivec2 pixel = ivec2(gl_FragCoord.xy);
  c += (hash(pixel) - 0.5) * GRAIN;
  outColour = vec4(clamp(c, 0.0, 1.0), image.a);
}
