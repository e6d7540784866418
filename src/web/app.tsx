import { QueryClientProvider } from "@tanstack/react-query";
import { Suspense, useEffect, useState } from "react";
import { UserProvider } from "#features/auth/web/user-context.tsx";
import { ErrorBoundary } from "./layout/error-boundary.tsx";
import { Layout } from "./layout/layout.tsx";
import { createQueryClient } from "./lib/query-client.ts";
import { READY_EVENT } from "./ready-event.ts";
import { CurrentPage } from "./router.tsx";

/** The page answers from now on: the script at its end presses again what was pressed too soon. */
function markReady(): void {
  document.documentElement.dataset.ready = "";
  window.dispatchEvent(new Event(READY_EVENT));
}

function Site() {
  const [queryClient] = useState(createQueryClient);
  useEffect(markReady, []);
  return (
    <QueryClientProvider client={queryClient}>
      <UserProvider>
        <ErrorBoundary>
          <Layout>
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
