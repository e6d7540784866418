import { useEffect, useRef, useState } from "react";
import { dropDraft, readDraft, sendDraft, writeDraft } from "./drafts.ts";

/** What a form keeps of itself. */
export interface DraftOptions<Values> {
  /** The same for the same form about the same thing: `listing:new`. */
  name: string;
  /** What is kept, where it is not everything. Never a password, a code, a proof or a file. */
  fields?: readonly (keyof Values)[];
}

/** The draft of a form, as the form needs it. */
export interface FormDraft {
  /** The values without the draft. */
  first: object;
  /** When the words that are back were typed; undefined where nothing was. */
  restoredAt: Date | undefined;
  /** The browser takes nothing: what is typed goes with the page. */
  isLost: boolean;
  /** Names this sending: the same one after a lost answer or a reload, another one for the next words. */
  key: string;
  /** Makes what is sent next another sending. */
  renewKey: () => void;
  /** Does the sending, and forgets what has arrived. */
  send: (work: () => Promise<void>) => Promise<void>;
  startAfresh: () => void;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What a person has changed, of what may be kept. */
function pickChanges<Values extends object>(first: Values, values: Values, fields?: readonly (keyof Values)[]) {
  const names = fields ?? (Object.keys(values) as (keyof Values)[]);
  const changed = names.filter((name) => !isSame(values[name], first[name]));
  return Object.fromEntries(changed.map((name) => [name, values[name]])) as Partial<Values>;
}

/** A name that nobody else gives; unlike `randomUUID` there without HTTPS too. */
function createKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");
}

function getKind(value: unknown): string {
  return Array.isArray(value) ? "array" : typeof value;
}

/** What was kept of it before; only fields that the form still has. */
function readChanges<Values extends object>({ name, fields }: DraftOptions<Values>, first: Values) {
  const draft = readDraft(name);
  if (draft === undefined) return undefined;
  const names = (fields ?? Object.keys(first)) as string[];
  const values = Object.entries(draft.values).filter(([field, value]) => {
    const given = (first as Record<string, unknown>)[field];
    return names.includes(field) && (given === undefined || getKind(value) === getKind(given));
  });
  return { at: new Date(draft.at), key: draft.key, values: Object.fromEntries(values) as Partial<Values> };
}

/** The values of a form that come back after a reload, a closed sheet or a session that ended. */
export function useDraftValues<Values extends object>(first: Values, options: DraftOptions<Values> | undefined) {
  const [restored, setRestored] = useState(() => options && readChanges(options, first));
  const [values, setValues] = useState<Values>({ ...first, ...restored?.values });
  const [isLost, setIsLost] = useState(false);
  const [key, setKey] = useState(() => restored?.key ?? createKey());
  // The values as they are kept: what was sent is not kept again by the next drawing.
  const kept = useRef<unknown>(values);
  const { name, fields } = options ?? {};

  useEffect(() => {
    if (name === undefined || isSame(values, kept.current)) return;
    kept.current = values;
    const changes = pickChanges(first, values, fields);
    if (Object.keys(changes).length === 0) dropDraft(name);
    else setIsLost(!writeDraft(name, changes, key));
  }, [name, fields, first, values, key]);

  const draft: FormDraft | undefined =
    name === undefined
      ? undefined
      : {
          first,
          restoredAt: restored?.at,
          isLost,
          key,
          renewKey() {
            // It is kept with the words.
            kept.current = undefined;
            setKey(createKey());
          },
          async send(work) {
            await sendDraft(name, work);
            setRestored(undefined);
            setKey(createKey());
          },
          startAfresh() {
            dropDraft(name);
            setRestored(undefined);
            setValues(first);
            setKey(createKey());
          },
        };
  return { values, setValues, draft };
}
