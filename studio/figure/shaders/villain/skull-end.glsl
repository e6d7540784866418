#undef fractalNoise
