import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { findProfileProblem, type ProfileValues, toHandle } from "#features/auth/auth.rules.ts";
import type { User } from "#features/auth/auth.schema.ts";
import { ProfileFields } from "#features/auth/web/profile-fields.tsx";
import { useCheckedForm } from "#features/auth/web/use-checked-form.ts";
import { useUser } from "#features/auth/web/user-context.tsx";
import { useMessages } from "#web/i18n/messages.ts";
import { describeError, showFailure } from "#web/lib/api-errors.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";
import { accountMessages } from "./account.messages.ts";
import { refreshWalletProof } from "./wallet.api.ts";

function toFormValues({ xUsername, telegramUsername, solanaWallet }: User): ProfileValues {
  return { xUsername: xUsername ?? "", telegramUsername: telegramUsername ?? "", solanaWallet: solanaWallet ?? "" };
}

export function ProfileForm({ user }: { user: User }) {
  const { updateProfile } = useUser();
  const queryClient = useQueryClient();
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
    if (changes.solanaWallet !== undefined) void refreshWalletProof(queryClient, user.id);
    setTouched({});
    toast({ title: t("profileSavedTitle"), description: t("profileSavedText"), variant: "success" });
  }

  const form = useCheckedForm({ values, onChange: handleChange, findProblem: findProfileProblem, onSubmit: submit });
  return (
    <form ref={form.formRef} className="account-form" noValidate onSubmit={form.handleSubmit}>
      <ProfileFields bind={form.bind} walletHint={t("walletHint")} />
      <Button type="submit" icon="check" isBusy={form.isBusy}>
        {t("saveProfile")}
      </Button>
    </form>
  );
}
