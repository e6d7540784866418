import { defineMessages } from "#web/i18n/messages.ts";

/** Comes with the form. */
export const meetupFormMessages = defineMessages("meetupForm", {
  formTitle: "New meetup",
  editTitle: "Edit meetup",
  title: "Title",
  description: "Description",
  eventAt: "Date and time",
  endsAt: "Until",
  timeZone: "Time zone",
  venue: "Venue",
  country: "Country",
  tags: "Tags",
  capacity: "Seats",
  capacityHint: "Leave it empty for no limit. Late comers join a waiting list.",
  post: "Post Meetup",
  save: "Save changes",
  cancel: "Cancel",
  capacityWrong: "Use a whole number from {min} to {max}.",
  picturesPending: "Wait until the pictures are through.",
  createdTitle: "Meetup Created!",
  created: "Your meetup has been posted to the community.",
  createFailed: "Failed to create meetup. Please try again.",
  updatedTitle: "Meetup Updated",
  updated: "Everyone who comes sees the change.",
  updateFailed: "Failed to update meetup. Please try again.",
  city: "City",
});
