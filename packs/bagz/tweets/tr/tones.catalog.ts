import type { TonesOfVoice } from "#shared/community-voice.ts";
import { aggressive } from "./aggressive.catalog.ts";
import { bullish } from "./bullish.catalog.ts";
import { mysterious } from "./mysterious.catalog.ts";
import { street } from "./street.catalog.ts";
import { technical } from "./technical.catalog.ts";

export const tones: TonesOfVoice = { bullish, aggressive, mysterious, technical, street };
