import type { User } from "#features/users/users.schema.ts";
import { openAuthDialog } from "#features/users/web/auth-dialog-store.ts";
import { useCollection } from "#features/vault/web/vault.api.ts";
import { pack } from "#pack/pack.ts";
import { pfps } from "#pack/pfps.catalog.ts";
import type { Pfp } from "#shared/pack-media.schema.ts";
import { useMessages, usePackWords } from "#web/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import "./pfp-strip.css";
import { pfpMessages } from "./pfp.messages.ts";
import { PfpPicture } from "./pfp-picture.tsx";

interface PfpStripProps {
  user: User | null;
  seenIds: readonly string[];
  shownId: string | undefined;
  onShow: (pfp: Pfp) => void;
}

/** All faces there are: those the member keeps, or the visitor has seen, and the numbers of the rest. */
export function PfpStrip({ user, seenIds, shownId, onShow }: PfpStripProps) {
  const t = useMessages(pfpMessages);
  const inWords = usePackWords();
  const { data, isError } = useCollection(user?.id);
  const isCounting = user !== null && data === undefined && !isError;
  const savedIds = data?.pfpIds;
  const ids = new Set(savedIds ?? seenIds);
  const values = { count: pfps.filter(({ id }) => ids.has(id)).length, total: pfps.length };
  const points = pack.points.pfp_generated.points;

  return (
    <section className="pfp-collection wrap" aria-labelledby="pfp-collection-title">
      <div className="pfp-collection-head">
        <h2 id="pfp-collection-title" className="display w-100 pfp-collection-title">
          {isCounting ? t("collectionLoading") : t(savedIds ? "collected" : "seen", values)}
        </h2>
        <p className="muted">{user ? t("worth", { points }) : t("visitorNote")}</p>
      </div>
      {isError && <p className="loss">{t("collectionFailed")}</p>}
      <ol className="pfp-slots">
        {pfps.map((pfp) => (
          <li key={pfp.id}>
            {ids.has(pfp.id) ? (
              <button
                type="button"
                className="pfp-slot"
                aria-label={t("slotShow", { name: inWords(pfp.name) })}
                aria-current={pfp.id === shownId || undefined}
                onClick={() => onShow(pfp)}
              >
                <PfpPicture pfp={pfp} alt="" sizes="(max-width: 760px) 20vw, 72px" edge={72} isLazy />
              </button>
            ) : (
              <div className="pfp-slot">
                <Skeleton shape="square" />
                <span className="cap" aria-hidden="true">
                  {pfp.id.replace(/^.*-/, "")}
                </span>
                <span className="visually-hidden">{t("slotMissing", { id: pfp.id })}</span>
              </div>
            )}
          </li>
        ))}
      </ol>
      {!user && (
        <Button variant="line" size="medium" onClick={() => openAuthDialog("login")}>
          {t("login")}
        </Button>
      )}
    </section>
  );
}
