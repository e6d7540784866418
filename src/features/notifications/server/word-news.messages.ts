import { defineWords } from "#server/words.ts";

/** Words of news outside of the site. */
export const newsWords = defineWords("mail/news", {
  /** What stands for names that are missing. */
  somebody: "Somebody",
  untitled: "something of yours",
  /** What a letter's link ends. */
  topic: "news by e-mail",
});
