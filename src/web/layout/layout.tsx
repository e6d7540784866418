import { type ReactNode, useEffect } from "react";
import { useLocation } from "wouter";
import { getDirection } from "#shared/languages.ts";
import { useLocale, useMessages } from "../i18n/messages.ts";
import { preloadPage } from "../page-engine/current-page.tsx";
import { findPage } from "../page-engine/page-table.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { layoutMessages } from "./layout.messages.ts";
import type { LayoutSlots } from "./layout-slots.ts";
import { ToasterHost } from "./toaster-host.tsx";
import "../ui/tag.css";
import "./demo-mark.css";

const SIGNS_OF_INTEREST = ["pointerover", "focusin", "touchstart"] as const;

function preloadTarget(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  if (link === null || link.target !== "" || link.origin !== window.location.origin) return;
  // A chunk that does not arrive shows when the link is really followed.
  preloadPage(link.pathname).catch(() => undefined);
}

/** Fetches a page's chunk as soon as the visitor points at a link to it, focuses or touches it. */
function usePagePreload(): void {
  useEffect(() => {
    for (const type of SIGNS_OF_INTEREST) document.addEventListener(type, preloadTarget, { passive: true });
    return () => {
      for (const type of SIGNS_OF_INTEREST) document.removeEventListener(type, preloadTarget);
    };
  }, []);
}

/** What stands around every page. A page that fails leaves the navigation usable. */
export function Layout({ slots, children }: { slots: LayoutSlots; children: ReactNode }) {
  const t = useMessages(layoutMessages);
  const locale = useLocale();
  const [path] = useLocation();
  // Around a page in a language of its own the site still speaks the visitor's.
  const ownWords = findPage(path).language === undefined ? {} : { lang: locale, dir: getDirection(locale) };
  usePagePreload();
  useSteadyTarget();
  return (
    <div {...ownWords}>
      <a className="skip-link" href="#main">
        {t("skipToContent")}
      </a>
      <Header slots={slots} />
      <main id="main" tabIndex={-1}>
        <ErrorBoundary resetKey={path}>{children}</ErrorBoundary>
      </main>
      <Footer />
      {slots.overlays.map((Overlay, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <Overlay key={index} />
      ))}
      <ToasterHost />
    </div>
  );
}

const INTERACTIONS = ["pointerdown", "keydown", "wheel", "touchmove"] as const;

/** Someone who followed a link into the page stays at its place, whatever grows above it, until he moves himself. */
function useSteadyTarget(): void {
  useEffect(() => {
    let id = "";
    // Within a page one is taken along; on a page that comes one is there at once, and nothing slides under the pointer.
    let behavior: ScrollBehavior = "instant";
    const show = () => document.getElementById(id)?.scrollIntoView({ behavior });
    function hold(event?: Event) {
      id = window.location.hash.slice(1);
      behavior = event?.type === "hashchange" ? "auto" : "instant";
      show();
    }
    function release() {
      id = "";
    }
    const observer = new ResizeObserver(show);
    observer.observe(document.body);
    const ending = new AbortController();
    for (const interaction of INTERACTIONS)
      window.addEventListener(interaction, release, { signal: ending.signal, passive: true });
    for (const change of ["hashchange", "pushState"]) window.addEventListener(change, hold, { signal: ending.signal });
    hold();
    return () => {
      observer.disconnect();
      ending.abort();
    };
  }, []);
}
