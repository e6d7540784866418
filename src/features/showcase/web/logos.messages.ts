import { defineMessages, fitted } from "#web/i18n/messages.ts";

export const logosMessages = defineMessages(
  "showcase/logos",
  {
    label: "Logo gallery",
    lead: "{count} drawings of one mark. Take the file, leave it as it is.",
    leadRules: "No recolouring, no tilting, no shadow. And never beside a promise of profit.",
    frame: "{number}/{count}",
    logoAlt: "{brand}: {name}",
    facts: "{width} × {height} px",
    air: "Give it air",
    airText: "A quarter of the mark stays free on every side. Nothing moves in there, not even a price.",
    airAlt: "The mark in a dashed frame; a quarter of its height is left free on all four sides.",
    quarter: "1/4",
    small: "Never smaller",
    smallText: "At these widths every detail can still be read. Below them use the mark alone.",
    smallest: "{count} px",
    colours: "House inks",
    coloursText: "Press a value to copy it.",
  },
  { title: fitted("WEAR THE MARK", 50) },
);
