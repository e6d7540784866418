import { useState } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { lazyDialog } from "#web/lib/lazy-dialog.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import type { SavedQuery } from "../console.schema.ts";
import { useSavedQueries } from "./saved-queries.api.ts";
import "./console-panel.css";
import { savedQueriesMessages } from "./saved-queries.messages.ts";

export const SaveQueryDialog = lazyDialog(async () => (await import("./save-query-dialog.tsx")).SaveQueryDialog);

/** Queries with a name: the administrator's own, and what others share. */
export function SavedQueryList({ onPick }: { onPick: (query: string) => void }) {
  const t = useMessages(savedQueriesMessages);
  const { data } = useSavedQueries();
  const [edited, setEdited] = useState<SavedQuery>();
  if (data === undefined || data.queries.length === 0) return null;
  return (
    <section>
      <h2 className="cap muted">{t("title")}</h2>
      <ul className="console-list">
        {data.queries.map((saved) => (
          <li key={saved.id} className="console-saved">
            <button type="button" className="console-entry data" onClick={() => onPick(saved.query)}>
              <span>
                <bdi>{saved.name}</bdi>
                {!saved.isOwn && (
                  <small className="muted">
                    {" "}
                    <bdi>@{saved.author}</bdi>
                  </small>
                )}
              </span>
              {!saved.isOwn && <Icon name="arrow-right" />}
            </button>
            {saved.isOwn && (
              <IconButton icon="edit" label={t("edit", { name: saved.name })} onClick={() => setEdited(saved)} />
            )}
          </li>
        ))}
      </ul>
      {edited && <SaveQueryDialog saved={edited} query={edited.query} onClose={() => setEdited(undefined)} />}
    </section>
  );
}
