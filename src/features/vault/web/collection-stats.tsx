import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { Divider } from "#web/ui/divider.tsx";
import { FactLine, FactList } from "#web/ui/fact-list.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { ITEM_TYPES } from "../item-kinds.catalog.ts";
import type { Collection } from "../vault.schema.ts";
import { countItems } from "./item-lists.ts";
import { useCollection } from "./vault.api.ts";
import { vaultMessages } from "./vault.messages.ts";

const MEGABYTE = 1_000_000;

/** The gold slip: how much lies in the vault, and how much room is left. */
export function CollectionStats({ userId }: { userId: string }) {
  const t = useMessages(vaultMessages);
  const { data: collection, isError, refetch } = useCollection(userId);
  return (
    <aside className="vault-stats gold-block" aria-labelledby="vault-stats">
      <h2 id="vault-stats" className="cap">
        {t("stats")}
      </h2>
      {collection && <Counts collection={collection} />}
      {!collection && !isError && <Skeleton shape="block" label={t("statsLoading")} />}
      {!collection && isError && (
        <>
          <p>{t("statsBroken")}</p>
          <Button variant="line" size="medium" icon="refresh" onClick={() => void refetch()}>
            {t("tryAgain")}
          </Button>
        </>
      )}
      <Divider className="vault-stats-divider" />
    </aside>
  );
}

function Counts({ collection }: { collection: Collection }) {
  const t = useMessages(vaultMessages);
  const locale = useLocale();
  const format = new Intl.NumberFormat(locale);
  const megabytes = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const used = megabytes.format(collection.usedBytes / MEGABYTE);
  const quota = megabytes.format(collection.quotaBytes / MEGABYTE);
  return (
    <>
      <p className="vault-stats-total display w-50">
        {format.format(collection.total)}
        <span className="visually-hidden"> {t("total")}</span>
      </p>
      <FactList>
        {ITEM_TYPES.map((type) => (
          <FactLine key={type} label={t(`tab_${type}`)} value={format.format(countItems(collection, type))} />
        ))}
        <FactLine label={t("space")} value={t("spaceOf", { used, quota })} />
      </FactList>
    </>
  );
}
