import { useUser } from "#features/users/web/user-context.tsx";
import { useMessages } from "#web/i18n/messages.ts";
import { Anchor } from "#web/ui/anchor.tsx";
import { useNoticeText } from "./author-notices.tsx";
import { useNotices } from "./moderation.api.ts";
import { noticesMessages } from "./notices.messages.ts";

/** What happened to a thing, for its author, with the way to the answer. */
export function ThingNotice({ refId, fallback }: { refId: string; fallback: string }) {
  const t = useMessages(noticesMessages);
  const toText = useNoticeText();
  const { user } = useUser();
  const notice = useNotices(user?.id).data?.notices.find((one) => one.refId === refId);
  if (notice === undefined) return <>{fallback}</>;
  return (
    <>
      <bdi>{toText(notice)}</bdi>{" "}
      <Anchor className="text-link" href="/account#moderation">
        {t("read")}
      </Anchor>
    </>
  );
}
