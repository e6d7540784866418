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
  caret: RefObject<Caret>;
  onChange: (value: string) => void;
  onRun: () => void;
  onLeave: () => void;
}
