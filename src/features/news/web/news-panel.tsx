import { useState } from "react";
import { useSearchParams } from "wouter";
import { useMessages } from "#web/i18n/messages.ts";
import { showFailure } from "#web/lib/api-errors.ts";
import { lazyDialog } from "#web/lib/lazy-dialog.tsx";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { NewsKind } from "../news.rules.ts";
import type { NewsItem } from "../news.schema.ts";
import { useNewsList, useOrderNews } from "./news.api.ts";
import { NewsForm } from "./news-form.tsx";
import "./news-panel.css";
import { newsPanelMessages } from "./news-panel.messages.ts";
import { NewsRow } from "./news-row.tsx";

const RemoveNewsDialog = lazyDialog(async () => (await import("./remove-news-dialog.tsx")).RemoveNewsDialog);

/** What the house has put on its home page. */
export function NewsPanel() {
  const t = useMessages(newsPanelMessages);
  const [params] = useSearchParams();
  const [edited, setEdited] = useState<NewsItem>();
  /** Another key makes an empty form. */
  const [round, setRound] = useState(0);

  function handleDone() {
    setEdited(undefined);
    setRound((last) => last + 1);
  }

  return (
    <div className="grid-12">
      <section className="news-panel-form stack">
        <h2 className="display t5 w-84">
          <bdi className="written">{edited ? t("change", { title: edited.title }) : t("add")}</bdi>
        </h2>
        {!edited && <p className="muted">{t("addLead")}</p>}
        <NewsForm
          key={edited?.id ?? `new-${round}`}
          item={edited}
          file={round === 0 ? (params.get("picture") ?? "") : ""}
          onDone={handleDone}
        />
      </section>
      <section className="news-panel-list stack" aria-labelledby="news-panel-list">
        <h2 id="news-panel-list" className="display t5 w-84">
          {t("list")}
        </h2>
        <NewsItems onEdit={setEdited} />
      </section>
    </div>
  );
}

function NewsItems({ onEdit }: { onEdit: (item: NewsItem) => void }) {
  const t = useMessages(newsPanelMessages);
  const { data, isError, refetch } = useNewsList();
  const [removed, setRemoved] = useState<NewsItem>();
  if (data === undefined) {
    if (!isError) return <Skeleton shape="block" label={t("loading")} />;
    return <LoadFailed text={t("broken")} onRetry={() => void refetch()} />;
  }
  if (data.items.length === 0) return <p className="muted">{t("nothing")}</p>;
  return (
    <>
      {(["banner", "card"] as const).map((kind) => (
        <KindList
          key={kind}
          kind={kind}
          items={data.items.filter((item) => item.kind === kind)}
          onEdit={onEdit}
          onRemove={setRemoved}
        />
      ))}
      {removed && <RemoveNewsDialog item={removed} onClose={() => setRemoved(undefined)} />}
    </>
  );
}

interface KindListProps {
  kind: NewsKind;
  items: NewsItem[];
  onEdit: (item: NewsItem) => void;
  onRemove: (item: NewsItem) => void;
}

function KindList({ kind, items, onEdit, onRemove }: KindListProps) {
  const t = useMessages(newsPanelMessages);
  const order = useOrderNews();
  if (items.length === 0) return null;

  function move(from: number, by: -1 | 1): void {
    const ids = items.map(({ id }) => id);
    ids.splice(from + by, 0, ...ids.splice(from, 1));
    order.mutate({ kind, ids }, { onError: (error) => showFailure(error, { description: t("orderFailed") }) });
  }

  return (
    <section>
      <h3 className="cap muted">{t(`${kind}s`)}</h3>
      <ol className="news-panel-rows">
        {items.map((item, index) => (
          <NewsRow
            key={item.id}
            item={item}
            isFirst={index === 0}
            isLast={index === items.length - 1}
            onMove={(by) => move(index, by)}
            onEdit={() => onEdit(item)}
            onRemove={() => onRemove(item)}
          />
        ))}
      </ol>
    </section>
  );
}
