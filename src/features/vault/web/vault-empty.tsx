import { useMessages } from "#web/i18n/messages.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { type ItemFilter, itemKinds } from "../item-kinds.catalog.ts";
import { useCollection } from "./vault.api.ts";
import { vaultMessages } from "./vault.messages.ts";

/** A kind that is missing is made in its own tool. */
function getToolPath(filter: ItemFilter): string {
  return filter === "all" || filter === "favorites" ? "/tools" : itemKinds[filter].toolPath;
}

export function VaultEmpty({ userId, filter }: { userId: string; filter: ItemFilter }) {
  const t = useMessages(vaultMessages);
  const { data: collection } = useCollection(userId);
  const isFavorites = filter === "favorites";
  const canMark = isFavorites && collection !== undefined && collection.total > 0;
  return (
    <EmptyState
      className="vault-empty"
      fact={t(isFavorites ? "emptyFavoritesFact" : "emptyFact")}
      illustration={<span className="vault-illustration illustration" />}
      action={
        canMark ? (
          <ButtonLink href="/account">{t("openAll")}</ButtonLink>
        ) : (
          <ButtonLink href={getToolPath(filter)}>{t("openTools")}</ButtonLink>
        )
      }
    >
      {t(isFavorites ? "noFavorites" : "emptyVault")}
    </EmptyState>
  );
}
