import { type RefObject, useEffect, useRef, useState } from "react";
import { hasVisibleText } from "#shared/text.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { toast } from "#web/ui/toast.ts";
import { boardMessages } from "./boards.messages.ts";

type Errors<Name extends string> = Partial<Record<Name, string>>;

export interface FieldErrors<Name extends string> {
  formRef: RefObject<HTMLFormElement | null>;
  errorOf(name: Name): string | undefined;
  /** True when all have a value. Otherwise says so, marks each that has none and moves the focus to the first. */
  requireAll(values: Record<Name, string>, names: readonly Name[]): boolean;
  /** Marks one field and moves the focus there. */
  blame(name: Name, error: string): void;
  forgive(name: Name): void;
}

/** The errors of a form of a board, whose controls bear the names of the fields. */
export function useFieldErrors<Name extends string>(): FieldErrors<Name> {
  const t = useMessages(boardMessages);
  const formRef = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors<Name>>({});
  const [focusedName, setFocusedName] = useState<{ name: Name }>();

  useEffect(() => {
    const control = focusedName && formRef.current?.elements.namedItem(focusedName.name);
    if (control instanceof HTMLElement) control.focus();
  }, [focusedName]);

  function show(next: Errors<Name>, first: Name) {
    setErrors(next);
    setFocusedName({ name: first });
  }

  return {
    formRef,
    errorOf: (name) => errors[name],
    requireAll(values, names) {
      const missing = names.filter((name) => !hasVisibleText(values[name]));
      const first = missing[0];
      if (first === undefined) {
        setErrors({});
        return true;
      }
      toast({ title: t("missingTitle"), description: t("missing"), variant: "destructive" });
      show(Object.fromEntries(missing.map((name) => [name, t("missing")])) as Errors<Name>, first);
      return false;
    },
    blame: (name, error) => show({ [name]: error } as Errors<Name>, name),
    forgive: (name) => setErrors((before) => ({ ...before, [name]: undefined })),
  };
}
