import { getLocale } from "../i18n/locale.ts";
import { createTranslate } from "../i18n/messages.ts";
import { toast } from "../ui/toast.ts";
import { ANSWER_WITHIN_MS } from "./api-client.ts";
import { waitMessages } from "./wait.messages.ts";

/** For what may take longer than an answer, such as a file: says after as long as any other call waits that it is still going on. */
export async function tellWait<Answer>(sending: Promise<Answer>): Promise<Answer> {
  const timer = setTimeout(() => {
    const t = createTranslate(waitMessages, getLocale());
    toast({ title: t("slowTitle"), description: t("slowText") });
  }, ANSWER_WITHIN_MS);
  try {
    return await sending;
  } finally {
    clearTimeout(timer);
  }
}
