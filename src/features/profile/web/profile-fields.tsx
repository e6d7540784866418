import { type ProfileFieldName, profileFields } from "#features/users/profile-fields.catalog.ts";
import type { BoundField } from "#web/forms/use-form.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { TextField } from "#web/ui/field.tsx";
import { HandleField } from "./handle-field.tsx";
import { profileFieldsMessages } from "./profile-fields.messages.ts";

interface ProfileFieldsProps {
  bind: (field: ProfileFieldName) => BoundField;
  hints?: Partial<Record<ProfileFieldName, string>>;
}

const handles = profileFields.filter(({ format }) => format === "handle");
const addresses = profileFields.filter(({ format }) => format === "address");

/** The optional part of registration and account: handles side by side, and addresses. */
export function ProfileFields({ bind, hints = {} }: ProfileFieldsProps) {
  const t = useMessages(profileFieldsMessages);
  const bindField = (name: ProfileFieldName) => ({
    ...bind(name),
    label: t(name),
    aside: t("optional"),
    hint: hints[name],
  });
  return (
    <>
      <div className="two-columns">
        {handles.map(({ name, max }) => (
          <HandleField key={name} {...bindField(name)} maxLength={max + 1} />
        ))}
      </div>
      {addresses.map(({ name, min, max }) => (
        <TextField
          key={name}
          {...bindField(name)}
          isData
          dir="ltr"
          placeholder={t("addressPlaceholder", { min, max })}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
      ))}
    </>
  );
}
