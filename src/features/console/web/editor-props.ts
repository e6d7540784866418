import type { RefObject } from "react";

/** Where somebody was typing when one editor takes the other's place. */
export interface Caret {
  anchor: number;
  head: number;
  hasFocus: boolean;
}

export interface EditorProps {
  label: string;
  /** What its keys do, for readers of the screen. */
  hint: string;
  value: string;
  /** How often the page has put a text there: what was typed comes back later than the next letter, and is left alone. */
  placed: number;
  caret: RefObject<Caret>;
  onChange: (value: string) => void;
  /** With the text as it stands in the editor: what was typed last may not have been rendered yet. */
  onRun: (text: string) => void;
  onLeave: () => void;
}
