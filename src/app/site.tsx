import { QueryClientProvider } from "@tanstack/react-query";
import { Suspense, useEffect } from "react";
import { MemberSync } from "#features/account/web/member-sync.tsx";
import { AuthDialogHost } from "#features/auth/web/auth-dialog-host.tsx";
import { UserMenu } from "#features/auth/web/user-menu.tsx";
import { PlayerHost } from "#features/music/web/player-host.tsx";
import { BellSlot } from "#features/notifications/web/bell-slot.tsx";
import { TokenTicker } from "#features/trading/web/token-ticker.tsx";
import { useAuthDialog } from "#features/users/web/auth-dialog-store.ts";
import { UserProvider } from "#features/users/web/user-context.tsx";
import { pack } from "#pack/pack.ts";
import { isSwitchedOff } from "#shared/switched-off.ts";
import { ErrorBoundary } from "#web/layout/error-boundary.tsx";
import { Layout } from "#web/layout/layout.tsx";
import type { LayoutSlots } from "#web/layout/layout-slots.ts";
import { createQueryClient } from "#web/lib/query-client.ts";
import { CurrentPage } from "#web/page-engine/current-page.tsx";
import { markReady } from "#web/page-engine/ready-event.ts";

const layoutSlots: LayoutSlots = {
  UserMenu,
  Bell: BellSlot,
  TokenTicker,
  overlays: isSwitchedOff(pack, "music") ? [AuthDialogHost, MemberSync] : [PlayerHost, AuthDialogHost, MemberSync],
  useIsDialogOpen: () => useAuthDialog().isOpen,
};

/** One for the whole site; what comes late looks into it too. */
export const queryClient = createQueryClient();

function Site() {
  useEffect(markReady, []);
  return (
    <QueryClientProvider client={queryClient}>
      <UserProvider>
        <ErrorBoundary>
          <Layout slots={layoutSlots}>
            <CurrentPage />
          </Layout>
        </ErrorBoundary>
      </UserProvider>
    </QueryClientProvider>
  );
}

/**
 * Nothing below suspends: what stands in a `Suspense` comes alive in short steps, between which the page answers.
 * NOTE: everything that changes stands within it. What became known before the last step would not match the HTML.
 */
export function App() {
  return (
    <Suspense>
      <Site />
    </Suspense>
  );
}
