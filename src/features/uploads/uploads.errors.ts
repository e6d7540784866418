import { defineErrors } from "#shared/error-catalogue.ts";

export const uploadsErrors = defineErrors({
  "uploads.not_found": { status: 404, message: "There is no such file" },
  "uploads.in_use": { status: 409, message: "This file is still used: take it off there first" },
  "uploads.known": { status: 409, message: "This picture is in the library already, as {name}" },
  "uploads.only_pictures": { status: 409, message: "Only pictures can be replaced" },
  "uploads.no_form": { status: 415, message: "Send the file as multipart/form-data" },
  "uploads.no_file": { status: 400, message: "No File Selected" },
  "uploads.wrong_file": { status: 400, message: "Send one file in the field file" },
  "uploads.wrong_type": { status: 400, message: "Send the type once: {types}" },
  "uploads.too_many_parts": { status: 400, message: "Send one file and its type, and nothing else" },
  "uploads.unreadable": { status: 400, message: "We could not read this form. Choose the file again." },
  "uploads.image_too_large": { status: 413, message: "This image is too large: use at most {maxMegabytes} MB" },
  "uploads.audio_too_large": { status: 413, message: "This audio file is too large: use at most {maxMegabytes} MB" },
  "uploads.no_audio": { status: 415, message: "This is no audio file that browsers play: use MP3, WAV or Ogg" },
});
