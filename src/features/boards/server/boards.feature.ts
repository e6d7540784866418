import { toPictureKey } from "#features/pictures/server/encode-picture.usecase.ts";
import { showInConsole } from "#server/db/console-views.ts";
import type { ServerFeature } from "#server/deps.ts";
import { boardsErrors } from "../boards.errors.ts";
import { deleteUnusedImages, listImagesOf } from "./board-images.repository.ts";
import { registerBoardImageRoutes } from "./board-images.routes.ts";
import { boardImagesTable } from "./board-images.tables.ts";

/** Where a picture of an entry lies in a member's archive. */
function toExportPath(imageId: string): string {
  return `boards/${imageId}.webp`;
}

export const boardsFeature: ServerFeature = {
  name: "boards",
  errors: boardsErrors,
  tables: { boardImagesTable },
  registerRoutes: registerBoardImageRoutes,
  jobs: [{ name: "delete unused pictures of boards", run: ({ db, clock }) => deleteUnusedImages(db, clock.now()) }],
  pictureColumns: [boardImagesTable.pictureHash, boardImagesTable.smallHash],
  memberData: {
    rows: [{ column: boardImagesTable.ownerId, onExport: "exported", onErase: "deleted" }],
    exportFacts: async ({ db }, userId) => ({
      boards: {
        images: (await listImagesOf(db, userId)).map(({ id, refId }) => ({ refId, file: toExportPath(id) })),
      },
    }),
    async *exportFiles(db, userId) {
      for (const { id, pictureHash, createdAt } of await listImagesOf(db, userId)) {
        yield { name: toExportPath(id), key: toPictureKey(pictureHash), modifiedAt: createdAt };
      }
    },
  },
  consoleViews: [showInConsole(boardImagesTable, "id", "ownerId", "refId", "position", "width", "height", "createdAt")],
};
