import { type ProfileProblems, profileFields } from "#features/users/profile-fields.catalog.ts";
import { defineErrors } from "#shared/error-catalogue.ts";

/** A code for each field, which the list of fields says. */
export const profileErrors = defineErrors(
  Object.fromEntries(profileFields.map(({ problem: { code, message } }) => [code, { status: 400, message }])) as {
    [Code in keyof ProfileProblems]: { status: 400; message: ProfileProblems[Code]["message"] };
  },
);
