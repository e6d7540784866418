/** Shown by the service worker for a page that cannot be had. A document of its own, which must do without any script. */
import { useMessages } from "../i18n/messages.ts";
import { Brand } from "../layout/brand.tsx";
import { routeMessages } from "../routes.messages.ts";
import { type Route, routes } from "../routes.ts";
import { ButtonLink } from "../ui/button.tsx";
import { FitTitle } from "../ui/fit-title.tsx";
import { Icon } from "../ui/icon.tsx";
import { offlineMessages } from "./offline.messages.ts";

const publicRoutes = (routes as readonly Route[]).filter(({ isPrivate }) => !isPrivate);

/** The tab's title without the site's name, which stands above. */
function usePageName(): (route: Route) => string {
  const t = useMessages(routeMessages);
  return ({ name }) => t(name, { name: "" }).replace(/^[.\s]+|[.\s]+$/g, "");
}

export function OfflinePage() {
  const t = useMessages(offlineMessages);
  const namePage = usePageName();
  return (
    <main className="offline">
      <div className="offline-flood hero-block comb-end">
        <div className="wrap offline-body">
          <Brand />
          <FitTitle as="h1" className="offline-title" title={t.title("unplugged")} />
          <span className="offline-plate" />
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
      <section data-kept="" className="offline-kept wrap">
        <h2 className="display t3 w-62">{t("keptTitle")}</h2>
        <p className="offline-kept-text muted">{t("keptText")}</p>
        <ul className="offline-list">
          {publicRoutes.map((route) => (
            <li key={route.path} data-page={route.path}>
              <a className="offline-link" href={route.path} lang={route.language}>
                {namePage(route)}
                <Icon name="arrow-right" />
              </a>
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}
