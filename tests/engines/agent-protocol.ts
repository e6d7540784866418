/** What a journey asks of the page and the page tells the front. */
export const AGENT_PATH = "/__agent.js";
export const NOTES_PATH = "/__notes";

/** Elements are named by a selector in Playwright's writing; all but the counts want exactly one. */
export interface Agent {
  /** Why the middle of an element cannot be pressed now; nothing when it can. */
  explainUnready(selector: string): Promise<string | undefined>;
  count(selector: string): number;
  countVisible(selector: string): number;
  readText(selector: string): string;
  readValue(selector: string): string;
  readAttribute(selector: string, name: string): string | null;
  /** Focuses a field and selects what is in it; false where its value is not written in letters. */
  selectText(selector: string): boolean;
  setValue(selector: string, value: string): void;
  focus(selector: string): void;
}
