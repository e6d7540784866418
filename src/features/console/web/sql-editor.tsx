import { useRef } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { lazyPart, useLazyPart } from "#web/lib/lazy-part.ts";
import { reportError } from "#web/lib/report-error.ts";
import { useConsoleViews } from "./console.api.ts";
import { consoleMessages } from "./console.messages.ts";
import type { Caret, EditorProps } from "./editor-props.ts";
import { PlainEditor } from "./plain-editor.tsx";
import "./sql-editor.css";

interface SqlEditorProps extends Pick<EditorProps, "value" | "placed" | "onChange" | "onRun"> {
  /** Takes the keyboard on from the editor. */
  onLeave: () => void;
}

const codeEditor = lazyPart(async () => (await import("./code-editor.tsx")).CodeEditor);
const NO_VIEWS: never[] = [];

export function SqlEditor(props: SqlEditorProps) {
  const t = useMessages(consoleMessages);
  const { data } = useConsoleViews();
  const caret = useRef<Caret>({ anchor: 0, head: 0, hasFocus: false });
  const CodeEditor = useLazyPart(codeEditor, {
    onFailure: (error) => reportError(error, "Loading the editor"),
  });
  const editor = { ...props, caret, label: t("editor"), hint: t("editorHint") };

  return (
    <div className="sql-editor" dir="ltr">
      <div className="sql-editor-head cap">
        <span>{t("editorHead")}</span>
        <span aria-hidden="true">{t("editorHint")}</span>
      </div>
      {CodeEditor === undefined ? (
        <PlainEditor {...editor} />
      ) : (
        <CodeEditor {...editor} views={data?.views ?? NO_VIEWS} />
      )}
    </div>
  );
}
