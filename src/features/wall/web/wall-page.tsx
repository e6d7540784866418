import { useEffect, useState } from "react";
import { useSearchParams } from "wouter";
import { useMemberGate } from "#features/boards/web/use-member-gate.ts";
import { MemberSlot } from "#features/people/web/member-slot.tsx";
import { useUser } from "#features/users/web/user-context.tsx";
import { pack } from "#pack/pack.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { Anchor } from "#web/ui/anchor.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Chip } from "#web/ui/chip.tsx";
import { FitTitle } from "#web/ui/fit-title.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { WALL_SORTS } from "../wall.rules.ts";
import { ThingGrid } from "./thing-grid.tsx";
import { ThingList } from "./thing-list.tsx";
import { useThing, useWinners, type WallView } from "./wall.api.ts";
import { wallMessages } from "./wall.messages.ts";
import "./wall-page.css";
import { WeekWinners } from "./week-winners.tsx";

/** What of the wall is shown stands in the address; what the address makes up counts as the newest. */
function useWallView(isMember: boolean): [WallView, (view: WallView) => void] {
  const [params, setParams] = useSearchParams();
  const views: readonly WallView[] = isMember ? [...WALL_SORTS, "own"] : WALL_SORTS;
  const view = views.find((one) => one === params.get("sort")) ?? "new";
  return [
    view,
    (next) =>
      setParams(
        (current) => {
          const changed = new URLSearchParams(current);
          if (next === "new") changed.delete("sort");
          else changed.set("sort", next);
          return changed;
        },
        { replace: true },
      ),
  ];
}

/** For so long the list waits for the winners above it, in milliseconds. */
const WINNERS_WITHIN_MS = 3000;

/** Whether what stands above the list is known, so that nothing moves when the list is there; or too late to be waited for. */
function useSettledTop(): boolean {
  const { isPending } = useWinners();
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), WINNERS_WITHIN_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate || !isPending;
}

/** THE WALL: the second side of the leaderboard. */
export function WallPage() {
  const t = useMessages(wallMessages);
  const locale = useLocale();
  const { user } = useUser();
  const isMember = useMemberGate();
  const [params] = useSearchParams();
  const [view, setView] = useWallView(user !== null);
  const isSettled = useSettledTop();
  const linkedId = params.get("thing");
  const { points, minimumVotes } = pack.wall.weekly;
  const views: WallView[] = user === null ? [...WALL_SORTS] : [...WALL_SORTS, "own"];
  return (
    <div className="wall-background">
      <div className="wall-page wrap">
        <FitTitle as="h1" title={t.title("title")} />
        <div className="wall-opening-words">
          <p className="lead">{t("lead", { points: new Intl.ListFormat(locale).format(points.map(String)) })}</p>
          <p className="muted">{t("minimum", { count: minimumVotes })}</p>
        </div>
        {linkedId !== null && <LinkedThing id={linkedId} />}
        {!isSettled && <Skeleton className="wall-opening" label={t("loading")} />}
        <div hidden={!isSettled}>
          <WeekWinners />
          <div className="wall-toolbar">
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form */}
            <div className="wall-order" role="group" aria-label={t("order")}>
              {views.map((one) => (
                <Chip key={one} isPressed={one === view} onClick={() => setView(one)}>
                  {one === "own" ? t("own") : t(`sort_${one}`)}
                </Chip>
              ))}
            </div>
            {user === null ? (
              <Button size="medium" variant="line" icon="user" onClick={() => isMember(t("needsLogin"))}>
                {t("putAsVisitor")}
              </Button>
            ) : (
              <ButtonLink href="/account" size="medium" icon="plus">
                {t("put")}
              </ButtonLink>
            )}
          </div>
          <ThingList key={`${view} ${user?.id}`} view={view} />
        </div>
        <MemberSlot />
      </div>
    </div>
  );
}

const LINKED_ID = "wall-linked";

/** The one thing that the address names, before all others: whoever follows a link sees what it promised. */
function LinkedThing({ id }: { id: string }) {
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
