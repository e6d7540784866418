import { describe, expect, it } from "vitest";
import {
  checkImports,
  checkRooms,
  checkSchemas,
  checkServerRole,
  checkWords,
  findFeatureCycles,
  findFileCycles,
} from "./check-structure.ts";

describe("check:structure", () => {
  it.each([
    ["src/features/a/web/a-page.tsx", "src/features/a/server/a.tables.ts", /browser side must not import/],
    ["src/features/a/server/a.routes.ts", "src/web/ui/button.tsx", /server side must not import/],
    ["src/features/a/a.rules.ts", "src/server/db/tables.ts", /for both sides/],
    ["src/web/ui/button.tsx", "src/features/a/a.rules.ts", /from a floor above/],
    ["src/web/layout/layout.tsx", "src/features/a/web/a-menu.tsx", /from a floor above/],
    ["src/server/db/tables.ts", "src/features/a/server/a.tables.ts", /from a floor above/],
    ["src/shared/ids.ts", "src/features/a/a.rules.ts", /from a floor above/],
    ["src/features/a/server/a.routes.ts", "src/app/features.server.ts", /from a floor above/],
    ["src/shared/media-url.ts", "#pack/media-hashes.catalog.ts", /knows no pack/],
    ["src/features/a/a.rules.ts", "src/features/a/tests/a.spec.ts", /is there for tests/],
  ])("refuses that %s imports %s", (path, target, message) => {
    expect(checkImports({ path, imports: [target] })).toEqual([expect.stringMatching(message)]);
  });

  it.each([
    ["src/app/features.server.ts", "src/features/a/server/a.feature.ts"],
    ["src/app/site.tsx", "src/features/a/web/a-menu.tsx"],
    ["src/features/a/web/a-page.tsx", "src/features/b/web/b-card.tsx"],
    ["src/features/a/server/a.routes.ts", "src/features/a/a.schema.ts"],
    ["src/features/a/web/a-page.tsx", "#pack/pack.ts"],
    ["src/web/layout/footer.tsx", "#pack/pack.ts"],
    ["src/features/a/tests/a.spec.ts", "tests/e2e/site.ts"],
  ])("allows that %s imports %s", (path, target) => {
    expect(checkImports({ path, imports: [target] })).toEqual([]);
  });

  it.each([
    ["src/server/db/open-database.ts", "embedded-postgres/postmaster.ts", /leads through/],
    ["src/web/ui/button.tsx", "studio/random.ts", /nothing imports the studio/],
    ["embedded-postgres/postmaster.ts", "src/server/log.ts", /pass in what it needs/],
    ["studio/cli.ts", "src/shared/ids.ts", /come through/],
    ["studio/cli.ts", "tests/support/pictures.ts", /come through/],
  ])("refuses that %s reaches %s past a door", (path, target, message) => {
    expect(checkRooms({ path, imports: [target] })).toEqual([expect.stringMatching(message)]);
  });

  it.each([
    ["src/server/db/embedded-database.ts", "embedded-postgres/embedded-postgres.ts"],
    ["studio/product.ts", "src/app/pack.ts"],
    ["embedded-postgres/owner-lock.test.ts", "tests/support/temporary-folder.ts"],
  ])("allows that %s imports %s", (path, target) => {
    expect(checkRooms({ path, imports: [target] })).toEqual([]);
  });

  it("refuses that a page loads schemas, and allows their types", () => {
    const path = "src/features/a/web/a-page.tsx";
    const imports = ["src/features/a/a.schema.ts"];
    expect(checkSchemas({ path, imports, valueImports: imports })).toEqual([expect.stringMatching(/more than types/)]);
    expect(checkSchemas({ path, imports, valueImports: [] })).toEqual([]);
    expect(checkSchemas({ path: "src/features/a/server/a.routes.ts", imports, valueImports: imports })).toEqual([]);
  });

  it.each([
    ["src/features/a/server/save-upload.ts", 1],
    ["src/features/a/server/save-upload.test.ts", 1],
    ["src/features/tools/tweet/server/read-form.ts", 1],
    ["src/features/a/server/save-upload.usecase.ts", 0],
    ["src/features/a/server/save-upload.usecase.test.ts", 0],
    ["src/features/a/web/save-upload.ts", 0],
    ["src/server/file-store.ts", 0],
  ])("asks of %s for a role: %i problems", (path, count) => {
    expect(checkServerRole(path)).toHaveLength(count);
  });

  it.each([
    ["src/features/a/web/use-bench.ts", "", ["bench"]],
    ["src/features/a/web/a.tsx", "const themeKeeper = findPlates(slip);", ["keeper", "slip"]],
    ["src/features/a/web/a.css", ".a-plate { background: none; }", ["plate"]],
    ["src/features/a/web/a.css", ".a { mask: url(plate.webp); }", []],
    ["src/features/a/web/a.ts", 'const template = "Your slip"; // the bench', []],
  ])("finds the brand's words among the names of %s: %s", (path, text, words) => {
    expect(checkWords(path, text).map((problem) => /"(\w+)"/.exec(problem)?.[1])).toEqual(words);
  });

  it("names a circle of features once, whatever its length", () => {
    const files = [
      { path: "src/features/a/a.rules.ts", imports: ["src/features/b/b.rules.ts"] },
      { path: "src/features/b/b.rules.ts", imports: ["src/features/c/c.rules.ts"] },
      { path: "src/features/c/c.rules.ts", imports: ["src/features/a/a.rules.ts"] },
    ];
    expect(findFeatureCycles(files)).toEqual(["features import each other in a circle: a → b → c"]);
    expect(findFeatureCycles(files.slice(0, 2))).toEqual([]);
  });

  it("sees a circle of files, whatever they import of each other and when", () => {
    const files = ["list", "a", "b"].map((name, index, names) => {
      const imports = [`src/features/x/${names[(index + 1) % 3]}.ts`];
      return { path: `src/features/x/${name}.ts`, imports };
    });
    expect(findFileCycles(files)).toEqual([
      "files import each other in a circle: src/features/x/a.ts → src/features/x/b.ts → src/features/x/list.ts",
    ]);
    expect(findFileCycles(files.slice(0, 2))).toEqual([]);
  });
});
