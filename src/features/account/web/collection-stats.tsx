import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { ReceiptLine, ReceiptList } from "#web/ui/receipt.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Zip } from "#web/ui/zip.tsx";
import type { Collection } from "../content.schema.ts";
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
      <Zip className="vault-stats-zip" />
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
      <ReceiptList>
        <ReceiptLine label={t("tweets")} value={format.format(collection.tweets)} />
        <ReceiptLine label={t("memes")} value={format.format(collection.memes)} />
        <ReceiptLine label={t("pfps")} value={format.format(collection.pfps)} />
        <ReceiptLine label={t("space")} value={t("spaceOf", { used, quota })} />
      </ReceiptList>
    </>
  );
}
