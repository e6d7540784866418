import type { Visibility } from "./people.schema.ts";

/** Nobody has a profile who did not ask for one; who does shows all of it until they say otherwise. */
export const DEFAULT_VISIBILITY: Visibility = {
  isVisible: false,
  points: true,
  wall: true,
  handles: true,
  hosting: true,
};

/** The parameter that names one member on every page that shows names. */
export const MEMBER_PARAM = "member";
