import type { Picture } from "./picture.ts";
import { bannerPictures } from "./recipes/banner.ts";
import { clipPictures } from "./recipes/clips.ts";
import { coverPictures } from "./recipes/covers.ts";
import { creatorPictures } from "./recipes/creators.ts";
import { crowdPlate } from "./recipes/crowd-plate.ts";
import { doorPlates } from "./recipes/door-plates.ts";
import { heroPictures } from "./recipes/hero.ts";
import { iconPictures } from "./recipes/icons.ts";
import { illustrationPictures } from "./recipes/illustrations.ts";
import { logoPictures } from "./recipes/logos.ts";
import { merchPictures } from "./recipes/merch.ts";
import { movementPictures } from "./recipes/movement.ts";
import { pageCovers } from "./recipes/page-covers.ts";
import { pfpPictures } from "./recipes/pfps.ts";
import { platePictures } from "./recipes/plates.ts";
import { portraitPictures } from "./recipes/portraits.ts";
import { statePlates } from "./recipes/state-plates.ts";
import { templatePictures } from "./recipes/templates.ts";
import { texturePictures } from "./recipes/textures.ts";
import { videoPictures } from "./recipes/videos.ts";

/** Each picture of the pack, in the order of the manifest. */
export const pictures: Picture[] = [
  ...heroPictures,
  ...platePictures,
  crowdPlate,
  ...doorPlates,
  ...statePlates,
  ...movementPictures,
  ...creatorPictures,
  ...videoPictures,
  ...clipPictures,
  ...portraitPictures,
  ...pfpPictures,
  ...templatePictures,
  ...merchPictures,
  ...illustrationPictures,
  ...bannerPictures,
  ...coverPictures,
  ...pageCovers,
  ...texturePictures,
  ...iconPictures,
  ...logoPictures,
];
