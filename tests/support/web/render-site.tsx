import "#web/theme/theme.ts";
import { afterEach } from "vitest";
import { render } from "vitest-browser-react";
import { Router } from "wouter";
import { memoryLocation } from "wouter/memory-location";
import { App, queryClient } from "#app/site.tsx";
import { addedTracksSchema } from "#features/music/music.schema.ts";
import { newsSchema } from "#features/news/news.schema.ts";
import { meAnswerSchema, type User, userCountAnswerSchema } from "#features/users/users.schema.ts";
import { closeAuthDialog } from "#features/users/web/auth-dialog-store.ts";
import { winnersSchema } from "#features/wall/wall.schema.ts";
import { preloadPage } from "#web/page-engine/current-page.tsx";
import { dismissToast, getToasts } from "#web/ui/toast.ts";
import { buildTradingData, tradingDataSchema } from "./build-trading-data.ts";
import { featureStubs } from "./feature-stubs.ts";
import { type ApiStubs, answer, stubApi } from "./stub-api.ts";
import { stubPreferences } from "./stub-preferences.ts";
import { stubPulse } from "./stub-pulse.ts";

interface SiteOptions {
  path: string;
  user?: User | null;
  api?: ApiStubs;
}

afterEach(() => {
  queryClient.clear();
  closeAuthDialog();
  for (const { id } of getToasts()) dismissToast(id);
  localStorage.clear();
  sessionStorage.clear();
});

/** Renders the whole site at a path, as the entry does, in its own faces; only the network and the address bar are stubs. */
export async function renderSite({ path, user = null, api: stubs }: SiteOptions) {
  const api = stubApi({
    "GET /api/auth/me": answer(meAnswerSchema, { user }),
    ...stubPreferences(user),
    ...stubPulse(user),
    ...featureStubs,
    "GET /api/user-count": answer(userCountAnswerSchema, { userCount: 3418 }),
    "GET /api/music/tracks": answer(addedTracksSchema, { tracks: [] }),
    "GET /api/news": answer(newsSchema, { banner: null, cards: [] }),
    "GET /api/wall/winners": answer(winnersSchema, { week: null, winners: [] }),
    "GET /api/trading-data": answer(tradingDataSchema, buildTradingData()),
    ...stubs,
  });
  const location = memoryLocation({ path, record: true });
  await preloadPage(path);
  const screen = await render(
    <Router hook={location.hook} searchHook={location.searchHook}>
      <App />
    </Router>,
  );
  await document.fonts.ready;
  return { screen, api, history: location.history };
}
