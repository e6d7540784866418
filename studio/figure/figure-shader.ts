import { castDefines, castMaterials, castScene, type Member } from "./cast.ts";
import { assemblePasses, type Passes } from "./glsl.ts";

export type FigureShaders = Passes;

/** Only what he wears is compiled: about one second for a bust. */
export function assembleShaders(member: Member): FigureShaders {
  return assemblePasses(castDefines(member), castMaterials(member), castScene(member));
}
