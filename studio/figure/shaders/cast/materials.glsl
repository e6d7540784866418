// How closely the shape is measured: with all its relief, as a ray needs it, or as a shadow needs it.
const int FULL = 2;
const int SHAPE = 1;
const int ROUGH = 0;
int detail = SHAPE;

// What a surface is made of. Sheen is the light that cloth catches at its edge.
struct Skin {
  vec3 tint;
  float metal;
  float gloss;
  float sheen;
  float glow;
};

// One smooth swell of cloth; a little steeper on one side, as cloth falls.
float swell(float x) {
  return 0.5 + 0.5 * sin(x + 0.55 * sin(x));
}
