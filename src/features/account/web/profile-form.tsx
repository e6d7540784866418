import { useState } from "react";
import {
  findProfileProblem,
  type ProfileValues,
  SOLANA_WALLET_MAX,
  SOLANA_WALLET_MIN,
  TELEGRAM_HANDLE_INPUT_MAX,
  toHandle,
  X_HANDLE_INPUT_MAX,
} from "#features/auth/auth.rules.ts";
import type { User } from "#features/auth/auth.schema.ts";
import { HandleField } from "#features/auth/web/handle-field.tsx";
import { useCheckedForm } from "#features/auth/web/use-checked-form.ts";
import { useUser } from "#features/auth/web/user-context.tsx";
import { useMessages } from "#web/i18n/messages.ts";
import { describeError, showFailure } from "#web/lib/api-errors.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { toast } from "#web/ui/toast.ts";
import { accountMessages } from "./account.messages.ts";

function toFormValues({ xUsername, telegramUsername, solanaWallet }: User): ProfileValues {
  return { xUsername: xUsername ?? "", telegramUsername: telegramUsername ?? "", solanaWallet: solanaWallet ?? "" };
}

export function ProfileForm({ user }: { user: User }) {
  const { updateProfile } = useUser();
  const t = useMessages(accountMessages);
  // Only what was touched: a field that the server has filled meanwhile is neither hidden nor cleared.
  const [touched, setTouched] = useState<Partial<ProfileValues>>({});
  const saved = toFormValues(user);
  const values = { ...saved, ...touched };

  function handleChange(next: ProfileValues) {
    const changes = Object.entries(next).filter(([field, value]) => value !== values[field as keyof ProfileValues]);
    setTouched({ ...touched, ...Object.fromEntries(changes) });
  }

  async function submit() {
    const changes: Partial<ProfileValues> = {
      ...(touched.xUsername !== undefined && { xUsername: toHandle(touched.xUsername) }),
      ...(touched.telegramUsername !== undefined && { telegramUsername: toHandle(touched.telegramUsername) }),
      ...(touched.solanaWallet !== undefined && { solanaWallet: touched.solanaWallet.trim() }),
    };
    try {
      await updateProfile(changes);
    } catch (error) {
      const description = describeError(error, t("profileFailedText"));
      showFailure(error, { title: t("profileFailedTitle"), description });
      return;
    }
    setTouched({});
    toast({ title: t("profileSavedTitle"), description: t("profileSavedText"), variant: "success" });
  }

  const form = useCheckedForm({ values, onChange: handleChange, findProblem: findProfileProblem, onSubmit: submit });
  const { onValue: onWallet, ...wallet } = form.bind("solanaWallet");
  return (
    <form ref={form.formRef} className="account-form" noValidate onSubmit={form.handleSubmit}>
      <div className="two-columns">
        <HandleField
          label={t("xUsername")}
          aside={t("optional")}
          maxLength={X_HANDLE_INPUT_MAX}
          {...form.bind("xUsername")}
        />
        <HandleField
          label={t("telegramUsername")}
          aside={t("optional")}
          maxLength={TELEGRAM_HANDLE_INPUT_MAX}
          {...form.bind("telegramUsername")}
        />
      </div>
      <TextField
        {...wallet}
        label={t("solanaWallet")}
        aside={t("optional")}
        hint={t("walletHint")}
        isData
        placeholder={t("walletPlaceholder", { min: SOLANA_WALLET_MIN, max: SOLANA_WALLET_MAX })}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        onChange={(event) => onWallet(event.target.value)}
      />
      <Button type="submit" icon="check" isBusy={form.isBusy}>
        {t("saveProfile")}
      </Button>
    </form>
  );
}
