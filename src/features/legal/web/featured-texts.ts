import { pack } from "#pack/pack.ts";
import { isSwitchedOff } from "#shared/switched-off.ts";
import { createTranslate, type Messages } from "#web/i18n/messages.ts";

interface FeaturedTexts {
  id: string;
  /** Keys of the paragraphs in the terms. */
  paragraphs: readonly string[];
  /** With a `title` and, as `public`, what others see of a member there. */
  messages: Messages<Record<string, string>, Record<never, never>>;
}

/** Each feature that has a section of its own says so in its `web/<name>-legal.messages.ts`, as `legalTexts`. */
const files = import.meta.glob<FeaturedTexts>("../../*/web/*-legal.messages.ts", { eager: true, import: "legalTexts" });

/** What features say of themselves, by their names: a section of the terms, and what others see of a member there. */
export function wordFeatures(locale: string) {
  const shown = Object.values(files).filter(({ id }) => !isSwitchedOff(pack, id));
  return shown.map(({ id, paragraphs, messages }) => {
    const t = createTranslate(messages, locale);
    return { id, title: t("title"), paragraphs: paragraphs.map((key) => t(key)), publicFact: t("public") };
  });
}
