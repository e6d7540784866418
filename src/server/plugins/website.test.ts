import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it, onTestFinished } from "vitest";
import { buildApp } from "#server/app.ts";
import { getDemoMarkFile } from "#shared/website.ts";
import { buildTestApp } from "../../../tests/support/build-test-app.ts";
import { createTemporaryFolder } from "../../../tests/support/temporary-folder.ts";

const { deps } = await buildTestApp();

const PAGE = '<html lang="en"><body><p>Page</p>';
const MARK = "<p>All of this is made up</p>";

async function startPages(html: string, isDemo = false) {
  const websiteDir = await createTemporaryFolder();
  for (const name of ["index.html", "404.html"]) writeFileSync(join(websiteDir, name), html);
  mkdirSync(dirname(join(websiteDir, getDemoMarkFile("en"))));
  writeFileSync(join(websiteDir, getDemoMarkFile("en")), MARK);
  const app = await buildApp(
    { ...deps, config: { ...deps.config, isDemo } },
    { websiteDir, checkReady: async () => true },
  );
  onTestFinished(() => app.close());
  return app;
}

async function openPages(html: string, isDemo = false) {
  const app = await startPages(html, isDemo);
  return Promise.all(["/", "/nowhere"].map((url) => app.inject({ url })));
}

async function readPages(isDemo: boolean): Promise<string[]> {
  return (await openPages(PAGE, isDemo)).map(({ body }) => body);
}

async function readScriptSources(html: string): Promise<(string | undefined)[]> {
  const answers = await openPages(html);
  return answers.map(({ headers }) => /script-src ([^;]*);/.exec(String(headers["content-security-policy"]))?.[1]);
}

describe("the pages", () => {
  it("are marked as a demo, each of them, when the server runs one", async () => {
    expect(await readPages(true)).toEqual(Array(2).fill(`<html lang="en"><body>${MARK}<p>Page</p>`));
  });

  it("are as they were built otherwise", async () => {
    expect(await readPages(false)).toEqual(Array(2).fill(PAGE));
  });
});

describe("a page on the wire", () => {
  it("is packed as the browser can read it, for all who ask at once", async () => {
    const app = await startPages(PAGE);
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
    for (const encoding of ["br", "gzip"] as const) {
      const headers = { "accept-encoding": encoding };
      const answers = await Promise.all(Array.from({ length: 5 }, () => app.inject({ url: "/", headers })));
      for (const answer of answers) {
        expect(answer.headers["content-encoding"]).toBe(encoding);
        expect(unpack[encoding](answer.rawPayload).toString()).toBe(PAGE);
      }
    }
    expect((await app.inject({ url: "/" })).headers["content-encoding"]).toBeUndefined();
  });
});

describe("the scripts of the pages", () => {
  it("come from files alone where a page has none of its own", async () => {
    expect(await readScriptSources(`${PAGE}<script type="module" src="/a.js"></script>`)).toEqual(
      Array(2).fill("'self'"),
    );
  });

  it.each(['try{wear("dark")}catch{}', "wear()"])("may be the page's own, as it was built: %s", async (script) => {
    const hash = createHash("sha256").update(script).digest("base64");
    const html = `${PAGE}<script>${script}</script><script type="module" src="/a.js"></script>`;
    expect(await readScriptSources(html)).toEqual(Array(2).fill(`'self' 'sha256-${hash}'`));
  });
});

describe("the service worker's file", () => {
  it("is asked for anew each time and may call our own server, where other files may call nobody", async () => {
    const websiteDir = await createTemporaryFolder();
    for (const name of ["sw.js", "other.js"]) writeFileSync(join(websiteDir, name), "self.skipWaiting()");
    const app = await buildApp(deps, { websiteDir, checkReady: async () => true });
    onTestFinished(() => app.close());
    const read = async (url: string) => (await app.inject({ url })).headers;
    expect(await read("/sw.js")).toMatchObject({
      "content-type": expect.stringContaining("javascript"),
      "cache-control": "no-cache",
      "content-security-policy": "default-src 'none'; connect-src 'self'; img-src 'self'",
    });
    expect((await read("/other.js"))["content-security-policy"]).toBe("default-src 'none'; frame-ancestors 'none'");
  });
});

describe("the styles of a page", () => {
  it("may stand in the page, as it was built, and come from files besides", async () => {
    const style = "@media (width<760px){p{color:red}}\n.a{}";
    const [page] = await openPages(`<style>${style}</style>${PAGE}`);
    const hash = createHash("sha256").update(style).digest("base64");
    expect(page?.headers["content-security-policy"]).toContain(`style-src 'self' 'sha256-${hash}';`);
  });
});
