/** A picture of the pack as the build made it for its role. */
export interface BuiltPicture {
  /** For browsers that choose none: of middle width, in the format that all know. */
  src: string;
  /** Of the largest. */
  width: number;
  height: number;
  /** Each a `srcset`; a drawing has none. */
  avif?: string;
  webp?: string;
  alt?: string;
}
