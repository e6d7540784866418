/** Shown by the service worker for a page that cannot be had. A document of its own, which must do without any script. */
import { addLanguage } from "#shared/languages.ts";
import { useLocale, useMessages } from "../i18n/messages.ts";
import { namePage } from "../i18n/page-texts.ts";
import { Brand } from "../layout/brand.tsx";
import type { Page } from "../page-engine/page.ts";
import { listPages } from "../page-engine/page-table.ts";
import { ButtonLink } from "../ui/button.tsx";
import { FitTitle } from "../ui/fit-title.tsx";
import { Icon } from "../ui/icon.tsx";
import { offlineMessages } from "./offline.messages.ts";

/** The tab's title without the site's name, which stands above. */
function shortenTitle(page: Page, locale: string): string {
  return namePage(page, locale, { name: "" }).replace(/^[.\s]+|[.\s]+$/g, "");
}

export function OfflinePage() {
  const t = useMessages(offlineMessages);
  const locale = useLocale();
  const publicPages = listPages().filter(({ isPrivate }) => !isPrivate);
  return (
    <main>
      <div className="offline-flood hero-block comb-end">
        <div className="wrap offline-body">
          <Brand />
          <FitTitle as="h1" className="offline-title" title={t.title("unplugged")} />
          <span className="offline-illustration illustration" />
          <div className="offline-foot">
            <div className="stack">
              <p className="lead offline-text">{t("text")}</p>
              <p className="offline-hint">{t("hint")}</p>
            </div>
            {/* Empty: the address that was asked for, once more. */}
            <ButtonLink icon="refresh" href="">
              {t("tryAgain")}
            </ButtonLink>
          </div>
        </div>
      </div>
      {/* The service worker leaves in it what can be opened, by the data attributes (offline-answer.ts). */}
      <section data-cached="" className="offline-cached wrap">
        <h2 className="display t3 w-62">{t("cachedTitle")}</h2>
        <p className="offline-cached-text muted">{t("cachedText")}</p>
        <ul className="offline-list">
          {publicPages.map((page) => {
            const path = page.language === undefined ? addLanguage(page.path, locale) : page.path;
            return (
              <li key={path} data-page={path}>
                <a className="offline-link" href={path} lang={page.language}>
                  {shortenTitle(page, locale)}
                  <Icon name="arrow-right" />
                </a>
              </li>
            );
          })}
        </ul>
      </section>
    </main>
  );
}
