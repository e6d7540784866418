import type { BackOfficePanel } from "#web/lib/back-office-panel.ts";

export const panels: readonly BackOfficePanel[] = [
  {
    id: "upload",
    order: 20,
    access: "admin",
    label: "File upload",
    load: async () => (await import("./upload-panel.tsx")).UploadPanel,
  },
  {
    id: "library",
    order: 22,
    access: "admin",
    label: "Library",
    load: async () => (await import("./library-panel.tsx")).LibraryPanel,
  },
];
