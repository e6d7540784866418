import { type ProfileFieldName, profileFields } from "#features/users/profile-fields.catalog.ts";
import { pack } from "#pack/pack.ts";
import { ADDRESS_LENGTHS } from "#shared/chains.ts";
import type { BoundField } from "#web/forms/use-form.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { TextField } from "#web/ui/field.tsx";
import { HandleField } from "./handle-field.tsx";
import { profileFieldsMessages } from "./profile-fields.messages.ts";

interface ProfileFieldsProps {
  bind: (field: ProfileFieldName) => BoundField;
  hints?: Partial<Record<ProfileFieldName, string>>;
}

const handles = profileFields.filter((field) => field.format === "handle");
const addresses = profileFields.filter((field) => field.format === "address");
const { min, max } = ADDRESS_LENGTHS[pack.chain.family];

/** The optional part of registration and account: handles side by side, and addresses. */
export function ProfileFields({ bind, hints = {} }: ProfileFieldsProps) {
  const t = useMessages(profileFieldsMessages);
  const bindField = (name: ProfileFieldName) => ({
    ...bind(name),
    label: t(name, { chain: pack.chain.name }),
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
      {addresses.map(({ name }) => (
        <TextField
          key={name}
          {...bindField(name)}
          isData
          dir="ltr"
          placeholder={min === max ? t("addressLength", { max }) : t("addressPlaceholder", { min, max })}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
      ))}
    </>
  );
}
