import { useState, useSyncExternalStore } from "react";
import { settingsMessages } from "#features/settings/web/settings.messages.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { ApiError } from "#web/lib/api-client.ts";
import { describeError, showFailure } from "#web/lib/api-errors.ts";
import { toast } from "#web/ui/toast.ts";
import { requestWalletChallenge, useProveWallet } from "./wallet.api.ts";
import { canSign, connectWallet, listWallets, signMessage, subscribeToWallets, type Wallet } from "./wallet-signing.ts";

function useWallets(): Wallet[] {
  return useSyncExternalStore(subscribeToWallets, listWallets).filter(canSign);
}

/** Lists the wallets of this browser; choosing one connects it, has the sentence signed and proves the address. */
export function WalletPicker({ userId }: { userId: string }) {
  const t = useMessages(settingsMessages);
  const wallets = useWallets();
  const prove = useProveWallet(userId);
  const [asked, setAsked] = useState<Wallet>();

  async function sign(wallet: Wallet) {
    const account = await connectWallet(wallet);
    const message = await requestWalletChallenge(userId, account.address);
    return { address: account.address, ...(await signMessage(wallet, account, message)) };
  }

  async function handleUse(wallet: Wallet) {
    if (asked !== undefined) return;
    setAsked(wallet);
    try {
      const signed = await sign(wallet);
      await prove.mutateAsync(signed);
      const address = `${signed.address.slice(0, 4)}…${signed.address.slice(-4)}`;
      toast({ title: t("walletProvenTitle"), description: t("walletProvenText", { address }), variant: "success" });
    } catch (error) {
      tell(error);
    } finally {
      setAsked(undefined);
    }
  }

  function tell(error: unknown) {
    // Whatever else is thrown comes from the wallet, most often a person who said no.
    if (error instanceof ApiError) {
      const description = describeError(error, t("walletFailedText"));
      showFailure(error, { title: t("walletFailedTitle"), description });
    } else {
      toast({ title: t("walletRefusedTitle"), description: t("walletRefusedText"), variant: "destructive" });
    }
  }

  if (wallets.length === 0) {
    return (
      <div role="status" className="wallet-none">
        <p className="wallet-none-title display t5 w-100">{t("walletsNone")}</p>
        <p className="muted">{t("walletsNoneText")}</p>
      </div>
    );
  }
  return (
    <>
      <ul className="wallet-list" aria-label={t("walletsFound")}>
        {wallets.map((wallet) => (
          <li key={wallet.name}>
            <button
              type="button"
              className="wallet-choice"
              aria-disabled={asked !== undefined}
              onClick={() => void handleUse(wallet)}
            >
              <img className="logo" src={wallet.icon} alt="" width="32" height="32" />
              {t("walletUse", { wallet: wallet.name })}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="muted">
        {asked && t("walletWaiting")}
      </p>
    </>
  );
}
