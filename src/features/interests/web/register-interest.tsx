import type { ReactNode } from "react";
import { getLocale } from "#web/i18n/locale.ts";
import { createTranslate } from "#web/i18n/messages.ts";
import { describeError, showFailure } from "#web/lib/api-errors.ts";
import { type Interest, tellRaised } from "./interest-words.ts";
import { createInterest } from "./interests.api.ts";
import { interestMessages } from "./interests.messages.ts";
import { LettersDialog } from "./letters-dialog.tsx";

export type { Interest } from "./interest-words.ts";

interface Asking {
  userId: string;
  onClose: () => void;
}

/** Stores the member's interest and says what came of it: by the question about letters where that is open. */
export async function registerInterest(interest: Interest, asking: Asking): Promise<ReactNode> {
  const refId = interest.kind === "zone" ? interest.refId : undefined;
  try {
    const { isNew, wantsLetters, letterAddress } = await createInterest({ kind: interest.kind, refId });
    if (wantsLetters === false) return <LettersDialog {...asking} {...{ interest, isNew, letterAddress }} />;
    tellRaised(interest, isNew);
  } catch (error) {
    const t = createTranslate(interestMessages, getLocale());
    showFailure(error, { title: t("failedTitle"), description: describeError(error, t("failedText")) });
  }
  return undefined;
}
