import { formatAge } from "#web/i18n/format-age.ts";
import { formatTimestamp } from "#web/i18n/format-timestamp.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Sign } from "#web/ui/icon.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { itemKinds } from "../item-kinds.catalog.ts";
import type { VaultItem } from "../vault.schema.ts";
import { type CardHandlers, ItemActions } from "./item-actions.tsx";
import { ItemPicture } from "./item-picture.tsx";
import { vaultMessages } from "./vault.messages.ts";

/** As many characters as a card says loudly. */
const LOUD_MAX = 80;
const HEART = "M12 20l-8-8.5C1 7 7 2 12 8c5-6 11-1 8 3.5z";

interface ItemCardProps extends CardHandlers {
  item: VaultItem;
  /** The newest stands in double size. */
  isNewest: boolean;
  now: Date | undefined;
}

export function getCardId({ id }: VaultItem): string {
  return `content-${id}`;
}

/** One saved thing: a print, or a tweet on paper. */
export function ItemCard({ item, isNewest, now, ...handlers }: ItemCardProps) {
  const t = useMessages(vaultMessages);
  const isText = itemKinds[item.contentType].shownAs === "text";
  const id = getCardId(item);
  return (
    <li
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={classNames("vault-card", isText && "vault-tweet paper", isNewest && "vault-newest")}
    >
      {isText ? (
        <p className={classNames("vault-tweet-text", item.content.length <= LOUD_MAX && "vault-tweet-loud")} dir="auto">
          {item.content}
        </p>
      ) : (
        <ItemPicture item={item} isEager={isNewest} onEnlarge={() => handlers.onEnlarge(item)} />
      )}
      <IconButton
        className="vault-favorite"
        icon={<Sign path={HEART} />}
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
            <ItemDate createdAt={item.createdAt} now={now} />
          </p>
        </div>
        <ItemActions item={item} {...handlers} />
      </div>
    </li>
  );
}

function ItemDate({ createdAt, now }: { createdAt: string; now: Date | undefined }) {
  const locale = useLocale();
  return (
    <time dateTime={createdAt} title={formatTimestamp(createdAt, locale)}>
      {now && formatAge(new Date(createdAt), { now, locale })}
    </time>
  );
}
