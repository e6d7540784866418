import { defineProject } from "vitest/config";

/** Each file starts databases of its own: a busy machine is waited for. */
export default defineProject({
  test: {
    name: "embedded-postgres",
    include: ["*.test.ts"],
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    setupFiles: ["../tests/support/fail-on-console.ts"],
  },
});
