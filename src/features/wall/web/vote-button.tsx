import { useMessages } from "#web/i18n/messages.ts";
import { classNames } from "#web/ui/class-names.ts";
import "./vote-button.css";
import type { ShownVote } from "./use-votes.ts";
import { wallMessages } from "./wall.messages.ts";

interface VoteButtonProps extends ShownVote {
  title: string;
  isOwn: boolean;
  onToggle: () => void;
}

/** A zip: open until it has the member's vote, then closed in gold. Of one's own work only the count is read. */
export function VoteButton({ title, isOwn, hasVoted, voteCount, onToggle }: VoteButtonProps) {
  const t = useMessages(wallMessages);
  const parts = (
    <>
      <span className="wall-vote-count display">{voteCount}</span>
      <span className="wall-vote-zip" aria-hidden="true" />
    </>
  );
  if (isOwn) {
    return (
      <p className="wall-vote wall-vote-own">
        <span className="visually-hidden">{t("ownVotes", { count: voteCount })}</span>
        <span className="wall-vote-parts" aria-hidden="true">
          {parts}
        </span>
      </p>
    );
  }
  return (
    <button
      type="button"
      className={classNames("wall-vote", hasVoted && "wall-vote-given")}
      aria-pressed={hasVoted}
      aria-label={`${t("vote", { title })}, ${t("voteCount", { count: voteCount })}`}
      onClick={onToggle}
    >
      <span className="wall-vote-parts" aria-hidden="true">
        {parts}
      </span>
    </button>
  );
}
