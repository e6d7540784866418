import { acid, boom, reese, roundBass } from "./basses.ts";
import { bell } from "./bell.ts";
import { brass } from "./brass.ts";
import { choir } from "./choir.ts";
import { cowbell } from "./cowbell.ts";
import { keys } from "./keys.ts";
import { mono } from "./mono.ts";
import { glass, organ, pad } from "./pad.ts";
import { pluck } from "./pluck.ts";
import { pluckedString } from "./plucked-string.ts";
import { square } from "./square.ts";
import { supersaw } from "./supersaw.ts";
import { whistle } from "./whistle.ts";

/** Each instrument a score can name. */
export const voices = {
  acid,
  bell,
  boom,
  brass,
  choir,
  cowbell,
  glass,
  keys,
  mono,
  organ,
  pad,
  pluck,
  "plucked string": pluckedString,
  reese,
  "round bass": roundBass,
  square,
  supersaw,
  whistle,
};

export type VoiceName = keyof typeof voices;
