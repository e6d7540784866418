// The mark of the house as a thing: a full bag, tied, chained, its zip locked upon the coin it bites, between its stacks.
uniform sampler2D uPrint0;

// One broad swell of heavy cloth, a little steeper on one side.
float billow(float x) {
  return 0.5 + 0.5 * sin(x + 0.5 * sin(x));
}

// Its neck hangs to one side.
vec3 slouch(vec3 p) {
  p.x -= 0.07 * pow(max(p.y + 0.6, 0.0), 2.0);
  return p;
}

// One eye is wide, the other narrow.
vec4 printAt(vec3 p) {
  p = slouch(p);
  if (p.z < 0.2) return vec4(0.0);
  vec2 at = p.xy - vec2(0.0, -0.02);
  at.y = 0.17 + mix((at.y - 0.12) * 1.75, (at.y - 0.20) * 0.92, smoothstep(-0.12, 0.12, p.x));
  return printed(uPrint0, at / 1.80);
}

float smile(float x) {
  return -0.52 + 0.42 * x * x;
}

vec2 bag(vec3 p) {
  vec3 q = p;
  float angle = atan(p.x, p.z);
  float warp = noise(p * 1.6 + 4.0);
  float belly = ellipsoid(p - vec3(0.0, -0.26, 0.0), vec3(1.30, 1.10, 1.12));
  belly = blend(belly, rod(p, vec3(0.0, 0.3, 0.0), vec3(0.0, 1.02, 0.0), 0.72, 0.30), 0.45);
  belly = max(belly, -p.y - 1.20);
  float crown = length(p.xz) - mix(0.26, 0.66, smoothstep(0.98, 1.62, p.y)) - 0.13 * billow(angle * 7.0 + warp * 2.0) * smoothstep(1.0, 1.4, p.y);
  crown = max(abs(crown) - 0.045, max(0.95 - p.y, p.y - 1.58 - 0.10 * sin(angle * 5.0)));
  float d = blend(belly, crown * 0.75, 0.10);
  float calm = mix(1.0, 0.25, smoothstep(0.95, 0.6, length(p.xy * vec2(0.9, 1.2) - vec2(0.0, -0.15))) * step(0.0, p.z));
  // Pleats run up into the tie; below they die out, and the full belly hangs in two slow swells.
  float gather = billow(angle * 13.0 + warp * 2.0) * smoothstep(0.10, 0.85, p.y) * smoothstep(1.5, 1.0, p.y);
  float hang = billow(p.y * 2.6 + abs(p.x) * 1.6 + warp * 3.4) + 0.5 * billow(angle * 5.0 + warp * 4.0);
  d -= 0.060 * gather + 0.070 * calm * hang - 0.04;
  return vec2(d * 0.75, belly);
}

float coins(vec3 p, float count) {
  float tall = count * 0.105;
  float layer = abs(fract(p.y / 0.105) - 0.5);
  float shift = 0.035 * sin(floor(p.y / 0.105) * 12.9898);
  p.xz += shift * vec2(1.6, 1.0) + vec2(0.03 * sin(p.y * 3.2), 0.0);
  float d = drumY(p - vec3(0.0, tall * 0.5, 0.0), 0.40 - 0.030 * smoothstep(0.36, 0.5, layer), tall * 0.5 - 0.01) - 0.012;
  d += 0.008 * ribs(atan(p.x, p.z), 60.0) * step(p.y, tall - 0.015);
  float face = length(p.xz);
  return d + 0.02 * smoothstep(0.30, 0.285, face) * smoothstep(tall - 0.03, tall, p.y);
}

vec2 map(vec3 world) {
  vec3 p = slouch(toGarment(world));
  vec2 sack = bag(p);
  vec2 result = vec2(sack.x, CLOTH);
  float angle = atan(p.x, p.z);
  vec3 tie = p - vec3(0.0, 1.00, 0.0);
  float rope = ringY(vec3(tie.x, abs(tie.y + 0.02 * sin(angle)) - 0.085, tie.z), 0.485, 0.095 + 0.014 * sin(angle * 30.0 + tie.y * 50.0));
  result = nearer(result, vec2(rope * 0.8, GOLD));
  if (p.z > 0.0 && p.y < 0.2 && p.y > -0.9) {
    // The grin is a real zip, sewn on its own tape.
    float lip = (p.y - smile(p.x)) / sqrt(1.0 + 0.7 * p.x * p.x);
    vec3 row = vec3(lip / 1.9, p.x / 1.9, (sack.y - 0.055) / 1.9);
    float ends = abs(p.x) - 0.80;
    result = nearer(result, vec2(max(max(abs(lip) - 0.16, abs(sack.y - 0.02) - 0.035), ends - 0.04) * 0.8, WEB));
    result = nearer(result, vec2(max(zipRow(row) * 1.9, ends) * 0.8, GOLD));
    result = nearer(result, vec2(block(p - vec3(0.80, smile(0.80) + 0.02, 0.92), vec3(0.10, 0.12, 0.10), 0.04), GOLD));
  }
  // The chain runs round the shoulders of the bag; the lock hangs on the zip.
  float slope = p.y - 0.74 + 0.14 * p.x + 0.16 * p.z;
  if (abs(slope) < 0.4) {
    const float STEP = 0.3307;
    float along = angle;
    float cell = (fract(along / STEP) - 0.5) * STEP * 0.70;
    float other = (fract(along / STEP + 0.5) - 0.5) * STEP * 0.70;
    float lift = sack.y - 0.045;
    float lying = length(vec2(length(vec2(max(abs(cell) - 0.045, 0.0), slope)) - 0.075, lift)) - 0.030;
    float standing = length(vec2(length(vec2(max(abs(other) - 0.045, 0.0), lift)) - 0.075, slope)) - 0.030;
    result = nearer(result, vec2(min(lying, standing) * 0.75, CHROME));
  }
  vec3 lock = p - vec3(0.84, -0.46, 1.00);
  lock.xz = turn(0.40) * lock.xz;
  lock.xy = turn(0.10) * lock.xy;
  float shackle = length(vec2(length(vec2(lock.x, max(lock.y - 0.14, 0.0))) - 0.14, lock.z)) - 0.040;
  result = nearer(result, vec2(max(shackle, -lock.y - 0.05), CHROME));
  float hull = block(lock - vec3(0.0, -0.20, 0.0), vec3(0.26, 0.21, 0.11), 0.06);
  float hole = min(length(lock.xy - vec2(0.0, -0.16)) - 0.048, block(lock - vec3(0.0, -0.26, 0.0), vec3(0.022, 0.085, 0.3), 0.01));
  result = nearer(result, vec2(max(hull, -max(hole, 0.06 - lock.z)), GOLD));
  if (max(hole, 0.05 - lock.z) < 0.01 && hull < 0.02) result.y = HOLLOW;
  vec3 bite = p - vec3(-0.16, -0.75, 1.20);
  bite.xy = turn(0.16) * bite.xy;
  bite.yz = turn(-0.98) * bite.yz;
  float coin = drumY(bite, 0.42, 0.045) - 0.014 + 0.018 * smoothstep(0.33, 0.31, length(bite.xz)) + 0.010 * ribs(atan(bite.x, bite.z), 60.0) * step(0.41, length(bite.xz));
  result = nearer(result, vec2(coin * 0.9, GOLD));
  // It knows: two wide eyes that look up at the teeth, a mouth that trembles.
  vec2 eye = vec2(abs(bite.x) - 0.125, bite.z - 0.02);
  float fear = max(length(eye * vec2(1.3, 1.0)) - 0.105, 0.034 - length(eye + vec2(0.0, 0.05)));
  fear = min(fear, max(abs(bite.z - 0.205 - 0.018 * sin(bite.x * 44.0)) - 0.024, abs(bite.x) - 0.15));
  if (fear < 0.0 && coin < 0.02 && bite.y > 0.0) result.y = HOLLOW;
  vec3 c = world - vec3(0.0, FLOOR, 0.0);
  result = nearer(result, vec2(coins(c - vec3(-2.34, 0.0, -0.10), 19.0), GOLD));
  result = nearer(result, vec2(coins(c - vec3(-1.80, 0.0, 0.62), 6.0), GOLD));
  result = nearer(result, vec2(coins(c - vec3(2.34, 0.0, -0.16), 10.0), GOLD));
  result = nearer(result, vec2(coins(c - vec3(1.86, 0.0, 0.56), 3.0), GOLD));
  return nearer(result, vec2(coins(c - vec3(2.44, 0.0, 1.02), 1.0), GOLD));
}
