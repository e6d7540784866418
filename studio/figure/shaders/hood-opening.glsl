// The opening is two circles crossing, like an open zip: its edge has an exact distance and an exact length.
const float RIM_HALF_WIDTH = 0.60;
const float RIM_MIDDLE = -0.06;
const float RIM_TOP_RADIUS = 1.02;
const float RIM_FOOT_RADIUS = 1.50;
const float RIM_FOOT = -1.20;
