import { defineErrors } from "#shared/error-catalogue.ts";

export const shareErrors = defineErrors({
  "share.not_found": { status: 404, message: "This picture is not shared" },
});
