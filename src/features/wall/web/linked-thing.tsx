import { useMessages } from "#web/i18n/messages.ts";
import { Anchor } from "#web/ui/anchor.tsx";
import { ThingGrid } from "./thing-grid.tsx";
import { useThing } from "./wall.api.ts";
import { wallMessages } from "./wall.messages.ts";

const LINKED_ID = "wall-linked";

/** The one thing that the address names, before all others: whoever follows a link sees what it promised. */
export function LinkedThing({ id }: { id: string }) {
  const t = useMessages(wallMessages);
  const { data, isError } = useThing(id);
  return (
    <section id={LINKED_ID} className="wall-linked" tabIndex={-1} aria-labelledby={`${LINKED_ID}-title`}>
      <h2 id={`${LINKED_ID}-title`} className="display t5 w-84">
        {t(isError ? "linkedGone" : "linked")}
      </h2>
      {data && <ThingGrid pages={[[data.thing]]} fallbackId={LINKED_ID} />}
      <Anchor className="cap text-link" href="/leaderboard?view=wall">
        {t("wholeWall")}
      </Anchor>
    </section>
  );
}
