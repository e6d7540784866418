import { useMessages } from "#web/i18n/messages.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import type { ContentFilter } from "./content-lists.ts";
import { useCollection } from "./vault.api.ts";
import { vaultMessages } from "./vault.messages.ts";

/** A kind that is missing is made in its own tool. */
const TOOL_PATHS = {
  all: "/tools",
  favorites: "/tools",
  tweet: "/tools",
  meme: "/tools?tool=meme",
  pfp: "/tools?tool=pfp",
};

export function ContentEmpty({ userId, filter }: { userId: string; filter: ContentFilter }) {
  const t = useMessages(vaultMessages);
  const { data: collection } = useCollection(userId);
  const isFavorites = filter === "favorites";
  const canMark = isFavorites && collection !== undefined && collection.total > 0;
  return (
    <EmptyState
      className="vault-empty"
      fact={t(isFavorites ? "emptyFavoritesFact" : "emptyFact")}
      plate={<span className="account-plate plate" />}
      action={
        canMark ? (
          <ButtonLink href="/account">{t("openAll")}</ButtonLink>
        ) : (
          <ButtonLink href={TOOL_PATHS[filter]}>{t("openTools")}</ButtonLink>
        )
      }
    >
      {t(isFavorites ? "noFavorites" : "noContent")}
    </EmptyState>
  );
}
