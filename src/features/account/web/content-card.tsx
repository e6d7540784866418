import { formatAge } from "#web/i18n/format-age.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { classNames } from "#web/ui/class-names.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Tag } from "#web/ui/tag.tsx";
import type { ContentItem } from "../content.schema.ts";
import { type CardHandlers, ContentActions } from "./content-actions.tsx";
import { ContentPicture } from "./content-picture.tsx";
import { formatMoment } from "./format-moment.ts";
import { vaultMessages } from "./vault.messages.ts";

interface ContentCardProps extends CardHandlers {
  item: ContentItem;
  /** The newest stands in double size. */
  isNewest: boolean;
  now: Date | undefined;
}

export function getCardId({ id }: ContentItem): string {
  return `content-${id}`;
}

/** One saved thing: a print, or a tweet on paper. */
export function ContentCard({ item, isNewest, now, ...handlers }: ContentCardProps) {
  const t = useMessages(vaultMessages);
  const isTweet = item.contentType === "tweet";
  const id = getCardId(item);
  return (
    <li
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={classNames("vault-card", isTweet && "vault-tweet paper", isNewest && "vault-newest")}
    >
      {isTweet ? (
        <p className="vault-tweet-text" dir="auto">
          {item.content}
        </p>
      ) : (
        <ContentPicture item={item} isEager={isNewest} onEnlarge={() => handlers.onEnlarge(item)} />
      )}
      <IconButton
        className="vault-favorite"
        icon="heart"
        label={t("favorite", { title: item.title })}
        aria-pressed={item.isFavorite}
        onClick={() => handlers.onToggleFavorite(item)}
      />
      <div className="vault-foot">
        <div className="vault-words">
          <h3 id={`${id}-title`} className="vault-title" title={item.title}>
            <bdi>{item.title}</bdi>
          </h3>
          <p className="vault-meta cap">
            <Tag variant="outline">{t(`type_${item.contentType}`)}</Tag>
            <ContentDate createdAt={item.createdAt} now={now} />
          </p>
        </div>
        <ContentActions item={item} {...handlers} />
      </div>
    </li>
  );
}

function ContentDate({ createdAt, now }: { createdAt: string; now: Date | undefined }) {
  const locale = useLocale();
  return (
    <time dateTime={createdAt} title={formatMoment(createdAt, locale)}>
      {now && formatAge(new Date(createdAt), { now, locale })}
    </time>
  );
}
