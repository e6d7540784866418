import type { ReactNode } from "react";
import { openAuthDialog } from "#features/users/web/auth-dialog-store.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { Divider } from "#web/ui/divider.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { leaderboardMessages } from "./leaderboard.messages.ts";
import "./stats-card.css";

interface StatsFrameProps {
  /** Whether it is a member's own. */
  isOwn?: boolean;
  children: ReactNode;
}

export function StatsFrame({ isOwn = false, children }: StatsFrameProps) {
  const t = useMessages(leaderboardMessages);
  return (
    <section className="leaderboard-stats gold-block" aria-label={t("statsTitle")}>
      <header>
        <h2 className="cap">{t("statsTitle")}</h2>
        {isOwn && <Tag>{t("you")}</Tag>}
      </header>
      {children}
      <Divider className="leaderboard-stats-divider" />
    </section>
  );
}

/** In the card's place until the member's own month is known. */
export function AwaitedStats() {
  const t = useMessages(leaderboardMessages);
  return (
    <StatsFrame isOwn>
      <Skeleton shape="block" label={t("statsLoading")} />
    </StatsFrame>
  );
}

/** In the card's place for a visitor without an account. */
export function InvitationCard() {
  const t = useMessages(leaderboardMessages);
  return (
    <StatsFrame>
      <p className="leaderboard-stats-invite display w-62">{t("inviteTitle")}</p>
      <p>{t("inviteText")}</p>
      <div className="row">
        <Button size="medium" onClick={() => openAuthDialog("register")}>
          {t("inviteJoin")}
        </Button>
        <Button size="medium" variant="line" icon={null} onClick={() => openAuthDialog("login")}>
          {t("inviteLogin")}
        </Button>
      </div>
    </StatsFrame>
  );
}
