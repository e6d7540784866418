// A trunk that turns, leans and bends below the neck: pose holds its turn, its lean, its stoop and how far it bows aside.
const vec3 NECK = vec3(0.0, -1.30, 0.0);

vec3 posed(vec3 p, vec4 pose) {
  vec3 q = p - NECK;
  q.xz = turn(-pose.x) * q.xz;
  q.xy = turn(pose.y) * q.xy;
  q.yz = turn(pose.z) * q.yz;
  q.x += pose.w * q.y * min(q.y, 0.0);
  return q + NECK;
}

// Where a place of the straight trunk comes to lie.
vec3 unposed(vec3 q, vec4 pose) {
  q -= NECK;
  q.x -= pose.w * q.y * min(q.y, 0.0);
  q.yz = turn(-pose.z) * q.yz;
  q.xy = turn(-pose.y) * q.xy;
  q.xz = turn(pose.x) * q.xz;
  return q + NECK;
}
