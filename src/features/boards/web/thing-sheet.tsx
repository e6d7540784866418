import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { pack } from "#pack/pack.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { ApiError } from "#web/lib/api-client.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { thingSheetMessages } from "./thing-sheet.messages.ts";
import "./thing-sheet.css";

interface ThingSheetProps<Thing> {
  /** What it is called until its own title is known. */
  label: string;
  query: UseQueryResult<Thing>;
  onClose: () => void;
  getTitle: (thing: Thing) => string;
  children: (thing: Thing) => ReactNode;
}

/** The tab is called like the thing as long as it is open. */
function useTabTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    const before = document.title;
    document.title = `${title}. ${pack.name}`;
    return () => {
      document.title = before;
    };
  }, [title]);
}

/** One thing of a board over it, by an address of its own. What is gone and what is hidden look the same. */
export function ThingSheet<Thing>({ label, query, onClose, getTitle, children }: ThingSheetProps<Thing>) {
  const t = useMessages(thingSheetMessages);
  const { data, error, isError, isFetching, refetch } = query;
  const title = data && getTitle(data);
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400);
  useTabTitle(title);
  return (
    <Dialog isOpen onClose={onClose} label={title ?? label} className="thing-sheet">
      {data !== undefined && children(data)}
      {data === undefined && !isError && <Skeleton shape="block" label={t("loading")} />}
      {data === undefined && isError && (
        <div className="stack" role="alert">
          <h2 className="display t3 w-62">{t(isGone ? "goneTitle" : "brokenTitle")}</h2>
          <p className="lead">{t(isGone ? "goneText" : "brokenText")}</p>
          <div className="row">
            {!isGone && (
              <Button icon="refresh" isBusy={isFetching} onClick={() => void refetch()}>
                {t("again")}
              </Button>
            )}
            <Button variant={isGone ? "primary" : "line"} icon={null} onClick={onClose}>
              {t("back")}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
