import type { Picture } from "./picture.ts";
import { coverPictures } from "./recipes/covers.ts";
import { heroPictures } from "./recipes/hero.ts";
import { iconPictures } from "./recipes/icons.ts";
import { platePictures } from "./recipes/plates.ts";
import { portraitPictures } from "./recipes/portraits.ts";
import { texturePictures } from "./recipes/textures.ts";

/** Each picture of the pack, in the order of the manifest. */
export const pictures: Picture[] = [
  ...heroPictures,
  ...platePictures,
  ...portraitPictures,
  ...coverPictures,
  ...texturePictures,
  ...iconPictures,
];
