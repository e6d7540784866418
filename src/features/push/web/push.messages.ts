import { defineMessages } from "#web/i18n/messages.ts";

export const pushMessages = defineMessages("push", {
  title: "News on this device",
  lead: "Rings here while the site is closed, by the three switches above. What you have seen in the bell by then stays silent. In the language that you chose for the site.",
  push: "Ring on this device",
  pushText: "In this browser alone, until you turn it off or log out here.",
  noBrowser:
    "This browser cannot ring while the site is closed. On an iPhone or iPad, put the site on the home screen first and open it there.",
  blocked: "Your browser forbids this site to ring. Allow notifications in its settings for this site, then come back.",
  loading: "Looking up this device",
  broken: "This device was not looked up.",
  failed: "Nothing was changed. Please try again.",
});
