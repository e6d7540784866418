const float VISOR = 20.0;
const float GILDED = 21.0;
const float PAD = 22.0;
const float LAMP = 23.0;
const float STEEL = 24.0;
const float HAND = 25.0;
const float SACK = 26.0;
const float GLOW = 27.0;

// How finely the distance is asked for: shadows need no folds, and rays no weave.
const int ROUGH = 0;
const int SHAPE = 1;
const int FULL = 2;
int detail = SHAPE;
