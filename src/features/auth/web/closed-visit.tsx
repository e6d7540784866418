import { useQuery } from "@tanstack/react-query";
import { useMessages } from "#web/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { ClosedAccountAnswer } from "../auth.schema.ts";
import { closedAccountMessages } from "./closed-account.messages.ts";
import { ClosedAccount, readClosing } from "./closed-account.tsx";

/** For members who come back from the provider to a closed account. */
export function ClosedVisit({ onBack }: { onBack: () => void }) {
  const t = useMessages(closedAccountMessages);
  const { data, isError } = useQuery<ClosedAccountAnswer>({
    queryKey: ["/api/auth/closed-account"],
    staleTime: 0,
    gcTime: 0,
    retry: 1,
  });
  if (data) return <ClosedAccount closing={readClosing({ ...data })} onBack={onBack} />;
  if (!isError) return <Skeleton shape="block" label={t("loading")} />;
  return (
    <div className="auth-form">
      <p role="alert">{t("unknown")}</p>
      <Button variant="line" icon={null} onClick={onBack}>
        {t("back")}
      </Button>
    </div>
  );
}
