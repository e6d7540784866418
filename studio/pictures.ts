import type { Picture } from "./picture.ts";
import { coverPictures } from "./recipes/covers.ts";
import { creatorPictures } from "./recipes/creators.ts";
import { crowdPlate } from "./recipes/crowd-plate.ts";
import { doorPlates } from "./recipes/door-plates.ts";
import { heroPictures } from "./recipes/hero.ts";
import { iconPictures } from "./recipes/icons.ts";
import { movementPictures } from "./recipes/movement.ts";
import { platePictures } from "./recipes/plates.ts";
import { portraitPictures } from "./recipes/portraits.ts";
import { texturePictures } from "./recipes/textures.ts";
import { videoPictures } from "./recipes/videos.ts";

/** Each picture of the pack, in the order of the manifest. */
export const pictures: Picture[] = [
  ...heroPictures,
  ...platePictures,
  crowdPlate,
  ...doorPlates,
  ...movementPictures,
  ...creatorPictures,
  ...videoPictures,
  ...portraitPictures,
  ...coverPictures,
  ...texturePictures,
  ...iconPictures,
];
