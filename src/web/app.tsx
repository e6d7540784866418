import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { UserProvider } from "#features/auth/web/user-context.tsx";
import { ErrorBoundary } from "./layout/error-boundary.tsx";
import { Layout } from "./layout/layout.tsx";
import { createQueryClient } from "./lib/query-client.ts";
import { CurrentPage } from "./router.tsx";

export function App() {
  const [queryClient] = useState(createQueryClient);
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
