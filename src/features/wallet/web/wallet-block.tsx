import { useRef, useState } from "react";
import { ConfirmForm } from "#features/passwords/web/confirm-form.tsx";
import { useConfirmation } from "#features/passwords/web/confirmation.api.ts";
import { LoginAgain } from "#features/passwords/web/login-again.tsx";
import { settingsMessages } from "#features/settings/web/settings.messages.ts";
import { SettingsBlock } from "#features/settings/web/settings-block.tsx";
import { pack } from "#pack/pack.ts";
import { formatDay } from "#web/i18n/format-timestamp.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { lazyPart } from "#web/lib/lazy-part.ts";
import { useLoadedPart } from "#web/lib/use-loaded-part.ts";
import { Address } from "#web/ui/address.tsx";
import { Button } from "#web/ui/button.tsx";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { toast } from "#web/ui/toast.ts";
import type { WalletProof } from "../wallet.schema.ts";
import { useRemoveWalletProof, useWalletProof } from "./wallet.api.ts";
import type { WalletFinding } from "./wallet-signing.ts";
import "./wallet.css";

const ANCHOR = "wallet";

export function WalletBlock({ userId }: { userId: string }) {
  const t = useMessages(settingsMessages);
  const { data, isError, refetch } = useWalletProof(userId);
  return (
    <SettingsBlock anchor={ANCHOR} title={t("wallet")} lead={t("walletLead")}>
      {data?.wallet && <ProvenWallet key={data.wallet.address} userId={userId} {...data.wallet} />}
      {data?.wallet === null && <WalletFinder userId={userId} isGuarded={data.isGuarded} />}
      {!data && !isError && <Skeleton label={t("walletLoading")} />}
      {!data && isError && <LoadFailed text={t("walletBroken")} onRetry={() => void refetch()} />}
    </SettingsBlock>
  );
}

function loadFinding(): Promise<WalletFinding> {
  return pack.chain.family === "evm" ? import("./evm-signing.ts") : import("./solana-signing.ts");
}

/** The code that talks to wallets comes when someone asks for it. */
const walletPicker = lazyPart(async () => {
  const [{ WalletPicker }, finding] = await Promise.all([import("./wallet-picker.tsx"), loadFinding()]);
  return { WalletPicker, finding };
});

interface WalletFinderProps {
  userId: string;
  isGuarded: boolean;
  /** Somebody has pressed for it already. */
  isOpen?: boolean;
}

function WalletFinder({ userId, isGuarded, isOpen = false }: WalletFinderProps) {
  const t = useMessages(settingsMessages);
  const needs = useConfirmation(userId);
  const [isLooking, setIsLooking] = useState(isOpen);
  const picker = useLoadedPart(walletPicker, isLooking, () => setIsLooking(false));
  if (isGuarded && needs === "login") return <LoginAgain anchor={ANCHOR} />;
  if (picker) return <picker.WalletPicker userId={userId} finding={picker.finding} isGuarded={isGuarded} />;
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
  const [asking, setAsking] = useState<"change" | "remove">();
  const remove = useRemoveWalletProof(userId);

  async function handleRemove(body: { password?: string }) {
    const heading = ref.current?.closest("section")?.querySelector("h3");
    await remove.mutateAsync(body);
    heading?.focus();
    toast({ title: t("walletRemovedTitle"), description: t("walletRemovedText"), variant: "neutral" });
  }

  return (
    <div ref={ref} className="wallet-proven">
      <p className="wallet-badge">
        <Tag variant="gain">{t("walletProven")}</Tag>
        <span className="cap muted">{t("walletSince", { date: formatDay(provenAt, locale) })}</span>
      </p>
      <Address value={address} label={t("walletAddress")} />
      {asking === undefined && (
        <div className="row">
          <Button variant="line" size="medium" icon="refresh" onClick={() => setAsking("change")}>
            {t("walletAnother")}
          </Button>
          <Button variant="quiet" size="medium" icon="trash" onClick={() => setAsking("remove")}>
            {t("walletRemove")}
          </Button>
        </div>
      )}
      {asking === "change" && <WalletFinder userId={userId} isGuarded isOpen />}
      {asking === "remove" && (
        <ConfirmForm
          userId={userId}
          anchor={ANCHOR}
          words={{
            keep: t("keep"),
            confirm: t("walletRemoveReally"),
            failedTitle: t("walletRemoveFailedTitle"),
            failedText: t("walletRemoveFailedText"),
          }}
          onKeep={() => setAsking(undefined)}
          onConfirm={handleRemove}
        />
      )}
    </div>
  );
}
