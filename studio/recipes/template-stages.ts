import type { Member } from "../figure/cast.ts";
import { lamp, member, shiny } from "./cast-house.ts";

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
};
