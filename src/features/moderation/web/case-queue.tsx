import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { describeError, showFailure } from "#web/lib/api-errors.ts";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { LoadMore } from "#web/ui/load-more.tsx";
import { type CaseState, DECISIONS, type ModerationAction, WORDED_ACTIONS } from "../moderation.rules.ts";
import type { ModerationCase } from "../moderation.schema.ts";
import type { DecisionValues } from "./case-actions.tsx";
import { CaseList, getCaseId } from "./case-list.tsx";
import { CaseView } from "./case-view.tsx";
import { useTakeAction, useUndoAction } from "./moderation.api.ts";
import { moderationMessages } from "./moderation.messages.ts";
import { useCaseKeys } from "./use-case-keys.ts";

/** Cases behind the open one that are there before anybody gets to them. */
const AHEAD = 4;
const NOTHING_SAID: DecisionValues = { reason: "rules", note: "", days: 7 };

interface CaseQueueProps {
  state: CaseState;
  cases: readonly ModerationCase[];
  /** What stands where nothing waits. */
  empty: ReactNode;
  onLoadMore: (() => void) | undefined;
  isLoadingMore: boolean;
}

interface Done {
  actionId: string;
  text: string;
  title: string;
}

/** The list beside the open case; on narrow screens one after the other. */
export function CaseQueue({ state, cases, empty, onLoadMore, isLoadingMore }: CaseQueueProps) {
  const t = useMessages(moderationMessages);
  const titleId = useId();
  const noteRef = useRef<HTMLDivElement>(null);
  const possible = useRef<readonly ModerationAction[]>([]);
  const [openId, setOpenId] = useState<string>();
  const [isReading, setIsReading] = useState(false);
  const [values, setValues] = useState(NOTHING_SAID);
  const [problem, setProblem] = useState<string>();
  const [done, setDone] = useState<Done>();
  const take = useTakeAction();
  const undo = useUndoAction();
  const index = Math.max(
    0,
    cases.findIndex(({ refId }) => refId === openId),
  );
  const open = cases[index];
  const isNearEnd = index + AHEAD >= cases.length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once for each row that brings the end nearer, and not for each new function
  useEffect(() => {
    if (isNearEnd && !isLoadingMore) onLoadMore?.();
  }, [isNearEnd, cases.length]);

  function focusCase(entry: ModerationCase | undefined) {
    // The list is drawn anew before the focus can go there.
    requestAnimationFrame(() => entry && document.getElementById(getCaseId(entry))?.focus());
  }

  /** Where the case takes the place of the list, its beginning comes into view with the focus. */
  function read(entry: ModerationCase) {
    show(entry);
    setIsReading(true);
    requestAnimationFrame(() => {
      if (document.getElementById(getCaseId(entry))?.checkVisibility()) return;
      document.getElementById(titleId)?.focus();
    });
  }

  function show(entry: ModerationCase | undefined) {
    setOpenId(entry?.refId);
    setValues(NOTHING_SAID);
    setProblem(undefined);
  }

  function step(by: 1 | -1) {
    const next = cases[index + by];
    if (next === undefined) return;
    show(next);
    focusCase(next);
  }

  async function act(action: ModerationAction) {
    if (open === undefined || take.isPending || !possible.current.includes(action)) return;
    if (WORDED_ACTIONS.includes(action) && values.note.trim() === "") {
      setProblem(t("noteMissing"));
      noteRef.current?.querySelector("textarea")?.focus();
      return;
    }
    const { type, refId } = open;
    const title = open.thing?.title ?? t("gone");
    const isDecision = state === "open" && DECISIONS.includes(action);
    const next = cases[index + 1] ?? cases[index - 1];
    try {
      const { actionId } = await take.mutateAsync({ type, refId, action, ...values, isDecision });
      setDone({ actionId, title, text: t(`did_${action}`, { title, name: open.thing?.author.username ?? "" }) });
    } catch (error) {
      showFailure(error, { description: describeError(error, t("actFailed")) });
      return;
    }
    setValues(NOTHING_SAID);
    setProblem(undefined);
    if (!isDecision) return;
    show(next);
    setIsReading(false);
    focusCase(next);
  }

  async function takeBack({ actionId, title }: Pick<Done, "actionId" | "title">) {
    if (actionId === "" || undo.isPending) return;
    try {
      const { refId } = await undo.mutateAsync(actionId);
      setDone({ actionId: "", title, text: t("undoneText", { title }) });
      setOpenId(refId);
    } catch (error) {
      showFailure(error, { description: describeError(error, t("actFailed")) });
    }
  }

  const handleKeyDown = useCaseKeys({
    onStep: step,
    onAct: (action) => void act(action),
    onUndo: () => done && void takeBack(done),
  });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are a short cut for the buttons inside
    <div className={classNames("moderation-queue", isReading && "moderation-reading")} onKeyDown={handleKeyDown}>
      <div className="moderation-done" role="status">
        {done && (
          <>
            <span>
              <bdi>{done.text}</bdi>
            </span>
            {done.actionId !== "" && (
              <Button size="small" variant="line" icon={null} aria-keyshortcuts="U" onClick={() => void takeBack(done)}>
                {t("undo")}{" "}
                <span className="moderation-key" aria-hidden="true">
                  u
                </span>
              </Button>
            )}
          </>
        )}
      </div>
      {open === undefined ? (
        empty
      ) : (
        <>
          <div className="moderation-side">
            <CaseList cases={cases} openId={open.refId} onOpen={read} />
            {onLoadMore && <LoadMore isBusy={isLoadingMore} onLoad={onLoadMore} />}
            <p className="muted">{t("keys")}</p>
          </div>
          <CaseView
            key={`${open.type}/${open.refId}`}
            entry={open}
            titleId={titleId}
            possible={possible}
            decision={{ values, onChange: setValues, onAct: (action) => void act(action), problem, noteRef }}
            isBusy={take.isPending}
            onUndo={(actionId) => void takeBack({ actionId, title: open.thing?.title ?? t("gone") })}
            onBack={() => {
              setIsReading(false);
              focusCase(open);
            }}
          />
        </>
      )}
    </div>
  );
}
