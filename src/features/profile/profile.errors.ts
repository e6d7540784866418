import { type ProfileField, profileFields } from "#features/users/profile-fields.catalog.ts";
import { defineErrors } from "#shared/error-catalogue.ts";

type ProfileCode = ProfileField["problem"]["code"];

/** A code for each field, which the list of fields says. */
export const profileErrors = defineErrors(
  Object.fromEntries(profileFields.map(({ problem: { code, message } }) => [code, { status: 400, message }])) as Record<
    ProfileCode,
    { status: 400; message: string }
  >,
);
