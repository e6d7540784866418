import { lazyDialog } from "#web/lib/lazy-dialog.tsx";

export const PictureView = lazyDialog(async () => (await import("./picture-view.tsx")).PictureView);
