import type { FormProblem } from "#shared/form-problem.ts";
import type { ShownProblem } from "#web/forms/use-form.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { wordProblem } from "#web/i18n/word-problem.ts";
import { formProblemMessages } from "./form-problem.messages.ts";

type FormProblemTitle = keyof typeof formProblemMessages.texts;

/** Words what the rules of an account form have found, by its code. */
export function useProblemTexts() {
  const t = useMessages(formProblemMessages);
  return <Name extends string>(found: FormProblem<Name> | undefined): ShownProblem<Name>[] => {
    if (found === undefined) return [];
    return [{ field: found.field, title: t(found.code as FormProblemTitle), message: wordProblem(found) }];
  };
}
