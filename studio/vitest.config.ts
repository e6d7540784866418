import { defineProject } from "vitest/config";

export default defineProject({
  test: {
    name: "studio",
    include: ["**/*.test.ts"],
    isolate: false,
    // Beside the product's rules (check:quick) it runs in turn: it may work on another number of files at once.
    sequence: { groupOrder: 5 },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    setupFiles: ["../tests/support/fail-on-console.ts"],
  },
});
