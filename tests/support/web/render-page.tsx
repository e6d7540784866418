import "#web/theme/theme.css";
import "virtual:title-widths.css";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { afterEach } from "vitest";
import { render } from "vitest-browser-react";
import { Router } from "wouter";
import { memoryLocation } from "wouter/memory-location";
import { AuthDialogHost } from "#features/auth/web/auth-dialog-host.tsx";
import { voiceListenersSchema } from "#features/tools/voice/voice.schema.ts";
import { mapFields, profileFields } from "#features/users/profile-fields.catalog.ts";
import { meAnswerSchema, type User } from "#features/users/users.schema.ts";
import { closeAuthDialog } from "#features/users/web/auth-dialog-store.ts";
import { UserProvider } from "#features/users/web/user-context.tsx";
import { createQueryClient } from "#web/lib/query-client.ts";
import { dismissToast, getToasts } from "#web/ui/toast.ts";
import { Toaster } from "#web/ui/toaster.tsx";
import { featureStubs } from "./feature-stubs.ts";
import { type ApiStubs, answer, type StubbedApi, stubApi } from "./stub-api.ts";
import { stubMessages } from "./stub-messages.ts";
import { stubNotices } from "./stub-notices.ts";
import { stubPreferences } from "./stub-preferences.ts";
import { stubPulse } from "./stub-pulse.ts";

interface PageOptions {
  /** The member of the session; a visitor without. */
  user?: User | null;
  api?: ApiStubs;
  path?: string;
}

export interface RenderedPage {
  screen: Awaited<ReturnType<typeof render>>;
  api: StubbedApi;
  queryClient: QueryClient;
  /** The addresses visited so far, the current one last. */
  history: string[];
}

export function buildWebUser(values: Partial<User> = {}): User {
  return {
    id: "019a0000-0000-7000-8000-000000000001",
    username: "zipgrin",
    isAdmin: false,
    isModerator: false,
    faceId: null,
    ...mapFields(profileFields, () => null),
    ...values,
  };
}

afterEach(() => {
  closeAuthDialog();
  for (const { id } of getToasts()) dismissToast(id);
  localStorage.clear();
  sessionStorage.clear();
});

/** Renders a page inside the providers of the real site; only the network is a stub. */
export async function renderPage(page: ReactNode, options: PageOptions = {}): Promise<RenderedPage> {
  const { user = null, path = "/" } = options;
  const api = stubApi({
    "GET /api/auth/me": answer(meAnswerSchema, { user }),
    ...stubPreferences(user),
    ...stubPulse(user),
    ...stubNotices(user),
    ...stubMessages(user),
    ...featureStubs,
    "GET /api/ai/voice-to-meme": answer(voiceListenersSchema, { service: true, local: false }),
    ...options.api,
  });
  const queryClient = createQueryClient();
  const location = memoryLocation({ path, record: true });
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <Router hook={location.hook} searchHook={location.searchHook}>
        <UserProvider>
          <main tabIndex={-1}>{page}</main>
          <AuthDialogHost />
          <Toaster />
        </UserProvider>
      </Router>
    </QueryClientProvider>,
  );
  return { screen, api, queryClient, history: location.history };
}
