import { MemberSync } from "#features/account/web/member-sync.tsx";
import { AuthDialogHost } from "#features/auth/web/auth-dialog-host.tsx";
import { UserMenu } from "#features/auth/web/user-menu.tsx";
import { PlayerHost } from "#features/music/web/player-host.tsx";
import { BellSlot } from "#features/notifications/web/bell-slot.tsx";
import { TokenTicker } from "#features/trading/web/token-ticker.tsx";
import { useAuthDialog } from "#features/users/web/auth-dialog-store.ts";
import type { LayoutSlots } from "#web/layout/layout-slots.ts";

export const layoutSlots: LayoutSlots = {
  UserMenu,
  Bell: BellSlot,
  TokenTicker,
  overlays: [PlayerHost, AuthDialogHost, MemberSync],
  useIsDialogOpen: () => useAuthDialog().isOpen,
};
