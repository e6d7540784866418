import type { AnchorHTMLAttributes, MouseEvent } from "react";
import { Link, useLocation } from "wouter";
import { preloadPage } from "../page-engine/current-page.tsx";
import { findPage } from "../page-engine/page-table.ts";
import { NewTabHint } from "./new-tab-hint.tsx";

type SiteLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "target" | "rel"> & { href: string };

const LEAVES_THE_SITE = /^(https?:|\/api\/)/;

/** A link of the shell: pages open in place, sections are scrolled to, everything outside opens in a new tab and says so. */
export function SiteLink({ href, children, onClick, ...rest }: SiteLinkProps) {
  const [location, navigate] = useLocation();
  const currentPath = findPage(location).path;

  if (LEAVES_THE_SITE.test(href)) {
    return (
      <a {...rest} href={href} target="_blank" rel="noopener noreferrer" onClick={onClick}>
        {children}
        <NewTabHint />
      </a>
    );
  }

  const [path = "", section] = href.split("#");
  // The browser itself scrolls within the page, and follows mailto:.
  if (!path.startsWith("/") || (section !== undefined && path === currentPath)) {
    return (
      <a {...rest} href={href} onClick={onClick}>
        {children}
      </a>
    );
  }

  async function openSection() {
    await preloadPage(path).catch(() => undefined);
    navigate(path);
    // Once the page stands the browser finds the section; replacing keeps the click one step of the history.
    requestAnimationFrame(() => window.location.replace(`#${section}`));
  }

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (section === undefined || event.defaultPrevented) return;
    event.preventDefault();
    void openSection();
  }

  return (
    <Link
      {...rest}
      href={href}
      aria-current={section === undefined && path === currentPath ? "page" : undefined}
      onClick={handleClick}
    >
      {children}
    </Link>
  );
}
