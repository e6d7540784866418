import { defineErrors } from "#shared/error-catalogue.ts";

export const vaultErrors = defineErrors({
  "content.not_found": { status: 404, message: "There is no such thing in your vault" },
  "content.hidden": { status: 409, message: "A moderator took this out of public view. Answer in your account." },
  "content.no_picture": { status: 409, message: "Only pictures have a page to share. Post the tweet itself." },
  "content.pfp_unknown": { status: 400, message: "There is no profile picture of that name" },
  "content.foreign_address": {
    status: 400,
    message: "This picture lies elsewhere. Only pictures of this site are taken by their address: upload it.",
  },
  "content.address_unknown": { status: 400, message: "There is no picture for you at this address of the site." },
  "content.address_size": { status: 400, message: "This picture is too large: use at most 2 MB." },
  "content.full": { status: 409, message: "Your vault holds {max} things. Delete one first." },
  "content.quota": { status: 409, message: "Your vault has no room for this picture. Delete some memes first." },
  "content.deleted_full": { status: 409, message: "You have deleted a lot just now. Try again in an hour." },
  "content.busy": { status: 503, message: "Your last pictures are still being saved. Wait a bit." },
});
