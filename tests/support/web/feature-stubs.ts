import type { ApiStubs } from "./stub-api.ts";

const modules = import.meta.glob<{ stubs: ApiStubs; links?: Record<string, string> }>(
  "../../../src/features/*/web/*-stubs.fixture.ts",
  {
    eager: true,
  },
);

/** What features answer wherever their parts are shown, unless a test says otherwise. */
export const featureStubs: ApiStubs = Object.assign({}, ...Object.values(modules).map(({ stubs }) => stubs));

/** What features have in the menus and in the footer, by their words. */
export const featureLinks: Record<string, string> = Object.assign(
  {},
  ...Object.values(modules).map(({ links }) => links),
);
