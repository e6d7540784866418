import { defineErrors } from "#shared/error-catalogue.ts";

export const pointsErrors = defineErrors({
  "points.server_only": { status: 403, message: "The house gives these points itself when the work is done" },
  "points.month_closed": {
    status: 409,
    message: "The month has closed meanwhile: do it once more, and it counts in the new one",
  },
  "works.no_form": { status: 415, message: "Send the picture as multipart/form-data" },
  "works.size": {
    status: 413,
    message: "This picture is too large: a small copy of it, at most {maxBytes} bytes, will do",
  },
  "works.one_picture": { status: 400, message: "Send one picture, as the file `picture`, and nothing else" },
});
