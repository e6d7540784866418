import type { ApiStubs } from "./stub-api.ts";

const modules = import.meta.glob<{ stubs: ApiStubs }>("../../../src/features/*/web/*-stubs.fixture.ts", {
  eager: true,
});

/** What features answer wherever their parts are shown, unless a test says otherwise. */
export const featureStubs: ApiStubs = Object.assign({}, ...Object.values(modules).map(({ stubs }) => stubs));
