import type { RefObject } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { Chip } from "#web/ui/chip.tsx";
import { TextAreaField } from "#web/ui/field.tsx";
import {
  BAN_DAYS,
  MODERATION_REASONS,
  MODERATION_TEXT_MAX,
  type ModerationAction,
  type ModerationReason,
} from "../moderation.rules.ts";
import { moderationMessages } from "./moderation.messages.ts";
import { ACTION_KEYS } from "./use-case-keys.ts";

/** What goes with a decision. */
export interface DecisionValues {
  reason: ModerationReason;
  note: string;
  days: (typeof BAN_DAYS)[number];
}

interface CaseActionsProps {
  possible: readonly ModerationAction[];
  values: DecisionValues;
  onChange: (values: DecisionValues) => void;
  onAct: (action: ModerationAction) => void;
  /** Where the words are missing. */
  problem: string | undefined;
  noteRef: RefObject<HTMLDivElement | null>;
  isBusy: boolean;
}

/** Why, in which words, and the decision: a button and a key each. */
export function CaseActions({ possible, values, onChange, onAct, problem, noteRef, isBusy }: CaseActionsProps) {
  const t = useMessages(moderationMessages);
  return (
    <section className="moderation-actions" aria-label={t("act")}>
      <fieldset className="moderation-choice">
        <legend className="cap">{t("reason")}</legend>
        {MODERATION_REASONS.map((reason) => (
          <Chip key={reason} isPressed={values.reason === reason} onClick={() => onChange({ ...values, reason })}>
            {t(`reason_${reason}`)}
          </Chip>
        ))}
      </fieldset>
      <div ref={noteRef}>
        <TextAreaField
          label={t("note")}
          hint={t("noteHint")}
          error={problem}
          rows={2}
          maxLength={MODERATION_TEXT_MAX}
          value={values.note}
          onChange={({ target }) => onChange({ ...values, note: target.value })}
        />
      </div>
      {possible.includes("lock") && (
        <fieldset className="moderation-choice">
          <legend className="cap">{t("days")}</legend>
          {BAN_DAYS.map((days) => (
            <Chip key={days} isPressed={values.days === days} onClick={() => onChange({ ...values, days })}>
              {t("dayCount", { count: days })}
            </Chip>
          ))}
        </fieldset>
      )}
      <div className="moderation-buttons">
        {possible.map((action) => (
          <Button
            key={action}
            size="medium"
            variant={action === "delete" || action === "ban" ? "danger" : "line"}
            icon={null}
            aria-keyshortcuts={ACTION_KEYS[action].toUpperCase()}
            aria-disabled={isBusy || undefined}
            onClick={() => onAct(action)}
          >
            <span className="moderation-act">
              {t(`action_${action}`)}
              <span className="moderation-key" aria-hidden="true">
                {ACTION_KEYS[action]}
              </span>
            </span>
          </Button>
        ))}
      </div>
    </section>
  );
}
