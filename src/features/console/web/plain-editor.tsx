import { type KeyboardEvent, useLayoutEffect, useRef } from "react";
import type { EditorProps } from "./editor-props.ts";
import { readSqlTokens } from "./sql-tokens.ts";

/** A text field over its own coloured picture: until the editor with completion is here, and where it does not come. */
export function PlainEditor({ label, hint, value, caret, onChange, onRun, onLeave }: EditorProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const lineCount = value.split("\n").length;

  useLayoutEffect(() => {
    const input = field.current;
    return () => {
      if (input === null) return;
      const { selectionStart, selectionEnd } = input;
      caret.current = { anchor: selectionStart, head: selectionEnd, hasFocus: document.activeElement === input };
    };
  }, [caret]);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape") onLeave();
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onRun();
  }

  return (
    <div className="sql-editor-box">
      <pre className="sql-editor-lines" aria-hidden="true">
        {Array.from({ length: lineCount }, (_, index) => index + 1).join("\n")}
      </pre>
      <div className="sql-editor-page">
        <pre className="sql-editor-picture" aria-hidden="true">
          <Coloured query={value} />
        </pre>
        <textarea
          ref={field}
          aria-label={label}
          aria-description={hint}
          className="sql-editor-input"
          value={value}
          rows={1}
          wrap="off"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          onChange={(event) => onChange(event.target.value)}
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
