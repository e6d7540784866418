import { describe, expect, it } from "vitest";
import { createLateScript } from "../build/late-script.ts";
import { createOfflineHtml, createPageHtml, createRobots, createSitemap } from "./page-html.ts";

const chunk = (file: string, rest = {}) => ({ file, name: file, ...rest });
const manifest = {
  "index.html": chunk("assets/index.js", { css: ["assets/index.css"] }),
  _shared: chunk("assets/shared.js", { css: ["assets/shared.css"] }),
  "src/part.tsx": chunk("assets/part.js", { imports: ["_shared"], css: ["assets/part.css"] }),
  "src/a.tsx": chunk("assets/a.js", { imports: ["index.html", "_shared"], css: ["assets/a.css"] }),
};
const template =
  '<head><!--head--><script type="module" src="/assets/index.js"></script><link rel="stylesheet" crossorigin href="/assets/index.css"></head><body><div id="root"><!--page--></div></body>';
const route = { path: "/a", file: "src/a.tsx", image: "a.jpg" };

function render(body: string, overrides = {}): string {
  const rendered = { body, title: 'A "quoted" <title>', description: "About & more" };
  return createPageHtml({
    template,
    route: { ...route, ...overrides },
    rendered,
    manifest,
    fonts: ["/assets/f.woff2"],
    readAsset: (file) => `/* ${file} */\n`,
  });
}

describe("createPageHtml", () => {
  it("starts the entry, with the page's chunk and what it imports preloaded, by the script at its end alone", () => {
    const html = render("<main></main>");
    const script = createLateScript(["/assets/index.js", "/assets/shared.js", "/assets/a.js"]);
    expect(html).toContain(`<script>${script}</script></body>`);
    expect(html).not.toMatch(/type="module"|rel="modulepreload"/);
  });

  it("holds the styles of the template and the page in their order, and marks their files as loaded", () => {
    const html = render("<main></main>");
    expect(html).toContain("<style>/* assets/index.css */\n/* assets/shared.css */\n/* assets/a.css */</style>");
    expect(html.match(/<link rel="stylesheet" [^>]*>/g)).toEqual(
      ["index", "shared", "a"].map((name) => `<link rel="stylesheet" href="/assets/${name}.css" disabled>`),
    );
  });

  it("takes the styles of parts whose script waits, and not the script", () => {
    const html = render("", { lazyParts: ["src/part.tsx"] });
    expect(html).toContain("/* assets/part.css */");
    expect(html).not.toContain("assets/part.js");
  });

  it("preloads the script of parts that are loaded before the page is shown, shared chunks once", () => {
    const html = render("", { firstParts: ["src/part.tsx"] });
    expect(html).toContain("/* assets/part.css */");
    const scripts = ["index", "shared", "a", "part"].map((name) => `/assets/${name}.js`);
    expect(html).toContain(`<script>${createLateScript(scripts)}</script></body>`);
  });

  it("states the language and direction of a page that is written in one language alone", () => {
    const page = (language?: string) =>
      createPageHtml({
        template: `<html lang="en" dir="ltr">${template}</html>`,
        route: { ...route, language },
        rendered: { body: "", title: "", description: "" },
        manifest,
        fonts: [],
        readAsset: () => "",
      });
    expect(page()).toContain('<html lang="en" dir="ltr">');
    expect(page("de")).toContain('<html lang="de" dir="ltr">');
    expect(page("ar")).toContain('<html lang="ar" dir="rtl">');
  });

  it("escapes what it writes into the head", () => {
    expect(render("<main></main>")).toContain("<title>A &quot;quoted&quot; &lt;title&gt;</title>");
  });

  it("moves React's preloads to the head, before the styles, and leaves the page's first element in the root", () => {
    const html = render('<link rel="preload" as="image" href="/x.avif"><main>$& text</main>');
    expect(html).toContain('<div id="root"><main>$& text</main></div>');
    expect(html.indexOf("/x.avif")).toBeLessThan(html.indexOf("<style>"));
  });

  it("gives public pages a canonical address and keeps private ones from search engines", () => {
    expect(render("")).toContain('rel="canonical"');
    expect(render("", { isPrivate: true })).toContain('<meta name="robots" content="noindex">');
  });
});

describe("createOfflineHtml", () => {
  it("stands alone: its styles inside, no script, no preview, and nothing for search engines", () => {
    const html = createOfflineHtml({
      template: `<html lang="en">${template}</html>`,
      rendered: { body: '<link rel="preload" as="image" href="/x.svg"><main>$& text</main>', title: "Un<plugged>" },
      manifest: { ...manifest, "src/offline.css": chunk("assets/offline.css") },
      fonts: ["/assets/f.woff2"],
      styles: "src/offline.css",
      readAsset: (file) => `/* ${file} */\n`,
    });
    expect(html).toContain("<style>/* assets/index.css */\n/* assets/offline.css */</style>");
    expect(html).toContain('<div id="root"><main>$& text</main></div>');
    expect(html).toContain("<title>Un&lt;plugged&gt;</title>");
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toMatch(/<script|canonical|og:|stylesheet/);
  });
});

describe("sitemap and robots", () => {
  const pages = [route, { path: "/mine", file: "x", image: "x", isPrivate: true }];

  it("list public pages only", () => {
    expect(createSitemap(pages, "https://o")).toContain("<loc>https://o/a</loc>");
    expect(createSitemap(pages, "https://o")).not.toContain("/mine");
    expect(createRobots(pages, "https://o")).toContain("Allow: /api/share/\nDisallow: /api/\nDisallow: /mine\n");
  });
});
