import { formatErrorDetails } from "#shared/error-details.ts";
import type { FormProblem } from "#shared/form-problem.ts";
import type { ShownProblem } from "#web/forms/use-form.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { wordProblem } from "#web/i18n/word-problem.ts";
import { formProblemMessages } from "./form-problem.messages.ts";

type FormProblemTitle = keyof typeof formProblemMessages.texts;

/** Words what the rules of an account form have found, by its code. */
export function useProblemTexts() {
  const t = useMessages(formProblemMessages);
  const locale = useLocale();
  return <Name extends string>(found: FormProblem<Name> | undefined): ShownProblem<Name>[] => {
    if (found === undefined) return [];
    const values = formatErrorDetails(found.details ?? {}, locale);
    return [{ field: found.field, title: t(found.code as FormProblemTitle, values), message: wordProblem(found) }];
  };
}
