import { useState } from "react";
import { formatNumber } from "#web/i18n/format-number.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { lazyDialog } from "#web/lib/lazy-dialog.tsx";
import { Sign } from "#web/ui/icon.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import "./bell.css";
import { notificationsMessages } from "./notifications.messages.ts";
import { useArrivals } from "./use-arrivals.ts";

const BellDrawer = lazyDialog(async () => (await import("./bell-drawer.tsx")).BellDrawer);

const BELL = "M5 17h14l-2-3v-4a5 5 0 0 0-10 0v4zM10 20h4M12 3v2";
/** More are told as "and more": nobody reads the difference. */
const SHOWN_MAX = 99;

/** How many are unread, always up to date while somebody looks; behind it what has happened. */
export function Bell({ userId }: { userId: string }) {
  const t = useMessages(notificationsMessages);
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const { unread, arrived } = useArrivals(userId);
  const sign = (
    <>
      <Sign path={BELL} />
      {unread > 0 && (
        <span className="bell-count" aria-hidden="true">
          {formatNumber(Math.min(unread, SHOWN_MAX), locale)}
          {unread > SHOWN_MAX && "+"}
        </span>
      )}
    </>
  );
  return (
    <>
      <IconButton
        className="bell-button"
        icon={sign}
        label={unread > 0 ? t("bellUnread", { count: unread }) : t("bell")}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={BellDrawer.preload}
        onFocus={BellDrawer.preload}
        onClick={() => setIsOpen(true)}
      />
      <span className="visually-hidden" role="status">
        {arrived > 0 && t("arrived", { count: arrived })}
      </span>
      {isOpen && <BellDrawer userId={userId} unread={unread} onClose={() => setIsOpen(false)} />}
    </>
  );
}
