import { formatTimestamp } from "#web/i18n/format-timestamp.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { Sign } from "#web/ui/icon.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Tag } from "#web/ui/tag.tsx";
import type { NewsItem } from "../news.schema.ts";
import { newsPanelMessages } from "./news-panel.messages.ts";

const UP = "M12 20V4M5 11l7-7 7 7";

interface NewsRowProps {
  item: NewsItem;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onEdit: () => void;
  onRemove: () => void;
}

export function NewsRow({ item, isFirst, isLast, onMove, onEdit, onRemove }: NewsRowProps) {
  const t = useMessages(newsPanelMessages);
  const locale = useLocale();
  const { title, line, link, state, pictureUrl, fromAt, untilAt } = item;
  return (
    <li className="news-panel-row">
      <img src={`${pictureUrl}?width=480`} alt="" width="96" height="72" loading="lazy" />
      <div className="news-panel-words">
        <p className="row">
          <b>
            <bdi>{title}</bdi>
          </b>
          <Tag variant={state === "on" ? "gain" : "outline"}>{t(`state_${state}`)}</Tag>
        </p>
        {line !== "" && (
          <p className="muted">
            <bdi>{line}</bdi>
          </p>
        )}
        {link !== null && (
          <p className="data" dir="ltr">
            {link}
          </p>
        )}
        <p className="news-panel-times cap muted">
          {fromAt !== null && <time dateTime={fromAt}>{t("since", { from: formatTimestamp(fromAt, locale) })}</time>}
          {untilAt !== null && <time dateTime={untilAt}>{t("to", { until: formatTimestamp(untilAt, locale) })}</time>}
        </p>
      </div>
      <span className="news-panel-buttons">
        <IconButton
          icon={<Sign path={UP} />}
          label={t("up", { title })}
          disabled={isFirst}
          onClick={() => onMove(-1)}
        />
        <IconButton icon="arrow-down" label={t("down", { title })} disabled={isLast} onClick={() => onMove(1)} />
        <IconButton icon="edit" label={t("edit", { title })} onClick={onEdit} />
        <IconButton icon="trash" label={t("remove", { title })} onClick={onRemove} />
      </span>
    </li>
  );
}
