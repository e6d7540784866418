import { useState } from "react";
import { mapFields, profileFields } from "#features/users/profile-fields.catalog.ts";
import type { User } from "#features/users/users.schema.ts";
import { useProblemTexts } from "#features/users/web/use-problem-texts.ts";
import { useUser } from "#features/users/web/user-context.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { showFailure } from "#web/lib/api-errors.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";
import { findProfileProblem, normaliseProfileValue, type ProfileValues } from "../profile.rules.ts";
import { profileMessages } from "./profile.messages.ts";
import "./profile-form.css";
import { ProfileFields } from "./profile-fields.tsx";

function toFormValues(user: User): ProfileValues {
  return mapFields(profileFields, ({ name }) => user[name] ?? "");
}

function toChanges(touched: Partial<ProfileValues>): Partial<ProfileValues> {
  return Object.fromEntries(
    profileFields.flatMap((field) => {
      const text = touched[field.name];
      return text === undefined ? [] : [[field.name, normaliseProfileValue(field, text)]];
    }),
  );
}

export function ProfileForm({ user }: { user: User }) {
  const { updateProfile } = useUser();
  const t = useMessages(profileMessages);
  // Only what was touched: a field that the server has filled meanwhile is neither hidden nor cleared.
  const [touched, setTouched] = useState<Partial<ProfileValues>>({});
  const saved = toFormValues(user);
  const toProblems = useProblemTexts();

  async function submit() {
    const changes = toChanges(touched);
    await updateProfile(changes);
    setTouched({});
    toast({ title: t("profileSavedTitle"), description: t("profileSavedText"), variant: "success" });
  }

  const form = useForm({
    values: { ...saved, ...touched },
    saved,
    onChange: (changes) => setTouched({ ...touched, ...changes }),
    findProblems: (values) => toProblems(findProfileProblem(values)),
    onSubmit: submit,
    failureText: t("profileFailedText"),
    onFailure: (description, error) => showFailure(error, { title: t("profileFailedTitle"), description }),
  });
  return (
    <form {...form.props} className="profile-form">
      <ProfileFields bind={form.bind} hints={{ solanaWallet: t("walletHint") }} />
      <Button type="submit" icon="check" isBusy={form.isBusy}>
        {t("saveProfile")}
      </Button>
    </form>
  );
}
