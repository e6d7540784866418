import { mapFields, profileFields } from "#features/users/profile-fields.catalog.ts";
import type { User } from "#features/users/users.schema.ts";
import { useProblemTexts } from "#features/users/web/use-problem-texts.ts";
import { useUser } from "#features/users/web/user-context.tsx";
import type { DraftOptions } from "#web/forms/use-draft.ts";
import { useForm } from "#web/forms/use-form.ts";
import { useFormValues } from "#web/forms/use-form-values.ts";
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

/** An empty form has no fields of which it could know them. */
const DRAFT: DraftOptions<Partial<ProfileValues>> = { name: "profile", fields: profileFields.map(({ name }) => name) };

export function ProfileForm({ user }: { user: User }) {
  const { updateProfile } = useUser();
  const t = useMessages(profileMessages);
  // Only what was touched: a field that the server has filled meanwhile is neither hidden nor cleared.
  const { values: touched, onChange, draft } = useFormValues<Partial<ProfileValues>>({}, DRAFT);
  const saved = toFormValues(user);
  const toProblems = useProblemTexts();

  async function submit() {
    const changes = toChanges(touched);
    await updateProfile(changes);
    draft?.startAfresh();
    toast({ title: t("profileSavedTitle"), description: t("profileSavedText"), variant: "success" });
  }

  const form = useForm({
    values: { ...saved, ...touched },
    saved,
    onChange,
    draft,
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
