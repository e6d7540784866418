import type { ComponentType } from "react";

/** What features put into the frame around every page. */
export interface LayoutSlots {
  /** Login or the member's menu; stands in the header and in the drawer. */
  UserMenu: ComponentType;
  /** What happened to the member; stands in the header, beside their menu. */
  Bell: ComponentType;
  /** The price of a token, by its id, beside its chart link. */
  TokenTicker: ComponentType<{ token: string }>;
  /** What stands over or behind every page: player, dialogs, what works for members. */
  overlays: readonly ComponentType[];
  /** Whether a dialog covers the page, which the drawer gives way to. */
  useIsDialogOpen: () => boolean;
}
