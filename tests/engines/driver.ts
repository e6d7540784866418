/** What each engine does in its own way; all else of a journey is the same (page.ts). */
export interface DrivenElement {
  /** A press in its middle, as a mouse makes it. */
  click(): Promise<void>;
  /** Keys, one after the other, into what has the focus or takes it. */
  type(text: string): Promise<void>;
  /** Chooses this file in a file field. */
  upload(path: string): Promise<void>;
}

export interface Driver {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** The value of an expression in the page, awaited; it survives JSON. */
  evaluate<T>(expression: string): Promise<T>;
  /** The element that an expression in the page stands for. */
  find(expression: string): Promise<DrivenElement>;
  /** Presses a key on whatever has the focus, under its name in `KeyboardEvent.key`. */
  press(key: Key): Promise<void>;
  resize(size: ViewportSize): Promise<void>;
  close(): Promise<void>;
}

export type Key = "Enter" | "Escape" | "Delete" | "ArrowRight" | "ArrowLeft" | " " | "m" | "n";

export interface ViewportSize {
  width: number;
  height: number;
}

export interface Engine {
  /** A window of a person with cookies of their own. */
  open(size: ViewportSize): Promise<Driver>;
  close(): Promise<void>;
}
