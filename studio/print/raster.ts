/** Straight (not premultiplied) RGBA, eight bits, rows from the top. */
export interface Raster {
  width: number;
  height: number;
  data: Buffer;
}
