import { type ErrorDetails, formatErrorDetails } from "#shared/error-details.ts";
import { getLocale, getTranslation } from "./locale.ts";
import { formatMessage, type Message } from "./messages.ts";

interface TellableProblem {
  code: string;
  /** In English, from the server or the rule that has found it. */
  message: string;
  field?: string | undefined;
  details?: ErrorDetails | undefined;
}

/** What is wrong in the reader's language, by its code in the namespace `errors`; English where that lacks the sentence. */
export function wordProblem({ code, message, field = "", details = {} }: TellableProblem): string {
  const locale = getLocale();
  const translation = getTranslation(`errors.${code}`) as Message | undefined;
  if (translation === undefined) return message;
  return formatMessage(translation, { field, ...formatErrorDetails(details, locale) }, locale);
}
