type Point = readonly [x: number, y: number, z: number];

/** A product on the studio sweep. Units: the chest is about 1.6 wide, y is up, z looks at the viewer. Angles in radians. */
export interface Garment {
  seed: number;
  /** A file in shaders/garments. */
  cut: "staked-bag" | "hoodie" | "coat" | "beanie" | "hoodie-back" | "tee" | "print-tee" | "cap" | "bomber" | "vest";
  turn: number;
  cloth: string;
  /** Lining, ribs or webbing, as the cut has it. */
  trim: string;
  /** What one sees inside it; the trim unless it says. */
  lining?: string;
  leftLight: string;
  rightLight: string;
  /** A file in shaders/sets: what stands behind. */
  set: "halo" | "flood";
  /** Middle of the set on the wall and its half width; of a flood, the pool of light. */
  ring: Point;
  /** The colour of a flood, and a file in shaders/casts: what the shadow on it does. */
  paper?: string;
  cast?: "plain" | "grin" | "horns" | "duck" | "crown" | "portrait";
  /** The lamp that throws the shadows. */
  sun?: Point;
  /** Where the wall stands. */
  wall?: number;
  /** Light that falls from a glowing ring over it. */
  halo?: number;
  floor: number;
  /** A sphere around everything the cut draws: rays outside it are not marched. */
  bounds: { centre: Point; radius: number };
  camera: Point;
  target: Point;
  zoom: number;
  /** Strength of the soft lamp above the camera, of the lamps at the edges and of the print's own light. */
  key: number;
  rim: number;
  printGlow: number;
  exposure: number;
}
