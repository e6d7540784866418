import { useCallback, useState } from "react";
import { LanguageSwitcher, useRestoredLanguage } from "../i18n/language-switcher.tsx";
import { useLocale, useMessages } from "../i18n/messages.ts";
import { labelLink } from "../i18n/page-texts.ts";
import { lazyDialog } from "../lib/lazy-dialog.tsx";
import { listMenuLinks } from "../page-engine/page-table.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { Menu, MenuItem } from "../ui/menu.tsx";
import { Brand } from "./brand.tsx";
import type { LayoutSlots } from "./layout-slots.ts";
import "./header.css";
import { layoutMessages } from "./layout.messages.ts";
import { SiteLink } from "./site-link.tsx";
import { chartLinks, socialLinks } from "./site-links.ts";
import { UserCount } from "./user-count.tsx";

const NavigationDrawer = lazyDialog(async () => (await import("./navigation-drawer.tsx")).NavigationDrawer);

/** The strip scrolls away, the navigation below it stays. */
export function Header({ slots }: { slots: LayoutSlots }) {
  const { Bell, TokenTicker, UserMenu } = slots;
  const locale = useLocale();
  const t = useMessages(layoutMessages);
  useRestoredLanguage();
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const closeDrawer = useCallback(() => setIsDrawerOpen(false), []);
  return (
    <header className="header">
      <div className="strip cap">
        <ul className="strip-list" aria-label={t("charts")}>
          {chartLinks.map(({ id, token, href }) => (
            <li key={href}>
              <SiteLink href={href}>{t("chart", { token })}</SiteLink>
              <TokenTicker token={id} />
            </li>
          ))}
        </ul>
        <ul className="strip-list strip-social" aria-label={t("social")}>
          {socialLinks.map(({ label, href }) => (
            <li key={label}>
              <SiteLink href={href}>{t(label)}</SiteLink>
            </li>
          ))}
        </ul>
      </div>
      <nav className="nav" aria-label={t("mainNavigation")}>
        <Brand />
        <ul className="nav-links">
          {listMenuLinks("main").map((link) => (
            <li key={link.href}>
              <SiteLink className="nav-link cap" href={link.href}>
                {labelLink(link, locale)}
              </SiteLink>
            </li>
          ))}
          <li>
            <Menu label={t("more")} className="nav-more" triggerClassName="nav-link cap" trigger={t("more")}>
              {listMenuLinks("more").map((link) => (
                <MenuItem key={link.href} href={link.href}>
                  {labelLink(link, locale)}
                </MenuItem>
              ))}
            </Menu>
          </li>
        </ul>
        <div className="nav-end">
          <UserCount />
          <LanguageSwitcher />
          <Bell />
          <UserMenu />
          <IconButton
            className="nav-menu"
            icon="menu"
            label={t("openMenu")}
            aria-haspopup="dialog"
            aria-expanded={isDrawerOpen}
            onPointerEnter={NavigationDrawer.preload}
            onFocus={NavigationDrawer.preload}
            onClick={() => setIsDrawerOpen(true)}
          />
        </div>
      </nav>
      {isDrawerOpen && <NavigationDrawer slots={slots} onClose={closeDrawer} />}
    </header>
  );
}
