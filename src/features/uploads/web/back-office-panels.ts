import type { BackOfficePanel } from "#web/page-engine/page.ts";

export const uploadsPanels: readonly BackOfficePanel[] = [
  {
    id: "upload",
    order: 20,
    access: "admin",
    label: "File upload",
    load: async () => (await import("./upload-panel.tsx")).UploadPanel,
  },
];
