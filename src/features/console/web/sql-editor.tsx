import type { KeyboardEvent } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { QUERY_MAX } from "../console.rules.ts";
import { consoleMessages } from "./console.messages.ts";
import { readSqlTokens } from "./sql-tokens.ts";
import "./sql-editor.css";

interface SqlEditorProps {
  value: string;
  onChange: (value: string) => void;
  onRun: () => void;
}

/** A plain text field over its own coloured picture. */
export function SqlEditor({ value, onChange, onRun }: SqlEditorProps) {
  const t = useMessages(consoleMessages);
  const lineCount = value.split("\n").length;

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onRun();
  }

  return (
    <div className="sql-editor" dir="ltr">
      <div className="sql-editor-head cap">
        <span>{t("editorHead")}</span>
        <span id="sql-editor-hint">{t("editorHint")}</span>
      </div>
      <div className="sql-editor-box">
        <pre className="sql-editor-lines" aria-hidden="true">
          {Array.from({ length: lineCount }, (_, index) => index + 1).join("\n")}
        </pre>
        <div className="sql-editor-page">
          <pre className="sql-editor-picture" aria-hidden="true">
            <Coloured query={value} />
          </pre>
          <textarea
            aria-label={t("editor")}
            aria-describedby="sql-editor-hint"
            className="sql-editor-input"
            value={value}
            maxLength={QUERY_MAX}
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
