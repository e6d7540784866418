import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { buildApp } from "#server/app.ts";
import { buildTestApp } from "../../../tests/support/build-test-app.ts";
import { createTemporaryFolder } from "../../../tests/support/temporary-folder.ts";

const { deps } = await buildTestApp();

async function readPages(isDemo: boolean): Promise<string[]> {
  const websiteDir = await createTemporaryFolder();
  for (const name of ["index.html", "404.html"]) writeFileSync(join(websiteDir, name), '<html lang="en"><p>Page</p>');
  const app = await buildApp(
    { ...deps, config: { ...deps.config, isDemo } },
    { websiteDir, checkReady: async () => true },
  );
  onTestFinished(() => app.close());
  return Promise.all(["/", "/nowhere"].map(async (url) => (await app.inject({ url })).body));
}

describe("the pages", () => {
  it("are marked as a demo, each of them, when the server runs one", async () => {
    expect(await readPages(true)).toEqual(Array(2).fill('<html data-demo lang="en"><p>Page</p>'));
  });

  it("are as they were built otherwise", async () => {
    expect(await readPages(false)).toEqual(Array(2).fill('<html lang="en"><p>Page</p>'));
  });
});
