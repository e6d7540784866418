import {
  mapFields,
  type ProfileField,
  type ProfileFieldName,
  profileFields,
} from "#features/users/profile-fields.catalog.ts";
import { pack } from "#pack/pack.ts";
import { ADDRESS_FORMS, type Chain } from "#shared/chains.ts";
import { createProblem, type FormProblem } from "#shared/form-problem.ts";
import { profileErrors } from "./profile.errors.ts";

export type ProfileValues = Record<ProfileFieldName, string>;
/** A field that is missing was not sent; null says "nothing". */
export type GivenProfile = Partial<Record<ProfileFieldName, string | null | undefined>>;

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

function isProfileValue(field: ProfileField, value: string, { family }: Chain): boolean {
  if (field.format === "address") return ADDRESS_FORMS[family].test(value);
  return new RegExp(`^@[A-Za-z0-9_]{${field.min},${field.max}}$`).test(value);
}

/** The first problem, in the order of the fields; a field without a value has none. */
export function findProfileProblem(
  values: GivenProfile,
  chain: Chain = pack.chain,
): FormProblem<ProfileFieldName> | undefined {
  const wrong = profileFields.find((field) => {
    const value = normaliseProfileValue(field, values[field.name] ?? "");
    return value !== "" && !isProfileValue(field, value, chain);
  });
  if (wrong?.format === "address") return createWalletProblem(chain);
  return wrong && createProblem(profileErrors, wrong.problem.code, { field: wrong.name });
}

/** What is said of a wallet that is no address of the chain. */
export function createWalletProblem({ name: chain }: Chain): FormProblem<ProfileFieldName> {
  return createProblem(profileErrors, "profile.solana_wallet", { field: "solanaWallet", details: { chain } });
}
