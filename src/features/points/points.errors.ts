import { defineErrors } from "#shared/error-catalogue.ts";

export const pointsErrors = defineErrors({
  "points.server_only": { status: 403, message: "The house gives these points itself when the work is done" },
});
