import type { WebFeature } from "#web/page-engine/page.ts";

export const moderationWeb: WebFeature = {
  name: "moderation",
  pages: [],
  backOfficePanels: [
    {
      id: "moderation",
      order: 35,
      access: "moderator",
      label: "Moderation",
      load: async () => (await import("./moderation-panel.tsx")).ModerationPanel,
    },
  ],
};
