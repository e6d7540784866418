import { useEffect, useState } from "react";
import { pfps } from "#pack/pfps.catalog.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { type CheckedRoll, isRollFair } from "../pfp-roll.rules.ts";
import { pfpMessages } from "./pfp.messages.ts";

/** What this browser finds when it makes the roll again. */
type Finding = "checking" | "fair" | "unfair";

/** Lets the member see that neither side could choose the face. */
export function RollCheck({ roll }: { roll: CheckedRoll }) {
  const t = useMessages(pfpMessages);
  const [isOpen, setIsOpen] = useState(false);
  const [finding, setFinding] = useState<Finding>("checking");

  useEffect(() => {
    if (!isOpen) return;
    const check = isRollFair(pfps, roll).catch(() => false);
    void check.then((isFair) => setFinding(isFair ? "fair" : "unfair"));
  }, [isOpen, roll]);

  const lines = [
    ["checkPromise", roll.commitment],
    ["checkServerSeed", roll.serverSeed],
    ["checkOwnSeed", roll.clientSeed],
  ] as const;
  return (
    <details className="pfp-check" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="cap">{t("check")}</summary>
      <p role="status">{t(`check_${finding}`, { id: roll.pfpId })}</p>
      <dl>
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt className="cap">{t(label)}</dt>
            <dd className="data" dir="ltr">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <p>{t("checkHow")}</p>
    </details>
  );
}
