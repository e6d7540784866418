const float SKULL_SCALE = 1.1;
// A body a little too small for the head reads better at any size.
const float BODY_SCALE = 0.92;
const vec3 BODY_PIVOT = vec3(0.0, ZIP_TOP, 0.0);

// The neck twists: below the chin the cloth stays with the chest, so the zip meets in the middle.
vec3 toHead(vec3 p) {
  float hold = smoothstep(-1.35, -0.55, p.y);
  p.xz = turn(-TURN * hold) * p.xz;
  p.xy = turn(TILT * hold) * p.xy;
  p.yz = turn(NOD * hold) * p.yz;
  return p;
}

vec3 toSkull(vec3 head) {
  return (head - vec3(0.0, 0.02, 0.02)) / SKULL_SCALE;
}

// A group is only measured where its bounding shape is nearer than what is already found: half the work of a picture.
vec2 map(vec3 p) {
  vec3 head = toHead(p);
  vec2 result = hood(head);
  if (p.y + 0.82 < result.x) {
    vec2 body = robe(BODY_PIVOT + (p - BODY_PIVOT) / BODY_SCALE) * vec2(BODY_SCALE, 1.0);
    if (result.y == CLOTH && body.y == CLOTH) result.x = blend(result.x, body.x, 0.10);
    result = nearer(result, body);
  }
  if (length(head - vec3(0.0, 0.0, 0.05)) - 1.0 < result.x) {
    vec3 q = toSkull(head);
    result = nearer(result, vec2(skull(q) * SKULL_SCALE, FACE));
    result = nearer(result, vec2(eyes(q) * SKULL_SCALE, EYE));
  }
  if (length(head - vec3(0.0, -0.60, 0.70)) - 0.85 < result.x) {
    result = nearer(result, mouth(toSkull(head)) * vec2(SKULL_SCALE, 1.0));
  }
  return nearer(result, headgear(head));
}

vec3 surfaceNormal(vec3 p, float reach) {
  vec2 e = vec2(reach, -reach);
  return normalize(
    e.xyy * map(p + e.xyy).x + e.yyx * map(p + e.yyx).x + e.yxy * map(p + e.yxy).x + e.xxx * map(p + e.xxx).x
  );
}

float shadow(vec3 p, vec3 direction, float reach) {
  float lit = 1.0;
  float t = 0.06;
  for (int i = 0; i < 22; i++) {
    float d = map(p + direction * t).x;
    lit = min(lit, 6.5 * d / t);
    t += clamp(d, 0.04, 0.3);
    if (lit < 0.01 || t > reach) break;
  }
  return clamp(lit, 0.0, 1.0);
}

float openness(vec3 p, vec3 n) {
  float closed = 0.0;
  float weight = 1.0;
  for (int i = 1; i <= 4; i++) {
    float h = 0.03 * float(i * i);
    closed += (h - map(p + n * h).x) * weight;
    weight *= 0.55;
  }
  return clamp(1.0 - 2.2 * closed, 0.0, 1.0);
}
