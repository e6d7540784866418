import { getLocale } from "../i18n/locale.ts";
import { createTranslate } from "../i18n/messages.ts";
import { wordProblem } from "../i18n/word-problem.ts";
import { toast } from "../ui/toast.ts";
import { ApiError } from "./api-client.ts";
import { apiErrorMessages } from "./api-errors.messages.ts";

/** Time to read the message before the login takes over, in milliseconds; from the specification. */
export const LOGIN_REDIRECT_DELAY_MS = 500;
const LOGIN_PATH = "/api/login";

function isUnauthorized(error: unknown): boolean {
  return error instanceof Error && /Unauthorized|401/.test(error.message);
}

/** Whether no answer came: the line is down, or nobody spoke in time. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof DOMException && error.name === "TimeoutError");
}

/** A sentence for the person: what the server said to them, in their language, else the given text. */
export function describeError(error: unknown, fallback: string): string {
  // A body without our code comes from something in between, and is no sentence for a person.
  if (error instanceof ApiError) {
    const { code, detail: message, field, details } = error;
    return code === undefined ? fallback : wordProblem({ code, message, field, details });
  }
  // The browser's own words for a failed connection differ from browser to browser.
  if (isUnanswered(error)) return createTranslate(apiErrorMessages, getLocale())("unreachable");
  return fallback;
}

/**
 * Shows why a mutation failed. A lost session says so and goes to the login, which leads back here; anything else is a toast titled "Error" unless
 * `title` names it.
 */
export function showFailure(error: unknown, { title, description }: { title?: string; description: string }): void {
  const t = createTranslate(apiErrorMessages, getLocale());
  if (!isUnauthorized(error)) {
    toast({ title: title ?? t("error"), description, variant: "destructive" });
    return;
  }
  toast({ title: t("unauthorized"), description: t("loggedOut"), variant: "destructive" });
  setTimeout(() => {
    const { pathname, search, hash } = window.location;
    const next = encodeURIComponent(pathname + search + hash);
    window.location.assign(`${LOGIN_PATH}?next=${next}`);
  }, LOGIN_REDIRECT_DELAY_MS);
}
