import { defineErrors } from "#shared/error-catalogue.ts";

export const pointsErrors = defineErrors({
  "points.server_only": { status: 403, message: "The house gives these points itself when the work is done" },
  "works.no_form": { status: 415, message: "Send the picture as multipart/form-data" },
  "works.size": {
    status: 413,
    message: "This picture is too large: a small copy of it, at most {maxBytes} bytes, will do",
  },
  "works.one_picture": { status: 400, message: "Send one picture, as the file `picture`, and nothing else" },
});
