import { defineErrors } from "#shared/error-catalogue.ts";

export const boardsErrors = defineErrors({
  "boards.no_form": { status: 415, message: "Send the picture as multipart/form-data" },
  "boards.image_length": { status: 411, message: "Say how long the picture is: Content-Length" },
  "boards.image_size": { status: 413, message: "This picture is too large: use at most {maxMegabytes} MB" },
  "boards.no_image": { status: 400, message: "Choose a picture to send" },
  "boards.one_image": { status: 400, message: "Send one picture, and nothing else" },
  "boards.too_many_parts": { status: 400, message: "Send one picture at a time, and nothing else" },
  "boards.unreadable": { status: 400, message: "We could not read this form. Choose the picture again." },
  "boards.image_unknown": { status: 400, message: "One of the pictures is not there any more: add it again" },
  "boards.image_missing": { status: 404, message: "There is no such picture" },
  "boards.images_unused": { status: 409, message: "You have sent many pictures without using them. Use those first." },
  "boards.images_busy": { status: 503, message: "Your last pictures are still being saved. Wait a bit." },
  "boards.images_day_limit": { status: 429, message: "You can send {max} pictures a day. Try again tomorrow." },
  "boards.search_busy": { status: 503, message: "Many are searching right now. Try again in a few seconds." },
});
