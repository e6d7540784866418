import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const PACKABLE = /\.(js|css|svg|json|webmanifest|txt|ico)$/;
/** Below this the header that announces the packing outweighs it. */
const WORTHWHILE_BYTES = 300;

/** Writes `.br` and `.gz` beside every text file; pages are packed when the server has put its address into them. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !PACKABLE.test(entry.name) || entry.name === "robots.txt") continue;
    const bytes = await readFile(path);
    if (bytes.length < WORTHWHILE_BYTES) continue;
    const brotliOptions = {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    };
    await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, brotliOptions));
    await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  }
}
