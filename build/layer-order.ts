/** Makes the order of the cascade layers independent of the order in which a page's stylesheets arrive. */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const THEME = new URL("../src/web/theme/theme.css", import.meta.url);
const STYLESHEET = /\.css$/;

/** The theme states the order; the browser takes it from whichever stylesheet it reads first, so every one says it. */
export function layerOrderPlugin(): Plugin {
  const order = /@layer [^;{]+;/.exec(readFileSync(THEME, "utf8"))?.[0];
  if (order === undefined) throw new Error("src/web/theme/theme.css states no order of layers.");
  return {
    name: "bagz-layer-order",
    apply: "build",
    enforce: "pre",
    transform: (code, id) =>
      STYLESHEET.test(id) && !code.startsWith(order) ? { code: `${order}${code}`, map: null } : undefined,
  };
}
