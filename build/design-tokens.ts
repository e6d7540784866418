/** Gives every sheet the names of the screens' widths, and writes colours, sizes and faces in where a sheet asks for them. */
import type { Plugin } from "postcss";
import { BREAKPOINTS } from "../src/shared/breakpoints.catalog.ts";
import { faces, paces, spaces, typeSizes } from "../src/shared/design-tokens.catalog.ts";
import { colours } from "./pack/load-pack.ts";

const SETS: Record<string, Record<string, string>> = {
  swatches: colours.swatches,
  spaces,
  typeSizes,
  faces,
  paces,
  ...colours.themeRoles,
};

/** `@tokens swatches spaces;` becomes the custom properties of those sets. Runs before the plugin that resolves the widths. */
export function designTokens(): Plugin {
  return {
    postcssPlugin: "design-tokens",
    Once(root, { AtRule }) {
      const names = Object.entries(BREAKPOINTS).map(([name, query]) => `--${name} ${query}`);
      root.prepend(names.map((params) => new AtRule({ name: "custom-media", params, source: root.source })));
    },
    AtRule: {
      tokens(rule, { Declaration }) {
        const values = rule.params.split(/\s+/).flatMap((name) => {
          const set = SETS[name];
          if (set === undefined) {
            throw rule.error(`There is no set "${name}"; there are ${Object.keys(SETS).join(", ")}.`);
          }
          return Object.entries(set);
        });
        rule.replaceWith(
          values.map(([name, value]) => new Declaration({ prop: `--${name}`, value, source: rule.source })),
        );
      },
    },
  };
}
