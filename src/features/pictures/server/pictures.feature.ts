import type { ServerFeature } from "#server/deps.ts";
import { storedPicturesTable } from "./pictures.tables.ts";
import { sweepPictures } from "./sweep-pictures.usecase.ts";

export const picturesFeature: ServerFeature = {
  name: "pictures",
  tables: { storedPicturesTable },
  fileFolders: ["pictures"],
  jobs: [{ name: "remove unused pictures", run: sweepPictures, isLong: true }],
};
