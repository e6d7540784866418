import type { Member } from "../figure/cast.ts";
import { lamp, member, metal, shiny } from "./cast-house.ts";

/** Nobody is on stage: whoever writes the caption puts someone there. */
const EMPTY = { hasHood: false, hasFace: false, hasBody: false, eyePower: 0, turn: 0, tilt: 0, nod: 0 };

/** The templates without a villain. */
export const TEMPLATE_STAGES: Record<string, Member> = {
  "blank-trading": member("empty-desk", {
    ...EMPTY,
    seed: 411,
    reach: 6.6,
    leftLight: "#00d89a",
    rightLight: "#3a78ff",
    leftLightAt: [-4.6, 1.8, 0.6],
    rightLightAt: [5.0, 2.2, -0.6],
    rimPower: 24,
    fill: 0.35,
    keyLight: "#b8a8b4",
    keyLightAt: [1.0, 5.4, 5.0],
    ambient: "#201c30",
    camera: [0.6, 1.5, 12.5],
    target: [-0.25, -0.35, 0],
    zoom: 2.9,
    paints: {
      GROUND: { tint: "#585068", gloss: 0.35 },
      WOOD: { tint: "#8a5a34", gloss: 0.3 },
      STEEL: { tint: "#2a2830", gloss: 0.6 },
      GLASS: lamp("#0a2a24", 1),
      GAIN: shiny("#1fe07a", 0.6),
      LOSS: shiny("#e81430", 0.75),
      LEATHER: shiny("#5a3a78", 0.5),
      KEY: { tint: "#b8b0bc", gloss: 0.3 },
      CUP: shiny("#ffb81c", 0.6),
    },
  }),
  "blank-cyberpunk": member("zip-street", {
    ...EMPTY,
    seed: 412,
    reach: 23,
    leftLight: "#ff1e8a",
    rightLight: "#14d8ff",
    leftLightAt: [-3.4, 1.6, -2.0],
    rightLightAt: [3.4, 1.6, -2.0],
    rimPower: 30,
    fill: 0.3,
    keyLight: "#8a6a9a",
    keyLightAt: [0.0, 6.0, 8.0],
    ambient: "#2a1c44",
    camera: [0, 1.3, 23.5],
    target: [0, -0.15, 0],
    zoom: 4.3,
    paints: {
      GROUND: { tint: "#221c30", gloss: 0.6 },
      GOLD: metal("#ffc23c", 0.75),
      ZIP: metal("#ffc860", 0.7),
      TAPE: { tint: "#2a1838", sheen: 0.3 },
      THREAD: { tint: "#ffb81c", gloss: 0.2 },
      WALL: { tint: "#3a2c58", gloss: 0.25 },
      STEEL: { tint: "#1a1620", gloss: 0.5 },
      SIGN: lamp("#14d8ff", 1),
      LURE: lamp("#ff2a8a", 1),
      AWNING: shiny("#9a2bff", 0.4),
      KERB: { tint: "#3c3450", gloss: 0.3 },
    },
  }),
};
