import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import type { AppDeps, ExportedFile, MemberData } from "#server/deps.ts";
import type { FileStore } from "#server/stored-files.ts";

type Deps = Pick<AppDeps, "db" | "clock" | "log" | "features">;

function listMemberData({ features }: Deps): MemberData[] {
  return features.flatMap(({ memberData }) => memberData ?? []);
}

/** Parts of one name, which come from several features, become one. */
function mergeFacts(facts: Record<string, unknown>, more: Record<string, unknown>): Record<string, unknown> {
  const isPart = (value: unknown): value is object => typeof value === "object" && value !== null;
  const merged = { ...facts };
  for (const [name, part] of Object.entries(more)) {
    const known = merged[name];
    merged[name] = isPart(known) && isPart(part) ? { ...known, ...part } : part;
  }
  return merged;
}

async function* writeList(name: string, rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  yield `,\n  ${JSON.stringify(name)}: [`;
  let separator = "\n";
  for await (const row of rows) {
    yield `${separator}${JSON.stringify(row)}`;
    separator = ",\n";
  }
  yield "\n  ]";
}

/** Everything the site knows of the member, as JSON in pieces; secrets and their hashes are nobody's data. */
async function* writeData(deps: Deps, userId: string): AsyncGenerator<string> {
  const parts = listMemberData(deps);
  let facts: Record<string, unknown> = { exportedAt: deps.clock.now() };
  for (const { exportFacts } of parts) facts = mergeFacts(facts, (await exportFacts?.(deps, userId)) ?? {});
  yield JSON.stringify(facts, null, 2).slice(0, -2);
  for (const { exportLists } of parts) {
    for (const [name, rows] of Object.entries(exportLists?.(deps.db, userId) ?? {})) yield* writeList(name, rows);
  }
  yield "\n}\n";
}

function addFile(zip: ZipFile, { name, modifiedAt }: ExportedFile, open: () => Promise<Buffer>): void {
  zip.addReadStreamLazy(name, { compress: false, mtime: modifiedAt }, (give) => {
    open().then(
      (bytes) => give(null, Readable.from([bytes])),
      (error: unknown) => give(error, Readable.from([])),
    );
  });
}

/** A zip that is written while it is read: neither it nor any list in it is ever in memory whole. */
export async function createExport(deps: Deps, files: FileStore, userId: string): Promise<Readable> {
  const { db, log, clock } = deps;
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on("error", (error: Error) => output.destroy(error));

  async function openFile({ key }: ExportedFile): Promise<Buffer> {
    const bytes = await files.get(key);
    if (bytes === undefined) log.error({ key }, "a stored picture is missing");
    return bytes ?? Buffer.alloc(0);
  }

  zip.addReadStreamLazy("data.json", { mtime: clock.now() }, (give) => {
    const data = Readable.from(writeData(deps, userId));
    data.on("error", (error) => output.destroy(error));
    give(null, data);
  });
  for (const { exportFiles } of listMemberData(deps)) {
    for await (const file of exportFiles?.(db, userId) ?? []) addFile(zip, file, () => openFile(file));
  }
  zip.end();
  return output;
}
