import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { toast } from "#web/ui/toast.ts";
import { formProblemMessages } from "./form-problem.messages.ts";

/** Any object type whose fields are all texts. */
type TextValues<Values> = { [Field in keyof Values]: string };

type FormProblemText = keyof typeof formProblemMessages.texts;

/** What the rules of a form have found; the code names its texts in the catalogue. */
interface FoundProblem<Name extends string> {
  field: Name;
  code: string;
}

interface FieldProblem<Name extends string> {
  field: Name;
  message: string;
}

interface CheckedFormOptions<Values extends TextValues<Values>, Name extends string> {
  values: Values;
  onChange: (values: Values) => void;
  /** The first problem of the values, in the order in which a person is told. */
  findProblem: (values: Values) => FoundProblem<Name> | undefined;
  /** Sends the checked values. It shows its own failure, and may answer with the field that is to blame. */
  // biome-ignore lint/suspicious/noConfusingVoidType: most submits have nothing to answer
  onSubmit: (values: Values) => Promise<FieldProblem<keyof Values & string> | void>;
}

/** Name, value, error and change handler of one field. */
export interface BoundField {
  name: string;
  value: string;
  error: string | undefined;
  onValue: (value: string) => void;
}

export interface CheckedForm<Values extends TextValues<Values>> {
  formRef: RefObject<HTMLFormElement | null>;
  isBusy: boolean;
  handleSubmit: (event: FormEvent) => Promise<void>;
  bind: (field: keyof Values & string) => BoundField;
  clearProblem: () => void;
}

/** A form that tells one problem at a time: as a toast, as a sentence at its field, and by moving the focus there. */
export function useCheckedForm<Values extends TextValues<Values>, Name extends keyof Values & string>(
  options: CheckedFormOptions<Values, Name>,
): CheckedForm<Values> {
  const { values, onChange, findProblem, onSubmit } = options;
  const t = useMessages(formProblemMessages);
  const formRef = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<FieldProblem<keyof Values & string>>();
  const [isBusy, setIsBusy] = useState(false);

  useEffect(() => {
    const control = problem && formRef.current?.elements.namedItem(problem.field);
    if (control instanceof HTMLElement) control.focus();
  }, [problem]);

  function tell({ field, code }: FoundProblem<Name>) {
    const message = t(code as FormProblemText);
    toast({ title: t(`${code}.title` as FormProblemText), description: message, variant: "destructive" });
    setProblem({ field, message });
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const found = findProblem(values);
    if (found !== undefined) return tell(found);
    setProblem(undefined);
    setIsBusy(true);
    try {
      const blamed = await onSubmit(values);
      if (blamed) setProblem(blamed);
    } finally {
      setIsBusy(false);
    }
  }

  return {
    formRef,
    isBusy,
    handleSubmit,
    bind: (field) => ({
      name: field,
      value: values[field],
      error: problem?.field === field ? problem.message : undefined,
      onValue: (value) => {
        if (problem?.field === field) setProblem(undefined);
        onChange({ ...values, [field]: value });
      },
    }),
    clearProblem: () => setProblem(undefined),
  };
}
