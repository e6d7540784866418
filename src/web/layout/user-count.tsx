import { useQuery } from "@tanstack/react-query";
import { formatNumber } from "../i18n/format-number.ts";
import { useLocale, useMessages } from "../i18n/messages.ts";
import { layoutMessages } from "./layout.messages.ts";

/** How often the badge asks again, in milliseconds (spec 1, section 7). */
const POLL_MS = 60_000;

/** The badge `N Users`; 0 until the server has answered. */
export function UserCount() {
  const t = useMessages(layoutMessages);
  const locale = useLocale();
  const { data } = useQuery<{ userCount: number }>({
    queryKey: ["/api/user-count"],
    refetchInterval: POLL_MS,
    retry: 1,
  });
  const [before, after] = t("users").split("{count}");
  return (
    <p className="user-count data">
      {before}
      <b>{formatNumber(data?.userCount ?? 0, locale)}</b>
      {after}
    </p>
  );
}
