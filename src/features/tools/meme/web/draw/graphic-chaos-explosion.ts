import { createRandom } from "../../meme-random.rules.ts";
import { drawZip, fillShape, INK, printDots } from "./inks.ts";
import type { Brush } from "./surface.ts";

const CENTRE = { x: 200, y: 152 };

interface Star {
  ink: string;
  points: number;
  inner: number;
  outer: number;
  seed: number;
}

/** From the outside in. */
const STARS: readonly Star[] = [
  { ink: INK.wine, points: 23, inner: 130, outer: 265, seed: 5 },
  { ink: INK.magenta, points: 19, inner: 104, outer: 205, seed: 11 },
  { ink: INK.gold, points: 17, inner: 78, outer: 148, seed: 3 },
  { ink: INK.bone, points: 13, inner: 50, outer: 98, seed: 8 },
];

function drawStar(brush: Brush, { ink, points, inner, outer, seed }: Star): void {
  const random = createRandom(seed);
  const corners = Array.from({ length: points * 2 }, (_, index): [number, number] => {
    const angle = (index / (points * 2)) * Math.PI * 2 + random() * 0.08;
    const reach = index % 2 === 0 ? outer * (0.7 + random() * 0.42) : inner * (0.86 + random() * 0.2);
    return [CENTRE.x + Math.cos(angle) * reach, CENTRE.y + Math.sin(angle) * reach * 0.86];
  });
  fillShape(brush, ink, corners);
}

/** A bank note, its zip torn out. */
function drawNote(brush: Brush, place: { angle: number; reach: number; turn: number; scale: number }): void {
  brush.save();
  brush.translate(CENTRE.x + Math.cos(place.angle) * place.reach, CENTRE.y + Math.sin(place.angle) * place.reach * 0.8);
  brush.rotate(place.turn);
  brush.scale(place.scale, place.scale);
  brush.fillStyle = INK.void;
  brush.fillRect(-21, -13, 42, 26);
  brush.fillStyle = INK.acid;
  brush.fillRect(-18, -10, 36, 20);
  brush.fillStyle = INK.void;
  brush.fillRect(-14, -6, 8, 12);
  drawZip(brush, INK.void, { x: -2, y: -4, width: 16, tooth: 4 });
  brush.restore();
}

/** The bag has burst: four inks, one bang, money everywhere. */
export function drawChaosExplosion(brush: Brush): void {
  const random = createRandom(21);
  brush.fillStyle = INK.void;
  brush.fillRect(0, 0, 400, 300);
  printDots(brush, INK.plum, 10, (x, y) => Math.hypot(x - CENTRE.x, y - CENTRE.y) / 260);
  for (const star of STARS) drawStar(brush, star);
  brush.save();
  brush.beginPath();
  brush.ellipse(CENTRE.x, CENTRE.y, 150, 118, 0, 0, Math.PI * 2);
  brush.clip();
  printDots(brush, INK.magenta, 7, (x, y) => 0.82 - Math.abs(Math.hypot(x - CENTRE.x, y - CENTRE.y) - 96) / 26);
  brush.restore();
  for (let index = 0; index < 13; index += 1) {
    drawNote(brush, {
      angle: (index / 13) * Math.PI * 2 + random() * 0.3,
      reach: 118 + random() * 82,
      turn: random() * Math.PI,
      scale: 0.75 + random() * 0.6,
    });
  }
}
