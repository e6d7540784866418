import {
  mapFields,
  type ProfileField,
  type ProfileFieldName,
  profileFields,
} from "#features/users/profile-fields.catalog.ts";
import { createProblem, type FormProblem } from "#shared/form-problem.ts";
import { profileErrors } from "./profile.errors.ts";

export type ProfileValues = Record<ProfileFieldName, string>;

const CHARACTERS = { handle: "[A-Za-z0-9_]", address: "[1-9A-HJ-NP-Za-km-z]" };

export const emptyProfile: ProfileValues = mapFields(profileFields, () => "");

/** "abc" → "@abc"; nothing, or a lone @ left in the field, → "". */
export function toHandle(text: string): string {
  const name = text.trim().replace(/^@/, "");
  return name === "" ? "" : `@${name}`;
}

/** The value without what does not count: as it is checked, sent and stored. */
export function normaliseProfileValue({ format }: Pick<ProfileField, "format">, text: string): string {
  return format === "handle" ? toHandle(text) : text.trim();
}

/** Only what is given, as it is stored: null for nothing. */
export function toStoredProfile(
  given: Partial<Record<ProfileFieldName, string | null | undefined>>,
): Partial<Record<ProfileFieldName, string | null>> {
  const sent = profileFields.filter(({ name }) => given[name] !== undefined);
  return Object.fromEntries(
    sent.map((field) => [field.name, normaliseProfileValue(field, given[field.name] ?? "") || null]),
  );
}

function isProfileValue({ format, min, max }: ProfileField, value: string): boolean {
  return new RegExp(`^${format === "handle" ? "@" : ""}${CHARACTERS[format]}{${min},${max}}$`).test(value);
}

/** The first problem, in the order of the fields; a field without a value has none. */
export function findProfileProblem(
  values: Partial<Record<ProfileFieldName, string | null | undefined>>,
): FormProblem<ProfileFieldName> | undefined {
  const wrong = profileFields.find((field) => {
    const value = normaliseProfileValue(field, values[field.name] ?? "");
    return value !== "" && !isProfileValue(field, value);
  });
  return wrong && createProblem(profileErrors, wrong.problem.code, { field: wrong.name });
}
