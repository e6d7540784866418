import type { Page } from "@playwright/test";
import type { People } from "./state-people.ts";

export const TITLE = "Paper crown, worn once";

/** What a page becomes, in which axe looks at it. */
export interface State {
  name: string;
  path: string | ((people: People) => string);
  as?: keyof People["cookies"];
  /** Of the window; a phone's where it is narrower than the bar of the site. */
  width?: number;
  /** What the server no longer answers. */
  fails?: RegExp;
  /** From the page at rest to the state. */
  reach?: (page: Page) => Promise<unknown>;
  /** Words that stand there once it is reached. */
  shows: string | RegExp;
}

/** What is pressed without a line, and where nobody answers. */
export interface OfflinePress {
  name: string;
  path: string;
  as?: keyof People["cookies"];
  /** With the line, before the last press. */
  reach?: (page: Page) => Promise<unknown>;
  press: (page: Page) => Promise<unknown>;
  /** What it asks of the server. */
  call: RegExp;
  /** What a person reads then. */
  says: string | RegExp;
}

/** Presses one button after the other. */
export const press =
  (...names: (string | RegExp)[]) =>
  async (page: Page) => {
    for (const name of names)
      await page
        .getByRole("button", { name, exact: typeof name === "string" })
        .first()
        .click();
  };
