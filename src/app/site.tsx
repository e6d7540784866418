import { QueryClientProvider } from "@tanstack/react-query";
import { Suspense, useEffect } from "react";
import { AuthDialogHost } from "#features/auth/web/auth-dialog-host.tsx";
import { UserMenu } from "#features/auth/web/user-menu.tsx";
import { PlayerHost } from "#features/music/web/player-host.tsx";
import { BellSlot } from "#features/notifications/web/bell-slot.tsx";
import { TokenTicker } from "#features/trading/web/token-ticker.tsx";
import { useAuthDialog } from "#features/users/web/auth-dialog-store.ts";
import { UserProvider, useUser } from "#features/users/web/user-context.tsx";
import { pack } from "#pack/pack.ts";
import { isSwitchedOff } from "#shared/switched-off.ts";
import { ErrorBoundary } from "#web/layout/error-boundary.tsx";
import { Layout } from "#web/layout/layout.tsx";
import type { LayoutSlots } from "#web/layout/layout-slots.ts";
import { lazyPart, useLazyPart } from "#web/lib/lazy-part.ts";
import { createQueryClient } from "#web/lib/query-client.ts";
import { reportError } from "#web/lib/report-error.ts";
import { CurrentPage } from "#web/page-engine/current-page.tsx";
import { markReady } from "#web/page-engine/ready-event.ts";

const memberSyncs = lazyPart(async () => {
  const [{ ThemeSync }, { LanguageSync }, { NewsSync }] = await Promise.all([
    import("#features/settings/web/theme-sync.tsx"),
    import("#features/settings/web/language-sync.tsx"),
    import("#features/account/web/news-sync.tsx"),
  ]);
  return { ThemeSync, LanguageSync, NewsSync };
});

/** What works behind every page for members; visitors do not fetch its code. */
function MemberSync() {
  const { user } = useUser();
  const syncs = useLazyPart(memberSyncs, {
    isWanted: user !== null,
    onFailure: (error) => reportError(error, "Loading what works for members"),
  });
  if (!syncs) return null;
  return (
    <>
      <syncs.ThemeSync />
      <syncs.LanguageSync />
      <syncs.NewsSync />
    </>
  );
}

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
