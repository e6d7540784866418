import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import type { EditorProps } from "./editor-props.ts";
import { readSqlTokens } from "./sql-tokens.ts";

/** A text field over its own coloured picture: until the editor with completion is here, and where it does not come. */
export function PlainEditor({ label, hint, value, placed, caret, onChange, onRun, onLeave }: EditorProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  // What is typed comes back as `value` too late for a field, which would take the letter back and lose its place.
  const [typed, setTyped] = useState({ text: value, placed });
  const text = typed.placed === placed ? typed.text : value;
  const lineCount = text.split("\n").length;

  useLayoutEffect(() => {
    const input = field.current;
    return () => {
      if (input === null) return;
      const { selectionStart, selectionEnd } = input;
      caret.current = { anchor: selectionStart, head: selectionEnd, hasFocus: document.activeElement === input };
    };
  }, [caret]);

  function handleKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === "Escape") onLeave();
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onRun(event.currentTarget.value);
  }

  return (
    <div className="sql-editor-box">
      <pre className="sql-editor-lines" aria-hidden="true">
        {Array.from({ length: lineCount }, (_, index) => index + 1).join("\n")}
      </pre>
      <div className="sql-editor-page">
        <pre className="sql-editor-picture" aria-hidden="true">
          <Coloured query={text} />
        </pre>
        <textarea
          ref={field}
          aria-label={label}
          aria-description={hint}
          className="sql-editor-input"
          value={text}
          rows={1}
          wrap="off"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          onChange={(event) => {
            setTyped({ text: event.target.value, placed });
            onChange(event.target.value);
          }}
          onKeyDown={handleKeyDown}
        />
      </div>
    </div>
  );
}

function Coloured({ query }: { query: string }) {
  let at = 0;
  return (
    <>
      {readSqlTokens(query).map(({ kind, value }) => {
        const key = at;
        at += value.length;
        return kind === "plain" ? (
          value
        ) : (
          <span key={key} className={`sql-${kind}`}>
            {value}
          </span>
        );
      })}
      {/* A last line that is empty has no height of its own. */}
      {"\n"}
    </>
  );
}
