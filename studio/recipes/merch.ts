import { garmentPicture } from "../garment/garment-picture.ts";
import type { Picture } from "../picture.ts";
import { MERCH_SHOTS } from "./merch-shots.ts";

export const merchPictures: Picture[] = Object.entries(MERCH_SHOTS).map(([id, shot]) => garmentPicture(id, shot));
