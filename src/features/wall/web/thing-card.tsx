import { ThingNoticeSlot } from "#features/moderation/web/thing-notice-slot.tsx";
import { MemberLink } from "#features/people/web/member-link.tsx";
import { Portrait } from "#features/users/web/portrait.tsx";
import { formatAge } from "#web/i18n/format-age.ts";
import { formatTimestamp } from "#web/i18n/format-timestamp.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Tag } from "#web/ui/tag.tsx";
import type { WallThing } from "../wall.schema.ts";
import "./thing-card.css";
import { ThingPicture } from "./thing-picture.tsx";
import { type ThingHandlers, ThingTools } from "./thing-tools.tsx";
import type { ShownVote } from "./use-votes.ts";
import { VoteButton } from "./vote-button.tsx";
import { wallMessages } from "./wall.messages.ts";

/** Letters from which a tweet is set small. */
const LONG_TEXT = 120;

export function getCardId({ id }: Pick<WallThing, "id">): string {
  return `wall-${id}`;
}

interface ThingCardProps extends ThingHandlers {
  thing: WallThing;
  vote: ShownVote;
  isOwn: boolean;
  now: Date | undefined;
  onVote: (thing: WallThing) => void;
  onEnlarge: (thing: WallThing) => void;
}

/** One thing of the wall: a print, or a tweet on paper; who hung it, and the zip that votes. */
export function ThingCard({ thing, vote, isOwn, now, onVote, onEnlarge, ...handlers }: ThingCardProps) {
  const t = useMessages(wallMessages);
  const isText = thing.text !== null;
  const id = getCardId(thing);
  return (
    <article
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={classNames("wall-card", isText && "wall-card-tweet paper")}
    >
      {isText ? (
        <p className={classNames("wall-card-text", isLong(thing) && "wall-card-text-long")} dir="auto">
          {thing.text}
        </p>
      ) : (
        <ThingPicture thing={thing} onEnlarge={() => onEnlarge(thing)} />
      )}
      <div className="wall-card-foot">
        <h3 id={`${id}-title`} className={isText ? "visually-hidden" : "wall-card-title"}>
          <bdi>{thing.title}</bdi>
        </h3>
        <p className="wall-card-meta cap">
          <Tag variant="outline">{t(`kind_${thing.kind}`)}</Tag>
          {thing.place !== null && <Tag>{t(placeText(thing.place))}</Tag>}
        </p>
        {thing.hiddenAt !== null && (
          <p className="wall-card-hidden">
            <ThingNoticeSlot refId={thing.id} fallback={t("hidden")} />
          </p>
        )}
        <div className="wall-card-author">
          <Portrait userId={thing.author.id} faceId={thing.author.faceId} size={36} />
          <p className="data">
            <MemberLink username={thing.author.username} />
            <Age createdAt={thing.createdAt} now={now} />
          </p>
        </div>
        <ThingTools thing={thing} isOwn={isOwn} {...handlers} />
      </div>
      <VoteButton title={thing.title} isOwn={isOwn} {...vote} onToggle={() => onVote(thing)} />
    </article>
  );
}

function isLong({ text }: WallThing): boolean {
  return (text?.length ?? 0) > LONG_TEXT;
}

function placeText(place: number) {
  if (place === 1) return "place_1";
  if (place === 2) return "place_2";
  return place === 3 ? "place_3" : "place_other";
}

function Age({ createdAt, now }: { createdAt: string; now: Date | undefined }) {
  const locale = useLocale();
  return (
    <time dateTime={createdAt} title={formatTimestamp(createdAt, locale)}>
      {now && formatAge(new Date(createdAt), { now, locale })}
    </time>
  );
}
