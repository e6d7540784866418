// The grain of the bone bends its light, but moves its surface too little for a ray to notice.
float boneGrain(vec3 p) {
  return detail < FULL ? 0.469 : 0.5 * noise(p) + 0.25 * noise(p * 2.03 + 7.1) + 0.094;
}
#define fractalNoise boneGrain
