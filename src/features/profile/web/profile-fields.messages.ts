import { mapFields, profileFields } from "#features/users/profile-fields.catalog.ts";
import { defineMessages } from "#web/i18n/messages.ts";

export const profileFieldsMessages = defineMessages("profile/profileFields", {
  ...mapFields(profileFields, ({ label }) => label),
  optional: "optional",
  addressPlaceholder: "{min}-{max} characters",
  addressLength: "{max} characters",
});
