import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { clipMarks, countCodePoints } from "#shared/text.ts";
import { useMessages } from "../i18n/messages.ts";
import { ApiError } from "../lib/api-client.ts";
import { describeError, isUnanswered } from "../lib/api-errors.ts";
import { toast } from "../ui/toast.ts";
import { formsMessages } from "./forms.messages.ts";
import type { FormDraft } from "./use-draft.ts";
import { useLeaveGuard } from "./use-leave-guard.ts";

/** At most `max` code points of a text, as the server takes and counts them; `maxLength` counts an emoji as two. */
function limitText(typed: string, max: number): string {
  const text = clipMarks(typed);
  return countCodePoints(text) <= max ? text : [...text].slice(0, max).join("");
}

/** The server has taken other words under the key of these. */
const REUSED_KEY = "idempotency.key_reused";

type FieldName<Values> = keyof Values & string;

/** The fields whose values are texts. */
export type TextName<Values> = {
  [Name in FieldName<Values>]: Values[Name] extends string ? Name : never;
}[FieldName<Values>];

export interface ShownProblem<Name extends string> {
  /** The control at which it stands; without one it stands at the form. */
  field?: Name | undefined;
  message: string;
  /** Title of a toast that tells it too. */
  title?: string;
}

interface FormOptions<Values> {
  values: Values;
  onChange: (changes: Partial<Values>) => void;
  /** The values with which nothing is unsaved; where they are not given, the first ones. */
  saved?: Values;
  /** Of `useFormValues`: what is typed outlives the form until it has arrived. */
  draft?: FormDraft | undefined;
  /** Holds what no draft keeps, such as a file: leaving it unsent is asked about. */
  isLossy?: boolean;
  /** All that is wrong, in the order in which a person is told. */
  findProblems?: (values: Values) => ShownProblem<FieldName<Values>>[];
  /** Sends the values. `intent` is the value of the pressed button, for a form with several. */
  onSubmit: (values: Values, intent: string) => Promise<void>;
  /** The sentence for a failure of which the server says nothing to the person. */
  failureText: string;
  /** Tells a failure; `message` is what the server said, or `failureText`. */
  onFailure: (message: string, error: unknown) => void;
  /** The field to blame for a failure that names none. */
  findBlamed?: (error: unknown) => FieldName<Values> | undefined;
}

/** What the control of a text needs. */
export interface BoundField {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
}

export interface Form<Values> {
  /** For the form element; its controls bear the names of the fields. */
  props: { ref: RefObject<HTMLFormElement | null>; noValidate: true; onSubmit: (event: FormEvent) => void };
  isBusy: boolean;
  /** Something was changed and is not saved. */
  isDirty: boolean;
  /** What is wrong with no field in particular. */
  problem: string | undefined;
  draft: FormDraft | undefined;
  errorOf: (field: FieldName<Values>) => string | undefined;
  change: (changes: Partial<Values>) => void;
  /** `max` is the number of code points that the field takes. */
  bind: (field: TextName<Values>, max?: number) => BoundField;
}

/**
 * The one way in which a form works: what is wrong stands at its field, the first wrong field has the focus, and what is
 * being sent is not sent again. The values are the caller's, so that they can outlive the form.
 */
export function useForm<Values extends object>(options: FormOptions<Values>): Form<Values> {
  const {
    values,
    onChange,
    findProblems,
    onSubmit,
    failureText,
    onFailure,
    findBlamed,
    draft,
    isLossy = false,
  } = options;
  const [firstValues] = useState<Values>({ ...values, ...draft?.first });
  const [problems, setProblems] = useState<ShownProblem<FieldName<Values>>[]>([]);
  const [focused, setFocused] = useState<ShownProblem<string>>();
  const [isBusy, setIsBusy] = useState(false);
  // A second press may come before the first has drawn the form anew.
  const isSending = useRef(false);
  const ref = useRef<HTMLFormElement>(null);
  const t = useMessages(formsMessages);
  const [isWaiting, setIsWaiting] = useState(false);
  const isDirty = JSON.stringify(values) !== JSON.stringify(options.saved ?? firstValues);
  useLineBack(isWaiting, () => setProblems((before) => before.map((one) => ({ ...one, message: t("lineBack") }))));
  useLeaveGuard(isDirty && (isLossy || draft?.isLost === true));

  useEffect(() => {
    const control = focused?.field && ref.current?.elements.namedItem(focused.field);
    if (control instanceof HTMLElement) control.focus();
  }, [focused]);

  function show(found: ShownProblem<FieldName<Values>>[]) {
    setProblems(found);
    setFocused(found[0]);
  }

  function findField(error: unknown): FieldName<Values> | undefined {
    const named = error instanceof ApiError ? error.field?.split(".")[0] : undefined;
    return named !== undefined && named in values ? (named as FieldName<Values>) : findBlamed?.(error);
  }

  async function submit(intent: string) {
    if (isSending.current) return;
    const found = findProblems?.(values) ?? [];
    show(found);
    const [first] = found;
    if (first?.title !== undefined) toast({ title: first.title, description: first.message, variant: "destructive" });
    if (first !== undefined) return;
    isSending.current = true;
    setIsWaiting(false);
    setIsBusy(true);
    try {
      const send = () => onSubmit(values, intent);
      await (draft ? draft.send(send) : send());
    } catch (error) {
      const isWait = draft?.isLost === false && isUnanswered(error);
      const isOther = error instanceof ApiError && error.code === REUSED_KEY;
      if (isOther) draft?.renewKey();
      const message = isWait ? t("waits") : isOther ? t("arrived") : describeError(error, failureText);
      onFailure(message, error);
      show([{ field: findField(error), message }]);
      setIsWaiting(isWait);
    } finally {
      isSending.current = false;
      setIsBusy(false);
    }
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    void submit(submitter instanceof HTMLButtonElement ? submitter.value : "");
  }

  function change(changes: Partial<Values>) {
    setProblems((before) => before.filter(({ field }) => field === undefined || !(field in changes)));
    onChange(changes);
  }

  const errorOf = (name: FieldName<Values>) => problems.find(({ field }) => field === name)?.message;
  return {
    props: { ref, noValidate: true, onSubmit: handleSubmit },
    isBusy,
    isDirty,
    draft,
    problem: problems.find(({ field }) => field === undefined)?.message,
    errorOf,
    change,
    bind: (name, max = Number.POSITIVE_INFINITY) => ({
      name,
      value: values[name] as string,
      error: errorOf(name),
      onChange: ({ target }) => change({ [name]: limitText(target.value, max) } as Partial<Values>),
    }),
  };
}

/** Tells once when the line comes back to somebody who waits for it. */
function useLineBack(isWaiting: boolean, onBack: () => void): void {
  const latest = useRef(onBack);
  latest.current = onBack;
  useEffect(() => {
    if (!isWaiting) return;
    const tell = () => latest.current();
    window.addEventListener("online", tell, { once: true });
    return () => window.removeEventListener("online", tell);
  }, [isWaiting]);
}
