void main() {
  picture();
  outColour.a = 1.0 - missed / asked;
}
