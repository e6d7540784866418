import type { Plugin } from "vite";
import { compileMessage, hasChoice } from "../../src/shared/compile-message.ts";
import { compileLanguages } from "./compile-language.ts";

const VIRTUAL_ID = "virtual:languages";
const RESOLVED_ID = "\0virtual:languages";
/** Files of English texts. */
const TEXT_FILE = /\.(messages|catalog)\.ts$/;
const STRING = /"(?:[^"\\\n]|\\.)*"/g;
const TEXTS_ADDRESS = /^\/assets\/texts\/\w+\/([a-z]{2})\/(site|office)\.json$/;

/** Compiles the texts that make choices, where they stand in the code. */
export function compileTexts(source: string): string {
  return source.replace(STRING, (literal) =>
    hasChoice(literal) ? JSON.stringify(compileMessage(JSON.parse(literal))) : literal,
  );
}

/** English texts are compiled in their chunks. */
export function compileTextsPlugin(): Plugin {
  return {
    name: "texts",
    enforce: "pre",
    transform(code, id) {
      if (TEXT_FILE.test(id.replace(/\?.*/, ""))) return { code: compileTexts(code), map: null };
    },
  };
}

/** Says which languages there are and, in development, serves their files. */
export function languagesPlugin(): Plugin {
  return {
    name: "languages",
    resolveId: (id) => (id === VIRTUAL_ID ? RESOLVED_ID : undefined),
    load(id) {
      if (id !== RESOLVED_ID) return;
      const { list, version } = compileLanguages();
      const shares = Object.fromEntries(list.map(({ code, share }) => [code, share]));
      return `export const version = ${JSON.stringify(version)};\nexport const shares = ${JSON.stringify(shares)};`;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, code, part] = TEXTS_ADDRESS.exec(request.url ?? "") ?? [];
        const language = compileLanguages().list.find((one) => one.code === code);
        if (language === undefined) return next();
        response.setHeader("content-type", "application/json");
        response.end(JSON.stringify(part === "office" ? language.office : language.site));
      });
    },
  };
}
