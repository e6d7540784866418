import { describe, expect, it } from "vitest";
import { checkImports, checkSchemas, findFeatureCycles } from "./check-structure.ts";

describe("check:structure", () => {
  it.each([
    ["src/features/a/web/a-page.tsx", "src/features/a/server/a.tables.ts", /browser side must not import/],
    ["src/features/a/server/a.routes.ts", "src/web/ui/button.tsx", /server side must not import/],
    ["src/features/a/a.rules.ts", "src/server/db/tables.ts", /for both sides/],
    ["src/web/ui/button.tsx", "src/features/a/a.rules.ts", /only the lists/],
    ["src/server/session.ts", "src/features/a/server/a.tables.ts", /only the lists/],
  ])("refuses that %s imports %s", (path, target, message) => {
    expect(checkImports({ path, imports: [target] })).toEqual([expect.stringMatching(message)]);
  });

  it.each([
    ["src/server/routes.ts", "src/features/a/server/a.routes.ts"],
    ["src/web/layout/layout.tsx", "src/features/a/web/a-menu.tsx"],
    ["src/features/a/web/a-page.tsx", "src/features/b/web/b-card.tsx"],
    ["src/features/a/server/a.routes.ts", "src/features/a/a.schema.ts"],
  ])("allows that %s imports %s", (path, target) => {
    expect(checkImports({ path, imports: [target] })).toEqual([]);
  });

  it("refuses that a page loads schemas, and allows their types", () => {
    const path = "src/features/a/web/a-page.tsx";
    const imports = ["src/features/a/a.schema.ts"];
    expect(checkSchemas({ path, imports, valueImports: imports })).toEqual([expect.stringMatching(/more than types/)]);
    expect(checkSchemas({ path, imports, valueImports: [] })).toEqual([]);
    expect(checkSchemas({ path: "src/features/a/server/a.routes.ts", imports, valueImports: imports })).toEqual([]);
  });

  it("names a circle of features once, whatever its length", () => {
    const files = [
      { path: "src/features/a/a.rules.ts", imports: ["src/features/b/b.rules.ts"] },
      { path: "src/features/b/b.rules.ts", imports: ["src/features/c/c.rules.ts"] },
      { path: "src/features/c/c.rules.ts", imports: ["src/features/a/a.rules.ts"] },
    ];
    expect(findFeatureCycles(files)).toEqual(["features import each other in a circle: a → b → c → a"]);
    expect(findFeatureCycles(files.slice(0, 2))).toEqual([]);
  });
});
