import type { WhitepaperLanguage } from "#shared/whitepaper.ts";
import { type FittedTitle, fitted } from "#web/i18n/messages.ts";

/** Titles that the display face can fit to the page; those in other scripts are set at a plain size. */
export const whitepaperTitles: Partial<Record<WhitepaperLanguage, FittedTitle[]>> = {
  de: [fitted("DAS SCHURKEN-", 50), fitted("PAPIER", 118)],
  tr: [fitted("KARA KAPLI", 62), fitted("DEFTER", 112)],
};
