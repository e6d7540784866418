import { useEffect } from "react";
import { useLocation } from "wouter";
import { useAuthDialog } from "#features/auth/web/auth-dialog-store.ts";
import { UserMenu } from "#features/auth/web/user-menu.tsx";
import { LanguageSwitcher } from "../i18n/language-switcher.tsx";
import { useMessages } from "../i18n/messages.ts";
import { Drawer } from "../ui/drawer.tsx";
import { Brand } from "./brand.tsx";
import { layoutMessages } from "./layout.messages.ts";
import "./navigation-drawer.css";
import { renderMemberPortrait } from "./member-portrait.tsx";
import { SiteLink } from "./site-link.tsx";
import { chartLinks, navigationLinks, socialLinks } from "./site-links.ts";
import { UserCount } from "./user-count.tsx";

interface NavigationDrawerProps {
  isOpen: boolean;
  onClose: () => void;
}

/** From this width on the navigation shows everything itself. */
const WIDE_SCREEN = "(min-width: 68.8125em)";

/** Whatever leads elsewhere closes the drawer: a link, the user menu's pages, the login dialog, a wider window. */
function useCloseWhenLeft({ isOpen, onClose }: NavigationDrawerProps): void {
  const isAuthOpen = useAuthDialog().isOpen;
  const [path] = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is the reason to close, not an input
  useEffect(onClose, [path, onClose]);

  useEffect(() => {
    if (isAuthOpen) onClose();
  }, [isAuthOpen, onClose]);

  useEffect(() => {
    if (!isOpen) return;
    const wideScreen = window.matchMedia(WIDE_SCREEN);
    wideScreen.addEventListener("change", onClose);
    return () => wideScreen.removeEventListener("change", onClose);
  }, [isOpen, onClose]);
}

/** The whole navigation for small screens. */
export function NavigationDrawer({ isOpen, onClose }: NavigationDrawerProps) {
  const t = useMessages(layoutMessages);
  useCloseWhenLeft({ isOpen, onClose });
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      label={t("menu")}
      head={
        <>
          <Brand onFollow={onClose} />
          <div className="drawer-user">
            <UserMenu renderPortrait={renderMemberPortrait} />
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
          {navigationLinks.map(({ label, href }) => (
            <li key={href}>
              <SiteLink className="drawer-link display" href={href} onClick={onClose}>
                {t(label)}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
    </Drawer>
  );
}
