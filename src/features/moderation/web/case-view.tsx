import type { RefObject } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { describeError } from "#web/lib/api-errors.ts";
import { Button } from "#web/ui/button.tsx";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { ModerationAction } from "../moderation.rules.ts";
import type { ModerationCase } from "../moderation.schema.ts";
import { CaseActions, type DecisionValues } from "./case-actions.tsx";
import { CaseFacts } from "./case-facts.tsx";
import { useCaseDetails } from "./moderation.api.ts";
import { moderationMessages } from "./moderation.messages.ts";
import { ReportedThing } from "./reported-thing.tsx";

interface CaseViewProps {
  entry: ModerationCase;
  titleId: string;
  /** Told to whoever listens to the keys. */
  possible: RefObject<readonly ModerationAction[]>;
  decision: {
    values: DecisionValues;
    onChange: (values: DecisionValues) => void;
    onAct: (action: ModerationAction) => void;
    problem: string | undefined;
    noteRef: RefObject<HTMLDivElement | null>;
  };
  isBusy: boolean;
  onUndo: (actionId: string) => void;
  onBack: () => void;
}

/** One case: the thing, what can be done, who reported it, what was done before. */
export function CaseView({ entry, titleId, possible, decision, isBusy, onUndo, onBack }: CaseViewProps) {
  const t = useMessages(moderationMessages);
  const { data, error, refetch } = useCaseDetails(entry);
  possible.current = data?.possible ?? [];
  return (
    <article className="moderation-case" aria-labelledby={titleId}>
      <Button className="moderation-back" size="medium" variant="line" icon="arrow-left" onClick={onBack}>
        {t("back")}
      </Button>
      <ReportedThing entry={entry} titleId={titleId} />
      {data && (
        <>
          <CaseActions possible={data.possible} isBusy={isBusy} {...decision} />
          <CaseFacts details={data} onUndo={onUndo} />
        </>
      )}
      {!data && !error && <Skeleton shape="block" label={t("detailsLoading")} />}
      {!data && error && <LoadFailed text={describeError(error, t("detailsFailed"))} onRetry={() => void refetch()} />}
    </article>
  );
}
