import { marketLegal } from "#features/market/web/market-legal.messages.ts";
import { meetupsLegal } from "#features/meetups/web/meetups-legal.messages.ts";
import { createTranslate } from "#web/i18n/messages.ts";

const features = [marketLegal, meetupsLegal];

/** What features say of themselves, in their order: a section of the terms, and what others see of a member there. */
export function wordFeatures(locale: string) {
  return features.map(({ id, paragraphs, messages }) => {
    const t = createTranslate<Record<string, string>, Record<never, never>>(messages, locale);
    return { id, title: t("title"), paragraphs: paragraphs.map((key) => t(key)), publicFact: t("public") };
  });
}
