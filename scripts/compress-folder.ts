import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const PACKABLE = /\.(js|css|svg|json|webmanifest|txt|ico)$/;
/** Below this the header that announces the packing outweighs it. */
const WORTHWHILE_BYTES = 150;

/** Writes `.br` and `.gz` beside every text file; pages are packed when the server has put its address into them. */
export function compressFolder(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const path = join(folder, name);
    if (!PACKABLE.test(name) || name === "robots.txt") continue;
    const bytes = readFileSync(path);
    if (bytes.length < WORTHWHILE_BYTES) continue;
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    );
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
