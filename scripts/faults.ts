/** Does to the site what must not harm it, the long ones too, and prints one table; names of faults narrow it down. */
import { startVitest } from "vitest/node";
import { TableReporter } from "../tests/faults/table-reporter.ts";

const [, , ...names] = process.argv;
const vitest = await startVitest("test", [], {
  run: true,
  project: ["faults", "long-faults"],
  reporters: [new TableReporter({ isNarrowed: names.length > 0 })],
  ...(names.length > 0 && { testNamePattern: names.join("|") }),
});
await vitest.close();
