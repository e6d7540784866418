import type { Member } from "../figure/cast.ts";
import { BARE } from "./template-bare.ts";
import { HOODED } from "./template-hooded.ts";
import { TEMPLATE_STAGES } from "./template-stages.ts";

/** The meme templates of the new model: whole bodies and whole rooms, so that captions keep their bands. */
export const TEMPLATE_CAST: Record<string, Member> = { ...HOODED, ...BARE, ...TEMPLATE_STAGES };
