import { QueryClientProvider } from "@tanstack/react-query";
import { Suspense, useEffect } from "react";
import { UserProvider } from "#features/users/web/user-context.tsx";
import { ErrorBoundary } from "#web/layout/error-boundary.tsx";
import { Layout } from "#web/layout/layout.tsx";
import { createQueryClient } from "#web/lib/query-client.ts";
import { CurrentPage } from "#web/page-engine/current-page.tsx";
import { markReady } from "#web/page-engine/ready-event.ts";
import { layoutSlots } from "./layout-slots.tsx";

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
