import { defineMessages, fitted } from "#web/i18n/messages.ts";

export const roadmapMessages = defineMessages(
  "roadmap",
  {
    bannerTitle: "Roadmap {year}",
    seePlan: "See the plan",
    intro: "Four quarters, one seam. It closes when a thing is done, not when its date has passed.",
    completed: "Completed",
    current: "Current",
    planned: "Planned",
    quarter1: "January to March",
    quarter2: "April to June",
    quarter3: "July to September",
    quarter4: "October to December",
  },
  { title: fitted("ROADMAP 2026", 50), titleOnPhones: fitted("ROADMAP", 50), yearOnPhones: fitted("2026", 100) },
);
