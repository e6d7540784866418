import { useEffect, useId, useRef, useState } from "react";
import { TextField } from "#web/ui/field.tsx";

/** Rest after the last letter before the list is asked, in milliseconds. */
const TYPING_REST_MS = 300;

interface FilterTextProps {
  label: string;
  placeholder?: string;
  maxLength: number;
  value: string;
  onValue: (value: string) => void;
  /** Offered while somebody types. */
  suggestions?: readonly string[];
  onFocus?: () => void;
}

/** A text that narrows a list. The list follows when the typing rests, and at once with Enter. */
export function FilterText({ value, onValue, suggestions, ...field }: FilterTextProps) {
  const listId = useId();
  const [text, setText] = useState(value);
  const sentRef = useRef(value);
  const timerRef = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Another value than the one sent from here comes from the address: a reset, a link, the way back.
  useEffect(() => {
    if (value === sentRef.current) return;
    clearTimeout(timerRef.current);
    sentRef.current = value;
    setText(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timerRef.current), []);

  function send(next: string) {
    clearTimeout(timerRef.current);
    const trimmed = next.trim();
    if (trimmed === sentRef.current) return;
    sentRef.current = trimmed;
    onValue(trimmed);
  }

  function handleChange(next: string) {
    setText(next);
    clearTimeout(timerRef.current);
    timerRef.current = setTimeout(() => send(next), TYPING_REST_MS);
  }

  return (
    <>
      <TextField
        {...field}
        type="search"
        list={suggestions && listId}
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        onChange={({ target }) => handleChange(target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          send(text);
        }}
      />
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
    </>
  );
}
