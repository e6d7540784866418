import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { WIDER_THAN_COMPACT_BY_TEXT } from "#shared/breakpoints.catalog.ts";
import { LanguageSwitcher } from "../i18n/language-switcher.tsx";
import { useLocale, useMessages } from "../i18n/messages.ts";
import { labelLink } from "../i18n/page-texts.ts";
import { listMenuLinks } from "../page-engine/page-table.ts";
import { Drawer } from "../ui/drawer.tsx";
import { Brand } from "./brand.tsx";
import { layoutMessages } from "./layout.messages.ts";
import type { LayoutSlots } from "./layout-slots.ts";
import "./navigation-drawer.css";
import { SiteLink } from "./site-link.tsx";
import { chartLinks, socialLinks } from "./site-links.ts";
import { UserCount } from "./user-count.tsx";

interface NavigationDrawerProps {
  slots: LayoutSlots;
  onClose: () => void;
}

/** Whatever leads elsewhere closes the drawer: a link, the user menu's pages, the login dialog, a wider window. */
function useCloseWhenLeft({ slots, onClose }: NavigationDrawerProps): void {
  const isCovered = slots.useIsDialogOpen();
  const [path] = useLocation();
  const [openedOn] = useState(path);

  useEffect(() => {
    if (path !== openedOn) onClose();
  }, [path, openedOn, onClose]);

  useEffect(() => {
    if (isCovered) onClose();
  }, [isCovered, onClose]);

  useEffect(() => {
    const wideScreen = window.matchMedia(WIDER_THAN_COMPACT_BY_TEXT);
    wideScreen.addEventListener("change", onClose);
    return () => wideScreen.removeEventListener("change", onClose);
  }, [onClose]);
}

/** The whole navigation for small screens, there while it is open. */
export function NavigationDrawer(props: NavigationDrawerProps) {
  const { slots, onClose } = props;
  const locale = useLocale();
  const t = useMessages(layoutMessages);
  useCloseWhenLeft(props);
  return (
    <Drawer
      isOpen
      onClose={onClose}
      label={t("menu")}
      head={
        <>
          <Brand onFollow={onClose} />
          <div className="drawer-user">
            <slots.UserMenu />
          </div>
        </>
      }
      foot={
        <div className="drawer-facts">
          <div className="drawer-count">
            <UserCount />
            <LanguageSwitcher isNamed />
          </div>
          <ul className="drawer-charts data" aria-label={t("charts")}>
            {chartLinks.map(({ token, href }) => (
              <li key={href}>
                <SiteLink className="text-link" href={href} onClick={onClose}>
                  {t("chart", { token })}
                </SiteLink>
              </li>
            ))}
          </ul>
          <ul className="drawer-social cap muted" aria-label={t("social")}>
            {socialLinks.map(({ label, href }) => (
              <li key={label}>
                <SiteLink href={href} onClick={onClose}>
                  {t(label)}
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      }
    >
      <nav aria-label={t("mainNavigation")}>
        <ul>
          {listMenuLinks("main").map((link) => (
            <li key={link.href}>
              <SiteLink className="drawer-link display" href={link.href} onClick={onClose}>
                {labelLink(link, locale)}
              </SiteLink>
            </li>
          ))}
        </ul>
        <ul className="drawer-more cap">
          {listMenuLinks("more").map((link) => (
            <li key={link.href}>
              <SiteLink href={link.href} onClick={onClose}>
                {labelLink(link, locale)}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
    </Drawer>
  );
}
