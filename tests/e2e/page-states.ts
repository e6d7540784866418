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
