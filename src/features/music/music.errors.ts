import { defineErrors } from "#shared/error-catalogue.ts";

export const musicErrors = defineErrors({
  "music.no_track": { status: 404, message: "There is no such track" },
  "music.no_file": { status: 400, message: "Upload the music first" },
  "music.no_cover": { status: 400, message: "Upload the cover as an image first" },
  "music.no_length": { status: 400, message: "This file does not say how long it plays: use another one" },
  "music.taken": { status: 409, message: "This file is in the catalogue already" },
  "music.full": { status: 409, message: "The catalogue is full: {max} tracks can be added" },
  "music.other_tracks": { status: 409, message: "The catalogue has changed meanwhile: look at it again" },
});
