import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Locator } from "@playwright/test";
import type { MeasuredPage, PressKit } from "../../bench/interaction-steps.ts";
import type { Person } from "./news-people.ts";
import type { OfflinePress, State } from "./page-states.ts";
import type { TypedForm } from "./typed-forms.ts";

interface NewsPeople {
  host: Person;
  guest: Person;
  /** Opens the bell, which says how much is unread, and follows its newest line. */
  follow(person: Person, unread: number, line: RegExp): Promise<void>;
  /** Waits for what comes by itself. */
  expectNews(place: Locator, words: string): Promise<void>;
}

/** The face that a feature shows to what walks through the whole site; it goes with its folder. */
export interface FeatureFixture {
  /** Puts one thing of its own there, as the member whose calls these are; answers its id. */
  postThing?(
    post: (url: string, data: object) => Promise<Record<string, { id: string }>>,
    title: string,
  ): Promise<string>;
  states?: readonly State[];
  offlinePresses?: readonly OfflinePress[];
  forms?: readonly TypedForm[];
  /** What one of two people does with it is on the page of the other, who looks elsewhere in the end. */
  tellNews?(people: NewsPeople): Promise<void>;
  /** Bytes of its pages' first load, where the common limit is not theirs. */
  budgets?: readonly { path: string; scriptBytes: number }[];
  measuredPage?(kit: PressKit): MeasuredPage;
  /** What the moving picture shows of it, as `scripts/record-tour.ts` says. */
  tour?: readonly [path: string, places: number[], staysMs: number];
}

const featuresDir = join(import.meta.dirname, "../../src/features");

/** By the names of their folders: `src/features/NAME/tests/NAME.fixture.ts`. */
export async function loadFeatureFixtures(): Promise<Map<string, FeatureFixture>> {
  const fixtures = new Map<string, FeatureFixture>();
  for (const name of readdirSync(featuresDir)) {
    const file = join(featuresDir, name, "tests", `${name}.fixture.ts`);
    if (!existsSync(file)) continue;
    const { fixture } = (await import(pathToFileURL(file).href)) as { fixture: FeatureFixture };
    fixtures.set(name, fixture);
  }
  return fixtures;
}
