import { defineMessages } from "./messages.ts";

export const languageSwitcherMessages = defineMessages("languageSwitcher", {
  title: "GLOBAL CHAOS LANGUAGES",
  button: "{code}, language",
  switching: "Switching the language",
});
