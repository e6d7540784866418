import { describe, expect, it } from "vitest";
import { ORIGIN_PLACEHOLDER } from "#shared/website.ts";
import { createRobots, createSitemap } from "./crawler-files.ts";
import { createDeferredBootstrap } from "./inline-scripts.ts";
import { createOfflineHtml, createPageHtml, type PageLanguage } from "./page-html.ts";

const chunk = (file: string, rest = {}) => ({ file, name: file, ...rest });
const manifest = {
  "index.html": chunk("assets/index.js", {
    css: ["assets/index.css"],
    assets: ["assets/face-text-1.woff2", "assets/face-display-1.woff2"],
  }),
  _shared: chunk("assets/shared.js", { css: ["assets/shared.css"] }),
  "src/part.tsx": chunk("assets/part.js", { imports: ["_shared"], css: ["assets/part.css"] }),
  "src/a.tsx": chunk("assets/a.js", { imports: ["index.html", "_shared"], css: ["assets/a.css"] }),
};
const template =
  '<head><!--head--><script type="module" src="/assets/index.js"></script><link rel="stylesheet" crossorigin href="/assets/index.css"></head><body><div id="root"><!--page--></div></body>';
const readAsset = (file: string) => `/* ${file} */\n`;
const site = { template, manifest, readAsset };
const route = { path: "/a", name: "a", file: "src/a.tsx", image: "a" };
const empty = { body: "", title: "", description: "", asked: [] };
const english = { code: "en", others: ["en", "de", "ar"] };

function render(body: string, overrides = {}, language: PageLanguage = english): string {
  const rendered = { ...empty, body, title: 'A "quoted" <title>', description: "About & more" };
  return createPageHtml(site, { ...route, ...overrides }, rendered, language);
}

describe("createPageHtml", () => {
  it("starts the entry, with the page's chunk and what it imports preloaded, by the script at its end alone", () => {
    const html = render("<main></main>");
    const script = createDeferredBootstrap(["/assets/index.js", "/assets/shared.js", "/assets/a.js"]);
    expect(html).toContain(`<script>${script}</script></body>`);
    expect(html).not.toMatch(/type="module"|rel="modulepreload"/);
  });

  it("holds the styles of the template and the page in their order, and marks their files as loaded", () => {
    const html = render("<main></main>");
    expect(html).toContain("<style>/* assets/index.css */\n/* assets/shared.css */\n/* assets/a.css */</style>");
    expect(html.match(/<link rel="stylesheet" [^>]*>/g)).toEqual(
      ["index", "shared", "a"].map((name) => `<link rel="stylesheet" href="/assets/${name}.css" type="text/plain">`),
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
    expect(html).toContain(`<script>${createDeferredBootstrap(scripts)}</script></body>`);
  });

  it("states the language and direction of a page that is written in one language alone", () => {
    const page = (language?: string) =>
      createPageHtml(
        { ...site, template: `<html lang="en" dir="ltr">${template}</html>` },
        { ...route, language },
        empty,
        english,
      );
    expect(page()).toContain('<html lang="en" dir="ltr" data-languages="de ar">');
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

  it("preloads the face of the first view before the styles, and stops the build when it is missing", () => {
    const html = render("");
    const preload = '<link rel="preload" href="/assets/face-display-1.woff2" as="font" type="font/woff2" crossorigin>';
    expect(html).toContain(preload);
    expect(html.indexOf(preload)).toBeLessThan(html.indexOf("<style>"));
    expect(html).not.toContain("face-text");
    const bare = { ...site, manifest: { "index.html": chunk("assets/index.js") } };
    expect(() => createPageHtml(bare, route, empty, english)).toThrow("has no face-display");
  });

  it("gives public pages a canonical address and keeps private ones from search engines", () => {
    expect(render("")).toContain('rel="canonical"');
    expect(render("", { isPrivate: true })).toContain('<meta name="robots" content="noindex">');
  });

  it("names the same page in every language, but for private ones and papers that are written in one", () => {
    const link = (name: string, address: string) =>
      `<link rel="alternate" hreflang="${name}" href="${ORIGIN_PLACEHOLDER}${address}">`;
    const html = render("", {}, { ...english, code: "de" });
    for (const [name, address] of [
      ["en", "/a"],
      ["de", "/de/a"],
      ["ar", "/ar/a"],
      ["x-default", "/a"],
    ] as const) {
      expect(html).toContain(link(name, address));
    }
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN_PLACEHOLDER}/de/a">`);
    expect(render("", { isPrivate: true })).not.toContain("hreflang");
    const paper = render("", { language: "tr" }, { ...english, code: "de" });
    expect(paper).not.toContain("hreflang");
    expect(paper).toContain(`<link rel="canonical" href="${ORIGIN_PLACEHOLDER}/a">`);
  });

  it("brings the sizes of its titles in a language, and its texts", () => {
    const texts = { "a.b": "Hallo </script>" };
    const html = render("", {}, { ...english, code: "de", texts, titleRules: ".em-1{}" });
    expect(html).toContain("</style><style>.em-1{}</style>");
    const [, text = ""] = /<script type="application\/json" id="page-texts">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(text)).toEqual(texts);
    expect(render("")).not.toContain("page-texts");
  });
});

describe("createOfflineHtml", () => {
  it("stands alone: its styles inside, no script, no preview, and nothing for search engines", () => {
    const html = createOfflineHtml(
      { ...site, manifest: { ...manifest, "src/offline.css": chunk("assets/offline.css") } },
      {
        body: '<link rel="preload" as="image" href="/x.svg"><main>$& text</main>',
        title: "Un<plugged>",
        asked: [],
      },
      { source: "src/offline.css", code: "en" },
    );
    expect(html).toContain("<style>/* assets/index.css */\n/* assets/offline.css */</style>");
    expect(html).toContain('<div id="root"><main>$& text</main></div>');
    expect(html).toContain("<title>Un&lt;plugged&gt;</title>");
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toMatch(/<script|canonical|og:|stylesheet/);
  });
});

describe("sitemap and robots", () => {
  const pages = [
    { ...route, path: "/" },
    { ...route, path: "/paper", language: "tr" },
    { ...route, path: "/mine", isPrivate: true },
  ];

  it("list public pages only, each in every language it has", () => {
    const places = createSitemap(pages, ["en", "de"]).match(/<loc>[^<]*/g);
    expect(places).toEqual(["/", "/de", "/paper"].map((path) => `<loc>${ORIGIN_PLACEHOLDER}${path}`));
    const robots = createRobots(pages, ["en", "de"]);
    expect(robots).toContain("Allow: /api/share/\nDisallow: /api/\nDisallow: /mine\nDisallow: /de/mine\n");
  });
});
