import { useRef, useState } from "react";
import { PictureView } from "#features/boards/web/lazy-picture-view.ts";
import { useReport } from "#features/reports/web/use-report.tsx";
import { useUser } from "#features/users/web/user-context.tsx";
import { useMessages } from "#web/i18n/messages.ts";
import { hasShareSheet, openShareSheet } from "#web/lib/share-sheet.ts";
import { useFocusOn } from "#web/lib/use-focus-on.ts";
import { useNow } from "#web/lib/use-now.ts";
import { copyText } from "#web/ui/copy-text.ts";
import { toast } from "#web/ui/toast.ts";
import type { WallThing } from "../wall.schema.ts";
import { RemoveThingDialog } from "./remove-thing-dialog.tsx";
import { getCardId, ThingCard } from "./thing-card.tsx";
import "./thing-grid.css";
import { useVotes } from "./use-votes.ts";
import { wallMessages } from "./wall.messages.ts";

interface ThingGridProps {
  /** As they came, page by page. */
  pages: readonly (readonly WallThing[])[];
  /** Takes the focus when the last card goes. */
  fallbackId: string;
}

/** Says so when the link was copied; a share sheet speaks for itself. */
function useShareThing(): (thing: WallThing) => Promise<void> {
  const t = useMessages(wallMessages);
  return async ({ id, title }) => {
    const url = new URL(`/api/share/${id}`, window.location.href).href;
    if (hasShareSheet()) {
      await openShareSheet({ title, url });
      return;
    }
    const hasCopied = await copyText(url);
    toast({ title: t(hasCopied ? "copied" : "shareFailed"), variant: hasCopied ? "success" : "destructive" });
  };
}

/** Cards in the order in which they are read; a thing that two pages name, because votes moved it, is shown once. */
export function ThingGrid({ pages, fallbackId }: ThingGridProps) {
  const t = useMessages(wallMessages);
  const { user } = useUser();
  const now = useNow();
  const focusOn = useFocusOn();
  const share = useShareThing();
  const { report, dialog } = useReport();
  const [enlarged, setEnlarged] = useState<WallThing>();
  const [removed, setRemoved] = useState<WallThing>();
  const neighbour = useRef(fallbackId);
  const things = [...new Map(pages.flat().map((thing) => [thing.id, thing])).values()];
  const votes = useVotes(things.map(({ id }) => id));

  /** When a card goes, the next one takes the focus, or else the one before. */
  function handleRemove(thing: WallThing) {
    const index = things.indexOf(thing);
    const next = things[index + 1] ?? things[index - 1];
    neighbour.current = next ? getCardId(next) : fallbackId;
    setRemoved(thing);
  }

  function handleReport({ id, title, author }: WallThing) {
    const words = { report: t("reportTitle"), subject: t("reportSubject"), owner: t("reportOwner") };
    report({ type: "wall", refId: id, title, owner: author, words });
  }

  return (
    <>
      <div className="wall-grid">
        {things.map((thing) => (
          <ThingCard
            key={thing.id}
            thing={thing}
            vote={votes.read(thing)}
            isOwn={thing.author.id === user?.id}
            now={now}
            onVote={(voted) => void votes.toggle(voted)}
            onEnlarge={setEnlarged}
            onShare={(shared) => void share(shared)}
            onReport={handleReport}
            onRemove={handleRemove}
          />
        ))}
      </div>
      {enlarged?.picture && (
        <PictureView
          images={[{ id: enlarged.id, ...enlarged.picture }]}
          title={enlarged.title}
          index={0}
          onIndex={() => undefined}
          onClose={() => setEnlarged(undefined)}
        />
      )}
      {removed && (
        <RemoveThingDialog
          thing={removed}
          onClose={() => setRemoved(undefined)}
          onRemoved={() => focusOn(neighbour.current)}
        />
      )}
      {dialog}
    </>
  );
}
