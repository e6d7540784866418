import type { AppDeps } from "#server/deps.ts";
import { openFileStore } from "#server/file-store.ts";
import { toOriginalName } from "./upload-files.usecase.ts";
import { hasStoredFile } from "./uploads.repository.ts";

/** What is younger may belong to an upload that is under way. */
const SPARE_MS = 60 * 60 * 1000;

/** Removes what a crash has left of uploads: drafts, and files that have no row. */
export async function sweepUploads({ db, clock, config }: Pick<AppDeps, "db" | "clock" | "config">): Promise<void> {
  const files = openFileStore(config);
  const savedBefore = new Date(clock.now().getTime() - SPARE_MS);
  for await (const { key, modifiedAt } of files.list("uploads")) {
    if (modifiedAt > savedBefore) continue;
    const storedAs = toOriginalName(key.split("/").at(-1) ?? "");
    if (!(await hasStoredFile(db, storedAs))) await files.delete(key);
  }
}
