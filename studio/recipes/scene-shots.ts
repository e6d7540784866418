import type { Member } from "../figure/cast.ts";
import type { FigureShot } from "../figure/render-figure.ts";
import { takeMember } from "./cast.ts";
import { member } from "./cast-house.ts";

export type Look = Parameters<typeof member>[1];

/** A body of his own and no ground: he is cut out for a scene. */
export function stand(person: string, own: Look): Member {
  return member(person, { hasHood: true, hasBody: false, vignette: 0, grain: 0, ...own });
}

/** The shader finds the edges and takes four rays there itself. */
export function shoot(figure: Member, width: number, height: number): FigureShot & { figure: Member } {
  return { figure, width, height, samples: 1 };
}

/** The same for a larger picture. */
export function enlarge(shot: FigureShot, times: number): FigureShot {
  return { ...shot, width: Math.round(shot.width * times), height: Math.round(shot.height * times) };
}

/** One of the collection, out of his portrait. */
export function leave(number: string, side: number) {
  return shoot({ ...takeMember(number), isCutOut: true, vignette: 0, grain: 0 }, side, side);
}

/** The same down to the hips, both elbows in the picture: nothing of him ends at its edge. */
export function leaveWhole(number: string, side: number) {
  const { figure } = leave(number, side);
  return shoot({ ...figure, zoom: 2.3, target: [0, -0.72, 0] }, side, side);
}
