import { useState } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { lazyDialog } from "#web/lib/lazy-dialog.tsx";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Tag } from "#web/ui/tag.tsx";
import type { ReviewRow } from "../review.schema.ts";
import { monthsPanelMessages } from "./months-panel.messages.ts";
import { PlaceDecision } from "./place-decision.tsx";
import { PlaceSignals } from "./place-signals.tsx";
import { YoungChanges } from "./young-changes.tsx";

const DisqualifyDialog = lazyDialog(async () => (await import("./disqualify-dialog.tsx")).DisqualifyDialog);
const NoteDialog = lazyDialog(async () => (await import("./note-dialog.tsx")).NoteDialog);

interface ReviewPlaceProps {
  row: ReviewRow;
  monthYear: string;
  /** The review is open: who is out can change. */
  canDecide: boolean;
  canNote: boolean;
}

export function ReviewPlace({ row, monthYear, canDecide, canNote }: ReviewPlaceProps) {
  const t = useMessages(monthsPanelMessages);
  const { rank, frozenRank, username, isDisabled, points, provenPoints, prize, note, decision } = row;
  const name = username === null ? t("gone") : `@${username}`;
  return (
    <li className="months-place">
      <p className="months-place-rank display w-75">{rank === null ? t("out") : `#${rank}`}</p>
      <div className="months-place-member">
        <p className="months-place-name">
          <b>
            <bdi>{name}</bdi>
          </b>
          {isDisabled && <Tag variant="outline">{t("locked")}</Tag>}
        </p>
        <p className="cap muted">{t("proven", { proven: provenPoints, all: points })}</p>
        {frozenRank !== rank && <p className="cap muted">{t("wasRank", { rank: frozenRank ?? 0 })}</p>}
        <p className={prize > 0 ? "money data" : "cap muted"}>
          {prize > 0 ? t("prize", { tokens: prize }) : t("noPrize")}
        </p>
      </div>
      <div className="months-place-facts">
        <YoungChanges changed={row.changed} />
        <PlaceSignals signals={row.signals} />
        <Conditions conditions={row.conditions} />
        {note !== null && (
          <p>
            <b className="cap">{t("note")}</b> <bdi>{note}</bdi>
          </p>
        )}
        {decision && <PlaceDecision decision={decision} />}
      </div>
      <PlaceActions {...{ row, name, monthYear, canDecide, canNote }} />
    </li>
  );
}

function Conditions({ conditions }: { conditions: ReviewRow["conditions"] }) {
  const t = useMessages(monthsPanelMessages);
  if (conditions.length === 0) return null;
  return (
    <ul className="months-conditions" aria-label={t("conditions")}>
      {conditions.map(({ id, met, isUnknown }) => {
        const kind = met ? "met" : isUnknown ? "notKnown" : "notMet";
        return (
          <li key={id} className={`months-condition-${kind}`}>
            <Icon name={met ? "check" : isUnknown ? "warning" : "close"} />
            {t(kind, { name: t(`condition_${id}`) })}
          </li>
        );
      })}
    </ul>
  );
}

function PlaceActions({ row, name, monthYear, canDecide, canNote }: ReviewPlaceProps & { name: string }) {
  const t = useMessages(monthsPanelMessages);
  const [open, setOpen] = useState<"decision" | "note">();
  const isOut = row.decision !== null;
  const dialog = { row, name, monthYear, onClose: () => setOpen(undefined) };
  return (
    <div className="months-place-actions">
      {canDecide && (
        <Button
          variant="line"
          size="small"
          icon={isOut ? "undo" : "flag"}
          aria-label={t(isOut ? "takeBackOf" : "disqualifyOf", { name })}
          onClick={() => setOpen("decision")}
        >
          {t(isOut ? "takeBack" : "disqualify")}
        </Button>
      )}
      {canNote && (
        <Button
          variant="quiet"
          size="small"
          icon="edit"
          aria-label={t("noteOf", { name })}
          onClick={() => setOpen("note")}
        >
          {t("note")}
        </Button>
      )}
      {open === "decision" && <DisqualifyDialog {...dialog} />}
      {open === "note" && <NoteDialog {...dialog} />}
    </div>
  );
}
