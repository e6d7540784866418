import { hasVisibleText } from "#shared/text.ts";
import type { ShownProblem } from "#web/forms/use-form.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { boardMessages } from "./boards.messages.ts";

/** Finds and words the required fields in which nothing stands. */
export function useMissingFields() {
  const t = useMessages(boardMessages);
  return <Name extends string>(values: Record<Name, string>, names: readonly Name[]): ShownProblem<Name>[] =>
    names
      .filter((name) => !hasVisibleText(values[name]))
      .map((field) => ({ field, title: t("missingTitle"), message: t("missing") }));
}
