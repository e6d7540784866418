import { useMessages } from "#web/i18n/messages.ts";
import { TextField } from "#web/ui/field.tsx";
import {
  type ProfileValues,
  SOLANA_WALLET_MAX,
  SOLANA_WALLET_MIN,
  TELEGRAM_HANDLE_INPUT_MAX,
  X_HANDLE_INPUT_MAX,
} from "../auth.rules.ts";
import { HandleField } from "./handle-field.tsx";
import { profileFieldsMessages } from "./profile-fields.messages.ts";
import type { BoundField } from "./use-checked-form.ts";

interface ProfileFieldsProps {
  bind: (field: keyof ProfileValues) => BoundField;
  walletHint?: string;
}

/** The optional part of registration and account: two handles and a wallet. */
export function ProfileFields({ bind, walletHint }: ProfileFieldsProps) {
  const t = useMessages(profileFieldsMessages);
  const { onValue: onWallet, ...wallet } = bind("solanaWallet");
  return (
    <>
      <div className="two-columns">
        <HandleField
          label={t("xUsername")}
          aside={t("optional")}
          maxLength={X_HANDLE_INPUT_MAX}
          {...bind("xUsername")}
        />
        <HandleField
          label={t("telegramUsername")}
          aside={t("optional")}
          maxLength={TELEGRAM_HANDLE_INPUT_MAX}
          {...bind("telegramUsername")}
        />
      </div>
      <TextField
        {...wallet}
        label={t("solanaWallet")}
        aside={t("optional")}
        hint={walletHint}
        isData
        dir="ltr"
        placeholder={t("walletPlaceholder", { min: SOLANA_WALLET_MIN, max: SOLANA_WALLET_MAX })}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        onChange={(event) => onWallet(event.target.value)}
      />
    </>
  );
}
