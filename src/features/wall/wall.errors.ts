import { defineErrors } from "#shared/error-catalogue.ts";

export const wallErrors = defineErrors({
  "wall.not_found": { status: 404, message: "This is not on the wall, or not any more" },
  "wall.no_picture": { status: 404, message: "There is no such picture on the wall" },
  "wall.same": { status: 409, message: "The same hung on the wall this month. Make it yours, then put it up." },
  "wall.near_copy": {
    status: 409,
    message:
      "Something that looks like it hung on the wall this month. Change the words or the picture, and it is new.",
  },
  "wall.day_limit": { status: 429, message: "You can put {max} things on the wall a day. Try again tomorrow." },
  "wall.own_vote": { status: 409, message: "You cannot vote for your own work" },
  "wall.voter_too_new": { status: 403, message: "You can vote when your account is {days} days old." },
  "wall.voter_without_work": {
    status: 403,
    message: "Make something first: you can vote once you have earned points for a work that we saw.",
  },
});
