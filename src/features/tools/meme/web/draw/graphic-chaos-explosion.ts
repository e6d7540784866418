import { createRandom } from "../../meme-random.rules.ts";
import type { CanvasContext } from "./canvas.ts";
import { drawZip, fillDots, fillShape, PALETTE } from "./palette.ts";

const CENTRE = { x: 200, y: 152 };

interface Star {
  color: string;
  points: number;
  inner: number;
  outer: number;
  seed: number;
}

/** From the outside in. */
const STARS: readonly Star[] = [
  { color: PALETTE.wine, points: 23, inner: 130, outer: 265, seed: 5 },
  { color: PALETTE.magenta, points: 19, inner: 104, outer: 205, seed: 11 },
  { color: PALETTE.gold, points: 17, inner: 78, outer: 148, seed: 3 },
  { color: PALETTE.bone, points: 13, inner: 50, outer: 98, seed: 8 },
];

function drawStar(context: CanvasContext, { color, points, inner, outer, seed }: Star): void {
  const random = createRandom(seed);
  const corners = Array.from({ length: points * 2 }, (_, index): [number, number] => {
    const angle = (index / (points * 2)) * Math.PI * 2 + random() * 0.08;
    const reach = index % 2 === 0 ? outer * (0.7 + random() * 0.42) : inner * (0.86 + random() * 0.2);
    return [CENTRE.x + Math.cos(angle) * reach, CENTRE.y + Math.sin(angle) * reach * 0.86];
  });
  fillShape(context, color, corners);
}

/** A bank note, its zip torn out. */
function drawNote(context: CanvasContext, place: { angle: number; reach: number; turn: number; scale: number }): void {
  context.save();
  context.translate(
    CENTRE.x + Math.cos(place.angle) * place.reach,
    CENTRE.y + Math.sin(place.angle) * place.reach * 0.8,
  );
  context.rotate(place.turn);
  context.scale(place.scale, place.scale);
  context.fillStyle = PALETTE.void;
  context.fillRect(-21, -13, 42, 26);
  context.fillStyle = PALETTE.acid;
  context.fillRect(-18, -10, 36, 20);
  context.fillStyle = PALETTE.void;
  context.fillRect(-14, -6, 8, 12);
  drawZip(context, PALETTE.void, { x: -2, y: -4, width: 16, tooth: 4 });
  context.restore();
}

/** The bag has burst: four inks, one bang, money everywhere. */
export function drawChaosExplosion(context: CanvasContext): void {
  const random = createRandom(21);
  context.fillStyle = PALETTE.void;
  context.fillRect(0, 0, 400, 300);
  fillDots(context, PALETTE.plum, 10, (x, y) => Math.hypot(x - CENTRE.x, y - CENTRE.y) / 260);
  for (const star of STARS) drawStar(context, star);
  context.save();
  context.beginPath();
  context.ellipse(CENTRE.x, CENTRE.y, 150, 118, 0, 0, Math.PI * 2);
  context.clip();
  fillDots(context, PALETTE.magenta, 7, (x, y) => 0.82 - Math.abs(Math.hypot(x - CENTRE.x, y - CENTRE.y) - 96) / 26);
  context.restore();
  for (let index = 0; index < 13; index += 1) {
    drawNote(context, {
      angle: (index / 13) * Math.PI * 2 + random() * 0.3,
      reach: 118 + random() * 82,
      turn: random() * Math.PI,
      scale: 0.75 + random() * 0.6,
    });
  }
}
