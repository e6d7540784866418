import { defineProject } from "vitest/config";

export default defineProject({
  test: {
    name: "studio",
    include: ["**/*.test.ts"],
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    setupFiles: ["../tests/support/fail-on-console.ts"],
  },
});
