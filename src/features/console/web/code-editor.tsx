import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  closeCompletion,
  completionKeymap,
} from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { PostgreSQL, type SQLNamespace, sql } from "@codemirror/lang-sql";
import { bracketMatching, HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { Compartment, type Extension, Prec } from "@codemirror/state";
import { drawSelection, EditorView, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { useEffect, useRef } from "react";
import type { ConsoleViews } from "../console.schema.ts";
import { codeEditorTheme } from "./code-editor-theme.ts";
import type { EditorProps } from "./editor-props.ts";

const highlighting = HighlightStyle.define([
  { tag: tags.keyword, color: "var(--link)" },
  { tag: [tags.string, tags.special(tags.string)], color: "var(--money)" },
  { tag: [tags.number, tags.bool, tags.null], color: "var(--gain)" },
  { tag: tags.comment, color: "var(--ink-3)" },
]);

/** What is offered while typing: the views, and behind one of them its columns. */
function toNamespace(views: ConsoleViews["views"]): SQLNamespace {
  return Object.fromEntries(
    views.map(({ name, columns }) => [
      name,
      columns.map((column) => ({ label: column.name, detail: column.type, type: "property" })),
    ]),
  );
}

function knowSchema(views: ConsoleViews["views"]): Extension {
  return sql({ dialect: PostgreSQL, schema: toNamespace(views), upperCaseKeywords: true });
}

/** Tab is nobody's here: it leads out, as in any field. */
function listKeys(onRun: (text: string) => void, onLeave: () => void): Extension {
  const run = (view: EditorView) => {
    closeCompletion(view);
    onRun(view.state.doc.toString());
    return true;
  };
  const leave = () => {
    onLeave();
    return true;
  };
  return [
    Prec.highest(
      keymap.of([
        { key: "Ctrl-Enter", run },
        { key: "Meta-Enter", run },
      ]),
    ),
    keymap.of([...closeBracketsKeymap, ...completionKeymap, ...historyKeymap, ...defaultKeymap]),
    // After those that close a list of offers.
    Prec.lowest(keymap.of([{ key: "Escape", run: leave }])),
  ];
}

/**
 * What is typed over a selection is put there by us: the browser would keep the colour of what goes as a style of its own, which
 * the site's policy refuses and logs. What is being composed is the browser's alone.
 */
const typeOverSelection = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const { inputType, data } = event;
    const { main, ranges } = view.state.selection;
    if (inputType !== "insertText" || data === null || main.empty || ranges.length > 1) return false;
    const create = () => view.state.update(view.state.replaceSelection(data), { userEvent: "input.type" });
    const isTaken = view.state
      .facet(EditorView.inputHandler)
      .some((take) => take(view, main.from, main.to, data, create));
    if (!isTaken) view.dispatch(create());
    event.preventDefault();
    return true;
  },
});

interface CodeEditorProps extends EditorProps {
  label: string;
  views: ConsoleViews["views"];
}

/**
 * The editor with completion.
 * NOTE: in a shadow root, where its styles are adopted: the site's policy takes no style sheet that a script writes.
 */
export function CodeEditor({ label, hint, value, placed, views, caret, onChange, onRun, onLeave }: CodeEditorProps) {
  const box = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(null);
  const schema = useRef(new Compartment());
  const latest = useRef({ value, label, hint, views, onChange, onRun, onLeave });
  latest.current = { value, label, hint, views, onChange, onRun, onLeave };

  useEffect(() => {
    const host = box.current;
    if (host === null) return;
    const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
    const { anchor, head, hasFocus } = caret.current;
    const { length } = latest.current.value;
    const view = new EditorView({
      doc: latest.current.value,
      selection: { anchor: Math.min(anchor, length), head: Math.min(head, length) },
      parent: root,
      root,
      extensions: [
        listKeys(
          (text) => latest.current.onRun(text),
          () => latest.current.onLeave(),
        ),
        lineNumbers(),
        history(),
        drawSelection(),
        bracketMatching(),
        closeBrackets(),
        typeOverSelection,
        autocompletion(),
        schema.current.of(knowSchema(latest.current.views)),
        syntaxHighlighting(highlighting),
        codeEditorTheme,
        EditorView.contentAttributes.of({
          "aria-label": latest.current.label,
          "aria-description": latest.current.hint,
          autocapitalize: "off",
          tabindex: "0",
        }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) latest.current.onChange(update.state.doc.toString());
        }),
      ],
    });
    editor.current = view;
    if (hasFocus) view.focus();
    return () => {
      view.destroy();
      editor.current = null;
    };
  }, [caret]);

  useEffect(() => {
    editor.current?.dispatch({ effects: schema.current.reconfigure(knowSchema(views)) });
  }, [views]);

  useEffect(() => {
    const view = editor.current;
    const text = placed > 0 ? latest.current.value : undefined;
    if (view === null || text === undefined || view.state.doc.toString() === text) return;
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
  }, [placed]);

  return <div ref={box} />;
}
