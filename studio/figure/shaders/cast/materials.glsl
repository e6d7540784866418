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

// A soft crest and a narrow valley, 0 to 1.
float fold(float x) {
  float low = 0.5 - 0.5 * sin(x + 0.5 * sin(x));
  return 1.0 - low * low * low;
}

// Nothing sewn lies straight: how far it strays, about half a unit either way.
vec2 stray(vec3 p) {
  return 0.4 * sin(vec2(dot(p, vec3(1.9, 2.7, 1.3)), dot(p, vec3(2.5, -1.6, 2.1))) + 1.4 * sin(vec2(dot(p, vec3(-1.7, 1.1, 2.6)), dot(p, vec3(1.2, 2.9, -1.5))) + float(SEED)));
}

// Knitted ribs round an axis.
float ribs(float angle, float count) {
  return abs(sin(0.5 * count * angle));
}

// Those of a cuff: q from the wrist, along the arm.
float cuffRibs(vec3 q, vec3 along) {
  vec3 across = normalize(cross(along, vec3(0.12, 0.05, 1.0)));
  return 0.016 * ribs(atan(dot(q, across), dot(q, cross(along, across))), 22.0);
}

// One fold from a to b: steep on one side and long on the other, it widens and dies out.
float crease(vec2 p, vec2 a, vec2 b, float wide) {
  vec2 axis = b - a;
  float h = dot(p - a, axis) / dot(axis, axis);
  float across = dot(p - a, vec2(axis.y, -axis.x)) * inversesqrt(dot(axis, axis)) / (wide * mix(0.6, 1.3, clamp(h, 0.0, 1.0)));
  across *= across > 0.0 ? 0.7 : 1.8;
  float crest = max(1.0 - 0.3 * across * across, 0.0);
  return crest * crest * smoothstep(-0.12, 0.30, h) * smoothstep(1.25, 0.75, h);
}
