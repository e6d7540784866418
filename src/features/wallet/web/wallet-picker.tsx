import { useSyncExternalStore } from "react";
import { passwordsErrors } from "#features/passwords/passwords.errors.ts";
import { useConfirmation } from "#features/passwords/web/confirmation.api.ts";
import { PasswordField } from "#features/passwords/web/password-field.tsx";
import { passwordsMessages } from "#features/passwords/web/passwords.messages.ts";
import { settingsMessages } from "#features/settings/web/settings.messages.ts";
import { useProblemTexts } from "#features/users/web/use-problem-texts.ts";
import { pack } from "#pack/pack.ts";
import { createProblem } from "#shared/form-problem.ts";
import { useForm } from "#web/forms/use-form.ts";
import { useFormValues } from "#web/forms/use-form-values.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { ApiError } from "#web/lib/api-client.ts";
import { showFailure } from "#web/lib/api-errors.ts";
import { toast } from "#web/ui/toast.ts";
import { requestWalletChallenge, useProveWallet } from "./wallet.api.ts";
import type { BrowserWallet, WalletFinding } from "./wallet-signing.ts";

interface WalletPickerProps {
  userId: string;
  finding: WalletFinding;
  /** Another wallet than the first: it needs the password. */
  isGuarded: boolean;
}

/** Lists the wallets of this browser; choosing one connects it, has the sentence signed and proves the address. */
export function WalletPicker({ userId, finding, isGuarded }: WalletPickerProps) {
  const t = useMessages(settingsMessages);
  const words = useMessages(passwordsMessages);
  const wallets = useSyncExternalStore(finding.subscribeToWallets, finding.listWallets);
  const prove = useProveWallet(userId);
  const toProblems = useProblemTexts();
  const needsPassword = useConfirmation(userId) === "password" && isGuarded;

  async function sign(wallet: BrowserWallet) {
    const connected = await wallet.connect();
    const message = await requestWalletChallenge(userId, connected.address);
    return { address: connected.address, ...(await connected.sign(message)) };
  }

  async function submit({ password }: { password: string }, id: string) {
    const wallet = wallets.find((found) => found.id === id);
    if (wallet === undefined) return;
    const signed = await sign(wallet);
    await prove.mutateAsync({ ...signed, ...(needsPassword && { password }) });
    const address = `${signed.address.slice(0, 4)}…${signed.address.slice(-4)}`;
    toast({ title: t("walletProvenTitle"), description: t("walletProvenText", { address }), variant: "success" });
  }

  function tell(description: string, error: unknown) {
    // Whatever else is thrown comes from the wallet, most often a person who said no.
    if (error instanceof ApiError) showFailure(error, { title: t("walletFailedTitle"), description });
    else toast({ title: t("walletRefusedTitle"), description: t("walletRefusedText"), variant: "destructive" });
  }

  // Keeps no draft: a proof.
  const form = useForm({
    ...useFormValues({ password: "" }),
    findProblems({ password }) {
      if (!needsPassword || password !== "") return [];
      return toProblems(createProblem(passwordsErrors, "auth.password_missing", { field: "password" }));
    },
    onSubmit: submit,
    failureText: t("walletFailedText"),
    onFailure: tell,
  });

  if (wallets.length === 0) {
    return (
      <div role="status" className="wallet-none">
        <p className="wallet-none-title display t5 w-100">{t("walletsNone", { chain: pack.chain.name })}</p>
        <p className="muted">{t("walletsNoneText")}</p>
      </div>
    );
  }
  return (
    <form {...form.props} className="wallet-form">
      {needsPassword && (
        <PasswordField {...form.bind("password")} label={words("currentPassword")} autoComplete="current-password" />
      )}
      <ul className="wallet-list" aria-label={t("walletsFound")}>
        {wallets.map((wallet) => (
          <li key={wallet.id}>
            <button type="submit" value={wallet.id} className="wallet-choice" aria-disabled={form.isBusy}>
              <img className="logo" src={wallet.icon} alt="" width="32" height="32" />
              {t("walletUse", { wallet: wallet.name })}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="muted">
        {form.isBusy && t("walletWaiting")}
      </p>
    </form>
  );
}
