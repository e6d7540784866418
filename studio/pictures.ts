import type { Picture } from "./picture.ts";
import { heroPictures } from "./recipes/hero.ts";

/** Each picture of the pack, in the order of the manifest. */
export const pictures: Picture[] = [...heroPictures];
