import { useState } from "react";
import { useUser } from "#features/users/web/user-context.tsx";
import { formatTimestamp } from "#web/i18n/format-timestamp.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { lazyDialog } from "#web/lib/lazy-dialog.tsx";
import { Button } from "#web/ui/button.tsx";
import type { MemberPage } from "../members.schema.ts";
import { MemberSection } from "./member-section.tsx";
import { membersMessages } from "./members.messages.ts";
import type { LostFactor } from "./remove-factor-dialog.tsx";

const RemoveFactorDialog = lazyDialog(async () => (await import("./remove-factor-dialog.tsx")).RemoveFactorDialog);

/** What somebody who runs the site logs in with besides the password; a lost one is taken away here. */
export function MemberFactors({ page: { account, secondFactors } }: { page: MemberPage }) {
  const t = useMessages(membersMessages);
  const { user } = useUser();
  const [lost, setLost] = useState<LostFactor>();
  const { passkeys, app, codesLeft } = secondFactors;
  const isOwn = user?.username === account.username;
  const factors = [
    ...(app ? [{ id: "app", name: t("factorApp"), ...app }] : []),
    ...passkeys.map((passkey) => ({ ...passkey, name: t("factorPasskey", { name: passkey.name }) })),
  ];
  if (account.role === "member" && factors.length === 0) return null;
  return (
    <MemberSection title={t("factors")} empty={factors.length === 0 && t("noFactors")}>
      <ul className="member-rows">
        {factors.map(({ id, name, createdAt, lastUsedAt }) => (
          <FactorRow
            key={id}
            name={name}
            createdAt={createdAt}
            lastUsedAt={lastUsedAt}
            onRemove={isOwn ? undefined : () => setLost({ id, name })}
          />
        ))}
      </ul>
      <p className="muted">{isOwn ? t("factorsOwn") : t("factorCodes", { count: codesLeft })}</p>
      {lost && <RemoveFactorDialog username={account.username} factor={lost} onClose={() => setLost(undefined)} />}
    </MemberSection>
  );
}

interface FactorRowProps {
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
  onRemove: (() => void) | undefined;
}

function FactorRow({ name, createdAt, lastUsedAt, onRemove }: FactorRowProps) {
  const t = useMessages(membersMessages);
  const locale = useLocale();
  return (
    <li>
      <p className="member-line data">
        <b>
          <bdi>{name}</bdi>
        </b>
        <span className="muted">{t("factorSince", { date: formatTimestamp(createdAt, locale) })}</span>
        <span className="muted">
          {lastUsedAt === null ? t("factorUnused") : t("factorUsed", { date: formatTimestamp(lastUsedAt, locale) })}
        </span>
      </p>
      {onRemove && (
        <div className="row">
          <Button
            variant="line"
            size="medium"
            icon="trash"
            aria-label={t("factorLostOne", { name })}
            onClick={onRemove}
          >
            {t("factorLost")}
          </Button>
        </div>
      )}
    </li>
  );
}
