import { defineMessages } from "./messages.ts";

export const languageSwitcherMessages = defineMessages("site/languageSwitcher", {
  title: "GLOBAL CHAOS LANGUAGES",
  button: "{code}, language",
  share: "{name}, {share}%",
  switching: "Switching the language",
});
