import { getLocale } from "#web/i18n/locale.ts";
import { createTranslate } from "#web/i18n/messages.ts";
import { toast } from "#web/ui/toast.ts";
import { interestMessages } from "./interests.messages.ts";

/** What is wanted, and its name for the message. */
export type Interest = { kind: "zone"; refId: string; name: string } | { kind: "creator-program" } | { kind: "merch" };

/** Names the messages of each kind. */
export const INTEREST_WORDS = { zone: "zone", "creator-program": "creator", merch: "merch" } as const;

export function getName(interest: Interest): string {
  return interest.kind === "zone" ? interest.name : "";
}

/** Says that the interest is registered. */
export function tellRaised(interest: Interest, isNew: boolean): void {
  const t = createTranslate(interestMessages, getLocale());
  const outcome = `${INTEREST_WORDS[interest.kind]}${isNew ? "" : "Again"}` as const;
  toast({
    title: t(`${outcome}Title`),
    description: t(`${outcome}Text`, { name: getName(interest) }),
    variant: "success",
  });
}
