import type { ReactNode } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useSecondFactors } from "./second-factor.api.ts";
import { secondFactorMessages } from "./second-factor.messages.ts";

/** Where the site demands a second factor: leads who has none to where it is added. The calls behind are closed anyway. */
export function SecondFactorGate({ userId, children }: { userId: string; children: ReactNode }) {
  const t = useMessages(secondFactorMessages);
  const { data, isError } = useSecondFactors(userId);
  if (data === undefined && !isError) return <Skeleton className="wrap" shape="block" label={t("loading")} />;
  if (data === undefined || data.app !== null || data.passkeys.length > 0) return children;
  return (
    <div className="wrap section">
      <EmptyState
        fact={t("gateTitle")}
        action={<ButtonLink href="/account?tab=settings#second-factor">{t("gateGo")}</ButtonLink>}
      >
        {t("gateText")}
      </EmptyState>
    </div>
  );
}
