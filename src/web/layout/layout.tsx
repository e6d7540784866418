import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { MemberKeepers } from "#features/account/web/member-keepers.tsx";
import { AuthDialogHost } from "#features/auth/web/auth-dialog-host.tsx";
import { PlayerHost } from "#features/music/web/player-host.tsx";
import { getDirection } from "#shared/website.ts";
import { useLocale, useMessages } from "../i18n/messages.ts";
import { findRoute } from "../routes.ts";
import { DemoMark } from "./demo-mark.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { layoutMessages } from "./layout.messages.ts";
import { ToasterHost } from "./toaster-host.tsx";
import { usePagePreload } from "./use-page-preload.ts";
import { useSteadyTarget } from "./use-steady-target.ts";

/** What stands around every page. A page that fails leaves the navigation usable. */
export function Layout({ children }: { children: ReactNode }) {
  const t = useMessages(layoutMessages);
  const locale = useLocale();
  const [path] = useLocation();
  // Around a page in a language of its own the site still speaks the visitor's.
  const ownWords = findRoute(path).language === undefined ? {} : { lang: locale, dir: getDirection(locale) };
  usePagePreload();
  useSteadyTarget();
  return (
    <div {...ownWords}>
      <a className="skip-link" href="#main">
        {t("skipToContent")}
      </a>
      <DemoMark />
      <Header />
      <main id="main" tabIndex={-1}>
        <ErrorBoundary resetKey={path}>{children}</ErrorBoundary>
      </main>
      <Footer />
      <PlayerHost />
      <AuthDialogHost />
      <MemberKeepers />
      <ToasterHost />
    </div>
  );
}
