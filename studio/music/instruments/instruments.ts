import { choir, ooh, shout, soloist } from "../voice/singers.ts";
import { acid, boom, reese, roundBass } from "./basses.ts";
import { bell } from "./bell.ts";
import { cello, strings } from "./bowed.ts";
import { brass } from "./brass.ts";
import { cowbell } from "./cowbell.ts";
import { fm } from "./fm.ts";
import { guitar } from "./guitar.ts";
import type { Instrument } from "./instrument.ts";
import { modal } from "./modal.ts";
import { mono } from "./mono.ts";
import { glass, organ, pad } from "./pad.ts";
import { pluck } from "./pluck.ts";
import { pluckedString } from "./plucked-string.ts";
import { square } from "./square.ts";
import { supersaw } from "./supersaw.ts";
import { prism, talker } from "./wavetable.ts";
import { whistle } from "./whistle.ts";

/** Each instrument a score can name. */
export const instruments = {
  ...fm,
  ...modal,
  acid,
  bell,
  boom,
  brass,
  cello,
  choir,
  cowbell,
  glass,
  guitar,
  mono,
  ooh,
  organ,
  pad,
  pluck,
  "plucked string": pluckedString,
  prism,
  reese,
  "round bass": roundBass,
  shout,
  soloist,
  square,
  strings,
  supersaw,
  talker,
  whistle,
} satisfies Record<string, Instrument>;

export type InstrumentName = keyof typeof instruments;
