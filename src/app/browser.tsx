/** The browser's entry: takes over the prerendered page, or draws it where there is none (development). */
import "#web/theme/theme.ts";
import { collectLater } from "#features/analytics/web/collect-later.ts";
import { readSavedUser } from "#features/users/web/saved-user.ts";
import { splitAddress } from "#shared/languages.ts";
import { markDocumentLanguage, markPageLanguage, readPreferredLanguage } from "#web/i18n/preferred-language.ts";
import { reportError } from "#web/lib/report-error.ts";
import { preloadPage } from "#web/page-engine/current-page.tsx";
import { hydrate } from "#web/page-engine/hydrate.tsx";
import { findPage, setBackOffice, setFeatures } from "#web/page-engine/page-table.ts";
import { READY_EVENT } from "#web/page-engine/ready-event.ts";
import { webFeatures } from "./features.web.ts";
import { App, queryClient } from "./site.tsx";

/** For so long the page has the line to itself once it is alive and loaded, in milliseconds. */
const REST_MS = 2000;

/** Nothing on the page needs what helps without a line or follows what changes: it comes when all else has come. */
function helpWhenQuiet(): void {
  const help = () => import("./when-quiet.web.ts").then(({ startHelpers }) => startHelpers(queryClient), reportError);
  const rest = () => setTimeout(help, REST_MS);
  const waitForLoad = () =>
    document.readyState === "complete" ? rest() : window.addEventListener("load", rest, { once: true });
  window.addEventListener(READY_EVENT, waitForLoad, { once: true });
}

/** Who comes for the first time sees the page as it was built; a member, or a part that the address opens, needs more words. */
async function startInLanguage(code: string): Promise<void> {
  const isAsBuilt = window.location.search === "" && readSavedUser() === null;
  const { startTexts } = await import("#web/i18n/load-language.ts");
  await startTexts(code, isAsBuilt);
}

async function loadOfficeTexts(): Promise<void> {
  const { addOfficeTexts } = await import("#web/i18n/load-language.ts");
  await addOfficeTexts();
}

async function start(): Promise<void> {
  const { language, base, path } = splitAddress(window.location.pathname);
  const page = findPage(path);
  markPageLanguage(page.language);
  markDocumentLanguage(language === "en" ? readPreferredLanguage() : language);
  await Promise.all([preloadPage(path), language !== "en" && startInLanguage(language)]);
  hydrate(<App />, base);
}

setFeatures(webFeatures);
setBackOffice(async () => {
  const [{ backOfficePanels }] = await Promise.all([import("./back-office.web.ts"), loadOfficeTexts()]);
  return backOfficePanels;
});
collectLater();
helpWhenQuiet();
void start();
