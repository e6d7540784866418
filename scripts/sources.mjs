/** `node --import ./scripts/sources.mjs FILE.ts` runs TypeScript as it stands, with `#pack/…` from the chosen community's pack. */
import "tsx";
import { register } from "node:module";
import { pathToFileURL } from "node:url";
import { findPackDir } from "../build/pack/chosen-pack.mjs";

register("./pack-hooks.mjs", { parentURL: import.meta.url, data: { packUrl: `${pathToFileURL(findPackDir())}/` } });
