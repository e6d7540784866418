import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";
import { layerOrderPlugin } from "./layer-order.ts";

test("every built stylesheet states the order of the layers before using one", async () => {
  const files = { "entry.js": 'import "/a.css"; import("/page.js")', "page.js": 'import "/b.css"' };
  const styles = { "/a.css": "@layer ui{.a{color:red}}", "/b.css": "@layer base{.b{color:red}}" };
  const sources: Record<string, string> = { ...styles, "/entry.js": files["entry.js"], "/page.js": files["page.js"] };
  const result = (await build({
    configFile: false,
    logLevel: "silent",
    plugins: [
      { name: "sources", resolveId: (id) => (id in sources ? id : undefined), load: (id) => sources[id] },
      layerOrderPlugin(),
    ],
    build: { write: false, rolldownOptions: { input: "/entry.js" } },
  })) as Rolldown.RolldownOutput;
  const stylesheets = result.output.filter(({ fileName }) => fileName.endsWith(".css"));
  expect(stylesheets).toHaveLength(2);
  for (const file of stylesheets) {
    const text = file.type === "asset" ? String(file.source) : "";
    const layers = [...text.matchAll(/@layer ([\w\s,]+)/g)].flatMap(([, names = ""]) => names.split(/\s*,\s*/));
    expect([...new Set(layers)]).toEqual(["tokens", "base", "type", "motifs", "layout", "ui"]);
  }
});
