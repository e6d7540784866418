import type { FittedTitle } from "#web/i18n/messages.ts";

/** Sets `--em`, the title's length as the build measured it; a title that was not measured gets no class. */
export function lengthClass({ em }: FittedTitle): string {
  return em ? `em-${Math.round(em * 1000)}` : "";
}
