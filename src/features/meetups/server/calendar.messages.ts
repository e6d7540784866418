import { defineWords } from "#server/words.ts";

/** What a calendar calls itself in the list of its reader's calendars. */
export const calendarWords = defineWords("mail/calendar", { name: "{community} meetups" });
