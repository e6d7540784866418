import { defineMessages } from "#web/i18n/messages.ts";
import { NOTIFICATION_TEXTS } from "../notifications.catalog.ts";

/** What happened, by the names of the kinds. */
export const notificationTexts = defineMessages("notifications/notificationTexts", NOTIFICATION_TEXTS);

export const notificationsMessages = defineMessages("notifications", {
  bell: "Your news",
  bellUnread: "{count, plural, one {Your news, # unread} other {Your news, # unread}}",
  arrived: "{count, plural, one {# unread piece of news} other {# unread pieces of news}}",

  title: "Your news",
  loading: "Fetching your news",
  list: "What happened",
  somebody: "Somebody",
  untitled: "something of yours",
  unread: "Unread:",
  unreadCount: "{count, plural, one {unread} other {unread}}",
  markAll: "Mark all as read",
  markFailed: "Nothing was marked. Please try again.",
  emptyFact: "Silence",
  emptyText: "Votes, seats, messages and points land here the moment they happen. So far the city has not noticed you.",
  emptyAction: "Make noise",
  brokenText: "Your news did not come. Nothing is lost.",
  tryAgain: "Try again",
  settings: "What rings, you decide in Settings",
});
