import { describe, it } from "vitest";
import { WRITES } from "../support/console-refusals.ts";
import { buildConsoleUnderAttack } from "../support/console-under-attack.ts";

/** The console refuses to write, to leave its transaction and to change its settings: part F of the catalogue. */

const { expectAllRefused } = await buildConsoleUnderAttack();

describe.each(Object.entries(WRITES))("%s", (_, queries) => {
  it("are refused, one and all", () => expectAllRefused(queries));
});
