import { formatTimestamp } from "#web/i18n/format-timestamp.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { OrderButtons, type OrderButtonsProps } from "#web/ui/order-buttons.tsx";
import { Tag } from "#web/ui/tag.tsx";
import type { NewsItem } from "../news.schema.ts";
import { newsPanelMessages } from "./news-panel.messages.ts";

interface NewsRowProps extends OrderButtonsProps {
  item: NewsItem;
}

export function NewsRow({ item, ...buttons }: NewsRowProps) {
  const t = useMessages(newsPanelMessages);
  const locale = useLocale();
  const { title, line, link, state, pictureUrl, fromAt, untilAt } = item;
  const labels = {
    up: t("up", { title }),
    down: t("down", { title }),
    edit: t("edit", { title }),
    remove: t("remove", { title }),
  };
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
        <OrderButtons {...buttons} labels={labels} />
      </span>
    </li>
  );
}
