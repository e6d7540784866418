import { useRef, useState } from "react";
import { settingsMessages } from "#features/settings/web/settings.messages.ts";
import { SettingsBlock, SettingsBroken } from "#features/settings/web/settings-block.tsx";
import { formatDay } from "#web/i18n/format-timestamp.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { describeError, showFailure } from "#web/lib/api-errors.ts";
import { lazyPart } from "#web/lib/lazy-part.ts";
import { useLoadedPart } from "#web/lib/use-loaded-part.ts";
import { Address } from "#web/ui/address.tsx";
import { Button } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { toast } from "#web/ui/toast.ts";
import type { WalletProof } from "../wallet.schema.ts";
import { useRemoveWalletProof, useWalletProof } from "./wallet.api.ts";
import "./wallet.css";

export function WalletBlock({ userId }: { userId: string }) {
  const t = useMessages(settingsMessages);
  const { data, isError, refetch } = useWalletProof(userId);
  return (
    <SettingsBlock anchor="wallet" title={t("wallet")} lead={t("walletLead")}>
      {data?.wallet && <ProvenWallet userId={userId} {...data.wallet} />}
      {data?.wallet === null && <WalletFinder userId={userId} />}
      {!data && !isError && <Skeleton label={t("walletLoading")} />}
      {!data && isError && <SettingsBroken onRetry={() => void refetch()}>{t("walletBroken")}</SettingsBroken>}
    </SettingsBlock>
  );
}

/** The code that talks to wallets comes when someone asks for it. */
const walletPicker = lazyPart(async () => (await import("./wallet-picker.tsx")).WalletPicker);

function WalletFinder({ userId }: { userId: string }) {
  const t = useMessages(settingsMessages);
  const [isLooking, setIsLooking] = useState(false);
  const Picker = useLoadedPart(walletPicker, isLooking, () => setIsLooking(false));
  if (Picker) return <Picker userId={userId} />;
  return (
    <div>
      <Button variant="line" isBusy={isLooking} onClick={() => setIsLooking(true)}>
        {t("walletFind")}
      </Button>
    </div>
  );
}

interface ProvenWalletProps extends WalletProof {
  userId: string;
}

function ProvenWallet({ userId, address, provenAt }: ProvenWalletProps) {
  const t = useMessages(settingsMessages);
  const locale = useLocale();
  const ref = useRef<HTMLDivElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const remove = useRemoveWalletProof(userId);

  function ask(next: boolean) {
    setIsAsking(next);
    // The pressed button gives way to the other: the focus stays in its place.
    requestAnimationFrame(() => ref.current?.querySelector("button")?.focus());
  }

  async function handleRemove() {
    const heading = ref.current?.closest("section")?.querySelector("h3");
    try {
      await remove.mutateAsync();
    } catch (error) {
      const description = describeError(error, t("walletRemoveFailedText"));
      showFailure(error, { title: t("walletRemoveFailedTitle"), description });
      return;
    }
    heading?.focus();
    toast({ title: t("walletRemovedTitle"), description: t("walletRemovedText"), variant: "neutral" });
  }

  return (
    <div className="wallet-proven">
      <p className="wallet-badge">
        <Tag variant="gain">{t("walletProven")}</Tag>
        <span className="cap muted">{t("walletSince", { date: formatDay(provenAt, locale) })}</span>
      </p>
      <Address value={address} label={t("walletAddress")} />
      <div ref={ref} className="row">
        {isAsking ? (
          <>
            <Button variant="line" size="medium" icon={null} onClick={() => ask(false)}>
              {t("keep")}
            </Button>
            <Button variant="danger" size="medium" icon="trash" isBusy={remove.isPending} onClick={handleRemove}>
              {t("walletRemoveReally")}
            </Button>
          </>
        ) : (
          <Button variant="quiet" size="medium" icon="trash" onClick={() => ask(true)}>
            {t("walletRemove")}
          </Button>
        )}
      </div>
    </div>
  );
}
