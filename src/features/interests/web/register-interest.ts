import { getLocale } from "#web/i18n/locale.ts";
import { createTranslate } from "#web/i18n/messages.ts";
import { describeError, showFailure } from "#web/lib/api-errors.ts";
import { toast } from "#web/ui/toast.ts";
import { createInterest } from "./interests.api.ts";
import { interestMessages } from "./interests.messages.ts";

/** What is wanted, and its name for the message. */
export type Interest = { kind: "zone"; refId: string; name: string } | { kind: "creator-program" } | { kind: "merch" };

/** Names the messages of each kind. */
const MESSAGES = { zone: "zone", "creator-program": "creator", merch: "merch" } as const;

/** Stores the member's interest and says what came of it. */
export async function registerInterest(interest: Interest): Promise<void> {
  const t = createTranslate(interestMessages, getLocale());
  const { name, refId } = interest.kind === "zone" ? interest : { name: "", refId: undefined };
  try {
    const { isNew } = await createInterest({ kind: interest.kind, refId });
    const outcome = `${MESSAGES[interest.kind]}${isNew ? "" : "Again"}` as const;
    toast({ title: t(`${outcome}Title`), description: t(`${outcome}Text`, { name }), variant: "success" });
  } catch (error) {
    showFailure(error, { title: t("failedTitle"), description: describeError(error, t("failedText")) });
  }
}
