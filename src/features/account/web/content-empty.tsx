import { useMessages } from "#web/i18n/messages.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import type { ContentFilter } from "./content-lists.ts";
import { vaultMessages } from "./vault.messages.ts";

export function ContentEmpty({ filter }: { filter: ContentFilter }) {
  const t = useMessages(vaultMessages);
  return (
    <EmptyState
      className="vault-empty"
      fact={t("emptyFact")}
      plate={<span className="account-plate plate" />}
      action={<ButtonLink href="/tools">{t("openTools")}</ButtonLink>}
    >
      {t(filter === "favorites" ? "noFavorites" : "noContent")}
    </EmptyState>
  );
}
