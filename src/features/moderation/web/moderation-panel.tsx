import { useState } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { Chip } from "#web/ui/chip.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { CASE_STATES, type CaseState } from "../moderation.rules.ts";
import { CaseQueue } from "./case-queue.tsx";
import { useCases } from "./moderation.api.ts";
import { moderationMessages } from "./moderation.messages.ts";
import "./moderation-panel.css";

/** The queue of the moderators: what was reported, by whom, and what to do about it. */
export function ModerationPanel() {
  const t = useMessages(moderationMessages);
  const [state, setState] = useState<CaseState>("open");
  const list = useCases(state);
  const total = list.data?.pages[0]?.total;
  return (
    <div className="moderation">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form */}
      <div className="moderation-head" role="group" aria-label={t("states")}>
        {CASE_STATES.map((one) => (
          <Chip key={one} isPressed={one === state} onClick={() => setState(one)}>
            {t(`state_${one}`)}
          </Chip>
        ))}
        {total !== undefined && (
          <p className="data" role="status">
            {t("count", { count: total })}
          </p>
        )}
      </div>
      <Cases state={state} list={list} />
    </div>
  );
}

function Cases({ state, list }: { state: CaseState; list: ReturnType<typeof useCases> }) {
  const t = useMessages(moderationMessages);
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const cases = data?.pages.flatMap((page) => page.cases);
  if (cases === undefined && isError) {
    return <LoadFailed text={t("failed")} onRetry={() => void refetch()} />;
  }
  if (cases === undefined) return <Skeleton shape="block" label={t("loading")} />;
  return (
    <CaseQueue
      key={state}
      state={state}
      cases={cases}
      empty={<EmptyState fact={t(`empty_${state}`)}>{t(`emptyText_${state}`)}</EmptyState>}
      onLoadMore={hasNextPage ? () => void fetchNextPage() : undefined}
      isLoadingMore={isFetchingNextPage}
    />
  );
}
