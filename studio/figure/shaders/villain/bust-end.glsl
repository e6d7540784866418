#undef map
